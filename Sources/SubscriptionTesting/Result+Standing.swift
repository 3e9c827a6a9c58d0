public import Subscriptions

/// Shorthands for what a spy's store answers: `spy.nextPurchaseResult = .active(MockUserSubscription())`.
extension Result where Success == SubscriptionState, Failure == StoreError {
  public static func active(_ subscription: some UserSubscriptionConvertible) -> Result {
    .success(.active(subscription))
  }

  public static func expired(_ subscription: some UserSubscriptionConvertible) -> Result {
    .success(.expired(subscription))
  }

  public static var notSubscribed: Result { .success(.notSubscribed) }
}
