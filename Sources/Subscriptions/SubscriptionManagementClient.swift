/// What a store may offer besides the four actions: switching auto-renewal, and refunds.
///
/// A store that does not conform sends the customer to ``UserSubscription/managementURL`` instead.
public protocol SubscriptionManagementClient {
  /// Switches the renewal of a held plan on or off.
  /// - Returns: the standing afterwards.
  /// - Throws: a ``StoreError``; ``StoreError/Code/notSupported`` when this customer's plan cannot be managed here.
  func setAutoRenew(subscriptionID: String, enabled: Bool) async throws(StoreError) -> SubscriptionState

  /// Asks for the money of a plan's current period back.
  /// - Parameter reason: the customer's words or a reason of the store, nil for none.
  /// - Throws: a ``StoreError``; ``StoreError/Code/purchaseCancelled`` when the customer left the request.
  func requestRefund(subscriptionID: String, reason: String?) async throws(StoreError) -> SubscriptionState
}
