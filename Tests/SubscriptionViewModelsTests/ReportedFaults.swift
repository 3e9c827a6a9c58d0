import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Kinds of fault that users of other screens reported, by the numbers of the page reported-faults. Those about HTTP, files and the
/// pipe are tested where these live.
@MainActor
struct ReportedFaults {
  private static let keep = ScreenOptions(toastSeconds: 0)

  private func loaded(_ standing: SubscriptionState = .notSubscribed, _ plans: [SubscriptionModel] = Plans.all) async -> (
    Stage, PurchaseSubscriptionViewModel
  ) {
    let stage = Stage.selling(standing, plans)
    let screen = stage.purchaseScreen(Self.keep)
    await screen.load()
    return (stage, screen)
  }

  @Test func `B1: a restore that never answers ends, another may begin, and the late answer only refreshes`() async {
    let (stage, screen) = await loaded()
    stage.spy.stub(.restore, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 60, times: 1))
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 30)
    #expect(await restore.value.outcome == .timedOut)
    #expect(await screen.restorePurchases().outcome == .nothingToRestore)
    screen.dismissRestoreFailedPopup()
    let sequence = screen.lastOutcome?.sequence
    await stage.pass(seconds: 30)
    #expect(screen.isAlreadySubscribed)
    #expect(!screen.showRestoreFailedPopup && screen.toast == nil && screen.lastOutcome?.sequence == sequence)
  }

  @Test func `B2: a restore that finds nothing ends exactly once`() async {
    let (stage, screen) = await loaded()
    let diary = Diary(screen)
    #expect(await screen.restorePurchases().outcome == .nothingToRestore)
    await stage.pass(seconds: 100)
    #expect(diary.read().filter { $0.contains("lastOutcome") }.count == 1)
  }

  @Test func `B3: only what is entitled or owned counts as restored`() async {
    let (stage, screen) = await loaded()
    stage.spy.nextRestoreResult = .expired(MockUserSubscription(subscriptionID: "pro_monthly"))
    #expect(await screen.restorePurchases().outcome == .nothingToRestore)
    #expect(screen.subscriptionState.status == .expired && !screen.isAlreadySubscribed)
  }

  @Test func `B4: leaving the store's login during a restore is no success and no failure`() async {
    let (stage, screen) = await loaded()
    stage.spy.nextRestoreResult = .failure(StoreError(.purchaseCancelled))
    #expect(await screen.restorePurchases() == ActionResult(.cancelled))
    #expect(!screen.showRestoreFailedPopup && screen.toast == nil && !screen.isLoading)
  }

  @Test func `B6, B8: a one-time purchase alone, or a plan among the others alone, is something restored`() async {
    let (stage, screen) = await loaded()
    stage.spy.nextRestoreResult = .success(SubscriptionState(status: .notSubscribed, ownedProducts: ["lifetime"]))
    #expect(await screen.restorePurchases().outcome == .restored)
    stage.spy.nextRestoreResult = .success(
      SubscriptionState(status: .expired, others: [MockUserSubscription(subscriptionID: "other").userSubscription]))
    #expect(await screen.restorePurchases().outcome == .restored)
  }

  @Test func `B9: an offer for a new customer is not for them, and the regular price is`() async {
    let plan = Plans.proMonthly.offering(Plans.save.notEligible(.neverSubscribed))
    let (stage, screen) = await loaded(.notSubscribed, [plan])
    let result = await screen.purchaseSubscription(plan, plan.promotionOffers[0])
    #expect(result.error?.code == .ineligibleForOffer)
    #expect(screen.toast?.code == .ineligibleForOffer && screen.toast?.style == .warning)
    #expect(stage.spy.calls.allSatisfy { $0.action != .purchase })
    #expect(screen.availableActions.contains(.purchaseSubscription))
  }

  @Test func `B10: a plan without an introduction shows none, and an unknown eligibility is none`() async {
    let unknown = Offer(kind: .introductory, id: nil, mode: .freeTrial, price: Plans.save.price, period: .week)
    var plan = Plans.proYearly
    plan.introductoryOffer = unknown
    let (_, screen) = await loaded(.notSubscribed, [Plans.proMonthly, plan])
    #expect(screen.subscriptionDetails[0].introductoryOffer == nil)
    #expect(screen.subscriptionDetails[1].introductoryOffer?.isEligible == false)
    #expect(screen.subscriptionDetails[1].introductoryOffer?.ineligibleReason == .unknown)
  }

  @Test func `B11: cancelling asks nothing about an offer that is not for this customer`() async {
    let stage = Stage.selling(.holding("pro_monthly"), [Plans.proMonthly.offering(Plans.save.notEligible())])
    let screen = stage.manageScreen(ScreenOptions(retentionOffers: ["pro_monthly": "save"]))
    await screen.load()
    stage.spy.stub(.setAutoRenew, SpyStub(.state(.holding("pro_monthly") { $0.willAutoRenew = false })))
    #expect(await screen.cancelSubscription().outcome == .autoRenewDisabled)
    #expect(stage.spy.calls.filter { $0.origin == .action }.map(\.action) == [.fetchProducts, .setAutoRenew])
  }

  @Test func `B12: an identifier still means its plan after the list was brought anew`() async throws {
    let (stage, screen) = await loaded(.notSubscribed, [Plans.proMonthly.offering(Plans.save)])
    stage.sell([Plans.basicMonthly, Plans.proMonthly.offering(Plans.save)])
    await screen.load()
    let request = ScreenRequest.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: "save")
    #expect(try await screen.perform(request).outcome == .purchased)
    stage.sell([Plans.basicMonthly])
    await screen.load()
    await #expect(throws: ActionRefusal.unknownSubscription("pro_monthly", known: ["basic_monthly"])) { try await screen.perform(request) }
  }

  @Test func `B14: after a downgrade the old plan is current and the new one is named with its instant`() async {
    let stage = Stage.selling(.holding("pro_yearly"))
    let screen = stage.manageScreen(Self.keep)
    await screen.load()
    let renewal = Stage.start.adding(seconds: 31 * 86_400).date
    stage.spy.nextPurchaseResult = .success(
      .holding("pro_yearly") { $0.pendingChange = .init(subscriptionID: "basic_yearly", effectiveAt: renewal, change: .downgrade) })
    #expect(await screen.changeSubscription(Plans.basicYearly).outcome == .scheduled)
    #expect(screen.current?.title == "Pro Yearly")
    #expect(screen.current?.subscription.pendingChange?.effectiveAt == renewal)
    stage.spy.push(.holding("basic_yearly"), cause: .planChange)
    #expect(screen.current?.title == "Basic Yearly" && screen.current?.badge == .active)
  }

  @Test func `B15: a standing that was seen before still ends the purchase, once`() async {
    let (stage, screen) = await loaded(.holding("pro_monthly"))
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly"))
    let diary = Diary(screen)
    #expect(await screen.purchaseSubscription(Plans.basicMonthly).outcome == .purchased)
    #expect(diary.read().filter { $0.contains("lastOutcome") }.count == 1)
    #expect(!screen.purchaseInProgress)
  }

  @Test func `B18: Ask to Buy leaves no spinner, and is information`() async {
    let (stage, screen) = await loaded()
    for result in [
      Result<SubscriptionState, StoreError>.success(.notSubscribed.waiting(for: "pro_monthly")), .failure(StoreError(.paymentPending)),
    ] {
      stage.spy.nextPurchaseResult = result
      #expect(await screen.purchaseSubscription(Plans.proMonthly) == ActionResult(.pending, subscriptionID: "pro_monthly"))
      #expect(!screen.purchaseInProgress && screen.overlay == nil && screen.toast?.style == .info)
    }
  }

  @Test func `B19: what is pending stays in sight across loads, and its approval can be told from a renewal`() async {
    let (stage, screen) = await loaded(.notSubscribed.waiting(for: "pro_monthly"))
    await screen.load()
    #expect(screen.subscriptionState.pendingPurchases.map(\.subscriptionID) == ["pro_monthly"])
    stage.spy.push(.holding("pro_monthly"), cause: .approval)
    #expect(screen.toast?.code == .purchaseApproved && screen.toast?.arguments["plan"] == "Pro Monthly")
    screen.dismissToast()
    stage.spy.push(.holding("pro_monthly") { $0.periodStartAt = Stage.start.date }, cause: .renewal)
    #expect(screen.toast == nil)
  }

  @Test(arguments: ["", "Cancelled", "The operation couldn't be completed"])
  func `B21, B23: a cancel is known by its code, whatever its message`(message: String) async {
    let (stage, screen) = await loaded()
    stage.spy.nextPurchaseResult = .failure(StoreError(.purchaseCancelled, message: message))
    #expect(await screen.purchaseSubscription(Plans.proMonthly) == ActionResult(.cancelled, subscriptionID: "pro_monthly"))
    #expect(screen.toast == nil)
  }

  @Test func `B26: a success is never told as a cancel, nor a failure`() async {
    let (stage, screen) = await loaded()
    let endings: [(Result<SubscriptionState, StoreError>, ActionResult.Outcome)] = [
      (.success(.holding("pro_monthly")), .purchased), (.failure(StoreError(.purchaseCancelled)), .cancelled),
      (.failure(StoreError(.storeProblem)), .failed), (.success(.notSubscribed.waiting(for: "pro_monthly")), .pending),
      (.success(.holding("pro_monthly")), .purchased),
    ]
    for (index, (result, outcome)) in endings.enumerated() {
      stage.spy.nextPurchaseResult = result
      #expect(await screen.purchaseSubscription(Plans.proMonthly).outcome == outcome)
      #expect(screen.lastOutcome?.outcome == outcome && screen.lastOutcome?.sequence == index + 2)
    }
  }

  @Test func `B29: a double tap is one store call`() async {
    let (stage, screen) = await loaded()
    stage.spy.stub(.purchase, SpyStub(hold: true))
    let taps = (0..<5).map { _ in Task.immediate { await screen.purchaseSubscription(Plans.proMonthly).outcome } }
    #expect(stage.spy.calls.filter { $0.action == .purchase }.count == 1)
    stage.spy.release(.purchase)
    var outcomes: [ActionResult.Outcome] = []
    for tap in taps { outcomes.append(await tap.value) }
    #expect(outcomes == [.purchased, .failed, .failed, .failed, .failed])
  }

  @Test func `B30: after a cancel, a success or a screen that went away the next purchase can begin`() async {
    let (stage, screen) = await loaded()
    for result in [Result<SubscriptionState, StoreError>.failure(StoreError(.purchaseCancelled)), .success(.holding("pro_monthly"))] {
      stage.spy.nextPurchaseResult = result
      await screen.purchaseSubscription(Plans.proMonthly)
      #expect(screen.availableActions.contains(.purchaseSubscription))
    }
    stage.spy.stub(.purchase, SpyStub(times: 1, hold: true))
    let leaving = Task.immediate { await screen.purchaseSubscription(Plans.proYearly) }
    screen.dispose()
    #expect(await leaving.value.outcome == .abandoned)
    let next = stage.purchaseScreen()
    #expect(await next.purchaseSubscription(Plans.proYearly).outcome == .purchased)
  }

  @Test func `B32: what is read after a purchase, but as it was before, takes nothing back`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time, options: Self.keep)
    let load = Task.immediate { await screen.load() }
    await store.answer("fetchProducts", .products(.of()))
    _ = await load.value
    let reload = Task.immediate { await screen.load() }
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    await store.answer("purchase", .state(.holding("pro_monthly")))
    _ = await purchase.value
    // First the read that began before the purchase, then the refresh that the purchase made, both with the old standing.
    await store.answer("fetchProducts", .products(.of(.notSubscribed)))
    _ = await reload.value
    await store.answer("fetchProducts", .products(.of(.notSubscribed)))
    #expect(screen.isAlreadySubscribed && store.open.isEmpty)
  }

  @Test func `B38: plans that never come are a failure that can be tried again`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(times: 1, hold: true))
    let screen = stage.purchaseScreen()
    let load = Task.immediate { await screen.load() }
    await stage.pass(seconds: 30)
    #expect(await load.value.error?.code == .timedOut)
    #expect(screen.loadStatus == .failed && screen.overlay == nil && screen.availableActions.contains(.load))
    #expect(await screen.load().outcome == .completed)
  }

  @Test func `B39: every member that may be absent is absent at once, and the screen has words for it`() async {
    let plan = SubscriptionModel(product: .init(identifier: "bare", displayName: "", price: Price(amount: 0, currency: "", display: "")))
    for status in SubscriptionState.Status.allCases {
      let bare = UserSubscription(subscriptionID: "bare", isEntitled: status == .active || status == .inGracePeriod)
      let stage = Stage.selling(SubscriptionState(status: status, subscription: bare), [plan])
      let screen = stage.manageScreen()
      await screen.load()
      #expect(screen.current?.title == "bare")
      #expect(screen.current?.subtitle.contains("{") == false)
      _ = (screen.changeOptions, screen.billingIssue, screen.managementURL, screen.availableActions)
      await screen.purchaseSubscription(plan)
      #expect(screen.toast?.message == "You now have bare" || screen.toast?.message == "You already have bare")
    }
  }

  @Test func `B43: everything a screen shows can be built by anybody`() {
    // This target sees only what is public.
    _ = CurrentPlan(subscription: UserSubscription(subscriptionID: "a"), title: "A", price: nil, badge: .active, subtitle: "")
    _ = Toast(id: "toast-1", style: .info, code: .purchased, message: "You now have A")
    _ = LastOutcome(sequence: 1, action: .load, outcome: .completed)
    _ = Overlay(kind: .loading, message: "Loading")
    _ = ChangeOption(subscriptionID: "a", change: .upgrade, effective: .immediately)
    _ = RetentionOffer(subscriptionID: "a", offer: Plans.save)
    _ = BillingIssue(kind: .gracePeriod, until: nil)
  }

  @Test func `C1, C2: no ending of any action, however it comes, leaves a flag up`() async {
    for code in StoreError.Code.allCases {
      let stage = Stage.selling(.holding("pro_monthly"))
      let screen = stage.manageScreen(Self.keep)
      await screen.load()
      for action in SpyAction.allCases { stage.spy.stub(action, SpyStub(.failure(StoreError(code)))) }
      await screen.purchaseSubscription(Plans.proYearly)
      await screen.changeSubscription(Plans.proYearly)
      await screen.restorePurchases()
      await screen.cancelSubscription()
      await screen.requestRefund()
      await screen.load()
      #expect(screen.lastOutcome?.sequence == 7)
      #expect(!screen.isLoading && !screen.purchaseInProgress && screen.purchasingSubscriptionID == nil && screen.overlay == nil)
    }
  }

  @Test func `C3: nothing is left of a plan once all purchases vanish`() async {
    let stage = Stage.selling(.holding("pro_monthly"))
    let screen = stage.manageScreen()
    await screen.load()
    stage.sell(Plans.all, .notSubscribed)
    await screen.load()
    #expect(screen.current == nil && screen.changeOptions.isEmpty)
  }

  @Test func `C4: the least time of a restore is not added to its work`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(delaySeconds: 0.4))
    let screen = stage.purchaseScreen(ScreenOptions(restoreMinimumSeconds: 0.5))
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 0.5)
    #expect(!screen.restoreInProgress)
    _ = await restore.value
  }

  @Test func `C5: a restore that failed is not told as one that found nothing`() async {
    let (stage, screen) = await loaded()
    stage.spy.nextRestoreResult = .failure(StoreError(.network))
    #expect(await screen.restorePurchases().outcome == .failed)
    #expect(screen.restoreFailureReason == .failed && screen.toast?.code == .network)
  }

  @Test func `C6: an offer that could not be bought cancels nothing and says why`() async {
    let stage = Stage.selling(.holding("pro_monthly"), [Plans.proMonthly.offering(Plans.save)])
    let screen = stage.manageScreen(ScreenOptions(toastSeconds: 0, retentionOffers: ["pro_monthly": "save"]))
    await screen.load()
    await screen.cancelSubscription()
    stage.spy.nextPurchaseResult = .failure(StoreError(.storeProblem))
    await screen.acceptRetentionOffer()
    #expect(screen.toast?.code == .storeProblem && screen.retentionOffer != nil)
    #expect(screen.current?.subscription.willAutoRenew == true)
    #expect(stage.spy.calls.allSatisfy { $0.action != .setAutoRenew })
  }

  @Test func `C7: screens of different locales and currencies do not share a format`() async {
    let yen = SubscriptionState.holding("pro_monthly") { $0.renewalPrice = Price(amount: 1200, currency: "JPY", display: "¥1,200") }
    let euro = SubscriptionState.holding("pro_monthly") { $0.renewalPrice = Price(amount: 9, currency: "EUR", display: "€9.00") }
    let (first, second) = (Stage.selling(yen), Stage.selling(euro))
    let (english, german) = (first.manageScreen(), second.manageScreen(ScreenOptions(locale: "de")))
    await english.load()
    await german.load()
    for _ in 0..<3 {
      #expect(english.current?.subtitle == "Renews on February 1, 2026 for ¥1,200")
      #expect(german.current?.subtitle == "Verlängert sich am 1. Februar 2026 für 9,00\u{A0}€")
    }
  }
}
