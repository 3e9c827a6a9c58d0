import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing

/// The promise of the first day, in its own names.
@MainActor
struct SeedTests {
  @Test func `A purchase on the manage screen reaches the store and leaves no flag up`() async {
    let subscription = SubscriptionModel(id: "pro_yearly", price: "$99")
    let spy = SpyStoreClient()
    spy.nextPurchaseResult = .active(MockUserSubscription())
    let viewModel = ManageSubscriptionViewModel(store: spy)

    await viewModel.purchaseSubscription(subscription)

    #expect(viewModel.purchaseInProgress == false)
    #expect(spy.capturedSubscriptionID == "pro_yearly")
  }

  @Test func `The result of the next purchase can be spelled out`() async {
    let spy = SpyStoreClient()
    let viewModel = PurchaseSubscriptionViewModel(store: spy)
    spy.nextPurchaseResult = .success(.active(MockUserSubscription(subscriptionID: "pro_yearly")))
    #expect(await viewModel.purchaseSubscription(SubscriptionModel(id: "pro_yearly", price: "$99")).outcome == .purchased)
    #expect(viewModel.isAlreadySubscribed)
  }

  @Test func `A purchase that the store refuses is a result and a toast`() async {
    let spy = SpyStoreClient()
    let viewModel = ManageSubscriptionViewModel(store: spy)
    spy.nextPurchaseResult = .failure(StoreError(.offline))
    let result = await viewModel.purchaseSubscription(SubscriptionModel(id: "pro_yearly", price: "$99"))
    #expect(result == ActionResult(.failed, error: StoreError(.offline), subscriptionID: "pro_yearly"))
    #expect(viewModel.toast?.code == .offline)
    #expect(viewModel.purchaseInProgress == false)
  }
}
