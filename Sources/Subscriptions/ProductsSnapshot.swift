#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a store sells to its current customer at one instant, and that customer's standing.
public struct ProductsSnapshot: Hashable, Sendable {
  public var fetchedAt: Date
  /// ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.
  public var storefront: String
  /// ISO 4217 code of the storefront's currency; empty when the store does not tell.
  public var currency: String
  /// In the store's order.
  public var subscriptions: [SubscriptionModel]
  public var subscriptionState: SubscriptionState

  public init(
    fetchedAt: Date, storefront: String = "USA", currency: String = "USD", subscriptions: [SubscriptionModel],
    subscriptionState: SubscriptionState = .notSubscribed
  ) {
    self.fetchedAt = fetchedAt
    self.storefront = storefront
    self.currency = currency
    self.subscriptions = subscriptions
    self.subscriptionState = subscriptionState
  }
}
