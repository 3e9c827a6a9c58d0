public import Subscriptions

/// How one action ended.
public struct ActionResult: Hashable, Sendable {
  /// The outcomes of all actions; PROTOCOL §7 says which action can have which.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case completed
    /// The store refused or failed; ``ActionResult/error`` says why.
    case failed
    case purchased
    /// Waits for somebody's approval.
    case pending
    /// Takes effect at the next renewal.
    case scheduled
    /// The customer, or the task that asked, thought better of it.
    case cancelled
    case restored, nothingToRestore
    /// The end of the patience with a restore.
    case timedOut
    /// An offer is shown instead of cancelling.
    case retentionOffered
    case autoRenewDisabled, autoRenewEnabled
    /// The store cannot do it; the screen's `managementURL` says who can.
    case openManagementURL
    case refunded
    /// The screen went away, or the store was put back, before the action ended.
    case abandoned
  }

  public var outcome: Outcome
  /// Set exactly when ``outcome`` is `failed`.
  public var error: StoreError?
  /// The plan that the action was about.
  public var subscriptionID: String?

  public init(_ outcome: Outcome, error: StoreError? = nil, subscriptionID: String? = nil) {
    self.outcome = outcome
    self.error = error
    self.subscriptionID = subscriptionID
  }
}

/// The latest action that ended, numbered so that equal outcomes can be told apart.
public struct LastOutcome: Hashable, Sendable {
  /// 1 for a screen's first action that ended, then counting up.
  public var sequence: Int
  public var action: ScreenAction
  public var outcome: ActionResult.Outcome
  public var subscriptionID: String?
  public var error: StoreError?

  public init(
    sequence: Int, action: ScreenAction, outcome: ActionResult.Outcome, subscriptionID: String? = nil, error: StoreError? = nil
  ) {
    self.sequence = sequence
    self.action = action
    self.outcome = outcome
    self.subscriptionID = subscriptionID
    self.error = error
  }
}
