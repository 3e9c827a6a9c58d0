internal import StoreEngine
public import Subscriptions
internal import Timekeeping

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The control surface: one method for each `simulator/*` row of PROTOCOL §8. None of them suspends.
extension SimulatedStoreClient {
  // MARK: - Settings and failures

  @discardableResult
  public func configure(_ change: SimulatorSettings.Change) throws(SimulatorRefusal) -> SimulatorSettings {
    // The rate, the locale and the currency change what is shown, not the standing's substance: told as a refresh.
    try perform(.configure(try change.engineChange()), cause: .refresh)
    return settings
  }

  /// The settings as they are now.
  public var settings: SimulatorSettings { SimulatorSettings(keeper.settings) }

  /// Makes the next calls of an API fail.
  /// - Parameter times: how many; 0 for all until it is cleared.
  @discardableResult
  public func failNext(_ api: SimulatedAPI, with error: StoreError, times: Int = 1) throws(SimulatorRefusal) -> SubscriptionState {
    guard times >= 0 else { throw .badValue(member: "times", message: "cannot be negative") }
    failures.arm(api, error, times: times)
    return try caughtUp()
  }

  @discardableResult
  public func clearFailure(_ api: SimulatedAPI) throws(SimulatorRefusal) -> SubscriptionState {
    failures.clear(api)
    return try caughtUp()
  }

  // MARK: - Looking

  /// All customers' transactions, oldest first, pending and failed ones included.
  /// - Throws: ``SimulatorRefusal/unknownProduct(id:known:suggestions:)`` for a product that is neither sold nor in the ledger.
  public func transactions(productID: String? = nil) throws(SimulatorRefusal) -> [SimulatedTransaction] {
    _ = try caughtUp()
    let found = keeper.transactions(productID: productID)
    if let productID, found.isEmpty, keeper.catalog[productID] == nil {
      throw SimulatorRefusal(.unknownProduct(id: productID, known: keeper.catalog.products.map(\.id)))
    }
    let translation = translation
    return found.map { translation.transaction($0, customer: keeper.customer(of: $0)) }
  }

  public func describe() throws(SimulatorRefusal) -> SimulatorDescription {
    _ = try caughtUp()
    let translation = translation
    return SimulatorDescription(
      products: translation.products(), groups: translation.groups(), offers: translation.offers(of: keeper), settings: settings,
      warnings: keeper.catalog.warnings.map(ConfigurationProblem.init))
  }

  // MARK: - Purchases made elsewhere, and those that wait

  /// A purchase made outside the app.
  /// - Parameters:
  ///   - offer: a promotional or win-back offer of the plan.
  ///   - purchasedAt: nil for now; never in the future.
  ///   - renewUntilNow: whether renewals have taken place since; if not, auto-renewal was switched off right after a purchase in the past.
  public func buy(
    productID: String, offer: String? = nil, purchasedAt: Date? = nil, renewUntilNow: Bool = false
  ) throws(SimulatorRefusal) -> SimulatedTransaction {
    let moment = purchasedAt.map { Instant($0).moment }
    return try transaction(
      of: .buyElsewhere(productID: productID, offerID: offer, purchasedAt: moment, renewsUntilNow: renewUntilNow), cause: .purchaseElsewhere
    )
  }

  public func approve(transactionID: String) throws(SimulatorRefusal) -> SimulatedTransaction {
    try transaction(of: .approve(transactionID: try number(transactionID)), cause: .approval)
  }

  public func decline(transactionID: String) throws(SimulatorRefusal) -> SimulatedTransaction {
    try transaction(of: .decline(transactionID: try number(transactionID)), cause: .decline)
  }

  /// Completes an interrupted purchase, or pays the renewal that failed: named by the subscription's last good transaction.
  public func resolveIssue(transactionID: String) throws(SimulatorRefusal) -> SimulatedTransaction {
    let id = try number(transactionID)
    let isPurchase = keeper.state.transaction(id)?.state == .pending
    return try transaction(of: .resolveIssue(transactionID: id), cause: isPurchase ? .approval : .recovery)
  }

  public func redeemOfferCode(subscriptionID: String, offer: String) throws(SimulatorRefusal) -> SimulatedTransaction {
    if let error = failures.take(.offerCodeRedeem) { throw .store(error) }
    return try transaction(of: .redeemCode(productID: subscriptionID, code: offer), cause: .offerCode)
  }

  // MARK: - Subscriptions

  @discardableResult
  public func switchAutoRenew(subscriptionID: String, enabled: Bool) throws(SimulatorRefusal) -> SubscriptionState {
    try state(after: .setAutoRenew(productID: subscriptionID, enabled: enabled), cause: .autoRenew)
  }

  public func forceRenewal(subscriptionID: String) throws(SimulatorRefusal) -> SimulatedTransaction {
    // What a forced renewal means is what the same renewal would have meant at its own time.
    do throws(StoreError) { try catchUp() } catch { throw .store(error) }
    let command = StoreCommand.forceRenewal(productID: subscriptionID)
    let events: [LedgerEvent]
    do throws(StoreRefusal) { events = try keeper.decide(command, at: timekeeper.now.moment).events } catch {
      throw SimulatorRefusal(error)
    }
    return try transaction(of: command, cause: events.cause)
  }

  @discardableResult
  public func expire(subscriptionID: String) throws(SimulatorRefusal) -> SubscriptionState {
    try state(after: .expire(productID: subscriptionID), cause: .expiry)
  }

  public func refund(
    transactionID: String, reason: UserSubscription.RevocationReason = .other
  ) throws(SimulatorRefusal) -> SimulatedTransaction {
    try transaction(
      of: .refund(transactionID: try number(transactionID), reason: reason == .developerIssue ? .developerIssue : .other), cause: .refund)
  }

  /// - Parameter amount: a plain decimal such as `15.99`.
  @discardableResult
  public func requestPriceIncrease(
    subscriptionID: String, amount: String, requiresConsent: Bool = true
  ) throws(SimulatorRefusal) -> SubscriptionState {
    guard let amount = Amount(amount) else {
      throw .badValue(member: "amount", message: "\"\(amount)\" is not a plain decimal such as 15.99")
    }
    return try state(
      after: .requestPriceIncrease(productID: subscriptionID, amount: amount, requiresConsent: requiresConsent), cause: .priceIncrease)
  }

  @discardableResult
  public func answerPriceIncrease(subscriptionID: String, accept: Bool) throws(SimulatorRefusal) -> SubscriptionState {
    try state(after: .answerPriceIncrease(productID: subscriptionID, accepts: accept), cause: .priceIncrease)
  }

  @discardableResult
  public func shareWithFamily(subscriptionID: String, shared: Bool) throws(SimulatorRefusal) -> SubscriptionState {
    try state(after: .shareWithFamily(productID: subscriptionID, isShared: shared), cause: .familySharing)
  }

  // MARK: - History and customers

  @discardableResult
  public func deleteTransaction(transactionID: String) throws(SimulatorRefusal) -> SubscriptionState {
    try state(after: .deleteTransaction(transactionID: try number(transactionID)), cause: .reset)
  }

  /// Clears the history of all customers, or returns to the settings of the opening and disarms failures, or both when neither is told.
  /// What waits on the store ends first.
  @discardableResult
  public func reset(history: Bool? = nil, settings: Bool? = nil) throws(SimulatorRefusal) -> SubscriptionState {
    abandonAll()
    let clearsHistory = history ?? (settings == nil)
    let clearsSettings = settings ?? (history == nil)
    if clearsSettings {
      failures.clearAll()
      if keeper.catalog.failsTransactions { failures.arm(.purchase, StoreError(.unknown), times: 0) }
      try perform(.resetSettings, cause: .reset)
      if !openingSettings.isEmpty { try perform(.configure(openingSettings), cause: .reset) }
    }
    if clearsHistory { try perform(.resetHistory, cause: .reset) }
    return try caughtUp()
  }

  /// All customers in the order in which they were first heard of.
  public func customers() -> [(customer: String, isCurrent: Bool)] {
    keeper.customers.map { ($0, $0 == keeper.state.currentCustomer) }
  }

  /// Makes a customer the current one, a new one if there is none of that name. What waits on the store ends first.
  @discardableResult
  public func useCustomer(_ customer: String) throws(SimulatorRefusal) -> SubscriptionState {
    guard !customer.isEmpty, customer.utf8.count <= 256 else {
      throw .badValue(member: "customer", message: "a customer's name has 1 to 256 bytes")
    }
    abandonAll("another customer uses the store")
    guard customer != keeper.state.currentCustomer else { return try caughtUp() }
    try perform(.useCustomer, for: customer, cause: .customer)
    return known
  }

  // MARK: - Answers

  private func caughtUp() throws(SimulatorRefusal) -> SubscriptionState {
    do throws(StoreError) { try catchUp() } catch { throw .store(error) }
    return known
  }

  private func state(after command: StoreCommand, cause: StandingChange.Cause) throws(SimulatorRefusal) -> SubscriptionState {
    try perform(command, cause: cause)
    return known
  }

  private func transaction(of command: StoreCommand, cause: StandingChange.Cause) throws(SimulatorRefusal) -> SimulatedTransaction {
    let outcome = try perform(command, cause: cause)
    guard let id = outcome.transactionID, let transaction = keeper.state.transaction(id) else {
      throw .store(StoreError(.unknown, message: "the store made no transaction"))
    }
    return translation.transaction(transaction, customer: keeper.customer(of: transaction))
  }

  private func number(_ transactionID: String) throws(SimulatorRefusal) -> Int {
    if let id = Int(transactionID), String(id) == transactionID { return id }
    let known = keeper.state.lastTransactionIDs(20).map(String.init)
    throw SimulatorRefusal(.unknownTransaction(id: transactionID, known: known))
  }
}
