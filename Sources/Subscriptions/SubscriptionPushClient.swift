/// A store that tells by itself when the customer's standing becomes different.
///
/// Every observer gets every change, in the order of observing, before the call or the passing of time that caused it is answered.
/// Equal standings are not announced.
@MainActor
public protocol SubscriptionPushClient: AnyObject {
  /// The standing as last known, nil before the store knows one.
  var lastKnownState: SubscriptionState? { get }

  /// Has every later change announced to a closure until the observation is cancelled.
  func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation

  /// The same, for those who pass changes on and show none: what a store does only while it is watched, it does not do for them.
  func overhear(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation
}

extension SubscriptionPushClient {
  /// A store that learns of changes without looking for them tells all observers alike.
  public func overhear(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observe(changed)
  }
}

/// A standing that became different, and why.
public struct StandingChange: Sendable, Equatable {
  /// What made the standing different (PROTOCOL §5, `store/didChange`).
  public enum Cause: String, Sendable, CaseIterable {
    case purchase, restore, refresh, renewal, planChange, expiry, gracePeriod, billingRetry, recovery, purchaseElsewhere
    case approval, decline, autoRenew, refund, revocation, priceIncrease, offerCode, familySharing, customer, reset, push
  }

  public var cause: Cause
  public var state: SubscriptionState

  public init(cause: Cause, state: SubscriptionState) {
    self.cause = cause
    self.state = state
  }
}

/// An observer's hold on a store; cancelling it ends the announcements.
@MainActor
public final class StandingObservation {
  private var onCancel: (@MainActor () -> Void)?

  public init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  public func cancel() {
    let onCancel = self.onCancel
    self.onCancel = nil
    onCancel?()
  }
}

/// The observers of one store, for stores that announce changes.
@MainActor
public final class StandingObservers {
  /// One observer; without a closure once it was cancelled.
  private final class Observer {
    var changed: (@MainActor (StandingChange) -> Void)?

    init(_ changed: @escaping @MainActor (StandingChange) -> Void) {
      self.changed = changed
    }
  }

  private var observers: [Observer] = []
  private var cancelled = 0
  private var waiting: [StandingChange] = []
  private var isAnnouncing = false

  public init() {}

  public func add(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    let observer = Observer(changed)
    observers.append(observer)
    return StandingObservation { [weak self] in
      observer.changed = nil
      self?.forgetCancelled()
    }
  }

  /// Tells every observer, in the order in which they came.
  ///
  /// What an observer's reaction announces follows once all have heard the first, so that nobody hears the newer before the older.
  public func announce(_ change: StandingChange) {
    waiting.append(change)
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while !waiting.isEmpty {
      let change = waiting.removeFirst()
      for observer in observers { observer.changed?(change) }
    }
  }

  /// Tidies up once as many have gone as are left, so that each of very many can leave in little time.
  private func forgetCancelled() {
    cancelled += 1
    guard cancelled * 2 > observers.count else { return }
    observers.removeAll { $0.changed == nil }
    cancelled = 0
  }
}
