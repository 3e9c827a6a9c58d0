import Subscriptions
import Timekeeping

/// An action that has begun, or waits for the plans, and has not ended.
@MainActor
final class PendingAction {
  let action: ScreenAction
  let subscriptionID: String?
  private let time: Timekeeper
  let ending: Waiter<ActionResult>
  /// Resolved when an action that waits for the plans may go on to be judged.
  private(set) lazy var admission = Waiter<Void>(time)
  var storeCall: Task<Void, Never>?
  /// What happens at once when the task that asked is cancelled.
  var whenCancelled: (@MainActor (PendingAction) -> Void)?
  var dueThings: [DueThing] = []
  /// false while the action waits for the plans.
  var hasBegun = true
  /// What the store answered to a restore that is shown for a while longer.
  var keptAnswer: Result<SubscriptionState, StoreError>?

  init(_ action: ScreenAction, subscriptionID: String?, time: Timekeeper) {
    self.action = action
    self.subscriptionID = subscriptionID
    self.time = time
    ending = Waiter(time)
  }

  var hasEnded: Bool { ending.isResolved }

  func cancelDueThings() {
    for thing in dueThings { thing.cancel() }
    dueThings = []
  }
}
