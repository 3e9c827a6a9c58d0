extension StoreState {
  /// Whether a fact speaks only of transactions that there are, or makes the next one.
  func knows(_ fact: LedgerFact) -> Bool {
    let known = 1...max(transactions.count, 1)
    switch fact {
    case .transaction(let fact): return fact.id == nextTransactionID || (known.contains(fact.id) && fact.id < nextTransactionID)
    case .pending(let fact), .purchaseFailed(let fact): return fact.transactionID == nextTransactionID
    case .pendingEnded(let id, _), .pendingAbsorbed(let id), .refunded(let id, _): return known.contains(id) && id < nextTransactionID
    case .deleted(let ids): return ids.allSatisfy { known.contains($0) && $0 < nextTransactionID }
    default: return true
    }
  }

  /// Takes in one event. Events come in the order of their sequence.
  public mutating func apply(_ event: LedgerEvent) {
    eventCount += 1
    lastEventAt = event.at
    let customer = makePlace(of: event.customer)
    switch event.fact {
    case .transaction(let fact): apply(fact, customer)
    case .pending(let fact): append(fact, state: .pending, at: event.at, customer)
    case .purchaseFailed(let fact): append(fact, state: .failed, at: event.at, customer)
    case .pendingEnded(let id, let state):
      transactions[id - 1].state = state
      customers[customer].pending.removeAll { $0 == id }
    case .pendingAbsorbed(let id):
      transactions[id - 1].isDeleted = true
      customers[customer].pending.removeAll { $0 == id }
    case .renewalPlanned(let groupID, let productID, let change, let offer):
      changeHolding(groupID, .purchased, customer) { holding in
        holding.willAutoRenew = true
        holding.planned = offer
        holding.pendingProductID = change == nil ? nil : productID
        holding.pendingChange = change
        if change != nil { holding.priceIncrease = nil }
      }
      if let offer { noteUse(of: offer.terms, productID: productID, groupID: groupID, customer) }
    case .autoRenew(let groupID, let enabled):
      changeHolding(groupID, .purchased, customer) { holding in
        holding.willAutoRenew = enabled
        holding.dropPlans()
        if !enabled, holding.priceIncrease?.isAgreed == false { holding.priceIncrease = nil }
      }
    case .periodCut(let groupID, let ownership):
      changeHolding(groupID, ownership, customer) { $0.expiresAt = event.at }
      if let id = group(groupID, of: customer)?.holding(ownership)?.transactionID { transactions[id - 1].expiresAt = event.at }
    case .expired(let groupID, let ownership, let reason):
      changeHolding(groupID, ownership, customer) { $0.end(.expired(reason)) }
    case .graceBegan(let groupID, let until, let retryUntil):
      changeHolding(groupID, .purchased, customer) { $0.phase = .grace(until: until, retryUntil: retryUntil) }
    case .retryBegan(let groupID, let until):
      changeHolding(groupID, .purchased, customer) { $0.phase = .retry(until: until) }
    case .refunded(let id, let reason): refund(id, reason, at: event.at, customer)
    case .sharingEnded(let groupID):
      changeHolding(groupID, .familyShared, customer) { $0.end(.revoked(at: event.at, reason: .other)) }
      if let id = group(groupID, of: customer)?.shared?.transactionID {
        transactions[id - 1].revokedAt = event.at
        transactions[id - 1].revocationReason = .other
      }
    case .priceIncreaseAsked(let groupID, let price, let requiresConsent):
      changeHolding(groupID, .purchased, customer) { $0.priceIncrease = .init(price: price, isAgreed: !requiresConsent) }
    case .priceIncreaseAgreed(let groupID):
      changeHolding(groupID, .purchased, customer) { $0.priceIncrease?.isAgreed = true }
    case .deleted(let ids): delete(ids, at: event.at, customer)
    case .historyCleared: clearHistory()
    case .configured(let change): settingsChange = settingsChange.merging(change)
    case .settingsReset: settingsChange = SettingsChange()
    case .customerSelected: currentCustomer = event.customer
    }
  }

  private mutating func shared(_ name: String) -> String {
    // Short texts need no memory of their own.
    if name.utf8.count <= 15 { return name }
    if let copy = names[name] { return copy }
    names[name] = name
    return name
  }

  private mutating func apply(_ fact: TransactionFact, _ customer: Int) {
    var fact = fact
    fact.productID = shared(fact.productID)
    if fact.id <= transactions.count {
      // A purchase that waited has become one.
      transactions[fact.id - 1].state = .purchased
      transactions[fact.id - 1].originalID = fact.originalID
      transactions[fact.id - 1].purchasedAt = fact.purchasedAt
      transactions[fact.id - 1].expiresAt = fact.run?.expiresAt
      transactions[fact.id - 1].price = fact.price
      transactions[fact.id - 1].boxedOffer = fact.run?.offer.map(Box.init)
      transactions[fact.id - 1].pendingReason = nil
      customers[customer].pending.removeAll { $0 == fact.id }
    } else {
      var transaction = StoreTransaction(
        id: fact.id, originalID: fact.originalID, productID: fact.productID, kind: fact.kind, reason: fact.reason, state: .purchased,
        purchasedAt: fact.purchasedAt, expiresAt: fact.run?.expiresAt, price: fact.price, ownership: fact.ownership,
        customer: Int32(customer))
      transaction.boxedOffer = fact.run?.offer.map(Box.init)
      add(transaction, customer)
    }
    guard let run = fact.run else {
      if fact.kind != .consumable { own(fact, customer) }
      return
    }
    let place = makeGroup(run.groupID, customer)
    let plan = BoughtPlan(groupID: run.groupID, level: run.level, period: run.period, regularPrice: run.regularPrice)
    if plans[fact.productID] != plan { plans[fact.productID] = plan }
    let before = customers[customer].groups[place].holding(fact.ownership)
    if let before, run.cause == .planChange, before.isCurrent { transactions[before.transactionID - 1].isUpgraded = true }
    let after = before?.after(fact, run) ?? Holding(fact, run)
    setHolding(after, place, customer)
    if let offer = run.offer { noteUse(of: offer, productID: fact.productID, groupID: run.groupID, customer) }
    if let planned = run.planned { noteUse(of: planned.terms, productID: fact.productID, groupID: run.groupID, customer) }
  }

  /// A one-time product is owned by its first transaction; one of the customer's own goes before the family's.
  private mutating func own(_ fact: TransactionFact, _ customer: Int) {
    guard let place = customers[customer].owned.firstIndex(where: { $0.productID == fact.productID }) else {
      customers[customer].owned.append(Owned(productID: fact.productID, transactionID: fact.id))
      return
    }
    let held = transactions[customers[customer].owned[place].transactionID - 1]
    if fact.ownership == .purchased, held.ownership == .familyShared { customers[customer].owned[place].transactionID = fact.id }
  }

  private mutating func noteUse(of offer: OfferTerms, productID: String, groupID: String, _ customer: Int) {
    switch offer.kind {
    case .introductory: customers[customer].groups[makeGroup(groupID, customer)].hasUsedIntroduction = true
    case .code: customers[customer].redeemedCodes.insert("\(productID)/\(offer.id ?? "")")
    case .promotional, .winBack: break
    }
  }

  private mutating func add(_ transaction: StoreTransaction, _ customer: Int) {
    transactions.append(transaction)
    customers[customer].transactions.append(Int32(transactions.count - 1))
  }

  private mutating func append(_ fact: PendingFact, state: StoreTransaction.State, at moment: Moment, _ customer: Int) {
    var transaction = StoreTransaction(
      id: fact.transactionID, originalID: fact.transactionID, productID: fact.productID, kind: fact.kind, reason: .purchase, state: state,
      purchasedAt: moment, price: fact.price, ownership: .purchased, customer: Int32(customer))
    transaction.pendingReason = fact.reason
    transaction.requestedOfferID = fact.offerID
    add(transaction, customer)
    if state == .pending { customers[customer].pending.append(fact.transactionID) }
  }

  private mutating func makeGroup(_ id: String, _ customer: Int) -> Int {
    if let place = customers[customer].groups.firstIndex(where: { $0.id == id }) { return place }
    customers[customer].groups.append(Group(id: id))
    return customers[customer].groups.count - 1
  }

  private mutating func setHolding(_ holding: Holding, _ place: Int, _ customer: Int) {
    if holding.ownership == .purchased {
      customers[customer].groups[place].own = holding
    } else {
      customers[customer].groups[place].shared = holding
    }
    if let moment = holding.nextDue {
      due.insert(DueQueue.Entry(moment: moment, customer: Int32(customer), group: Int32(place), ownership: holding.ownership))
      if due.isCrowded { rebuildDue() }
    }
  }

  private mutating func changeHolding(_ groupID: String, _ ownership: Ownership, _ customer: Int, _ change: (inout Holding) -> Void) {
    let place = makeGroup(groupID, customer)
    guard var holding = customers[customer].groups[place].holding(ownership) else { return }
    change(&holding)
    setHolding(holding, place, customer)
  }

  private mutating func refund(_ id: Int, _ reason: StoreTransaction.RevocationReason, at moment: Moment, _ customer: Int) {
    transactions[id - 1].revokedAt = moment
    transactions[id - 1].revocationReason = reason
    switch transactions[id - 1].kind {
    case .consumable: break
    case .nonConsumable, .nonRenewing:
      disown(customer) { $0.transactionID == id }
    case .autoRenewable:
      guard let place = customers[customer].groups.firstIndex(where: { $0.own?.transactionID == id }),
        let holding = customers[customer].groups[place].own, holding.phase == .active
      else { return }
      changeHolding(customers[customer].groups[place].id, .purchased, customer) { $0.end(.revoked(at: moment, reason: reason)) }
    }
  }

  /// Has some owned products owned by another transaction, where there is one, or not at all.
  mutating func disown(_ customer: Int, _ isLost: (Owned) -> Bool) {
    let places = customers[customer].transactions
    let transactions = transactions
    customers[customer].owned = customers[customer].owned.compactMap { owned in
      guard isLost(owned) else { return owned }
      let other = places.first { place in
        let transaction = transactions[Int(place)]
        return transaction.productID == owned.productID && transaction.state == .purchased && transaction.revokedAt == nil
          && !transaction.isDeleted
      }
      return other.map { Owned(productID: owned.productID, transactionID: Int($0) + 1) }
    }
  }
}
