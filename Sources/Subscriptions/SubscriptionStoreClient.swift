/// A store that sells subscriptions, as the view models see it: exactly four actions.
///
/// Real stores, simulated ones, stores behind a front end and test doubles conform to it, and no view model knows which it has.
/// An action that the calling task's cancellation stopped before the store had committed to it throws
/// ``StoreError/Code/purchaseCancelled``; one that the store has begun to commit returns its real result.
public protocol SubscriptionStoreClient {
  /// Everything the store sells to the current customer, with eligibility at this instant, and the customer's standing.
  /// - Throws: a ``StoreError``; nothing has changed then.
  func fetchProducts() async throws(StoreError) -> ProductsSnapshot

  /// Buys a plan, or changes to it from another of the same group.
  /// - Parameters:
  ///   - subscription: the plan; its ``SubscriptionModel/id`` decides.
  ///   - promotionOffer: an offer to apply, nil for the regular (or introductory) price.
  /// - Returns: the customer's standing afterwards. A purchase that waits for approval is in ``SubscriptionState/pendingPurchases``.
  /// - Throws: a ``StoreError``, ``StoreError/Code/purchaseCancelled`` when the customer thought better of it.
  func purchase(_ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?) async throws(StoreError) -> SubscriptionState

  /// Asks the store anew for everything the customer has bought before.
  /// - Returns: the standing afterwards; one that shows nothing means that nothing was found, which is not an error.
  func restore() async throws(StoreError) -> SubscriptionState

  /// The customer's standing now.
  func currentState() async throws(StoreError) -> SubscriptionState
}
