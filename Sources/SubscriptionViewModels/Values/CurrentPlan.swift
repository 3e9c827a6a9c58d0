public import Subscriptions

/// The plan that a manage screen is about.
public struct CurrentPlan: Hashable, Sendable {
  public enum Badge: String, Hashable, Sendable, CaseIterable {
    case active, freeTrial, cancelled, cancelledTrial, expired, gracePeriod, billingRetry, pendingChange, familyShared, refunded
  }

  public var subscription: UserSubscription
  /// The plan's name, or its identifier where the store no longer sells it.
  public var title: String
  /// What the customer pays next, else the plan's regular price; nil where neither is known.
  public var price: Price?
  public var badge: Badge?
  /// A sentence in the screen's locale; empty where there is nothing to say.
  public var subtitle: String

  public init(subscription: UserSubscription, title: String, price: Price?, badge: Badge?, subtitle: String) {
    self.subscription = subscription
    self.title = title
    self.price = price
    self.badge = badge
    self.subtitle = subtitle
  }
}
