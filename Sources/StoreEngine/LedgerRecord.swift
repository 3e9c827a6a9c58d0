internal import JSON

/// The members of a ledger's record as they stand, before they are known to make an event.
struct LedgerRecord {
  private var sequence: Int?
  private var at: Moment?
  private var customer: String?
  private var what = ""
  private var id: Int?
  private var original: Int?
  private var product: String?
  private var kind: CatalogProduct.Kind?
  private var reason: String?
  private var state: String?
  private var boughtAt: Moment?
  private var price: Money?
  private var ownership = Ownership.purchased
  private var cause: RunFact.Cause?
  private var group: String?
  private var level: Int?
  private var period: Period?
  private var from: Moment?
  private var until: Moment?
  private var retryUntil: Moment?
  private var anchor: Int?
  private var regular: Money?
  private var offer: OfferTerms?
  private var left = 0
  private var planned: OfferTerms?
  private var waits = false
  private var isOn: Bool?
  private var offerID: String?
  private var change: String?
  private var ids: [Int] = []
  private var settings: SettingsChange?
  /// Whether the event happened only together with the next.
  private(set) var isFollowed = false
  /// Whether something stands here that this version does not know.
  private var isStrange = false

  init(_ cursor: inout JSONCursor) {
    cursor.object { key, value in read(key, &value) }
  }

  private mutating func read(_ key: JSONKey, _ value: inout JSONCursor) {
    switch key {
    case "n": sequence = value.integer()
    case "at": at = LedgerRecord.moment(&value)
    case "who": customer = value.string()
    case "what": what = value.string()
    case "id": id = value.integer()
    case "original": original = value.integer()
    case "product": product = value.string()
    case "kind": kind = CatalogProduct.Kind(rawValue: value.string())
    case "reason": reason = value.string()
    case "boughtAt": boughtAt = LedgerRecord.moment(&value)
    case "price": price = Money(ledgerText: value.string())
    case "cause": cause = RunFact.Cause(rawValue: value.string())
    case "group": group = value.string()
    case "level": level = value.integer()
    case "period": period = Period(value.string())
    case "from": from = LedgerRecord.moment(&value)
    case "until": until = LedgerRecord.moment(&value)
    case "anchor": anchor = value.integer()
    default: readRare(key, &value)
    }
  }

  private mutating func readRare(_ key: JSONKey, _ value: inout JSONCursor) {
    switch key {
    case "state": state = value.string()
    case "ownership":
      if let known = Ownership(rawValue: value.string()) { ownership = known } else { isStrange = true }
    case "retryUntil": retryUntil = LedgerRecord.moment(&value)
    case "regular": regular = Money(ledgerText: value.string())
    case "offer": offer = terms(&value)
    case "left": left = value.integer() ?? 0
    case "planned": planned = terms(&value)
    case "waits": waits = value.bool()
    case "on": isOn = value.bool()
    case "offerID": offerID = value.string()
    case "change": change = value.string()
    case "more": isFollowed = value.bool()
    case "ids": value.array { if let id = $0.integer() { ids.append(id) } }
    case "settings": settings = readSettings(&value)
    default:
      value.skip()
      isStrange = true
    }
  }

  private static func moment(_ value: inout JSONCursor) -> Moment? {
    value.integer().map { Moment(milliseconds: Int64($0)) }
  }

  private mutating func terms(_ value: inout JSONCursor) -> OfferTerms? {
    var kind: OfferTerms.Kind?
    var mode: OfferTerms.Mode?
    var id: String?
    var amount: Amount?
    var period: Period?
    var count: Int?
    value.object { key, value in
      switch key {
      case "kind": kind = OfferTerms.Kind(rawValue: value.string())
      case "mode": mode = OfferTerms.Mode(rawValue: value.string())
      case "id": id = value.string()
      case "amount": amount = Amount(value.string())
      case "period": period = Period(value.string())
      case "count": count = value.integer()
      default:
        value.skip()
        isStrange = true
      }
    }
    guard let kind, let mode, let amount, let period, let count else {
      isStrange = true
      return nil
    }
    return OfferTerms(kind: kind, id: id, mode: mode, amount: amount, period: period, periodCount: count)
  }

  private mutating func readSettings(_ value: inout JSONCursor) -> SettingsChange {
    var change = SettingsChange()
    func length(_ value: inout JSONCursor) -> Length? { value.integer().map { Length(milliseconds: Int64($0)) } }
    value.object { key, value in
      switch key {
      case "storefront": change.storefront = value.string()
      case "locale": change.locale = value.string()
      case "timeRate": change.timeRate = value.integer().flatMap(TimeRate.init)
      case "askToBuy": change.isAskToBuyEnabled = value.bool()
      case "interrupted": change.isInterruptedPurchasesEnabled = value.bool()
      case "billingRetry": change.isBillingRetryOnRenewalEnabled = value.bool()
      case "billingGrace": change.isBillingGracePeriodEnabled = value.bool()
      case "graceDays": change.gracePeriodDays = value.integer()
      case "productsLatency": change.productsLatency = length(&value)
      case "purchaseLatency": change.purchaseLatency = length(&value)
      case "restoreLatency": change.restoreLatency = length(&value)
      case "stateLatency": change.stateLatency = length(&value)
      case "purchaseDecision": change.purchaseDecision = StoreSettings.PurchaseDecision(rawValue: value.string())
      default:
        value.skip()
        isStrange = true
      }
    }
    return change
  }

  // MARK: - The event

  /// nil when the members make no event that is known here.
  var event: LedgerEvent? {
    guard !isStrange, let sequence, let at, let customer, let fact else { return nil }
    return LedgerEvent(sequence: sequence, at: at, customer: customer, fact: fact)
  }

  private var fact: LedgerFact? {
    switch what {
    case "transaction": transaction.map(LedgerFact.transaction)
    case "pending": pending.map(LedgerFact.pending)
    case "purchaseFailed": pending.map(LedgerFact.purchaseFailed)
    case "pendingEnded": id.flatMap { id in state.flatMap(StoreTransaction.State.init).map { .pendingEnded(transactionID: id, state: $0) } }
    case "pendingAbsorbed": id.map { .pendingAbsorbed(transactionID: $0) }
    case "refunded":
      id.flatMap { id in reason.flatMap(StoreTransaction.RevocationReason.init).map { .refunded(transactionID: id, reason: $0) } }
    case "deleted": .deleted(transactionIDs: ids)
    case "historyCleared": .historyCleared
    case "configured": settings.map(LedgerFact.configured)
    case "settingsReset": .settingsReset
    case "customerSelected": .customerSelected
    default: group.flatMap { groupFact(groupID: $0) }
    }
  }

  private func groupFact(groupID: String) -> LedgerFact? {
    switch what {
    case "renewalPlanned":
      product.map {
        .renewalPlanned(groupID: groupID, productID: $0, change: change.flatMap(DeferredChange.init), offer: plannedOffer)
      }
    case "autoRenew": isOn.map { .autoRenew(groupID: groupID, enabled: $0) }
    case "periodCut": .periodCut(groupID: groupID, ownership: ownership)
    case "expired":
      reason.flatMap(ExpirationReason.init).map { .expired(groupID: groupID, ownership: ownership, reason: $0) }
    case "graceBegan":
      until.flatMap { until in retryUntil.map { .graceBegan(groupID: groupID, until: until, retryUntil: $0) } }
    case "retryBegan": until.map { .retryBegan(groupID: groupID, until: $0) }
    case "sharingEnded": .sharingEnded(groupID: groupID)
    case "priceIncreaseAsked":
      price.flatMap { price in isOn.map { .priceIncreaseAsked(groupID: groupID, price: price, requiresConsent: $0) } }
    case "priceIncreaseAgreed": .priceIncreaseAgreed(groupID: groupID)
    default: nil
    }
  }

  private var plannedOffer: PlannedOffer? { planned.map { PlannedOffer(terms: $0, waitsForRunningOffer: waits) } }

  private var pending: PendingFact? {
    guard let id, let product, let kind, let price else { return nil }
    return PendingFact(
      transactionID: id, productID: product, kind: kind, offerID: offerID, price: price,
      reason: reason.flatMap(StoreTransaction.PendingReason.init))
  }

  private var transaction: TransactionFact? {
    guard let id, let product, let at, let price else { return nil }
    let usual = cause?.usualReason ?? .purchase
    guard let reason = reason.map(StoreTransaction.Reason.init(rawValue:)) ?? usual else { return nil }
    let boughtAt = boughtAt ?? at
    guard let cause else {
      guard let kind, kind != .autoRenewable else { return nil }
      return TransactionFact(
        id: id, originalID: original ?? id, productID: product, kind: kind, reason: reason, purchasedAt: boughtAt, price: price,
        ownership: ownership)
    }
    guard let group, let level, let period, let until, let anchor else { return nil }
    return TransactionFact(
      id: id, originalID: original ?? id, productID: product, kind: .autoRenewable, reason: reason, purchasedAt: boughtAt, price: price,
      ownership: ownership,
      run: RunFact(
        cause: cause, groupID: group, level: level, period: period, periodStartAt: from ?? boughtAt, expiresAt: until, anchorDay: anchor,
        offer: offer, offerPeriodsLeft: left, planned: plannedOffer, regularPrice: regular ?? price, willAutoRenew: isOn ?? true))
  }
}

extension Money {
  /// Reads `9.99 USD`.
  fileprivate init?(ledgerText text: String) {
    guard let space = text.utf8.lastIndex(of: 0x20), let amount = Amount(String(text[..<space])),
      let currency = Currency(String(text[text.utf8.index(after: space)...]))
    else { return nil }
    self.init(amount, currency)
  }
}
