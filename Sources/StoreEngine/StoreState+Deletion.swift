extension StoreState {
  mutating func delete(_ ids: [Int], at moment: Moment, _ customer: Int) {
    let gone = Set(ids)
    for id in ids { transactions[id - 1].isDeleted = true }
    customers[customer].pending.removeAll { gone.contains($0) }
    let kept = customers[customer].transactions.filter { !transactions[Int($0)].isDeleted }
    customers[customer].transactions = kept
    let bought = kept.map { transactions[Int($0)] }.filter { $0.state == .purchased }
    let owned = Set(bought.filter { $0.kind == .nonConsumable || $0.kind == .nonRenewing }.filter { $0.revokedAt == nil }.map(\.productID))
    customers[customer].owned.removeAll { !owned.contains($0) }
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
    let chain = bought.filter { groupsOfProducts[$0.productID] == group.id && $0.ownership == .purchased }
    if !chain.contains(where: { $0.offer?.kind == .introductory }) { customers[customer].groups[place].hasUsedIntroduction = false }
    guard gone.contains(own.transactionID) else { return }
    guard let last = chain.last, let expiresAt = last.expiresAt else {
      customers[customer].groups[place].own = nil
      return
    }
    var holding = own
    holding.productID = last.productID
    holding.transactionID = last.id
    holding.periodStartAt = last.purchasedAt
    holding.expiresAt = expiresAt
    holding.offer = last.offer
    holding.offerPeriodsLeft = 0
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
