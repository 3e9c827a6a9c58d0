public import Subscriptions
public import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store that records every call and answers as it was told.
///
/// What was not told goes on beneath: to another store, or to the default (no products, nobody subscribed).
/// As a store that announces changes it tells its observers whenever an answer, or the store beneath, makes the standing different;
/// an answer to a screen's background refresh is not taken for news.
@MainActor
public final class SpyStoreClient: SubscriptionStoreClient, SubscriptionManagementClient, SubscriptionPushClient, ClosableStoreClient {
  // MARK: The seed's face

  /// What every purchase answers while no stub is set for it; nil for what lies beneath.
  public var nextPurchaseResult: Result<SubscriptionState, StoreError>?
  public var nextFetchProductsResult: Result<ProductsSnapshot, StoreError>?
  public var nextRestoreResult: Result<SubscriptionState, StoreError>?
  public var nextCurrentStateResult: Result<SubscriptionState, StoreError>?
  /// The plan of the last purchase call.
  public private(set) var capturedSubscriptionID: String?
  /// The offer of the last purchase call.
  public private(set) var capturedPromotionOffer: PromotionOfferModel?

  // MARK: The record

  /// Every call, in the order in which they came.
  public private(set) var calls: [SpyCall] = []
  /// The standing as last announced or answered.
  public var lastKnownState: SubscriptionState? { standing.state }

  private let beneath: (any SubscriptionStoreClient)?
  private let time: Timekeeper
  private var stubs: [SpyAction: StubQueue] = [:]
  private var held: [SpyAction: HeldCalls] = [:]
  private let standing: KnownStanding
  private var observationBeneath: StandingObservation?
  private var lastSequence = 0
  /// Grows with each reset, so that a call from before it leaves no mark in the record after it.
  private var generation = 0

  /// - Parameters:
  ///   - beneath: the store that answers what is not stubbed; nil for no products and nobody subscribed.
  ///   - time: the clock on which delays run.
  public init(over beneath: (any SubscriptionStoreClient)? = nil, time: Timekeeper = .system) {
    self.beneath = beneath
    self.time = time
    let pushing = beneath as? any SubscriptionPushClient
    let standing = KnownStanding(beneath == nil ? .notSubscribed : pushing?.lastKnownState)
    self.standing = standing
    observationBeneath = pushing?.overhear { standing.take($0.state, cause: $0.cause) }
  }

  private var pushingBeneath: (any SubscriptionPushClient)? { beneath as? any SubscriptionPushClient }

  /// Stops listening to the store beneath, and lets held calls go on.
  public func close() {
    observationBeneath?.cancel()
    reset()
  }

  // MARK: Telling it what to do

  /// Adds a stub to an action's queue.
  /// - Precondition: the answer fits the action.
  public func stub(_ action: SpyAction, _ stub: SpyStub) {
    precondition(stub.answer.fits(action), "\(action.rawValue) cannot be answered with that")
    stubs[action, default: StubQueue()].add(stub)
  }

  /// Lets the call of an action that has been held longest go on.
  /// - Returns: false when none is held.
  @discardableResult
  public func release(_ action: SpyAction) -> Bool {
    guard let first = held[action]?.takeFirst() else { return false }
    first.resolve(())
    return true
  }

  /// Announces a standing as if the store had learned it by itself.
  public func push(_ state: SubscriptionState, cause: StandingChange.Cause = .push) {
    standing.take(state, cause: cause)
  }

  /// Forgets stubs, calls and captured values; calls that are held go on.
  public func reset() {
    let waiting = SpyAction.allCases.flatMap { held[$0]?.all ?? [] }
    generation += 1
    stubs = [:]
    held = [:]
    calls = []
    lastSequence = 0
    nextPurchaseResult = nil
    nextFetchProductsResult = nil
    nextRestoreResult = nil
    nextCurrentStateResult = nil
    capturedSubscriptionID = nil
    capturedPromotionOffer = nil
    for waiter in waiting { waiter.resolve(()) }
  }

  // MARK: SubscriptionPushClient

  public func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    let own = overhear(changed)
    // Whoever watches the spy watches what lies beneath.
    let beneath = pushingBeneath?.observe { _ in }
    return StandingObservation {
      own.cancel()
      beneath?.cancel()
    }
  }

  public func overhear(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    standing.observe(changed)
  }

  // MARK: SubscriptionStoreClient

  @MainActor public func fetchProducts() async throws(StoreError) -> ProductsSnapshot {
    let edition = standing.edition
    let snapshot = try await answer(SpyCall(sequence: 0, action: .fetchProducts, at: time.now)) { answer throws(StoreError) in
      if case .products(let snapshot) = answer { return snapshot }
      if case .makeProducts(let make) = answer { return make(self.time.now, self.lastKnownState ?? .notSubscribed) }
      if let next = self.nextFetchProductsResult { return try next.get() }
      if let beneath = self.beneath { return try await beneath.fetchProducts() }
      return ProductsSnapshot(
        fetchedAt: self.time.now.date, subscriptions: [], subscriptionState: self.lastKnownState ?? .notSubscribed)
    }
    if StoreCallOrigin.current != .refresh { standing.take(snapshot.subscriptionState, cause: .refresh, readSince: edition) }
    return snapshot
  }

  @MainActor public func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    capturedSubscriptionID = subscription.id
    capturedPromotionOffer = promotionOffer
    let call = SpyCall(
      sequence: 0, action: .purchase, subscriptionID: subscription.id, promotionOfferID: promotionOffer?.id, at: time.now)
    return try await state(call, .purchase, \.nextPurchaseResult) { beneath throws(StoreError) in
      try await beneath.purchase(subscription, promotionOffer)
    }
  }

  @MainActor public func restore() async throws(StoreError) -> SubscriptionState {
    let call = SpyCall(sequence: 0, action: .restore, at: time.now)
    return try await state(call, .restore, \.nextRestoreResult) { beneath throws(StoreError) in
      try await beneath.restore()
    }
  }

  @MainActor public func currentState() async throws(StoreError) -> SubscriptionState {
    let call = SpyCall(sequence: 0, action: .currentState, at: time.now)
    return try await state(call, .refresh, \.nextCurrentStateResult) { beneath throws(StoreError) in
      try await beneath.currentState()
    }
  }

  // MARK: SubscriptionManagementClient

  @MainActor public func setAutoRenew(subscriptionID: String, enabled: Bool) async throws(StoreError) -> SubscriptionState {
    let call = SpyCall(sequence: 0, action: .setAutoRenew, subscriptionID: subscriptionID, enabled: enabled, at: time.now)
    return try await managed(call, .autoRenew) { manager throws(StoreError) in
      try await manager.setAutoRenew(subscriptionID: subscriptionID, enabled: enabled)
    }
  }

  @MainActor public func requestRefund(subscriptionID: String, reason: String?) async throws(StoreError) -> SubscriptionState {
    let call = SpyCall(sequence: 0, action: .requestRefund, subscriptionID: subscriptionID, reason: reason, at: time.now)
    return try await managed(call, .refund) { manager throws(StoreError) in
      try await manager.requestRefund(subscriptionID: subscriptionID, reason: reason)
    }
  }

  // MARK: Answering

  private func state(
    _ call: SpyCall, _ cause: StandingChange.Cause, _ next: KeyPath<SpyStoreClient, Result<SubscriptionState, StoreError>?>,
    _ passOn: @MainActor (any SubscriptionStoreClient) async throws(StoreError) -> SubscriptionState
  ) async throws(StoreError) -> SubscriptionState {
    let edition = standing.edition
    let state = try await answer(call) { answer throws(StoreError) in
      if case .state(let state) = answer { return state }
      if let next = self[keyPath: next] { return try next.get() }
      if let beneath = self.beneath { return try await passOn(beneath) }
      return self.lastKnownState ?? .notSubscribed
    }
    if cause == .refresh {
      standing.take(state, cause: cause, readSince: edition)
    } else {
      standing.take(state, cause: cause)
    }
    return state
  }

  private func managed(
    _ call: SpyCall, _ cause: StandingChange.Cause,
    _ passOn: @MainActor (any SubscriptionManagementClient) async throws(StoreError) -> SubscriptionState
  ) async throws(StoreError) -> SubscriptionState {
    let state = try await answer(call) { answer throws(StoreError) in
      if case .state(let state) = answer { return state }
      // The seed's default has four actions; what is beneath may have more.
      guard let manager = self.beneath as? any SubscriptionManagementClient else { throw StoreError(.notSupported) }
      return try await passOn(manager)
    }
    standing.take(state, cause: cause)
    return state
  }

  /// Records a call, waits as its stub says, and answers it.
  private func answer<Value>(
    _ call: SpyCall, _ make: @MainActor (SpyStub.Answer) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let stub = stubs[call.action]?.next()
    let index = record(call)
    let generation = self.generation
    do throws(StoreError) {
      if let stub { try await wait(for: stub, of: call.action) }
      if case .failure(let error)? = stub?.answer { throw error }
      let value = try await make(stub?.answer ?? .passOn)
      finish(index, of: generation, with: .succeeded)
      return value
    } catch {
      finish(index, of: generation, with: .failed(error))
      throw error
    }
  }

  private func record(_ call: SpyCall) -> Int {
    lastSequence += 1
    var call = call
    call.sequence = lastSequence
    call.origin = StoreCallOrigin.current
    calls.append(call)
    return calls.count - 1
  }

  private func finish(_ index: Int, of generation: Int, with outcome: SpyCall.Outcome) {
    if generation == self.generation { calls[index].outcome = outcome }
  }

  private func wait(for stub: SpyStub, of action: SpyAction) async throws(StoreError) {
    if stub.hold {
      let waiter = Waiter<Void>(time)
      let ticket = held[action, default: HeldCalls()].add(waiter)
      if await waiter.valueUnlessCancelled() == nil {
        held[action]?.remove(ticket)
        throw StoreError(.purchaseCancelled)
      }
    }
    if stub.delaySeconds > 0 {
      guard await time.wait(until: time.now.adding(seconds: stub.delaySeconds), as: .storeAnswer) else {
        throw StoreError(.purchaseCancelled)
      }
    }
  }
}
