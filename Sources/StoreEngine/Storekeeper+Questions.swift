/// A customer's standing: what is held, owned and waited for.
public struct Standing: Hashable, Sendable {
  /// The deciding one first: entitled before not, then the order of groups, the higher level, the latest (PROTOCOL §6).
  public var holdings: [Holding]
  /// One-time products that are owned, in the order in which they were first bought.
  public var ownedProductIDs: [String]
  /// Purchases that wait, oldest first.
  public var pending: [StoreTransaction]
}

extension Storekeeper {
  /// A customer's standing as of the last event; everything due must have happened.
  public func standing(of customer: String? = nil) -> Standing {
    guard let place = state.place(of: customer ?? state.currentCustomer) else {
      return Standing(holdings: [], ownedProductIDs: [], pending: [])
    }
    let record = state.customers[place]
    let holdings = record.groups.flatMap { [$0.own, $0.shared].compactMap(\.self) }
    return Standing(
      holdings: holdings.count < 2 ? holdings : holdings.sorted(by: decidesBefore), ownedProductIDs: record.owned.map(\.productID),
      pending: record.pending.map { state.transactions[$0 - 1] })
  }

  private func decidesBefore(_ left: Holding, _ right: Holding) -> Bool {
    if left.isEntitled != right.isEntitled { return left.isEntitled }
    let places = (catalog.place(ofGroup: left.groupID) ?? Int.max, catalog.place(ofGroup: right.groupID) ?? Int.max)
    if places.0 != places.1 { return places.0 < places.1 }
    if left.level != right.level { return left.level < right.level }
    return left.transactionID > right.transactionID
  }

  /// What the next billing of a holding costs and under which offer; nil when none will come.
  public func nextBilling(of holding: Holding) -> (price: Money, offer: OfferTerms?)? {
    guard holding.willAutoRenew, holding.isCurrent, holding.ownership == .purchased,
      let next = rules(state.currentCustomer).nextBilling(of: holding)
    else { return nil }
    return (next.stage.offer.map { Money($0.amount, next.regularPrice.currency) } ?? next.regularPrice, next.stage.offer)
  }

  /// Why a customer may not have a plan's offer now; nil when they may.
  public func ineligibility(for offer: CatalogOffer, of product: CatalogProduct, customer: String? = nil) -> OfferIneligibility? {
    guard let plan = product.plan else { return .unknown }
    return rules(customer ?? state.currentCustomer).ineligibility(for: offer, of: product, plan)
  }

  private func rules(_ customer: String) -> StoreRules {
    StoreRules(catalog: catalog, state: state, settings: settings, customer: state.place(of: customer))
  }

  /// All transactions that were not deleted, oldest first, of all customers or of one.
  public func transactions(productID: String? = nil, customer: String? = nil) -> [StoreTransaction] {
    let place = customer.map { state.place(of: $0) ?? -1 }
    return state.transactions.filter { transaction in
      !transaction.isDeleted && (productID == nil || transaction.productID == productID)
        && (place == nil || Int(transaction.customer) == place)
    }
  }

  /// The name of the customer who made a transaction.
  public func customer(of transaction: StoreTransaction) -> String {
    state.customers[Int(transaction.customer)].name
  }

  /// All customers in the order in which they were first heard of; the current one is among them.
  public var customers: [String] {
    let names = state.customers.map(\.name)
    return names.contains(state.currentCustomer) ? names : names + [state.currentCustomer]
  }
}
