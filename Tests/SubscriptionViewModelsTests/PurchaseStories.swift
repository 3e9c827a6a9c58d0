import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct PurchaseStories {
  /// A loaded screen whose diary begins now.
  private func loaded(
    _ standing: SubscriptionState = .notSubscribed, _ plans: [SubscriptionModel] = Plans.all, toastSeconds: Double = 0
  ) async -> (Stage, PurchaseSubscriptionViewModel, Diary) {
    let stage = Stage.selling(standing, plans)
    let screen = stage.purchaseScreen(ScreenOptions(toastSeconds: toastSeconds))
    await screen.load()
    return (stage, screen, Diary(screen))
  }

  @Test func `A purchase shows itself, the new standing, and its success`() async throws {
    let (stage, screen, diary) = await loaded(toastSeconds: 3)
    stage.spy.nextPurchaseResult = .success(.holding("pro_yearly"))
    let result = try await screen.perform(.purchaseSubscription(subscriptionID: "pro_yearly", promotionOfferID: nil))
    #expect(result == ActionResult(.purchased, subscriptionID: "pro_yearly"))
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_yearly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_yearly overlay=- "
          + "toast=success:purchased lastOutcome=#2:purchaseSubscription:purchased:pro_yearly isAlreadySubscribed=true",
      ])
    #expect(screen.toast?.message == "You now have Pro Yearly")
    #expect(screen.toast?.arguments == ["plan": "Pro Yearly"])
    #expect(stage.callNames == ["fetchProducts:action", "purchase:action", "fetchProducts:refresh"])
    await stage.pass(seconds: 2.999)
    #expect(diary.read().isEmpty)
    await stage.pass(seconds: 0.001)
    #expect(diary.read() == ["toast=-"])
    #expect(diary.isComplete)
  }

  @Test func `Without announcements the standing comes with the end`() async {
    let stage = Stage.selling()
    let screen = PurchaseSubscriptionViewModel(store: SeedOnlyStore(stage.spy), time: stage.time, options: ScreenOptions(toastSeconds: 0))
    await screen.load()
    let diary = Diary(screen)
    stage.spy.nextPurchaseResult = .success(.holding("pro_yearly"))
    await screen.purchaseSubscription(Plans.proYearly)
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_yearly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_yearly overlay=- toast=success:purchased "
          + "lastOutcome=#2:purchaseSubscription:purchased:pro_yearly isAlreadySubscribed=true",
      ])
    #expect(stage.callNames.last == "fetchProducts:refresh")
  }

  @Test func `A changed standing brings new eligibility in the background, before the answer and without holding it back`() async {
    let first = Plans.proMonthly.offering(Plans.save.notEligible())
    let (stage, screen, diary) = await loaded(.notSubscribed, [first])
    stage.sell([Plans.proMonthly.offering(Plans.save)])
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 1, times: 1))
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly"))
    await screen.purchaseSubscription(first)
    #expect(stage.spy.calls.last?.origin == .refresh)
    #expect(stage.spy.calls.last?.outcome == .underWay)
    _ = diary.read()
    await stage.pass(seconds: 1)
    #expect(diary.read() == ["subscriptionDetails=pro_monthly+save"])
  }

  @Test func `A background refresh that fails says nothing`() async {
    let (stage, screen, diary) = await loaded()
    stage.spy.nextFetchProductsResult = .failure(StoreError(.offline))
    stage.spy.push(.holding("pro_monthly"))
    #expect(diary.read() == ["subscriptionState=active:pro_monthly isAlreadySubscribed=true"])
    #expect(screen.loadStatus == .loaded)
    #expect(stage.callNames == ["fetchProducts:action", "fetchProducts:refresh"])
  }

  @Test func `At most one refresh runs, and one more follows when the standing changed meanwhile`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = PushingHandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let load = Task.immediate { await screen.load() }
    await store.answer("fetchProducts", .products(.of()))
    _ = await load.value
    store.push(.holding("pro_monthly"))
    store.push(.holding("pro_yearly"))
    store.push(.holding("basic_yearly"))
    #expect(store.names == ["fetchProducts:action", "fetchProducts:refresh"])
    await store.answer("fetchProducts", .products(.of(.holding("pro_monthly"))))
    #expect(store.names.count == 3)
    await store.answer("fetchProducts", .products(.of(.holding("basic_yearly"))))
    #expect(store.names.count == 3)
    #expect(time.nextDue == nil)
  }

  @Test func `A refresh that never ends is given up, and the next change asks anew`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = PushingHandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let load = Task.immediate { await screen.load() }
    await store.answer("fetchProducts", .products(.of()))
    _ = await load.value
    store.push(.holding("pro_monthly"))
    _ = await time.advance(to: time.now.adding(seconds: 30))
    #expect(screen.loadStatus == .loaded)
    store.push(.holding("pro_yearly"))
    #expect(store.names.count == 3)
    // The late answer to the first does not make room for a third beside the second.
    await store.answer("fetchProducts", .failure(StoreError(.network)))
    store.push(.holding("basic_yearly"))
    #expect(store.names.count == 3)
    screen.dispose()
    #expect(time.nextDue == nil)
  }

  @Test(arguments: StoreError.Code.allCases)
  func `Each way to fail ends with the flags down and the right message`(code: StoreError.Code) async {
    let (stage, screen, diary) = await loaded()
    stage.spy.nextPurchaseResult = .failure(StoreError(code))
    let result = await screen.purchaseSubscription(Plans.proMonthly)
    let (outcome, toast): (ActionResult.Outcome, String) =
      switch code {
      case .purchaseCancelled: (.cancelled, "")
      case .paymentPending: (.pending, "toast=info:purchasePending ")
      case .operationInProgress: (.failed, "")
      case .ineligibleForOffer, .productAlreadyPurchased: (.failed, "toast=warning:\(code.rawValue) ")
      default: (.failed, "toast=error:\(code.rawValue) ")
      }
    #expect(result == ActionResult(outcome, error: outcome == .failed ? StoreError(code) : nil, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- overlay=- \(toast)"
          + "lastOutcome=#2:purchaseSubscription:\(outcome.rawValue):pro_monthly\(outcome == .failed ? "!\(code.rawValue)" : "")",
      ])
    #expect(!screen.isLoading && screen.toast?.message != "")
  }

  @Test func `A purchase that waits for approval is information, and its approval is told`() async {
    let (stage, screen, diary) = await loaded()
    stage.spy.nextPurchaseResult = .success(.notSubscribed.waiting(for: "pro_monthly"))
    #expect(await screen.purchaseSubscription(Plans.proMonthly).outcome == .pending)
    #expect(screen.toast?.style == .info)
    _ = diary.read()
    stage.spy.push(.holding("pro_monthly"), cause: .approval)
    #expect(diary.read() == ["subscriptionState=active:pro_monthly toast=success:purchaseApproved isAlreadySubscribed=true"])
    #expect(screen.toast?.message == "Your purchase of Pro Monthly was approved")
  }

  @Test func `A purchase that was declined is told`() async {
    let (stage, screen, diary) = await loaded(.notSubscribed.waiting(for: "pro_monthly"))
    stage.spy.push(.notSubscribed, cause: .decline)
    #expect(diary.read() == ["subscriptionState=notSubscribed toast=info:purchaseDeclined"])
    #expect(!screen.isAlreadySubscribed)
  }

  @Test func `An offer shown as not eligible fails without a store call, and the regular price stays purchasable`() async throws {
    let (stage, screen, diary) = await loaded(.notSubscribed, [Plans.proMonthly.offering(Plans.save.notEligible())])
    let refused = try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: "save"))
    #expect(refused == ActionResult(.failed, error: StoreError(.ineligibleForOffer), subscriptionID: "pro_monthly"))
    #expect(stage.callNames == ["fetchProducts:action"])
    #expect(diary.read().count == 2)
    #expect(screen.toast?.style == .warning)
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly"))
    #expect(
      try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: nil)).outcome == .purchased)
  }

  @Test func `An eligible offer reaches the store`() async throws {
    let (stage, screen, _) = await loaded(.notSubscribed, [Plans.proMonthly.offering(Plans.save)])
    _ = try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: "save"))
    #expect(stage.spy.capturedPromotionOffer?.id == "save")
    await #expect(throws: ActionRefusal.unknownOffer("sav", known: ["save"])) {
      try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: "sav"))
    }
  }

  @Test func `Buying the held plan is purchased with nothing new`() async {
    let (stage, screen, _) = await loaded(.holding("pro_monthly"))
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly"))
    #expect(await screen.purchaseSubscription(Plans.proMonthly).outcome == .purchased)
    #expect(screen.toast?.code == .alreadyHeld)
    #expect(stage.callNames == ["fetchProducts:action", "purchase:action"])
  }

  @Test func `A downgrade is scheduled`() async {
    let (stage, screen, _) = await loaded(.holding("pro_monthly"))
    stage.spy.nextPurchaseResult = .success(
      .holding("pro_monthly") {
        $0.pendingChange = .init(subscriptionID: "basic_monthly", effectiveAt: Stage.start.adding(seconds: 86_400).date, change: .downgrade)
      })
    #expect(await screen.purchaseSubscription(Plans.basicMonthly).outcome == .scheduled)
    #expect(screen.toast?.message == "Your plan changes to Basic Monthly on January 2, 2026")
    #expect(screen.toast?.arguments == ["plan": "Basic Monthly", "date": "2026-01-02T00:00:00.000Z"])
  }

  @Test func `Two purchases in one turn make one store call`() async throws {
    let (stage, screen, _) = await loaded()
    stage.spy.stub(.purchase, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 1))
    let first = Task.immediate { try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: nil)) }
    let diary = Diary(screen)
    await #expect(throws: ActionRefusal.notAllowed(.purchaseInProgress)) {
      try await screen.perform(.purchaseSubscription(subscriptionID: "pro_yearly", promotionOfferID: nil))
    }
    #expect(
      await screen.purchaseSubscription(Plans.proYearly)
        == ActionResult(.failed, error: StoreError(.operationInProgress), subscriptionID: "pro_yearly"))
    #expect(diary.read().isEmpty)
    await stage.pass(seconds: 1)
    #expect(try await first.value.outcome == .purchased)
    #expect(stage.spy.calls.filter { $0.action == .purchase }.count == 1)
  }

  @Test func `A cancelled purchase that the store can still stop is silent`() async {
    let (stage, screen, diary) = await loaded()
    stage.spy.stub(.purchase, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 1))
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    purchase.cancel()
    #expect(await purchase.value == ActionResult(.cancelled, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- overlay=- lastOutcome=#2:purchaseSubscription:cancelled:pro_monthly",
      ])
    #expect(stage.time.nextDue == nil)
  }

  @Test func `A cancelled purchase that the store has begun to commit ends as it ends`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    store.stops = false
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    purchase.cancel()
    await time.settle()
    #expect(screen.purchaseInProgress)
    await store.answer("purchase", .state(.holding("pro_monthly")))
    #expect(await purchase.value.outcome == .purchased)
  }

  @Test func `The selected plan is bought when none is named`() async throws {
    let (stage, screen, diary) = await loaded()
    await #expect(throws: ActionRefusal.notAllowed(.nothingSelected)) {
      try await screen.perform(.purchaseSubscription(subscriptionID: nil, promotionOfferID: nil))
    }
    #expect(
      try await screen.perform(.selectSubscription(subscriptionID: "basic_yearly"))
        == ActionResult(.completed, subscriptionID: "basic_yearly"))
    #expect(diary.read() == ["lastOutcome=#2:selectSubscription:completed:basic_yearly selectedSubscriptionID=basic_yearly"])
    _ = try await screen.perform(.purchaseSubscription(subscriptionID: nil, promotionOfferID: nil))
    #expect(stage.spy.capturedSubscriptionID == "basic_yearly")
    await #expect(throws: ActionRefusal.unknownSubscription("x", known: Plans.all.map(\.id))) {
      try await screen.perform(.selectSubscription(subscriptionID: "x"))
    }
  }

  @Test func `The selection survives a refresh while its plan does`() async {
    let (stage, screen, _) = await loaded()
    screen.selectSubscription("basic_yearly")
    stage.sell([Plans.basicYearly, Plans.proMonthly])
    await screen.load()
    #expect(screen.selectedSubscriptionID == "basic_yearly")
    stage.sell([Plans.proMonthly])
    await screen.load()
    #expect(screen.selectedSubscriptionID == nil)
  }

  @Test func `A toast is dismissed by its own name only`() async throws {
    let (stage, screen, diary) = await loaded(toastSeconds: 3)
    stage.spy.nextPurchaseResult = .failure(StoreError(.network))
    await screen.purchaseSubscription(Plans.proMonthly)
    _ = diary.read()
    #expect(screen.toast?.id == "toast-1")
    _ = try await screen.perform(.dismissToast(id: "toast-2"))
    #expect(diary.read() == ["lastOutcome=#3:dismissToast:completed"])
    _ = try await screen.perform(.dismissToast(id: "toast-1"))
    #expect(diary.read() == ["toast=- lastOutcome=#4:dismissToast:completed"])
    #expect(stage.time.nextDue == nil)
  }

  @Test func `A new toast has the whole of its time`() async {
    let (stage, screen, _) = await loaded(toastSeconds: 3)
    stage.spy.nextPurchaseResult = .failure(StoreError(.network))
    await screen.purchaseSubscription(Plans.proMonthly)
    await stage.pass(seconds: 2)
    await screen.purchaseSubscription(Plans.proMonthly)
    await stage.pass(seconds: 2)
    #expect(screen.toast?.id == "toast-2")
    await stage.pass(seconds: 1)
    #expect(screen.toast == nil)
  }

  @Test func `Before the plans are known nothing can be bought by name, and restoring is possible`() async {
    let screen = Stage.selling().purchaseScreen()
    #expect(screen.availableActions == [.load, .restorePurchases, .dismissToast, .dismissRestoreFailedPopup])
    await #expect(throws: ActionRefusal.notAllowed(.notLoaded)) {
      try await screen.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: nil))
    }
    await #expect(throws: ActionRefusal.notAllowed(.notLoaded)) { try await screen.perform(.selectSubscription(subscriptionID: "a")) }
    await #expect(throws: ActionRefusal.notAllowed(.wrongKind)) { try await screen.perform(.cancelSubscription) }
  }

  @Test func `What two screens of a store do reaches both`() async {
    let stage = Stage.selling()
    let first = stage.purchaseScreen()
    let second = stage.manageScreen()
    await first.load()
    await second.load()
    let diary = Diary(second, leavingOut: [.availableActions, .current, .changeOptions])
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly"))
    await first.purchaseSubscription(Plans.proMonthly)
    #expect(diary.read() == ["subscriptionState=active:pro_monthly"])
    #expect(second.current?.title == "Pro Monthly")
  }

  @Test func `What a store announces before it suspends is refreshed once the call is made, not inside it`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = PushingHandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let load = Task.immediate { await screen.load() }
    await store.answer("fetchProducts", .products(.of()))
    _ = await load.value
    store.whenCalled = { call in
      guard call.name == "purchase" else { return }
      store.push(.notSubscribed.waiting(for: "pro_monthly"), .purchase)
      store.push(.notSubscribed.waiting(for: "pro_monthly").waiting(for: "pro_yearly"), .purchase)
      #expect(store.names.last == "purchase:action")
    }
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    #expect(store.names == ["fetchProducts:action", "purchase:action", "fetchProducts:refresh"])
    await store.answer("purchase", .state(.notSubscribed.waiting(for: "pro_monthly")))
    #expect(await purchase.value.outcome == .pending)
  }

  @Test func `A standing that is announced after the store committed is newer than the answer`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = PushingHandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    store.push(.holding("pro_monthly"), .purchase)
    store.push(.notSubscribed, .refund)
    await store.answer("purchase", .state(.holding("pro_monthly")))
    #expect(await purchase.value.outcome == .purchased)
    #expect(screen.subscriptionState == .notSubscribed)
  }

  @Test func `A toast that comes by itself has the whole of its time too`() async {
    let (stage, screen, _) = await loaded(.notSubscribed.waiting(for: "pro_monthly").waiting(for: "pro_yearly"), toastSeconds: 3)
    stage.spy.push(.notSubscribed.waiting(for: "pro_yearly"), cause: .decline)
    await stage.pass(seconds: 2)
    stage.spy.push(.notSubscribed, cause: .decline)
    await stage.pass(seconds: 2)
    #expect(screen.toast?.id == "toast-2")
    await stage.pass(seconds: 1)
    #expect(screen.toast == nil)
  }
}
