extension StoreRules {
  // MARK: - Purchases that wait

  func approve(_ transaction: StoreTransaction, at now: Moment) throws(StoreRefusal) -> Decision {
    guard transaction.state == .pending else {
      throw .notAllowed(.notPending, message: "transaction \(transaction.id) does not wait for anybody")
    }
    guard transaction.pendingReason == .askToBuy else {
      throw .notAllowed(.wrongKind, message: "transaction \(transaction.id) waits for no approval: resolve its issue instead")
    }
    return complete(transaction, at: now)
  }

  func decline(_ transaction: StoreTransaction) throws(StoreRefusal) -> Decision {
    guard transaction.state == .pending else {
      throw .notAllowed(.notPending, message: "transaction \(transaction.id) does not wait for anybody")
    }
    return Decision(facts: [.pendingEnded(transactionID: transaction.id, state: .declined)], transactionID: transaction.id)
  }

  /// The purchase as if it were made now, under the id that waited for it.
  private func complete(_ transaction: StoreTransaction, at now: Moment) -> Decision {
    var decision = Decision()
    do throws(StoreRefusal) {
      let product = try product(transaction.productID)
      decision = try buy(product, try offer(transaction.requestedOfferID, of: product), id: transaction.id, at: now)
    } catch {
      // What was possible when it was asked for is not any more.
      return Decision(facts: [.pendingEnded(transactionID: transaction.id, state: .failed)], transactionID: transaction.id)
    }
    let becomesOne = decision.facts.contains { fact in
      if case .transaction(let made) = fact { made.id == transaction.id } else { false }
    }
    if !becomesOne { decision.facts.append(.pendingAbsorbed(transactionID: transaction.id)) }
    return decision
  }

  /// Completes an interrupted purchase, or pays the renewal that failed; nothing else can be resolved.
  func resolveIssue(_ transaction: StoreTransaction, at now: Moment) throws(StoreRefusal) -> Decision {
    if transaction.state == .pending {
      guard transaction.pendingReason != .askToBuy else {
        throw .notAllowed(.wrongKind, message: "transaction \(transaction.id) waits for an approval")
      }
      return complete(transaction, at: now)
    }
    let holdings = customer.map { state.customers[$0].groups.compactMap(\.own) } ?? []
    guard let holding = holdings.first(where: { $0.transactionID == transaction.id }), holding.isRetrying else {
      throw .notAllowed(.notPending, message: "transaction \(transaction.id) has no issue to resolve")
    }
    let id = state.nextTransactionID
    return Decision(facts: [.transaction(try recovery(of: holding, id: id, at: now))], transactionID: id)
  }

  // MARK: - Subscriptions

  func setAutoRenew(_ holding: Holding, _ enabled: Bool) throws(StoreRefusal) -> Decision {
    guard holding.willAutoRenew != enabled else {
      throw .notAllowed(.alreadyInThatState, message: "the auto-renewal of \"\(holding.productID)\" is \(enabled ? "on" : "off") already")
    }
    // Leaving while the store tries to bill ends it at once (store-behaviour §13.5).
    if holding.isRetrying, !enabled {
      return Decision(
        facts: [.expired(groupID: holding.groupID, ownership: .purchased, reason: .autoRenewDisabled)], transactionID: holding.transactionID
      )
    }
    return Decision(facts: [.autoRenew(groupID: holding.groupID, enabled: enabled)], transactionID: holding.transactionID)
  }

  func forceRenewal(_ holding: Holding, at now: Moment) throws(StoreRefusal) -> Decision {
    let id = state.nextTransactionID
    if holding.isRetrying { return Decision(facts: [.transaction(try recovery(of: holding, id: id, at: now))], transactionID: id) }
    guard holding.willAutoRenew else {
      throw .notAllowed(.notSubscribed, message: "the auto-renewal of \"\(holding.productID)\" is off: nothing renews")
    }
    var cut = holding
    cut.expiresAt = now
    // The run goes on from here: so do its days of the month.
    cut.anchorDay = CivilTime(now).day
    let facts = dueFacts(of: cut, at: now)
    let isRenewed = facts.contains { fact in if case .transaction = fact { true } else { false } }
    return Decision(
      facts: [.periodCut(groupID: holding.groupID, ownership: .purchased)] + facts, transactionID: isRenewed ? id : holding.transactionID)
  }

  /// Ends a subscription now, as if it had been cancelled before; one that the store tries to bill, as lost.
  func expire(_ holding: Holding, at now: Moment) -> Decision {
    var facts: [LedgerFact] = []
    if holding.expiresAt > now { facts.append(.periodCut(groupID: holding.groupID, ownership: .purchased)) }
    facts.append(.expired(groupID: holding.groupID, ownership: .purchased, reason: holding.isRetrying ? .billingError : .autoRenewDisabled))
    return Decision(facts: facts, transactionID: holding.transactionID)
  }

  func refund(_ transaction: StoreTransaction, _ reason: StoreTransaction.RevocationReason) throws(StoreRefusal) -> Decision {
    guard transaction.ownership == .purchased else {
      throw .notAllowed(.familyShared, message: "transaction \(transaction.id) is shared by the family: who bought it may ask for a refund")
    }
    guard transaction.state == .purchased else {
      throw .notAllowed(.wrongKind, message: "transaction \(transaction.id) was not paid: it is \(transaction.state.rawValue)")
    }
    guard transaction.revokedAt == nil else {
      throw .notAllowed(.alreadyInThatState, message: "transaction \(transaction.id) is refunded already")
    }
    return Decision(facts: [.refunded(transactionID: transaction.id, reason: reason)], transactionID: transaction.id)
  }

  func requestPriceIncrease(_ holding: Holding, _ amount: Amount, requiresConsent: Bool) throws(StoreRefusal) -> Decision {
    guard holding.willAutoRenew else {
      throw .notAllowed(.notSubscribed, message: "the auto-renewal of \"\(holding.productID)\" is off: no price lies ahead")
    }
    guard holding.pendingProductID == nil else {
      throw .notAllowed(.changeInProgress, message: "another plan waits for the next billing")
    }
    let price = Money(amount, holding.regularPrice.currency)
    return Decision(
      facts: [.priceIncreaseAsked(groupID: holding.groupID, price: price, requiresConsent: requiresConsent)],
      transactionID: holding.transactionID)
  }

  func answerPriceIncrease(_ holding: Holding, accepts: Bool) throws(StoreRefusal) -> Decision {
    guard holding.priceIncrease?.isAgreed == false else {
      throw .notAllowed(.notPending, message: "no price increase of \"\(holding.productID)\" waits for an answer")
    }
    // A decline is auto-renewal off, and ends as such (store-behaviour §13.4).
    let fact: LedgerFact =
      accepts ? .priceIncreaseAgreed(groupID: holding.groupID) : .autoRenew(groupID: holding.groupID, enabled: false)
    return Decision(facts: [fact], transactionID: holding.transactionID)
  }

  // MARK: - Codes, family, history, settings

  func redeem(_ code: String, for product: CatalogProduct, at now: Moment) throws(StoreRefusal) -> Decision {
    guard let plan = product.plan else {
      throw .notAllowed(.wrongKind, message: "\"\(product.id)\" is no auto-renewable subscription")
    }
    guard let offer = plan.offers.first(where: { $0.kind == .code && $0.id == code }) else {
      throw .unknownOffer(id: code, known: plan.offers.filter { $0.kind == .code }.compactMap(\.id))
    }
    if let reason = codeIneligibility(of: offer, for: product, plan) { throw .ineligibleForOffer(offerID: code, reason: reason) }
    return try buy(product, offer, id: state.nextTransactionID, at: now)
  }

  func share(_ product: CatalogProduct, _ isShared: Bool, at now: Moment) throws(StoreRefusal) -> Decision {
    guard let plan = product.plan else { return try shareOnce(product, isShared, at: now) }
    let shared = group(plan.groupID)?.shared.flatMap { $0.isCurrent ? $0 : nil }
    guard isShared else {
      guard let shared, shared.productID == product.id else { throw notShared(product) }
      return Decision(facts: [.sharingEnded(groupID: plan.groupID)], transactionID: shared.transactionID)
    }
    try requireShareable(product, isSharedAlready: shared?.productID == product.id)
    let id = state.nextTransactionID
    let fact = period(
      of: product, plan, cause: shared == nil ? .start : .planChange, id: id, originalID: shared?.originalTransactionID, reason: .purchase,
      purchasedAt: now, startAt: now, anchorDay: nil, regularPrice: try price(of: product), stage: OfferStage(), ownership: .familyShared)
    return Decision(facts: [.transaction(fact)], transactionID: id)
  }

  /// Shares a one-time product, or withdraws it: a transaction of the member's own that is revoked in the end (store-behaviour §8).
  private func shareOnce(_ product: CatalogProduct, _ isShared: Bool, at now: Moment) throws(StoreRefusal) -> Decision {
    let places = customer.map { state.customers[$0].transactions } ?? []
    let shared = places.lazy.reversed().map { state.transactions[Int($0)] }.first {
      $0.productID == product.id && $0.ownership == .familyShared && $0.revokedAt == nil
    }
    guard isShared else {
      guard let shared else { throw notShared(product) }
      return Decision(facts: [.refunded(transactionID: shared.id, reason: .other)], transactionID: shared.id)
    }
    try requireShareable(product, isSharedAlready: shared != nil)
    let id = state.nextTransactionID
    let fact = TransactionFact(
      id: id, originalID: id, productID: product.id, kind: product.kind, reason: .purchase, purchasedAt: now,
      price: Money(.zero, try price(of: product).currency), ownership: .familyShared)
    return Decision(facts: [.transaction(fact)], transactionID: id)
  }

  private func requireShareable(_ product: CatalogProduct, isSharedAlready: Bool) throws(StoreRefusal) {
    guard product.isFamilyShareable, product.kind == .autoRenewable || product.kind == .nonConsumable else {
      throw .notAllowed(.wrongKind, message: "\"\(product.id)\" cannot be shared with the family")
    }
    if isSharedAlready { throw .notAllowed(.alreadyInThatState, message: "the family shares \"\(product.id)\" already") }
  }

  private func notShared(_ product: CatalogProduct) -> StoreRefusal {
    .notAllowed(.notSubscribed, message: "the family does not share \"\(product.id)\"")
  }

  /// Takes a transaction out of the history, and with it the renewals that followed from it.
  func delete(_ transaction: StoreTransaction) -> Decision {
    let places = state.customers[Int(transaction.customer)].transactions
    let ids = places.lazy.map { state.transactions[Int($0)] }
      .filter { $0.id == transaction.id || ($0.originalID == transaction.originalID && $0.id > transaction.id) }.map(\.id)
    return Decision(facts: [.deleted(transactionIDs: Array(ids))])
  }

  func configure(_ change: SettingsChange) throws(StoreRefusal) -> Decision {
    if let problem = change.problems.first { throw .badValue(member: problem.member, message: problem.message) }
    return Decision(facts: change.isEmpty ? [] : [.configured(change)])
  }
}
