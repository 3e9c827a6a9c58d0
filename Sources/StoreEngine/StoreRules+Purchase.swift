extension StoreRules {
  /// A purchase in the app: at once, or waiting for somebody.
  func purchase(
    _ product: CatalogProduct, _ offerID: String?, pending reason: StoreTransaction.PendingReason?, at now: Moment
  ) throws(StoreRefusal) -> Decision {
    // Asking again for what waits already changes nothing: one purchase of a product waits at a time.
    if let waiting = waiting(for: product.id) { return Decision(transactionID: waiting) }
    let offer = try offer(offerID, of: product)
    let id = state.nextTransactionID
    let decision = try buy(product, offer, id: id, at: now)
    guard let reason, decision.facts.contains(where: \.isForPayment) else { return decision }
    let fact = PendingFact(
      transactionID: id, productID: product.id, kind: product.kind, offerID: offerID, price: try priceNow(product, offer, decision),
      reason: reason)
    return Decision(facts: [.pending(fact)], transactionID: id)
  }

  func failedPurchase(_ product: CatalogProduct, _ offerID: String?) throws(StoreRefusal) -> Decision {
    let id = state.nextTransactionID
    let fact = PendingFact(
      transactionID: id, productID: product.id, kind: product.kind, offerID: offerID, price: try price(of: product), reason: nil)
    return Decision(facts: [.purchaseFailed(fact)], transactionID: id)
  }

  /// The customer's purchase of a product that waits; nil when none does.
  private func waiting(for productID: String) -> Int? {
    guard let customer else { return nil }
    return state.customers[customer].pending.first { state.transactions[$0 - 1].productID == productID }
  }

  private func priceNow(_ product: CatalogProduct, _ offer: CatalogOffer?, _ decision: Decision) throws(StoreRefusal) -> Money {
    for case .transaction(let fact) in decision.facts { return fact.price }
    let regular = try price(of: product)
    return offer.map { Money($0.terms.amount, regular.currency) } ?? regular
  }

  /// What buying a product leads to, whoever had to agree before.
  func buy(_ product: CatalogProduct, _ offer: CatalogOffer?, id: Int, at now: Moment) throws(StoreRefusal) -> Decision {
    let price = try price(of: product)
    if let plan = product.plan { return try buyPlan(product, plan, offer, price: price, id: id, at: now) }
    if product.kind == .nonConsumable, let held = ownedTransaction(product.id) { return Decision(transactionID: held) }
    let fact = TransactionFact(
      id: id, originalID: id, productID: product.id, kind: product.kind, reason: .purchase, purchasedAt: now, price: price,
      ownership: .purchased)
    return Decision(facts: [.transaction(fact)], transactionID: id)
  }

  /// The customer's own purchase of a one-time product; one that the family shares leaves room for it (store-behaviour §13.11).
  private func ownedTransaction(_ productID: String) -> Int? {
    let owned = customer.flatMap { state.customers[$0].owned.first { $0.productID == productID }?.transactionID }
    return owned.flatMap { state.transactions[$0 - 1].ownership == .purchased ? $0 : nil }
  }

  private func buyPlan(
    _ product: CatalogProduct, _ plan: CatalogPlan, _ offer: CatalogOffer?, price: Money, id: Int, at now: Moment
  ) throws(StoreRefusal) -> Decision {
    let own = group(plan.groupID)?.own
    guard let own, own.isCurrent else {
      let fact = period(
        of: product, plan, cause: .start, id: id,
        // The same plan goes on under its first transaction, another begins anew (store-behaviour §13.8).
        originalID: own?.productID == product.id ? own?.originalTransactionID : nil,
        reason: .purchase, purchasedAt: now, startAt: now, anchorDay: nil, regularPrice: price, stage: firstStage(plan, offer))
      return Decision(facts: [.transaction(fact)], transactionID: id)
    }
    if own.productID == product.id {
      // A purchase resolves what the store could not bill (store-behaviour §13.6).
      if own.isRetrying {
        var held = own
        if held.pendingProductID != nil { held.dropPlans() }
        return Decision(facts: [.transaction(try recovery(of: held, with: offer?.terms, id: id, at: now))], transactionID: id)
      }
      return buyHeld(own, offer)
    }
    let change = change(from: own, to: plan)
    if own.isRetrying || change == nil {
      let fact = period(
        of: product, plan, cause: .planChange, id: id, originalID: own.originalTransactionID, reason: .purchase, purchasedAt: now,
        startAt: now, anchorDay: nil, regularPrice: price, stage: OfferStage(starting: offer?.terms))
      return Decision(facts: [.transaction(fact)], transactionID: id)
    }
    if own.pendingProductID == product.id, own.planned?.terms == offer?.terms, own.willAutoRenew {
      return Decision(transactionID: own.transactionID)
    }
    let fact = LedgerFact.renewalPlanned(
      groupID: plan.groupID, productID: product.id, change: change, offer: offer.map { PlannedOffer(terms: $0.terms) })
    return Decision(facts: [fact], transactionID: own.transactionID)
  }

  /// Buying the plan that is held and runs (store-behaviour §13.1, §13.12).
  private func buyHeld(_ own: Holding, _ offer: CatalogOffer?) -> Decision {
    if let offer {
      let planned = PlannedOffer(
        terms: offer.terms,
        waitsForRunningOffer: offer.kind == .code && offer.isStackable && own.offer?.kind == .introductory)
      if own.planned == planned, own.pendingProductID == nil, own.willAutoRenew { return Decision(transactionID: own.transactionID) }
      return Decision(
        facts: [.renewalPlanned(groupID: own.groupID, productID: own.productID, change: nil, offer: planned)],
        transactionID: own.transactionID)
    }
    if own.willAutoRenew, own.pendingProductID == nil { return Decision(transactionID: own.transactionID) }
    return Decision(facts: [.autoRenew(groupID: own.groupID, enabled: true)], transactionID: own.transactionID)
  }

  /// How a change to another plan waits for the next billing; nil when it takes effect at once (store-behaviour §2).
  func change(from own: Holding, to plan: CatalogPlan) -> DeferredChange? {
    let level = level(of: own)
    if plan.level > level { return .downgrade }
    if plan.level < level { return nil }
    return plan.period.isAsLong(as: own.period) ? nil : .crossgrade
  }

  /// The offer with which a customer begins: one that was asked for, else the introduction; a stacked code comes after the introduction.
  private func firstStage(_ plan: CatalogPlan, _ offer: CatalogOffer?) -> OfferStage {
    let introduction = introductoryIneligibility(group(plan.groupID)) == nil ? plan.introductory : nil
    guard let offer else { return OfferStage(starting: introduction?.terms) }
    if offer.kind == .code, offer.isStackable, let introduction {
      return OfferStage(starting: introduction.terms, then: PlannedOffer(terms: offer.terms, waitsForRunningOffer: true))
    }
    return OfferStage(starting: offer.terms)
  }

  // MARK: - Outside the app

  /// How many renewals may be made up for a purchase in the past.
  private static var mostRenewals: Int { 10_000 }

  func buyElsewhere(
    _ product: CatalogProduct, _ offerID: String?, purchasedAt: Moment?, renewsUntilNow: Bool, now: Moment
  ) throws(StoreRefusal) -> Decision {
    let moment = purchasedAt ?? now
    guard moment <= now else { throw .badValue(member: "purchasedAt", message: "a purchase cannot lie in the future") }
    if moment < now, let plan = product.plan, let own = group(plan.groupID)?.own, moment < lastWord(of: own) {
      throw .badValue(member: "purchasedAt", message: "the customer's history in this group is already past that instant")
    }
    var decision = try buy(product, try offer(offerID, of: product), id: state.nextTransactionID, at: moment)
    guard moment < now, case .transaction(let fact)? = decision.facts.first, let run = fact.run else { return decision }
    var holding = group(run.groupID)?.own?.after(fact, run) ?? Holding(fact, run)
    if !renewsUntilNow {
      decision.facts.append(.autoRenew(groupID: run.groupID, enabled: false))
      if holding.expiresAt <= now {
        decision.facts.append(.expired(groupID: run.groupID, ownership: .purchased, reason: .autoRenewDisabled))
      }
      return decision
    }
    while holding.expiresAt <= now, let next = nextBilling(of: holding) {
      guard decision.facts.count <= StoreRules.mostRenewals else {
        throw .badValue(member: "purchasedAt", message: "more than \(StoreRules.mostRenewals) renewals lie between that instant and now")
      }
      let start = holding.expiresAt
      let renewal = period(
        of: next.product, next.plan, cause: .renewal, id: fact.id + decision.facts.count, originalID: holding.originalTransactionID,
        reason: .renewal, purchasedAt: start, startAt: start, anchorDay: holding.anchorDay, regularPrice: next.regularPrice,
        stage: next.stage)
      guard let run = renewal.run, run.expiresAt > start else { break }
      decision.facts.append(.transaction(renewal))
      holding = holding.after(renewal, run)
    }
    return decision
  }

  /// The last moment at which something is known of a holding.
  private func lastWord(of holding: Holding) -> Moment {
    switch holding.phase {
    case .active, .grace, .retry: holding.periodStartAt
    case .expired: holding.expiresAt
    case .revoked(let at, _): at
    }
  }
}

extension LedgerFact {
  /// Whether a payment sheet stands before it: then somebody may have to agree, or something may interrupt it.
  var isForPayment: Bool {
    switch self {
    case .transaction, .renewalPlanned: true
    default: false
    }
  }
}
