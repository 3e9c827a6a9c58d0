internal import StoreEngine
public import Subscriptions
public import Timekeeping

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A store like Apple's, on any machine, with a clock that can be moved: the engine, time, and a ledger on disk.
///
/// It behaves as PROTOCOL §8 and store-behaviour say. Without latency no call suspends. With latency a call is decided when its time is
/// over; until then the calling task's cancellation ends it with ``StoreError/Code/purchaseCancelled``.
///
/// **Invariant:** what was answered is in the ledger, and on the disk if there is a folder for it.
@MainActor
public final class SimulatedStoreClient: SubscriptionStoreClient, SubscriptionManagementClient, SubscriptionPushClient,
  ClosableStoreClient
{
  let timekeeper: Timekeeper
  var keeper: Storekeeper
  let ledger: LedgerFile?
  var failures = ArmedFailures()
  /// What was given with the opening: a reset of settings returns to these.
  let openingSettings: SettingsChange
  /// Warnings that the opening gave: of the configuration, and of a ledger whose last record was torn.
  public let openingWarnings: [String]
  private let observers = StandingObservers()
  var known: SubscriptionState
  var timer: DueThing?
  var timerMoment: Moment?
  var underWay: [Int: Waiter<StoreError?>] = [:]
  var lastTicket = 0
  private var purchasing: Set<String> = []
  /// The plans as last given: equal ones are given as the same array, so that any number of screens hold them once.
  private var givenPlans: [SubscriptionModel] = []
  var isClosed = false

  /// Opens the built-in sample, or another configuration that needs no folder.
  ///
  /// - Throws: ``ConfigurationFailure`` for what cannot be used. A ledger that lies ahead of a virtual clock needs
  ///   ``open(_:timekeeper:)``, which can move it.
  public convenience init(timekeeper: Timekeeper, options: SimulatedStoreOptions = .init()) throws(ConfigurationFailure) {
    try self.init(opening: try StoreOpening(options, timekeeper), timekeeper: timekeeper)
  }

  /// Opens a store, and first moves a virtual clock to the last event of its ledger if that lies ahead (PROTOCOL §8).
  ///
  /// It suspends only when it has to move the clock.
  public static func open(_ options: SimulatedStoreOptions, timekeeper: Timekeeper) async throws(ConfigurationFailure)
    -> SimulatedStoreClient
  {
    let opening = try StoreOpening(options, timekeeper)
    if timekeeper.mode == .virtual, let last = opening.keeper.state.lastEventAt, last.instant > timekeeper.now {
      _ = await timekeeper.advance(to: last.instant)
    }
    return try SimulatedStoreClient(opening: opening, timekeeper: timekeeper)
  }

  private init(opening: StoreOpening, timekeeper: Timekeeper) throws(ConfigurationFailure) {
    self.timekeeper = timekeeper
    keeper = opening.takeKeeper()
    ledger = opening.ledger
    openingSettings = opening.settings
    openingWarnings = opening.warnings
    known = .notSubscribed
    do throws(ConfigurationFailure) {
      try finishOpening(opening)
    } catch {
      ledger?.close()
      throw error
    }
  }

  private func finishOpening(_ opening: StoreOpening) throws(ConfigurationFailure) {
    let now = timekeeper.now.moment
    if let last = keeper.state.lastEventAt, last > now {
      throw ConfigurationFailure(
        .ledgerAhead, "the ledger's last event, of \(last), lies after the present instant, \(now)", file: ledger?.path)
    }
    do throws(LedgerFailure) {
      // Brought up to now, each missed event at its own instant, unannounced.
      while let events = keeper.dueEvents(by: now) { try write(events, synchronizing: false) }
      if let customer = opening.customer, customer != keeper.state.currentCustomer {
        try write(try! keeper.decide(.useCustomer, for: customer, at: now).events, synchronizing: false)
      }
      if !opening.settings.isEmpty, opening.settings.applied(to: keeper.settings) != keeper.settings {
        try write(try! keeper.decide(.configure(opening.settings), at: now).events, synchronizing: false)
      }
      try ledger?.synchronize()
    } catch {
      throw ConfigurationFailure(.stateDirectory, error.message, file: ledger?.path)
    }
    if keeper.catalog.failsTransactions { failures.arm(.purchase, StoreError(.unknown), times: 0) }
    known = stateNow()
    armTimer()
  }

  /// The plans as ``fetchProducts()`` gives them, without its latency and without its failures: for whoever must know what an identifier means.
  public var plans: [SubscriptionModel] {
    translation.snapshot(of: keeper, at: timekeeper.now.moment).subscriptions
  }

  // MARK: - The four actions

  @MainActor public func fetchProducts() async throws(StoreError) -> ProductsSnapshot {
    try await takeTime(keeper.settings.latency.products)
    if let error = failures.take(.loadProducts) { throw error }
    try catchUp()
    var snapshot = translation.snapshot(of: keeper, at: timekeeper.now.moment)
    if snapshot.subscriptions == givenPlans { snapshot.subscriptions = givenPlans } else { givenPlans = snapshot.subscriptions }
    return snapshot
  }

  @MainActor public func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    try await purchase(subscriptionID: subscription.id, promotionOfferID: try offerID(promotionOffer, for: subscription.id))
  }

  /// Buys a plan by its identifier.
  @MainActor public func purchase(subscriptionID: String, promotionOfferID: String?) async throws(StoreError) -> SubscriptionState {
    guard purchasing.insert(subscriptionID).inserted else { throw StoreError(.operationInProgress) }
    defer { purchasing.remove(subscriptionID) }
    try await takeTime(keeper.settings.latency.purchase)
    try catchUp()
    if let error = failures.take(.purchase) {
      try noteFailure(error, subscriptionID, promotionOfferID)
      throw error
    }
    guard keeper.catalog[subscriptionID]?.plan != nil else {
      throw StoreError(.productUnavailable, message: "the store sells no plan \"\(subscriptionID)\"")
    }
    let command = StoreCommand.purchase(productID: subscriptionID, offerID: promotionOfferID)
    if keeper.settings.purchaseDecision == .cancel {
      do throws(StoreRefusal) { _ = try keeper.decide(command, at: timekeeper.now.moment) } catch { throw StoreError(error) }
      throw StoreError(.purchaseCancelled)
    }
    try performForStore(command, cause: .purchase)
    return known
  }

  @MainActor public func restore() async throws(StoreError) -> SubscriptionState {
    try await takeTime(keeper.settings.latency.restore)
    if let error = failures.take(.sync) { throw error }
    try catchUp()
    return known
  }

  @MainActor public func currentState() async throws(StoreError) -> SubscriptionState {
    try await takeTime(keeper.settings.latency.state)
    if let error = failures.take(.subscriptionStatus) { throw error }
    try catchUp()
    return known
  }

  /// What an offer is called in a purchase; nil for a plain one, which gives the introduction to whoever may have it.
  private func offerID(_ offer: PromotionOfferModel?, for subscriptionID: String) throws(StoreError) -> String? {
    guard let offer else { return nil }
    if let id = offer.id { return id }
    guard offer.kind == .introductory else { throw StoreError(.invalidOffer) }
    let product = keeper.catalog[subscriptionID]
    guard let product, let introductory = product.plan?.introductory else { throw StoreError(.invalidOffer) }
    if let reason = keeper.ineligibility(for: introductory, of: product) {
      throw StoreError(StoreRefusal.ineligibleForOffer(offerID: "introductory", reason: reason))
    }
    return nil
  }

  /// A purchase that fails leaves a mark where a store's would: what never reached it leaves none.
  private func noteFailure(_ error: StoreError, _ subscriptionID: String, _ offerID: String?) throws(StoreError) {
    guard keeper.catalog[subscriptionID]?.plan != nil else { return }
    switch error.code {
    case .paymentPending:
      try performForStore(.purchaseAwaitingPayment(productID: subscriptionID, offerID: offerID), cause: .purchase)
    case .purchaseNotAllowed, .storeProblem, .serverProblem, .invalidCredentials, .receiptInUse, .unknown:
      try performForStore(.purchaseFailed(productID: subscriptionID, offerID: offerID), cause: .purchase)
    case .purchaseCancelled, .productUnavailable, .productAlreadyPurchased, .ineligibleForOffer, .invalidOffer, .offline, .network,
      .timedOut,
      .operationInProgress, .notSupported, .configuration:
      break
    }
  }

  // MARK: - Managing

  @MainActor public func setAutoRenew(subscriptionID: String, enabled: Bool) async throws(StoreError) -> SubscriptionState {
    if let error = failures.take(.manageSubscriptions) { throw error }
    try performForStore(.setAutoRenew(productID: subscriptionID, enabled: enabled), cause: .autoRenew)
    return known
  }

  /// Refunds the current period, as a test store does: always, at once.
  ///
  /// - Parameter reason: `developerIssue` or `other`; anything else is taken as `other`.
  @MainActor public func requestRefund(subscriptionID: String, reason: String?) async throws(StoreError) -> SubscriptionState {
    if let error = failures.take(.refundRequest) { throw error }
    try catchUp()
    let held = keeper.standing().holdings
    guard let holding = held.first(where: { $0.productID == subscriptionID && $0.ownership == .purchased }) else {
      let isShared = held.contains { $0.productID == subscriptionID }
      throw StoreError(
        StoreRefusal.notAllowed(
          isShared ? .familyShared : .notSubscribed,
          message: isShared
            ? "a family's plan is refunded to whoever bought it" : "the customer has not bought \"\(subscriptionID)\""))
    }
    let reason = reason.flatMap(StoreTransaction.RevocationReason.init) ?? .other
    try performForStore(.refund(transactionID: holding.transactionID, reason: reason), cause: .refund)
    return known
  }

  // MARK: - Pushes

  public var lastKnownState: SubscriptionState? { known }

  public func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observers.add(changed)
  }

  /// Tells of the standing if it has become different.
  func announce(_ cause: StandingChange.Cause) {
    let state = stateNow()
    guard state != known else { return }
    known = state
    observers.announce(StandingChange(cause: cause, state: state))
  }
}
