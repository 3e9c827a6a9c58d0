import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@MainActor
struct ManageStories {
  private func loaded(
    _ standing: SubscriptionState, _ plans: [SubscriptionModel] = Plans.all, _ options: ScreenOptions = ScreenOptions(toastSeconds: 0)
  ) async -> (Stage, ManageSubscriptionViewModel, Diary) {
    let stage = Stage.selling(standing, plans)
    let screen = stage.manageScreen(options)
    await screen.load()
    return (stage, screen, Diary(screen, leavingOut: [.availableActions, .current, .changeOptions]))
  }

  private static let cancelling = "overlay=cancelling"
  private static let retention = ScreenOptions(toastSeconds: 0, retentionOffers: ["pro_monthly": "save"])
  private static let savable = [Plans.proMonthly.offering(Plans.save), Plans.basicMonthly]

  // MARK: Cancelling and coming back

  @Test func `Cancelling switches renewal off and says until when`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly"))
    stage.spy.stub(.setAutoRenew, SpyStub(.state(.holding("pro_monthly") { $0.willAutoRenew = false })))
    #expect(try await screen.perform(.cancelSubscription) == ActionResult(.autoRenewDisabled, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "overlay=cancelling",
        "subscriptionState=active:pro_monthly(ends) overlay=- toast=success:autoRenewDisabled "
          + "lastOutcome=#2:cancelSubscription:autoRenewDisabled:pro_monthly",
      ])
    #expect(screen.toast?.message == "Pro Monthly ends on February 1, 2026")
    #expect(screen.current?.badge == .cancelled)
    #expect(stage.spy.calls.last { $0.action == .setAutoRenew }?.enabled == false)
    await #expect(throws: ActionRefusal.notAllowed(.alreadyInThatState)) { try await screen.perform(.cancelSubscription) }
  }

  @Test func `Resuming switches renewal on`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly") { $0.willAutoRenew = false })
    stage.spy.stub(.setAutoRenew, SpyStub(.state(.holding("pro_monthly"))))
    #expect(try await screen.perform(.resumeSubscription) == ActionResult(.autoRenewEnabled, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "overlay=changing",
        "subscriptionState=active:pro_monthly overlay=- toast=success:autoRenewEnabled "
          + "lastOutcome=#2:resumeSubscription:autoRenewEnabled:pro_monthly",
      ])
    await #expect(throws: ActionRefusal.notAllowed(.alreadyInThatState)) { try await screen.perform(.resumeSubscription) }
  }

  @Test func `Where the store cannot manage, the plan's own page is named, else it failed`() async throws {
    let stage = Stage.selling(.holding("pro_monthly") { $0.managementURL = "https://example.com/manage" })
    let screen = ManageSubscriptionViewModel(store: SeedOnlyStore(stage.spy), time: stage.time)
    await screen.load()
    #expect(screen.managementURL == "https://example.com/manage")
    #expect(try await screen.perform(.cancelSubscription).outcome == .openManagementURL)
    #expect(try await screen.perform(.requestRefund(reason: nil)).outcome == .openManagementURL)
    #expect(screen.toast == nil)
    stage.spy.reset()
    stage.sell(Plans.all, .holding("pro_monthly"))
    await screen.load()
    let failed = try await screen.perform(.cancelSubscription)
    #expect(failed.outcome == .failed && failed.error?.code == .notSupported)
    #expect(screen.toast?.code == .notSupported)
    #expect(screen.overlay == nil)
  }

  @Test func `A store that says it cannot manage this plan sends to the page too`() async throws {
    let (stage, screen, _) = await loaded(.holding("pro_monthly") { $0.managementURL = "https://example.com/manage" })
    stage.spy.stub(.setAutoRenew, SpyStub(.failure(StoreError(.notSupported))))
    #expect(try await screen.perform(.cancelSubscription).outcome == .openManagementURL)
  }

  @Test func `Without a plan there is nothing to cancel, change, resume or refund`() async {
    for standing in [
      SubscriptionState.notSubscribed, .expired(MockUserSubscription(subscriptionID: "pro_monthly")),
      SubscriptionState.holding("pro_monthly").with(.revoked, entitled: false),
    ] {
      let (_, screen, _) = await loaded(standing)
      for request in [
        ScreenRequest.cancelSubscription, .resumeSubscription, .requestRefund(reason: nil),
        .changeSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil),
      ] {
        await #expect(throws: ActionRefusal.notAllowed(.notSubscribed)) { try await screen.perform(request) }
        #expect(!screen.availableActions.contains(request.action))
      }
    }
  }

  @Test func `A family member manages nothing of the shared plan`() async {
    let (stage, screen, _) = await loaded(.holding("pro_monthly") { $0.ownership = .familyShared })
    for request in [
      ScreenRequest.cancelSubscription, .resumeSubscription, .requestRefund(reason: nil),
      .changeSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil),
    ] {
      await #expect(throws: ActionRefusal.notAllowed(.familyShared)) { try await screen.perform(request) }
    }
    #expect(screen.current?.badge == .familyShared)
    #expect(screen.changeOptions.isEmpty)
    #expect(stage.callNames == ["fetchProducts:action"])
  }

  // MARK: An offer instead

  @Test func `An eligible retention offer is shown before anything is cancelled`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly"), Self.savable, Self.retention)
    #expect(try await screen.perform(.cancelSubscription) == ActionResult(.retentionOffered, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "overlay=cancelling", "overlay=- lastOutcome=#2:cancelSubscription:retentionOffered:pro_monthly retentionOffer=pro_monthly:save",
      ])
    #expect(stage.callNames == ["fetchProducts:action"])
    #expect(screen.availableActions.contains(.acceptRetentionOffer) && screen.availableActions.contains(.declineRetentionOffer))
  }

  @Test func `Accepting takes the offer for the next renewal and cancels nothing`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly"), Self.savable, Self.retention)
    await screen.cancelSubscription()
    _ = diary.read()
    stage.spy.nextPurchaseResult = .success(.holding("pro_monthly") { $0.renewalOffer = Plans.save })
    #expect(try await screen.perform(.acceptRetentionOffer) == ActionResult(.scheduled, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_monthly~save overlay=- "
          + "toast=success:offerScheduled lastOutcome=#3:acceptRetentionOffer:scheduled:pro_monthly retentionOffer=-",
      ])
    #expect(stage.spy.capturedPromotionOffer?.id == "save")
    #expect(stage.spy.calls.allSatisfy { $0.action != .setAutoRenew })
    await #expect(throws: ActionRefusal.notAllowed(.nothingOffered)) { try await screen.perform(.acceptRetentionOffer) }
  }

  @Test(arguments: [StoreError.Code.purchaseCancelled, .storeProblem])
  func `A cancelled or failed accept leaves the offer shown and cancels nothing`(code: StoreError.Code) async throws {
    let (stage, screen, _) = await loaded(.holding("pro_monthly"), Self.savable, Self.retention)
    await screen.cancelSubscription()
    stage.spy.nextPurchaseResult = .failure(StoreError(code))
    let result = try await screen.perform(.acceptRetentionOffer)
    #expect(result.outcome == (code == .purchaseCancelled ? .cancelled : .failed))
    #expect(screen.retentionOffer?.offer.id == "save")
    #expect((screen.toast == nil) == (code == .purchaseCancelled))
    #expect(stage.spy.calls.allSatisfy { $0.action != .setAutoRenew })
  }

  @Test func `Declining goes on to cancel; if that fails the offer stays`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly"), Self.savable, Self.retention)
    await screen.cancelSubscription()
    stage.spy.stub(.setAutoRenew, SpyStub(.failure(StoreError(.offline)), times: 1))
    #expect(try await screen.perform(.declineRetentionOffer).outcome == .failed)
    #expect(screen.retentionOffer != nil)
    _ = diary.read()
    stage.spy.stub(.setAutoRenew, SpyStub(.state(.holding("pro_monthly") { $0.willAutoRenew = false })))
    #expect(try await screen.perform(.declineRetentionOffer) == ActionResult(.autoRenewDisabled, subscriptionID: "pro_monthly"))
    #expect(
      diary.read() == [
        "overlay=cancelling toast=-",
        "subscriptionState=active:pro_monthly(ends) overlay=- toast=success:autoRenewDisabled "
          + "lastOutcome=#4:declineRetentionOffer:autoRenewDisabled:pro_monthly retentionOffer=-",
      ])
  }

  @Test func `An offer that the customer may not have is not shown`() async throws {
    let plans = [Plans.proMonthly.offering(Plans.save.notEligible(.alreadyUsed))]
    let (stage, screen, _) = await loaded(.holding("pro_monthly"), plans, Self.retention)
    stage.spy.stub(.setAutoRenew, SpyStub(.state(.holding("pro_monthly") { $0.willAutoRenew = false })))
    #expect(try await screen.perform(.cancelSubscription).outcome == .autoRenewDisabled)
    #expect(stage.spy.calls.allSatisfy { $0.action != .purchase })
  }

  @Test func `An offer goes when the plan does`() async {
    let (stage, screen, _) = await loaded(.holding("pro_monthly"), Self.savable, Self.retention)
    await screen.cancelSubscription()
    stage.spy.push(.notSubscribed, cause: .refund)
    #expect(screen.retentionOffer == nil)
    #expect(!screen.availableActions.contains(.acceptRetentionOffer))
  }

  // MARK: Refunds

  @Test func `A refund is told with its result, and forgotten with the plan`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_monthly"))
    stage.spy.stub(.requestRefund, SpyStub(.failure(StoreError(.purchaseCancelled)), times: 1))
    #expect(try await screen.perform(.requestRefund(reason: nil)).outcome == .cancelled)
    #expect(diary.read() == ["overlay=refunding", "overlay=- lastOutcome=#2:requestRefund:cancelled:pro_monthly refundStatus=cancelled"])
    stage.spy.stub(.requestRefund, SpyStub(.failure(StoreError(.storeProblem)), times: 1))
    #expect(try await screen.perform(.requestRefund(reason: nil)).outcome == .failed)
    #expect(
      diary.read() == [
        "overlay=refunding refundStatus=-",
        "overlay=- toast=error:storeProblem lastOutcome=#3:requestRefund:failed:pro_monthly!storeProblem refundStatus=failed",
      ])
    let refunded = SubscriptionState.holding("pro_monthly").with(.revoked, entitled: false) { $0.revokedAt = Stage.start.date }
    stage.spy.stub(.requestRefund, SpyStub(.state(refunded)))
    #expect(try await screen.perform(.requestRefund(reason: "too dear")) == ActionResult(.refunded, subscriptionID: "pro_monthly"))
    #expect(stage.spy.calls.last { $0.action == .requestRefund }?.reason == "too dear")
    #expect(screen.refundStatus == .refunded)
    #expect(screen.current?.badge == .refunded)
    #expect(screen.current?.subtitle == "Refunded on January 1, 2026")
    stage.spy.push(.holding("basic_monthly"))
    #expect(screen.refundStatus == nil)
  }

  // MARK: Changing

  @Test func `Other plans of the group are classified with the instant at which they would begin`() async {
    let offering = [
      Plans.proMonthly, Plans.proYearly, Plans.basicMonthly.offering(Plans.save, Plans.save.notEligible()), Plans.basicYearly,
    ]
    let quick = Plans.plan("basic_monthly_2", "Basic 2", "5.99", .month, level: 2)
    let other = Plans.plan("news", "News", "1.99", .month, level: 1, group: "news")
    let (_, screen, _) = await loaded(.holding("basic_monthly"), offering + [quick, other])
    let renewal = Instant(milliseconds: Stage.start.milliseconds + 31 * 86_400_000).date
    #expect(
      screen.changeOptions == [
        ChangeOption(subscriptionID: "pro_monthly", change: .upgrade, effective: .immediately),
        ChangeOption(subscriptionID: "pro_yearly", change: .upgrade, effective: .immediately),
        ChangeOption(subscriptionID: "basic_monthly_2", change: .crossgrade, effective: .immediately),
        ChangeOption(subscriptionID: "basic_yearly", change: .crossgrade, effective: .atNextRenewal, effectiveAt: renewal),
      ])
    let (_, pro, _) = await loaded(.holding("pro_monthly"), offering)
    #expect(
      pro.changeOptions.last { $0.subscriptionID == "basic_monthly" }
        == ChangeOption(
          subscriptionID: "basic_monthly", change: .downgrade, effective: .atNextRenewal, effectiveAt: renewal, promotionOfferIDs: ["save"])
    )
  }

  @Test func `A downgrade is shown as pending, is replaced, and is taken back`() async throws {
    let (stage, screen, diary) = await loaded(.holding("pro_yearly"))
    let renewal = Instant(milliseconds: Stage.start.milliseconds + 31 * 86_400_000).date
    func holding(pending id: String) -> SubscriptionState {
      .holding("pro_yearly") { $0.pendingChange = .init(subscriptionID: id, effectiveAt: renewal, change: .downgrade) }
    }
    stage.spy.nextPurchaseResult = .success(holding(pending: "basic_yearly"))
    let change = ScreenRequest.changeSubscription(subscriptionID: "basic_yearly", promotionOfferID: nil)
    #expect(try await screen.perform(change) == ActionResult(.scheduled, subscriptionID: "basic_yearly"))
    #expect(
      diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=basic_yearly overlay=changing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_yearly→basic_yearly overlay=- "
          + "toast=success:changeScheduled lastOutcome=#2:changeSubscription:scheduled:basic_yearly",
      ])
    #expect(screen.current?.badge == .pendingChange)
    #expect(screen.current?.subtitle == "Changes to Basic Yearly on February 1, 2026")
    #expect(screen.changeOptions.map(\.subscriptionID) == ["pro_monthly", "basic_monthly"])
    await #expect(throws: ActionRefusal.notAllowed(.alreadyInThatState)) { try await screen.perform(change) }

    stage.spy.nextPurchaseResult = .success(holding(pending: "basic_monthly"))
    #expect(
      try await screen.perform(.changeSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil)).outcome == .scheduled)
    stage.spy.nextPurchaseResult = .success(.holding("pro_yearly"))
    #expect(try await screen.perform(.changeSubscription(subscriptionID: "pro_yearly", promotionOfferID: nil)).outcome == .purchased)
    #expect(screen.subscriptionState.brief == "active:pro_yearly")
    await #expect(throws: ActionRefusal.notAllowed(.alreadyInThatState)) {
      try await screen.perform(.changeSubscription(subscriptionID: "pro_yearly", promotionOfferID: nil))
    }
  }

  @Test func `A plan of another group is bought, not changed to`() async {
    let news = Plans.plan("news", "News", "1.99", .month, level: 1, group: "news")
    let (_, screen, _) = await loaded(.holding("pro_yearly"), Plans.all + [news])
    await #expect(throws: ActionRefusal.notAllowed(.wrongKind)) {
      try await screen.perform(.changeSubscription(subscriptionID: "news", promotionOfferID: nil))
    }
    await #expect(
      throws: ActionRefusal.unknownSubscription("nope", known: ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly", "news"])
    ) {
      try await screen.perform(.changeSubscription(subscriptionID: "nope", promotionOfferID: nil))
    }
  }

  // MARK: What is shown

  nonisolated static let cards: [(standing: SubscriptionState, badge: CurrentPlan.Badge?, subtitle: String)] = {
    let price = Plans.proMonthly.product.price
    let day = Instant(milliseconds: Stage.start.milliseconds + 86_400_000).date
    return [
      (.holding("pro_monthly"), .active, "Renews on February 1, 2026"),
      (.holding("pro_monthly") { $0.renewalPrice = price }, .active, "Renews on February 1, 2026 for $9.99"),
      (
        .holding("pro_monthly") { $0.priceIncrease = .init(status: .pending, price: price) }, .active,
        "Renews on February 1, 2026. The new price of $9.99 needs your consent"
      ),
      (.holding("pro_monthly") { $0.isTrial = true }, .freeTrial, "Renews on February 1, 2026"),
      (.holding("pro_monthly") { $0.willAutoRenew = false }, .cancelled, "Ends on February 1, 2026, without further charges"),
      (
        .holding("pro_monthly") {
          $0.willAutoRenew = false
          $0.isTrial = true
        }, .cancelledTrial, "Ends on February 1, 2026, without further charges"
      ),
      (SubscriptionState.holding("pro_monthly").with(.expired, entitled: false), .expired, "Expired on February 1, 2026"),
      (SubscriptionState.holding("pro_monthly").with(.expired, entitled: false) { $0.expiresAt = nil }, .expired, "Expired"),
      (
        SubscriptionState.holding("pro_monthly").with(.inGracePeriod, entitled: true) { $0.gracePeriodEndsAt = day }, .gracePeriod,
        "Payment failed. You keep access until January 2, 2026"
      ),
      (
        SubscriptionState.holding("pro_monthly").with(.inBillingRetry, entitled: false), .billingRetry,
        "Payment failed. The store is trying again"
      ),
      (.holding("pro_monthly") { $0.ownership = .familyShared }, .familyShared, "Shared by a member of your family"),
      (
        SubscriptionState.holding("pro_monthly").with(.revoked, entitled: false) { $0.revokedAt = day }, .refunded,
        "Refunded on January 2, 2026"
      ),
      (
        SubscriptionState.holding("pro_monthly").with(.revoked, entitled: false) {
          $0.revokedAt = day
          $0.ownership = .familyShared
        }, .expired, "Expired on January 2, 2026"
      ),
      (
        .active(MockUserSubscription(subscriptionID: "pro_monthly", willAutoRenew: false)), .active, "Does not end"
      ),
    ]
  }()

  @Test(arguments: cards.indices)
  func `The card of the current plan has the badge and the sentence of its standing`(index: Int) async {
    let card = Self.cards[index]
    let (_, screen, _) = await loaded(card.standing)
    #expect(screen.current?.title == "Pro Monthly")
    #expect(screen.current?.badge == card.badge)
    #expect(screen.current?.subtitle == card.subtitle)
    #expect(screen.current?.price?.display == "$9.99")
  }

  @Test func `A plan that is no longer sold shows by its identifier, without a price`() async {
    let (_, screen, _) = await loaded(.holding("old_plan"))
    #expect(screen.current?.title == "old_plan")
    #expect(screen.current?.price == nil)
    #expect(screen.changeOptions.isEmpty)
  }

  @Test func `A failed payment has a banner`() async {
    let day = Instant(milliseconds: Stage.start.milliseconds + 86_400_000).date
    let (stage, screen, _) = await loaded(
      SubscriptionState.holding("pro_monthly").with(.inGracePeriod, entitled: true) { $0.gracePeriodEndsAt = day })
    #expect(screen.billingIssue == BillingIssue(kind: .gracePeriod, until: day))
    stage.spy.push(SubscriptionState.holding("pro_monthly").with(.inBillingRetry, entitled: false), cause: .billingRetry)
    #expect(screen.billingIssue == BillingIssue(kind: .billingRetry, until: nil))
    #expect(screen.changeOptions.allSatisfy { $0.effective == .immediately })
    #expect(screen.availableActions.contains(.cancelSubscription))
    stage.spy.push(.holding("pro_monthly"), cause: .recovery)
    #expect(screen.billingIssue == nil)
  }

  @Test func `When none is active the latest of the others is shown`() async {
    var standing = SubscriptionState(status: .expired)
    standing.others = [1, 3, 2].map { (day: Int64) in
      MockUserSubscription(subscriptionID: "plan_\(day)") {
        $0.isEntitled = false
        $0.expiresAt = Instant(milliseconds: Stage.start.milliseconds + day * 86_400_000).date
      }.userSubscription
    }
    let (_, screen, _) = await loaded(standing)
    #expect(screen.current?.subscription.subscriptionID == "plan_3")
    #expect(screen.current?.badge == .expired)
  }

  @Test func `Nothing stale is left when all purchases vanish`() async {
    let (stage, screen, _) = await loaded(.holding("pro_monthly") { $0.managementURL = "https://example.com" })
    stage.spy.push(.notSubscribed, cause: .reset)
    #expect(screen.current == nil && screen.changeOptions.isEmpty && screen.billingIssue == nil && screen.managementURL == nil)
    #expect(screen.availableActions == [.load, .purchaseSubscription, .restorePurchases, .dismissToast, .dismissRestoreFailedPopup])
  }

  @Test func `While one action runs the others are refused with its reason`() async throws {
    let running: [(ScreenRequest, SpyAction, ActionRefusal.Reason)] = [
      (.changeSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil), .purchase, .changeInProgress),
      (.purchaseSubscription(subscriptionID: "basic_monthly", promotionOfferID: nil), .purchase, .purchaseInProgress),
      (.restorePurchases, .restore, .restoreInProgress),
      (.cancelSubscription, .setAutoRenew, .cancelInProgress),
      (.requestRefund(reason: nil), .requestRefund, .refundInProgress),
    ]
    for (request, storeAction, reason) in running {
      let (stage, screen, _) = await loaded(.holding("pro_monthly"))
      stage.spy.stub(storeAction, SpyStub(hold: true))
      let first = Task.immediate { try await screen.perform(request) }
      #expect(screen.availableActions == [.load, .dismissToast, .dismissRestoreFailedPopup])
      for (other, _, _) in running {
        await #expect(throws: ActionRefusal.notAllowed(reason)) { try await screen.perform(other) }
      }
      #expect(await screen.load().outcome == .completed)
      #expect(stage.spy.calls.filter { $0.origin == .action }.count == 3)
      stage.spy.release(storeAction)
      _ = try await first.value
      #expect(screen.overlay == nil)
    }
  }
}
