import SubscriptionTesting
import Subscriptions

/// A store that has only the seed's four actions: it neither announces nor manages.
@MainActor
final class SeedOnlyStore: SubscriptionStoreClient {
  let beneath: SpyStoreClient

  init(_ beneath: SpyStoreClient) {
    self.beneath = beneath
  }

  @MainActor func fetchProducts() async throws(StoreError) -> ProductsSnapshot { try await beneath.fetchProducts() }
  @MainActor func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    try await beneath.purchase(subscription, promotionOffer)
  }
  @MainActor func restore() async throws(StoreError) -> SubscriptionState { try await beneath.restore() }
  @MainActor func currentState() async throws(StoreError) -> SubscriptionState { try await beneath.currentState() }
}
