/// What follows from a command, or from time, in one state of the ledger.
///
/// **Invariant:** it only reads: the same catalogue, state, settings and moment give the same facts, and nothing changes.
struct StoreRules {
  let catalog: Catalog
  let state: StoreState
  let settings: StoreSettings
  /// Place of the customer in the state; nil for one who has no history.
  let customer: Int?

  /// What a command leads to.
  struct Decision {
    var facts: [LedgerFact] = []
    /// The transaction that answers the command: the new one, or the one that stands already.
    var transactionID: Int?
  }

  /// The facts about another customer's transaction must be written under that customer's name.
  func `for`(owner: Int) -> StoreRules {
    StoreRules(catalog: catalog, state: state, settings: settings, customer: owner)
  }

  func decide(_ command: StoreCommand, at now: Moment) throws(StoreRefusal) -> Decision {
    switch command {
    case .purchase(let productID, let offerID):
      try purchase(try product(productID), offerID, pending: pendingReason, at: now)
    case .purchaseAwaitingPayment(let productID, let offerID):
      try purchase(try product(productID), offerID, pending: .payment, at: now)
    case .purchaseFailed(let productID, let offerID): try failedPurchase(try product(productID), offerID)
    case .buyElsewhere(let productID, let offerID, let purchasedAt, let renewsUntilNow):
      try buyElsewhere(try product(productID), offerID, purchasedAt: purchasedAt, renewsUntilNow: renewsUntilNow, now: now)
    case .approve(let id): try approve(try transaction(id), at: now)
    case .decline(let id): try decline(try transaction(id))
    case .resolveIssue(let id): try resolveIssue(try transaction(id), at: now)
    case .setAutoRenew(let productID, let enabled): try setAutoRenew(try currentHolding(productID), enabled)
    case .forceRenewal(let productID): try forceRenewal(try currentHolding(productID), at: now)
    case .expire(let productID): expire(try currentHolding(productID), at: now)
    case .refund(let id, let reason): try refund(try transaction(id), reason)
    case .requestPriceIncrease(let productID, let amount, let requiresConsent):
      try requestPriceIncrease(try currentHolding(productID), amount, requiresConsent: requiresConsent)
    case .answerPriceIncrease(let productID, let accepts): try answerPriceIncrease(try currentHolding(productID), accepts: accepts)
    case .redeemCode(let productID, let code): try redeem(code, for: try product(productID), at: now)
    case .shareWithFamily(let productID, let isShared): try share(try product(productID), isShared, at: now)
    case .deleteTransaction(let id): delete(try transaction(id))
    case .configure(let change): try configure(change)
    case .resetHistory: Decision(facts: [.historyCleared])
    case .resetSettings: Decision(facts: [.settingsReset])
    case .useCustomer: Decision(facts: [.customerSelected])
    }
  }

  // MARK: - Finding

  func product(_ id: String) throws(StoreRefusal) -> CatalogProduct {
    if let product = catalog[id] { return product }
    throw .unknownProduct(id: id, known: catalog.products.map(\.id))
  }

  func transaction(_ id: Int) throws(StoreRefusal) -> StoreTransaction {
    if let transaction = state.transaction(id) { return transaction }
    throw .unknownTransaction(id: String(id), known: state.lastTransactionIDs(20).map(String.init))
  }

  func group(_ id: String) -> StoreState.Group? {
    customer.flatMap { state.group(id, of: $0) }
  }

  /// The customer's own running subscription to a plan.
  func currentHolding(_ productID: String) throws(StoreRefusal) -> Holding {
    let groups = customer.map { state.customers[$0].groups } ?? []
    if let own = groups.lazy.compactMap(\.own).first(where: { $0.productID == productID && $0.isCurrent }) { return own }
    if groups.contains(where: { $0.shared?.productID == productID && $0.shared?.isCurrent == true }) {
      throw .notAllowed(.familyShared, message: "\"\(productID)\" is shared by the family: who bought it manages it")
    }
    _ = try product(productID)
    throw .notAllowed(.notSubscribed, message: "the customer has no running subscription to \"\(productID)\"")
  }

  /// Why a purchase in the app would wait now, by the settings.
  private var pendingReason: StoreTransaction.PendingReason? {
    settings.isAskToBuyEnabled ? .askToBuy : settings.isInterruptedPurchasesEnabled ? .interrupted : nil
  }

  func price(of product: CatalogProduct) throws(StoreRefusal) -> Money {
    guard let amount = product.price else { throw .notForSale(productID: product.id, message: "the configuration gives it no price") }
    return Money(amount, settings.currency)
  }
}
