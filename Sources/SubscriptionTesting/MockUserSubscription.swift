public import Subscriptions

/// A customer's subscription for tests, of which only what matters needs saying: `.active(MockUserSubscription())`.
public struct MockUserSubscription: UserSubscriptionConvertible, Hashable, Sendable {
  public var userSubscription: UserSubscription

  /// - Parameter adjust: sets whatever else a test needs.
  public init(
    subscriptionID: String = "mock", groupID: String = "", willAutoRenew: Bool = true,
    _ adjust: (inout UserSubscription) -> Void = { _ in }
  ) {
    var subscription = UserSubscription(subscriptionID: subscriptionID, groupID: groupID, willAutoRenew: willAutoRenew)
    adjust(&subscription)
    userSubscription = subscription
  }
}
