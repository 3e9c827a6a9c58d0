internal import JSON

extension JSONWriter {
  mutating func event(_ event: LedgerEvent, isFollowed: Bool) {
    beginObject()
    member("n", event.sequence)
    member("at", event.at)
    member("who", event.customer)
    fact(event.fact, at: event.at)
    if isFollowed { member("more", true) }
    endObject()
  }

  private mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  private mutating func member(_ name: StaticString, _ value: Moment) {
    key(name)
    integer(Int(value.milliseconds))
  }

  private mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  private mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  private mutating func member(_ name: StaticString, _ value: Money) {
    key(name)
    string("\(value.amount) \(value.currency)")
  }

  private mutating func what(_ name: StaticString) {
    key("what")
    string(name)
  }

  private mutating func fact(_ fact: LedgerFact, at moment: Moment) {
    switch fact {
    case .transaction(let fact): transaction(fact, at: moment)
    case .pending(let fact):
      what("pending")
      pending(fact)
    case .pendingEnded(let id, let state):
      what("pendingEnded")
      member("id", id)
      member("state", state.rawValue)
    case .pendingAbsorbed(let id):
      what("pendingAbsorbed")
      member("id", id)
    case .purchaseFailed(let fact):
      what("purchaseFailed")
      pending(fact)
    case .renewalPlanned(let groupID, let productID, let change, let offer):
      what("renewalPlanned")
      member("group", groupID)
      member("product", productID)
      if let change { member("change", change.rawValue) }
      if let offer { planned(offer) }
    case .autoRenew(let groupID, let enabled):
      what("autoRenew")
      member("group", groupID)
      member("on", enabled)
    case .periodCut(let groupID, let ownership):
      what("periodCut")
      member("group", groupID)
      member("ownership", ownership.rawValue)
    case .expired(let groupID, let ownership, let reason):
      what("expired")
      member("group", groupID)
      member("ownership", ownership.rawValue)
      member("reason", reason.rawValue)
    case .graceBegan(let groupID, let until, let retryUntil):
      what("graceBegan")
      member("group", groupID)
      member("until", until)
      member("retryUntil", retryUntil)
    case .retryBegan(let groupID, let until):
      what("retryBegan")
      member("group", groupID)
      member("until", until)
    case .refunded(let id, let reason):
      what("refunded")
      member("id", id)
      member("reason", reason.rawValue)
    case .sharingEnded(let groupID):
      what("sharingEnded")
      member("group", groupID)
    case .priceIncreaseAsked(let groupID, let price, let requiresConsent):
      what("priceIncreaseAsked")
      member("group", groupID)
      member("price", price)
      member("on", requiresConsent)
    case .priceIncreaseAgreed(let groupID):
      what("priceIncreaseAgreed")
      member("group", groupID)
    case .deleted(let ids):
      what("deleted")
      key("ids")
      array { for id in ids { $0.integer(id) } }
    case .historyCleared: what("historyCleared")
    case .configured(let change):
      what("configured")
      settings(change)
    case .settingsReset: what("settingsReset")
    case .customerSelected: what("customerSelected")
    }
  }

  /// Leaves out what the rest tells: a ledger has millions of these.
  private mutating func transaction(_ fact: TransactionFact, at moment: Moment) {
    what("transaction")
    member("id", fact.id)
    if fact.originalID != fact.id { member("original", fact.originalID) }
    member("product", fact.productID)
    if fact.run == nil { member("kind", fact.kind.rawValue) }
    if fact.reason != fact.run?.cause.usualReason ?? .purchase { member("reason", fact.reason.rawValue) }
    if fact.purchasedAt != moment { member("boughtAt", fact.purchasedAt) }
    member("price", fact.price)
    if fact.ownership != .purchased { member("ownership", fact.ownership.rawValue) }
    guard let run = fact.run else { return }
    member("cause", run.cause.rawValue)
    member("group", run.groupID)
    member("level", run.level)
    member("period", run.period.description)
    if run.periodStartAt != fact.purchasedAt { member("from", run.periodStartAt) }
    member("until", run.expiresAt)
    member("anchor", run.anchorDay)
    if run.regularPrice != fact.price || run.regularPrice.amount.scale != fact.price.amount.scale { member("regular", run.regularPrice) }
    if let offer = run.offer {
      key("offer")
      terms(offer)
    }
    if run.offerPeriodsLeft != 0 { member("left", run.offerPeriodsLeft) }
    if let planned = run.planned { self.planned(planned) }
    if !run.willAutoRenew { member("on", false) }
  }

  private mutating func pending(_ fact: PendingFact) {
    member("id", fact.transactionID)
    member("product", fact.productID)
    member("kind", fact.kind.rawValue)
    if let offerID = fact.offerID { member("offerID", offerID) }
    member("price", fact.price)
    if let reason = fact.reason { member("reason", reason.rawValue) }
  }

  private mutating func planned(_ offer: PlannedOffer) {
    key("planned")
    terms(offer.terms)
    if offer.waitsForRunningOffer { member("waits", true) }
  }

  private mutating func terms(_ offer: OfferTerms) {
    beginObject()
    member("kind", offer.kind.rawValue)
    if let id = offer.id { member("id", id) }
    member("mode", offer.mode.rawValue)
    member("amount", offer.amount.description)
    member("period", offer.period.description)
    member("count", offer.periodCount)
    endObject()
  }

  private mutating func settings(_ change: SettingsChange) {
    key("settings")
    beginObject()
    if let value = change.storefront { member("storefront", value) }
    if let value = change.locale { member("locale", value) }
    if let value = change.timeRate { member("timeRate", value.rawValue) }
    if let value = change.isAskToBuyEnabled { member("askToBuy", value) }
    if let value = change.isInterruptedPurchasesEnabled { member("interrupted", value) }
    if let value = change.isBillingRetryOnRenewalEnabled { member("billingRetry", value) }
    if let value = change.isBillingGracePeriodEnabled { member("billingGrace", value) }
    if let value = change.gracePeriodDays { member("graceDays", value) }
    if let value = change.productsLatency { member("productsLatency", Int(value.milliseconds)) }
    if let value = change.purchaseLatency { member("purchaseLatency", Int(value.milliseconds)) }
    if let value = change.restoreLatency { member("restoreLatency", Int(value.milliseconds)) }
    if let value = change.stateLatency { member("stateLatency", Int(value.milliseconds)) }
    if let value = change.purchaseDecision { member("purchaseDecision", value.rawValue) }
    endObject()
  }
}

extension RunFact.Cause {
  /// The reason that a transaction of this cause has, unless its record says another.
  var usualReason: StoreTransaction.Reason {
    switch self {
    case .start, .planChange: .purchase
    case .renewal, .renewalWithPlanChange, .recovery: .renewal
    }
  }
}
