import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct RestoreStories {
  private static let begun = "isLoading=true overlay=restoring restoreInProgress=true restoreDeadline=+30"
  private static let ended = "isLoading=false overlay=-"

  @Test func `A restore needs no load, and finds what is there`() async {
    let stage = Stage()
    stage.spy.nextRestoreResult = .success(.holding("pro_monthly"))
    let screen = stage.purchaseScreen(ScreenOptions(toastSeconds: 0))
    let diary = Diary(screen)
    #expect(await screen.restorePurchases() == ActionResult(.restored))
    #expect(
      diary.read() == [
        "isLoading=true overlay=restoring restoreInProgress=true restoreDeadline=+30",
        "isLoading=false subscriptionState=active:pro_monthly overlay=- toast=success:purchasesRestored "
          + "restoreInProgress=false restoreDeadline=- lastOutcome=#1:restorePurchases:restored isAlreadySubscribed=true",
      ])
    #expect(stage.time.nextDue == nil)
    #expect(stage.callNames == ["restore:action"])
  }

  @Test func `A restore that finds nothing opens the popup, once`() async {
    let stage = Stage()
    let screen = stage.manageScreen()
    let diary = Diary(screen)
    #expect(await screen.restorePurchases() == ActionResult(.nothingToRestore))
    #expect(
      diary.read() == [
        Self.begun,
        "\(Self.ended) restoreInProgress=false restoreDeadline=- showRestoreFailedPopup=true restoreFailureReason=nothingToRestore "
          + "lastOutcome=#1:restorePurchases:nothingToRestore",
      ])
    screen.dismissRestoreFailedPopup()
    #expect(
      diary.read() == ["showRestoreFailedPopup=false restoreFailureReason=- lastOutcome=#2:dismissRestoreFailedPopup:completed"])
  }

  @Test func `A restore that never answers ends at its deadline, and its late answer opens no popup`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(.state(.notSubscribed), delaySeconds: 45))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen)
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 29.999)
    #expect(diary.read() == [Self.begun])
    await stage.pass(seconds: 0.001)
    #expect(await restore.value == ActionResult(.timedOut))
    #expect(
      diary.read() == [
        "\(Self.ended) restoreInProgress=false restoreDeadline=- showRestoreFailedPopup=true restoreFailureReason=timedOut "
          + "lastOutcome=#1:restorePurchases:timedOut"
      ])
    screen.showRestoreFailedPopup = false
    #expect(diary.read() == ["showRestoreFailedPopup=false restoreFailureReason=-"])
    await stage.pass(seconds: 100)
    #expect(diary.read().isEmpty)
  }

  @Test func `The late answer to a restore brings the standing and nothing else`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 45))
    let screen = PurchaseSubscriptionViewModel(store: SeedOnlyStore(stage.spy), time: stage.time)
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 30)
    #expect(await restore.value.outcome == .timedOut)
    let diary = Diary(screen)
    await stage.pass(seconds: 15)
    #expect(diary.read() == ["subscriptionState=active:pro_monthly isAlreadySubscribed=true"])
  }

  @Test func `The late answer to a restore does not undo what was bought meanwhile`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let restore = Task.immediate { await screen.restorePurchases() }
    _ = await time.advance(to: time.now.adding(seconds: 30))
    _ = await restore.value
    let purchase = Task.immediate { await screen.purchaseSubscription(Plans.proMonthly) }
    await store.answer("purchase", .state(.holding("pro_monthly")))
    _ = await purchase.value
    await store.answer("restore", .state(.notSubscribed))
    #expect(screen.subscriptionState.brief == "active:pro_monthly")
  }

  @Test func `An answer at the very instant of the deadline comes first`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 30))
    let screen = stage.purchaseScreen()
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 30)
    #expect(await restore.value.outcome == .restored)
    #expect(!screen.showRestoreFailedPopup)
  }

  @Test(arguments: [(work: 0.0, shown: 2.0), (0.5, 2.0), (1.999, 2.0), (2.0, 2.0), (5.0, 5.0)])
  func `The minimum time is a maximum with the work, not a sum`(work: Double, shown: Double) async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(.state(.holding("pro_monthly")), delaySeconds: work))
    let screen = stage.purchaseScreen(ScreenOptions(restoreMinimumSeconds: 2))
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: shown - 0.001)
    #expect(screen.restoreInProgress)
    await stage.pass(seconds: 0.001)
    #expect(!screen.restoreInProgress)
    #expect(await restore.value.outcome == .restored)
  }

  @Test func `A restore that has its answer does not time out while it is shown`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(.state(.holding("pro_monthly")), delaySeconds: 1))
    let screen = stage.purchaseScreen(ScreenOptions(restoreTimeoutSeconds: 3, restoreMinimumSeconds: 5))
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 4)
    #expect(screen.restoreInProgress)
    await stage.pass(seconds: 1)
    #expect(await restore.value.outcome == .restored)
  }

  @Test func `Without a time-out a restore has no deadline`() async {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(hold: true))
    let screen = stage.purchaseScreen(ScreenOptions(restoreTimeoutSeconds: 0))
    let restore = Task.immediate { await screen.restorePurchases() }
    #expect(screen.restoreDeadline == nil)
    #expect(stage.time.nextDue == nil)
    await stage.pass(seconds: 1e9)
    #expect(screen.restoreInProgress)
    stage.spy.release(.restore)
    #expect(await restore.value.outcome == .nothingToRestore)
  }

  @Test func `A cancelled restore ends at once, silently, also while it is only shown`() async {
    for delay in [0.0, 10] {
      let stage = Stage()
      stage.spy.stub(.restore, SpyStub(.state(.notSubscribed), delaySeconds: delay))
      let screen = stage.purchaseScreen(ScreenOptions(restoreMinimumSeconds: 5))
      let diary = Diary(screen)
      let restore = Task.immediate { await screen.restorePurchases() }
      restore.cancel()
      #expect(!screen.restoreInProgress)
      #expect(await restore.value == ActionResult(.cancelled))
      #expect(
        diary.read() == [
          Self.begun, "\(Self.ended) restoreInProgress=false restoreDeadline=- lastOutcome=#1:restorePurchases:cancelled",
        ])
      await stage.pass(seconds: 60)
      #expect(diary.read().isEmpty)
    }
  }

  @Test func `A cancelled restore whose store goes on only brings the standing`() async {
    let time = Timekeeper(virtual: Stage.start)
    let store = HandStore(time: time)
    store.stops = false
    let screen = PurchaseSubscriptionViewModel(store: store, time: time)
    let restore = Task.immediate { await screen.restorePurchases() }
    restore.cancel()
    #expect(await restore.value.outcome == .cancelled)
    let diary = Diary(screen)
    await store.answer("restore", .state(.holding("pro_monthly")))
    #expect(diary.read() == ["subscriptionState=active:pro_monthly isAlreadySubscribed=true"])
  }

  @Test func `A second restore is refused while one runs, and allowed after a time-out even if the first still hangs`() async throws {
    let stage = Stage()
    stage.spy.stub(.restore, SpyStub(times: 1, hold: true))
    let screen = stage.purchaseScreen()
    let first = Task.immediate { await screen.restorePurchases() }
    await #expect(throws: ActionRefusal.notAllowed(.restoreInProgress)) { try await screen.perform(.restorePurchases) }
    await stage.pass(seconds: 30)
    #expect(await first.value.outcome == .timedOut)
    stage.spy.nextRestoreResult = .success(.holding("pro_monthly"))
    #expect(try await screen.perform(.restorePurchases).outcome == .restored)
    #expect(!screen.showRestoreFailedPopup)
    let diary = Diary(screen)
    stage.spy.nextRestoreResult = .success(.holding("pro_monthly"))
    stage.spy.release(.restore)
    await stage.time.settle()
    #expect(diary.read().isEmpty)
  }

  @Test(arguments: StoreError.Code.allCases)
  func `A restore that fails says why, and a cancel says nothing`(code: StoreError.Code) async {
    let stage = Stage()
    stage.spy.nextRestoreResult = .failure(StoreError(code))
    let screen = stage.purchaseScreen()
    let result = await screen.restorePurchases()
    #expect(!screen.restoreInProgress && !screen.isLoading && screen.restoreDeadline == nil)
    if code == .purchaseCancelled {
      #expect(result == ActionResult(.cancelled))
      #expect(!screen.showRestoreFailedPopup && screen.toast == nil)
    } else if code == .timedOut {
      // The store's patience or the screen's: the customer sees the same.
      #expect(result == ActionResult(.timedOut))
      #expect(screen.showRestoreFailedPopup && screen.restoreFailureReason == .timedOut && screen.toast == nil)
    } else {
      #expect(result == ActionResult(.failed, error: StoreError(code)))
      #expect(screen.showRestoreFailedPopup && screen.restoreFailureReason == .failed)
      #expect((screen.toast == nil) == (code == .operationInProgress))
      #expect(screen.toast?.message != "")
    }
  }

  @Test func `A restore and a load may run together`() async {
    let stage = Stage.selling()
    stage.spy.stub(.fetchProducts, SpyStub(delaySeconds: 1))
    stage.spy.stub(.restore, SpyStub(delaySeconds: 2))
    let screen = stage.purchaseScreen()
    let diary = Diary(screen, leavingOut: [.availableActions, .subscriptionDetails, .bestValueSubscriptionID, .restoreDeadline])
    let load = Task.immediate { await screen.load() }
    let restore = Task.immediate { await screen.restorePurchases() }
    await stage.pass(seconds: 2)
    _ = await (load.value, restore.value)
    #expect(
      diary.read() == [
        "isLoading=true loadStatus=loading overlay=loading",
        "overlay=restoring restoreInProgress=true",
        "loadStatus=loaded lastOutcome=#1:load:completed",
        "isLoading=false overlay=- restoreInProgress=false showRestoreFailedPopup=true restoreFailureReason=nothingToRestore "
          + "lastOutcome=#2:restorePurchases:nothingToRestore",
      ])
  }

  @Test func `What a cancelled restore had been answered already is shown`() async {
    let stage = Stage()
    stage.spy.nextRestoreResult = .success(.holding("pro_monthly"))
    let screen = PurchaseSubscriptionViewModel(
      store: SeedOnlyStore(stage.spy), time: stage.time, options: ScreenOptions(restoreMinimumSeconds: 5))
    let restore = Task.immediate { await screen.restorePurchases() }
    #expect(!screen.isAlreadySubscribed)
    restore.cancel()
    #expect(await restore.value == ActionResult(.cancelled))
    #expect(screen.isAlreadySubscribed)
  }
}
