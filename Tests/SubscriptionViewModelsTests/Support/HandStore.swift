import Subscriptions
import Timekeeping

/// A store whose every answer the test gives by hand, when and as it likes.
@MainActor
class HandStore: SubscriptionStoreClient, SubscriptionManagementClient {
  enum Answer: Sendable {
    case products(ProductsSnapshot)
    case state(SubscriptionState)
    case failure(StoreError)
  }

  @MainActor
  final class Call {
    let name: String
    let origin: StoreCallOrigin
    let subscriptionID: String?
    let answer: Waiter<Answer>
    /// Whether the store minds that its caller was cancelled.
    let stops: Bool

    init(_ name: String, _ subscriptionID: String?, stops: Bool, time: Timekeeper) {
      self.name = name
      self.subscriptionID = subscriptionID
      self.stops = stops
      origin = StoreCallOrigin.current
      answer = Waiter(time)
    }

    var isOpen: Bool { !answer.isResolved }
  }

  let time: Timekeeper
  private(set) var calls: [Call] = []
  /// Happens inside each call, before it suspends.
  var whenCalled: (@MainActor (Call) -> Void)?
  /// Whether a cancellation stops a call.
  var stops = true

  init(time: Timekeeper) {
    self.time = time
  }

  var open: [Call] { calls.filter(\.isOpen) }
  var names: [String] { calls.map { "\($0.name):\($0.origin.rawValue)" } }

  /// Answers the oldest open call of a name and lets everything come to rest.
  func answer(_ name: String, _ answer: Answer) async {
    open.first { $0.name == name }?.answer.resolve(answer)
    await time.settle()
  }

  private func wait(_ name: String, _ subscriptionID: String? = nil) async throws(StoreError) -> Answer {
    let call = Call(name, subscriptionID, stops: stops, time: time)
    calls.append(call)
    whenCalled?(call)
    let answer: Answer?
    if stops { answer = await call.answer.valueUnlessCancelled() } else { answer = await call.answer.get() }
    guard let answer else {
      call.answer.resolve(.failure(StoreError(.purchaseCancelled)))
      throw StoreError(.purchaseCancelled)
    }
    if case .failure(let error) = answer { throw error }
    return answer
  }

  private func state(_ name: String, _ subscriptionID: String? = nil) async throws(StoreError) -> SubscriptionState {
    guard case .state(let state) = try await wait(name, subscriptionID) else { throw StoreError(.serverProblem) }
    return state
  }

  @MainActor func fetchProducts() async throws(StoreError) -> ProductsSnapshot {
    guard case .products(let snapshot) = try await wait("fetchProducts") else { throw StoreError(.serverProblem) }
    return snapshot
  }

  @MainActor func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    try await state("purchase", subscription.id)
  }

  @MainActor func restore() async throws(StoreError) -> SubscriptionState { try await state("restore") }
  @MainActor func currentState() async throws(StoreError) -> SubscriptionState { try await state("currentState") }

  @MainActor func setAutoRenew(subscriptionID: String, enabled: Bool) async throws(StoreError) -> SubscriptionState {
    try await state("setAutoRenew", subscriptionID)
  }

  @MainActor func requestRefund(subscriptionID: String, reason: String?) async throws(StoreError) -> SubscriptionState {
    try await state("requestRefund", subscriptionID)
  }
}

/// The same, telling of changes by itself.
@MainActor
final class PushingHandStore: HandStore, SubscriptionPushClient {
  private(set) var lastKnownState: SubscriptionState?
  private let observers = StandingObservers()

  func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observers.add(changed)
  }

  func push(_ state: SubscriptionState, _ cause: StandingChange.Cause = .push) {
    guard state != lastKnownState ?? .notSubscribed else { return }
    lastKnownState = state
    observers.announce(StandingChange(cause: cause, state: state))
  }
}

extension ProductsSnapshot {
  static func of(_ standing: SubscriptionState = .notSubscribed, _ plans: [SubscriptionModel] = Plans.all) -> ProductsSnapshot {
    ProductsSnapshot(fetchedAt: Stage.start.date, subscriptions: plans, subscriptionState: standing)
  }
}
