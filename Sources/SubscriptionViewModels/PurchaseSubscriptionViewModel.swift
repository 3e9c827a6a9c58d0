public import Observation
public import Subscriptions
public import Timekeeping

/// The screen that sells: plans to choose from, the best value, purchase and restore.
@MainActor
@Observable
public final class PurchaseSubscriptionViewModel: BaseSubscriptionViewModel {
  /// The plan that a purchase without an identifier means; kept while the store sells it.
  public private(set) var selectedSubscriptionID: String? {
    didSet { note(oldValue, selectedSubscriptionID, .selectedSubscriptionID) }
  }

  public init(store: any SubscriptionStoreClient, time: Timekeeper = .system, options: ScreenOptions = ScreenOptions()) {
    super.init(kind: .purchase, store: store, time: time, options: options)
  }

  /// The plan that saves most against its group and level; nil when none saves anything.
  public var bestValueSubscriptionID: String? {
    var best: (id: String, percent: Int)?
    for plan in subscriptionDetails {
      if let percent = plan.savingsPercent, percent > best?.percent ?? 0 { best = (plan.id, percent) }
    }
    return best?.id
  }

  /// Whether the customer is served by any plan already.
  public var isAlreadySubscribed: Bool {
    subscriptionState.allSubscriptions.contains { $0.isEntitled }
  }

  /// Chooses a plan.
  /// - Returns: `completed`, or `failed` with `productUnavailable` when the store does not sell it.
  @discardableResult
  public func selectSubscription(_ subscriptionID: String) -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned, subscriptionID: subscriptionID) }
    guard subscriptionDetails.contains(where: { $0.id == subscriptionID }) else {
      return ActionResult(.failed, error: StoreError(.productUnavailable), subscriptionID: subscriptionID)
    }
    return close(begin(.selectSubscription, subscriptionID: subscriptionID), .completed) { selectedSubscriptionID = subscriptionID }
  }

  // MARK: What the base class asks

  override var defaultSubscriptionID: String? { selectedSubscriptionID }

  override func refusal(of action: ScreenAction) -> ActionRefusal.Reason? {
    action == .selectSubscription ? notLoadedReason : super.refusal(of: action)
  }

  override func hasArguments(for action: ScreenAction) -> Bool {
    action == .selectSubscription ? !subscriptionDetails.isEmpty : super.hasArguments(for: action)
  }

  override func carryOut(_ request: ScreenRequest) async throws(ActionRefusal) -> ActionResult {
    guard case .selectSubscription(let id) = request else { return try await super.carryOut(request) }
    return selectSubscription(try plan(id).id)
  }

  override func contentChanged() {
    if let selected = selectedSubscriptionID, !subscriptionDetails.contains(where: { $0.id == selected }) { selectedSubscriptionID = nil }
  }
}
