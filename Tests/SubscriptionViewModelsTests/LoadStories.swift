import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct LoadStories {
  @Test func `Plans appear in two steps, without suspending, when the store answers at once`() async {
    let stage = Stage.selling(.holding("pro_monthly"))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen)
    var isAnswered = false
    let loading = Task.immediate {
      await screen.load()
      isAnswered = true
    }
    #expect(isAnswered)
    await loading.value
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading",
        "isLoading=false loadStatus=loaded subscriptionDetails=pro_monthly,pro_yearly,basic_monthly,basic_yearly "
          + "subscriptionState=active:pro_monthly overlay=- lastOutcome=#1:load:completed bestValueSubscriptionID=basic_yearly "
          + "isAlreadySubscribed=true",
      ])
    #expect(stage.callNames == ["fetchProducts:action"])
    #expect(stage.time.nextDue == nil)
  }

  @Test func `A failure is told, can be tried again, and leaves what was shown`() async {
    let stage = Stage.selling()
    let screen = stage.purchaseScreen()
    await screen.load()
    let diary = Diary(screen)
    stage.spy.nextFetchProductsResult = .failure(StoreError(.offline))
    #expect(await screen.load() == ActionResult(.failed, error: StoreError(.offline)))
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading",
        "isLoading=false loadStatus=failed loadError=offline toast=error:offline lastOutcome=#2:load:failed!offline",
      ])
    #expect(screen.subscriptionDetails.count == 4)
    #expect(screen.availableActions.contains(.purchaseSubscription))
    stage.sell()
    #expect(await screen.load().outcome == .completed)
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading loadError=- toast=-",
        "isLoading=false loadStatus=loaded lastOutcome=#3:load:completed",
      ])
  }

  @Test func `Loads that overlap share one store call and end one after the other`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 2))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen, leavingOut: [.availableActions, .subscriptionDetails, .bestValueSubscriptionID])
    let first = Task.immediate { await screen.load() }
    let second = Task.immediate { await screen.load() }
    await stage.pass(seconds: 2)
    #expect(await first.value.outcome == .completed)
    #expect(await second.value.outcome == .completed)
    #expect(stage.callNames == ["fetchProducts:action"])
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading",
        "isLoading=false loadStatus=loaded overlay=- lastOutcome=#1:load:completed",
        "lastOutcome=#2:load:completed",
      ])
  }

  @Test func `Of two loads that share a call only the cancelled one ends`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 2))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen, leavingOut: [.availableActions, .subscriptionDetails, .bestValueSubscriptionID])
    let first = Task.immediate { await screen.load() }
    let second = Task.immediate { await screen.load() }
    first.cancel()
    #expect(await first.value.outcome == .cancelled)
    await stage.pass(seconds: 2)
    #expect(await second.value.outcome == .completed)
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading",
        "lastOutcome=#1:load:cancelled",
        "isLoading=false loadStatus=loaded overlay=- lastOutcome=#2:load:completed",
      ])
  }

  @Test func `A cancelled load leaves the screen as it was`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(hold: true))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen)
    let load = Task.immediate { await screen.load() }
    load.cancel()
    #expect(await load.value == ActionResult(.cancelled))
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading", "isLoading=false loadStatus=notLoaded overlay=- lastOutcome=#1:load:cancelled",
      ])
    await stage.time.settle()
    #expect(stage.spy.calls.last?.outcome == .failed(StoreError(.purchaseCancelled)))
    #expect(diary.read().isEmpty)
    #expect(stage.time.nextDue == nil)
  }

  @Test func `A load that hangs has failed at its time-out; a new one may start; the late answer only refreshes`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 40, times: 1))
    let screen = stage.purchaseScreen(ScreenOptions(toastSeconds: 0))
    let diary = Diary(screen, leavingOut: [.availableActions, .bestValueSubscriptionID])
    let load = Task.immediate { await screen.load() }
    await stage.pass(seconds: 29.999)
    #expect(screen.isLoading)
    await stage.pass(seconds: 0.001)
    #expect(await load.value == ActionResult(.failed, error: StoreError(.timedOut)))
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading",
        "isLoading=false loadStatus=failed loadError=timedOut overlay=- toast=error:timedOut lastOutcome=#1:load:failed!timedOut",
      ])
    await stage.pass(seconds: 10)
    #expect(diary.read() == ["loadStatus=loaded loadError=- subscriptionDetails=pro_monthly,pro_yearly,basic_monthly,basic_yearly"])
    #expect(await screen.load().outcome == .completed)
  }

  @Test func `An older answer never overwrites a newer one`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 40, times: 1))
    let screen = stage.purchaseScreen(ScreenOptions(toastSeconds: 0))
    let first = Task.immediate { await screen.load() }
    await stage.pass(seconds: 30)
    _ = await first.value
    await screen.load()
    #expect(screen.subscriptionDetails.count == 4)
    // What the first call reads in the end is older: it was asked before.
    stage.sell([Plans.proMonthly])
    await stage.pass(seconds: 10)
    #expect(screen.subscriptionDetails.count == 4)
    #expect(screen.loadStatus == .loaded)
  }

  @Test func `The answer to a read that began before an announcement brings plans but no standing`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = PushingHandStore(time: time)
    let screen = ManageSubscriptionViewModel(store: store, time: time)
    let load = Task.immediate { await screen.load() }
    store.push(.holding("pro_monthly"))
    #expect(screen.subscriptionState.brief == "active:pro_monthly")
    await store.answer("fetchProducts", .products(.of(.notSubscribed)))
    #expect(await load.value.outcome == .completed)
    #expect(screen.subscriptionDetails.count == 4)
    #expect(screen.subscriptionState.brief == "active:pro_monthly")
    // The plans were read for another standing: they are asked for once more.
    #expect(store.names == ["fetchProducts:action", "fetchProducts:refresh"])
    await store.answer("fetchProducts", .products(.of(.holding("pro_monthly"), [Plans.proMonthly])))
    #expect(screen.subscriptionDetails.map(\.id) == ["pro_monthly"])
    #expect(store.open.isEmpty)
    #expect(time.nextDue == nil)
  }

  @Test func `A read that began before a purchase ended does not take the purchase back`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time, options: ScreenOptions(toastSeconds: 0))
    let load = Task.immediate { await screen.load() }
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proYearly) }
    await store.answer("purchase", .state(.holding("pro_yearly")))
    #expect(await purchase.value.outcome == .purchased)
    await store.answer("fetchProducts", .products(.of(.notSubscribed)))
    #expect(await load.value.outcome == .completed)
    #expect(screen.subscriptionState.brief == "active:pro_yearly")
  }

  @Test func `An action that needs the plans waits for the load under way and is then judged`() async throws {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 3, times: 1))
    stage.spy.nextPurchaseResult = .success(.holding("pro_yearly"))
    let screen = stage.purchaseScreen()
    let load = Task.immediate { await screen.load() }
    let purchase = Task.immediate { try await screen.perform(.purchaseSubscription(subscriptionID: "pro_yearly", promotionOfferID: nil)) }
    let stray = Task.immediate { try await screen.perform(.purchaseSubscription(subscriptionID: "pro_yearlyy", promotionOfferID: nil)) }
    #expect(!screen.purchaseInProgress)
    await stage.pass(seconds: 3)
    #expect(await load.value.outcome == .completed)
    #expect(try await purchase.value.outcome == .purchased)
    await #expect(throws: ActionRefusal.unknownSubscription("pro_yearlyy", known: Plans.all.map(\.id))) { try await stray.value }
    #expect(stage.callNames == ["fetchProducts:action", "purchase:action", "fetchProducts:refresh"])
  }

  @Test func `An action that waited for a load which failed is refused`() async {
    let stage = Stage()
    stage.spy.stub(.fetchProducts, SpyStub(.failure(StoreError(.network)), delaySeconds: 1))
    let screen = stage.purchaseScreen()
    let load = Task.immediate { await screen.load() }
    let purchase = Task.immediate { try await screen.perform(.purchaseSubscription(subscriptionID: "a", promotionOfferID: nil)) }
    await stage.pass(seconds: 1)
    #expect(await load.value.outcome == .failed)
    await #expect(throws: ActionRefusal.notAllowed(.notLoaded)) { try await purchase.value }
  }

  @Test func `An action that waits for a load can be cancelled at once`() async throws {
    let stage = Stage()
    stage.spy.stub(.fetchProducts, SpyStub(hold: true))
    let screen = stage.purchaseScreen()
    let load = Task.immediate { await screen.load() }
    let diary = Diary(screen)
    let purchase = Task.immediate { try await screen.perform(.purchaseSubscription(subscriptionID: "a", promotionOfferID: nil)) }
    purchase.cancel()
    #expect(try await purchase.value == ActionResult(.cancelled, subscriptionID: "a"))
    #expect(diary.read() == ["lastOutcome=#1:purchaseSubscription:cancelled:a"])
    #expect(screen.isLoading)
    stage.spy.release(.fetchProducts)
    _ = await load.value
  }

  @Test func `Nothing is shown of plans that a store no longer sells`() async {
    let stage = Stage.selling()
    let screen = stage.purchaseScreen()
    await screen.load()
    screen.selectSubscription("pro_yearly")
    stage.sell([])
    await screen.load()
    #expect(screen.subscriptionDetails.isEmpty)
    #expect(screen.selectedSubscriptionID == nil)
    #expect(screen.bestValueSubscriptionID == nil)
    #expect(!screen.availableActions.contains(.purchaseSubscription))
  }

  @Test func `Plans are ordered by group, level and length of period, else as the store has them`() async {
    let other = Plans.plan("zz_news", "News", "1.00", .month, level: 1, group: "news")
    let stage = Stage.selling(.notSubscribed, [Plans.basicYearly, other, Plans.proYearly, Plans.basicMonthly, Plans.proMonthly])
    let screen = stage.manageScreen()
    await screen.load()
    #expect(screen.subscriptionDetails.map(\.id) == ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly", "zz_news"])
  }

  @Test func `A late answer does not hide that a newer load has failed`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 40, times: 1))
    stage.spy.stub(.fetchProducts, SpyStub(.failure(StoreError(.offline)), times: 1))
    let screen = stage.purchaseScreen(ScreenOptions(toastSeconds: 0))
    let first = Task.immediate { await screen.load() }
    await stage.pass(seconds: 30)
    _ = await first.value
    #expect(await screen.load().error?.code == .offline)
    await stage.pass(seconds: 10)
    #expect(screen.subscriptionDetails.count == 4)
    #expect(screen.loadStatus == .failed && screen.loadError?.code == .offline)
  }
}
