public import Subscriptions
public import Timekeeping

/// One call that a spy received.
public struct SpyCall: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// Not answered yet.
    case underWay
    case succeeded
    case failed(StoreError)
  }

  /// 1 for the first call, then counting up over all actions.
  public var sequence: Int
  public var action: SpyAction
  public var origin: StoreCallOrigin
  /// The plan asked for; nil for calls that are about none.
  public var subscriptionID: String?
  public var promotionOfferID: String?
  /// What `setAutoRenew` was asked to set; nil for the others.
  public var enabled: Bool?
  /// The words given with a `requestRefund`.
  public var reason: String?
  /// When the call came.
  public var at: Instant
  public var outcome: Outcome

  public init(
    sequence: Int, action: SpyAction, origin: StoreCallOrigin = .direct, subscriptionID: String? = nil, promotionOfferID: String? = nil,
    enabled: Bool? = nil, reason: String? = nil, at: Instant, outcome: Outcome = .underWay
  ) {
    self.sequence = sequence
    self.action = action
    self.origin = origin
    self.subscriptionID = subscriptionID
    self.promotionOfferID = promotionOfferID
    self.enabled = enabled
    self.reason = reason
    self.at = at
    self.outcome = outcome
  }
}
