extension StoreState {
  mutating func delete(_ ids: [Int], at moment: Moment, _ customer: Int) {
    let gone = Set(ids)
    for id in ids { transactions[id - 1].isDeleted = true }
    customers[customer].pending.removeAll { gone.contains($0) }
    let kept = customers[customer].transactions.filter { !transactions[Int($0)].isDeleted }
    customers[customer].transactions = kept
    let bought = kept.map { transactions[Int($0)] }.filter { $0.state == .purchased }
    disown(customer) { gone.contains($0.transactionID) }
    for place in customers[customer].groups.indices { forget(gone, bought, at: moment, place, customer) }
    let codes = bought.compactMap { transaction in
      transaction.offer.flatMap { $0.kind == .code ? "\(transaction.productID)/\($0.id ?? "")" : nil }
    }
    customers[customer].redeemedCodes.formIntersection(codes)
    rebuildDue()
  }

  /// A group after transactions were deleted: what rested on them never was.
  private mutating func forget(_ gone: Set<Int>, _ bought: [StoreTransaction], at moment: Moment, _ place: Int, _ customer: Int) {
    let group = customers[customer].groups[place]
    if let shared = group.shared, gone.contains(shared.transactionID) { customers[customer].groups[place].shared = nil }
    guard let own = group.own else { return }
    let chain = bought.filter { plans[$0.productID]?.groupID == group.id && $0.ownership == .purchased }
    if !chain.contains(where: { $0.offer?.kind == .introductory }) { customers[customer].groups[place].hasUsedIntroduction = false }
    guard gone.contains(own.transactionID) else { return }
    guard let last = chain.last, let expiresAt = last.expiresAt, let plan = plans[last.productID] else {
      customers[customer].groups[place].own = nil
      return
    }
    transactions[last.id - 1].isUpgraded = false
    var holding = own
    holding.productID = last.productID
    holding.level = plan.level
    holding.period = plan.period
    holding.regularPrice = plan.regularPrice
    holding.transactionID = last.id
    holding.originalTransactionID = last.originalID
    holding.originalPurchaseAt = chain.first { $0.originalID == last.originalID }?.purchasedAt ?? last.purchasedAt
    holding.planPurchasedAt = chain.reversed().prefix { $0.productID == last.productID }.last?.purchasedAt ?? last.purchasedAt
    holding.periodStartAt = last.purchasedAt
    holding.expiresAt = expiresAt
    holding.anchorDay = CivilTime(expiresAt).day
    holding.offer = last.offer
    holding.offerPeriodsLeft = 0
    holding.dropPlans()
    holding.priceIncrease = nil
    holding.phase = .active
    if let revokedAt = last.revokedAt {
      holding.end(.revoked(at: revokedAt, reason: last.revocationReason ?? .other))
    } else if expiresAt <= moment {
      holding.end(.expired(.unknown))
    }
    customers[customer].groups[place].own = holding
  }

  mutating func clearHistory() {
    for place in customers.indices { customers[place] = Customer(name: customers[place].name) }
    for place in transactions.indices { transactions[place].isDeleted = true }
    due = DueQueue()
  }
}
