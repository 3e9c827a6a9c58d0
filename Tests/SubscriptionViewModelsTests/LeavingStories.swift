import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct LeavingStories {
  @Test func `Disposing ends what is pending as abandoned, quietly, and stops no store call`() async throws {
    let stage = Stage.selling()
    let screen = stage.purchaseScreen()
    await screen.load()
    stage.spy.stub(.purchase, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 1))
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 2))
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    let load = Task.immediate { await screen.load() }
    let waiting = Task.immediate { try await screen.perform(.selectSubscription(subscriptionID: "pro_monthly")) }
    let diary = Diary(screen)
    screen.dispose()
    #expect(await purchase.value == ActionResult(.abandoned, subscriptionID: "pro_monthly"))
    #expect(await load.value == ActionResult(.abandoned))
    #expect(try await waiting.value == ActionResult(.abandoned, subscriptionID: "pro_monthly"))
    #expect(!screen.purchaseInProgress && !screen.isLoading && screen.overlay == nil)
    await stage.pass(seconds: 10)
    #expect(diary.read().isEmpty)
    #expect(stage.spy.calls.last { $0.action == .purchase }?.outcome == .succeeded)
    #expect(stage.time.nextDue == nil)
    #expect(await screen.restorePurchases() == ActionResult(.abandoned))
    #expect(await screen.load() == ActionResult(.abandoned))
    #expect(try await screen.perform(.restorePurchases) == ActionResult(.abandoned))
  }

  @Test func `What a disposed screen had asked for reaches the store's other screens`() async {
    let stage = Stage.selling()
    let leaving = stage.purchaseScreen()
    let staying = stage.manageScreen()
    stage.spy.stub(.purchase, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 1))
    let purchase = Task.immediate { await leaving.purchaseSubscription(Plans.proMonthly) }
    leaving.dispose()
    _ = await purchase.value
    await stage.pass(seconds: 1)
    #expect(staying.subscriptionState.brief == "active:pro_monthly")
    #expect(leaving.subscriptionState == .notSubscribed)
  }

  @Test func `Abandoning tells each end, stops the store calls and ignores what they still bring`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    store.stops = false
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let diary = Diary(screen)
    let load = Task.immediate { await screen.load() }
    let restore = Task.immediate { await screen.restorePurchases() }
    _ = diary.read()
    screen.abandonActions()
    #expect(
      diary.read() == [
        "loadStatus=notLoaded lastOutcome=#1:load:abandoned",
        "isLoading=false overlay=- restoreInProgress=false restoreDeadline=- lastOutcome=#2:restorePurchases:abandoned",
      ])
    #expect(await load.value == ActionResult(.abandoned))
    #expect(await restore.value == ActionResult(.abandoned))
    await store.answer("fetchProducts", .products(.of(.holding("pro_monthly"))))
    await store.answer("restore", .state(.holding("pro_monthly")))
    #expect(diary.read().isEmpty)
    #expect(time.nextDue == nil)
    let again = Task.immediate { await screen.load() }
    await store.answer("fetchProducts", .products(.of()))
    #expect(await again.value.outcome == .completed)
  }

  @Test func `A screen that is simply dropped is freed and leaves no observer behind`() async {
    let stage = Stage.selling()
    weak var freed: PurchaseSubscriptionViewModel?
    do {
      let screen = stage.purchaseScreen()
      freed = screen
      await screen.load()
      stage.spy.nextPurchaseResult = .failure(StoreError(.offline))
      await screen.purchaseSubscription(Plans.proMonthly)
    }
    #expect(freed == nil)
    stage.spy.push(.holding("pro_monthly"))
    stage.spy.push(.notSubscribed)
    await stage.pass(seconds: 60)
    #expect(stage.callNames == ["fetchProducts:action", "purchase:action"])
  }

  @Test func `A new screen shows what the store knows already`() async {
    let stage = Stage.selling()
    stage.spy.push(.holding("pro_monthly"))
    #expect(stage.purchaseScreen().isAlreadySubscribed)
  }
}
