import SimulatedStore
import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

/// Ten stories that read the same in Swift, in Python and in Node (`clients/python/tests/test_stories.py`, `clients/node/test/stories.test.js`).
@MainActor
struct SharedStories {
  private let time = Timekeeper(virtual: Stage.start)

  private func purchaseScreen(_ store: SimulatedStoreClient) async -> PurchaseSubscriptionViewModel {
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    await screen.load()
    return screen
  }

  private func manageScreen(_ store: SimulatedStoreClient) async -> ManageSubscriptionViewModel {
    let screen = ManageSubscriptionViewModel(store: store, time: time)
    await screen.load()
    return screen
  }

  private func buy(_ id: String, on screen: BaseSubscriptionViewModel) async throws -> ActionResult.Outcome {
    try await screen.perform(.purchaseSubscription(subscriptionID: id, promotionOfferID: nil)).outcome
  }

  private func pass(days: Double) async {
    _ = await time.advance(to: time.now.adding(seconds: days * 86_400))
  }

  @Test func `A purchase reaches the store and leaves no flag up`() async {
    let spy = SpyStoreClient()
    spy.nextPurchaseResult = .active(MockUserSubscription(subscriptionID: "pro_yearly"))
    let screen = ManageSubscriptionViewModel(store: spy)

    await screen.purchaseSubscription(SubscriptionModel(id: "pro_yearly", price: "$99"))

    #expect(screen.purchaseInProgress == false)
    #expect(spy.capturedSubscriptionID == "pro_yearly")
  }

  @Test func `A bought plan is shown as the current one`() async throws {
    let store = try SimulatedStoreClient(timekeeper: time)
    let manage = await manageScreen(store)
    let purchase = await purchaseScreen(store)
    #expect(try await buy("pro_monthly", on: purchase) == .purchased)
    #expect(purchase.isAlreadySubscribed)
    #expect(manage.current?.title == "Pro Monthly")
    #expect(manage.current?.badge == .freeTrial)
  }

  @Test func `A failed purchase is told and can be tried again`() async throws {
    let store = try SimulatedStoreClient(timekeeper: time)
    let screen = await purchaseScreen(store)
    _ = try store.failNext(.purchase, with: StoreError(.offline))
    #expect(try await buy("pro_monthly", on: screen) == .failed)
    #expect(screen.toast?.style == .error)
    #expect(screen.toast?.code == .offline)
    #expect(try await buy("pro_monthly", on: screen) == .purchased)
  }

  @Test func `A cancelled purchase is no error`() async throws {
    let store = try SimulatedStoreClient(timekeeper: time)
    let screen = await purchaseScreen(store)
    var change = SimulatorSettings.Change()
    change.purchaseDecision = .cancel
    _ = try store.configure(change)
    #expect(try await buy("pro_monthly", on: screen) == .cancelled)
    #expect(screen.toast == nil)
    #expect(screen.subscriptionState.status == .notSubscribed)
  }

  @Test func `A purchase that needs approval waits for it`() async throws {
    let store = try SimulatedStoreClient(timekeeper: time)
    let screen = await purchaseScreen(store)
    var change = SimulatorSettings.Change()
    change.askToBuyEnabled = true
    _ = try store.configure(change)
    #expect(try await buy("pro_monthly", on: screen) == .pending)
    let waiting = try #require(screen.subscriptionState.pendingPurchases.first)
    #expect(waiting.subscriptionID == "pro_monthly")
    #expect(waiting.reason == .askToBuy)
    _ = try store.approve(transactionID: waiting.transactionID)
    #expect(screen.subscriptionState.status == .active)
  }

  @Test func `A restore that finds nothing says so in a popup`() async throws {
    let screen = PurchaseSubscriptionViewModel(store: try SimulatedStoreClient(timekeeper: time), time: time)
    #expect(try await screen.perform(.restorePurchases).outcome == .nothingToRestore)
    #expect(screen.showRestoreFailedPopup)
    #expect(screen.restoreFailureReason == .nothingToRestore)
    _ = try await screen.perform(.dismissRestoreFailedPopup)
    #expect(!screen.showRestoreFailedPopup)
  }

  @Test func `A trial becomes a paid plan`() async throws {
    let screen = await manageScreen(try SimulatedStoreClient(timekeeper: time))
    _ = try await buy("pro_monthly", on: screen)
    #expect(screen.current?.badge == .freeTrial)
    await pass(days: 7)
    #expect(screen.current?.badge == .active)
    #expect(screen.current?.subscription.expiresAt == Instant(iso8601: "2026-02-08T00:00:00.000Z")?.date)
  }

  @Test func `A downgrade waits for the renewal`() async throws {
    let screen = await manageScreen(try SimulatedStoreClient(timekeeper: time))
    _ = try await buy("pro_monthly", on: screen)
    #expect(try await screen.perform(.changeSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil)).outcome == .scheduled)
    #expect(screen.current?.title == "Pro Monthly")
    #expect(screen.current?.badge == .pendingChange)
    await pass(days: 31)
    #expect(screen.current?.title == "Basic Monthly")
    #expect(screen.current?.badge == .active)
  }

  @Test func `A cancelled plan lasts to the end of its period`() async throws {
    let screen = await manageScreen(try SimulatedStoreClient(timekeeper: time))
    _ = try await buy("pro_monthly", on: screen)
    #expect(try await screen.perform(.cancelSubscription).outcome == .autoRenewDisabled)
    #expect(screen.subscriptionState.status == .active)
    #expect(screen.current?.badge == .cancelledTrial)
    await pass(days: 7)
    #expect(screen.subscriptionState.status == .expired)
    #expect(screen.current?.badge == .expired)
  }

  @Test func `A refund ends the plan`() async throws {
    let screen = await manageScreen(try SimulatedStoreClient(timekeeper: time))
    _ = try await buy("pro_monthly", on: screen)
    await pass(days: 7)
    #expect(try await screen.perform(.requestRefund(reason: nil)).outcome == .refunded)
    #expect(screen.refundStatus == .refunded)
    #expect(screen.subscriptionState.status == .revoked)
  }
}
