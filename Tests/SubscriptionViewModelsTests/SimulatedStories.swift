import SimulatedStore
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

/// Whole lives of customers, with both screens open over the simulated store.
@MainActor
struct SimulatedStories {
  private let time = Timekeeper(virtual: Stage.start)

  private struct Life {
    let store: SimulatedStoreClient
    let purchase: PurchaseSubscriptionViewModel
    let manage: ManageSubscriptionViewModel
    let diary: Diary
  }

  private func begin(_ options: ScreenOptions = ScreenOptions(toastSeconds: 0)) async throws -> Life {
    let store = try SimulatedStoreClient(timekeeper: time)
    let purchase = PurchaseSubscriptionViewModel(store: store, time: time, options: options)
    let manage = ManageSubscriptionViewModel(store: store, time: time, options: options)
    await purchase.load()
    await manage.load()
    let diary = Diary(manage, leavingOut: [.availableActions, .subscriptionDetails, .changeOptions])
    return Life(store: store, purchase: purchase, manage: manage, diary: diary)
  }

  private func pass(days: Double) async {
    _ = await time.advance(to: time.now.adding(seconds: days * 86_400))
  }

  private func buy(_ id: String, _ life: Life) async throws -> ActionResult.Outcome {
    try await life.purchase.perform(.purchaseSubscription(subscriptionID: id, promotionOfferID: nil)).outcome
  }

  private func change(to id: String, _ life: Life) async throws -> ActionResult.Outcome {
    try await life.manage.perform(.changeSubscription(subscriptionID: id, promotionOfferID: nil)).outcome
  }

  @Test func `A trial is bought, becomes a paid plan, is cancelled and ends`() async throws {
    let life = try await begin()
    #expect(try await buy("pro_monthly", life) == .purchased)
    #expect(
      life.diary.read() == ["subscriptionState=active:pro_monthly current=Pro Monthly/freeTrial/Renews on January 8, 2026 for $9.99"])
    await pass(days: 7)
    #expect(life.diary.read() == ["current=Pro Monthly/active/Renews on February 8, 2026 for $9.99"])
    #expect(try await life.manage.perform(.cancelSubscription).outcome == .autoRenewDisabled)
    #expect(
      life.diary.read() == [
        "overlay=cancelling",
        "subscriptionState=active:pro_monthly(ends) overlay=- toast=success:autoRenewDisabled "
          + "lastOutcome=#2:cancelSubscription:autoRenewDisabled:pro_monthly current=Pro Monthly/cancelled/Ends on February 8, "
          + "2026, without further charges",
      ])
    await pass(days: 31)
    #expect(
      life.diary.read() == ["subscriptionState=expired:pro_monthly(ends) current=Pro Monthly/expired/Expired on February 8, 2026"])
    #expect(!life.purchase.isAlreadySubscribed)
    #expect(try await life.purchase.perform(.restorePurchases).outcome == .nothingToRestore)
    #expect(life.manage.availableActions == [.load, .purchaseSubscription, .restorePurchases, .dismissToast, .dismissRestoreFailedPopup])
  }

  @Test func `Eligibility follows the standing without being asked`() async throws {
    let life = try await begin()
    let before = life.purchase.subscriptionDetails.map { $0.introductoryOffer?.isEligible }
    #expect(before == [true, true, true, true])
    #expect(life.purchase.subscriptionDetails[0].promotionOffers.allSatisfy { !$0.isEligible })
    _ = try await buy("pro_monthly", life)
    #expect(life.purchase.subscriptionDetails.map { $0.introductoryOffer?.isEligible } == [false, false, false, false])
    #expect(life.purchase.subscriptionDetails[0].promotionOffers.contains { $0.isEligible && $0.id == "pro_monthly_half_off" })
    #expect(life.manage.changeOptions.map(\.subscriptionID) == ["pro_yearly", "basic_monthly", "basic_yearly"])
    #expect(life.manage.changeOptions[1].promotionOfferIDs == ["basic_monthly_free_month"])
  }

  @Test func `An upgrade is now, a downgrade at the renewal, and thinking better of it takes it back`() async throws {
    let life = try await begin()
    _ = try await buy("basic_monthly", life)
    await pass(days: 7)
    _ = life.diary.read()
    #expect(try await change(to: "pro_monthly", life) == .purchased)
    #expect(
      life.diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=changing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_monthly overlay=- "
          + "toast=success:purchased lastOutcome=#2:changeSubscription:purchased:pro_monthly current=Pro Monthly/active/Renews on "
          + "February 8, 2026 for $9.99",
      ])
    let options = life.manage.changeOptions
    #expect(options.map(\.change) == [.crossgrade, .downgrade, .downgrade])
    #expect(options.map(\.effective) == [.atNextRenewal, .atNextRenewal, .atNextRenewal])
    #expect(try await change(to: "basic_yearly", life) == .scheduled)
    #expect(
      life.diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=basic_yearly overlay=changing toast=-",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_monthly→basic_yearly overlay=- "
          + "toast=success:changeScheduled lastOutcome=#3:changeSubscription:scheduled:basic_yearly current=Pro "
          + "Monthly/pendingChange/Changes to Basic Yearly on February 8, 2026",
      ])
    #expect(try await change(to: "pro_monthly", life) == .purchased)
    #expect(life.manage.subscriptionState.brief == "active:pro_monthly")
    #expect(try await change(to: "basic_yearly", life) == .scheduled)
    _ = life.diary.read()
    await pass(days: 31)
    #expect(
      life.diary.read() == ["subscriptionState=active:basic_yearly current=Basic Yearly/active/Renews on February 8, 2027 for $39.99"])
  }

  @Test func `What the options promise is what the store does`() async throws {
    for held in ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"] {
      for other in ["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly"] where other != held {
        let life = try await begin()
        _ = try await buy(held, life)
        await pass(days: 15)
        let option = try #require(life.manage.changeOptions.first { $0.subscriptionID == other })
        let outcome = try await change(to: other, life)
        #expect(outcome == (option.effective == .immediately ? .purchased : .scheduled), "\(held) to \(other)")
        let change = life.manage.subscriptionState.subscription?.pendingChange
        #expect(change?.effectiveAt == option.effectiveAt, "\(held) to \(other)")
      }
    }
  }

  @Test func `An offer to stay is accepted for the next renewal, and is not shown again while it waits`() async throws {
    let life = try await begin(ScreenOptions(toastSeconds: 0, retentionOffers: ["pro_monthly": "pro_monthly_half_off"]))
    _ = try await buy("pro_monthly", life)
    await pass(days: 7)
    _ = life.diary.read()
    #expect(try await life.manage.perform(.cancelSubscription).outcome == .retentionOffered)
    #expect(try await life.manage.perform(.acceptRetentionOffer).outcome == .scheduled)
    #expect(
      life.diary.read() == [
        "overlay=cancelling",
        "overlay=- lastOutcome=#2:cancelSubscription:retentionOffered:pro_monthly retentionOffer=pro_monthly:pro_monthly_half_off",
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- subscriptionState=active:pro_monthly~pro_monthly_half_off "
          + "overlay=- toast=success:offerScheduled lastOutcome=#3:acceptRetentionOffer:scheduled:pro_monthly current=Pro "
          + "Monthly/active/Renews on February 8, 2026 for $4.99 retentionOffer=-",
      ])
    #expect(life.manage.subscriptionState.subscription?.willAutoRenew == true)
    #expect(try await life.manage.perform(.cancelSubscription).outcome == .autoRenewDisabled)
  }

  @Test func `Declining the offer to stay cancels, and resuming takes that back`() async throws {
    let life = try await begin(ScreenOptions(toastSeconds: 0, retentionOffers: ["pro_monthly": "pro_monthly_half_off"]))
    _ = try await buy("pro_monthly", life)
    _ = try await life.manage.perform(.cancelSubscription)
    #expect(try await life.manage.perform(.declineRetentionOffer).outcome == .autoRenewDisabled)
    #expect(life.manage.current?.badge == .cancelledTrial && life.manage.retentionOffer == nil)
    #expect(try await life.manage.perform(.resumeSubscription).outcome == .autoRenewEnabled)
    #expect(life.manage.current?.badge == .freeTrial)
  }

  @Test func `A refund ends the plan at once, on both screens`() async throws {
    let life = try await begin()
    _ = try await buy("pro_yearly", life)
    _ = life.diary.read()
    #expect(try await life.manage.perform(.requestRefund(reason: nil)).outcome == .refunded)
    #expect(
      life.diary.read() == [
        "overlay=refunding",
        "subscriptionState=revoked:pro_yearly(ends) overlay=- toast=success:refunded "
          + "lastOutcome=#2:requestRefund:refunded:pro_yearly current=Pro Yearly/refunded/Refunded on January 1, 2026 "
          + "refundStatus=refunded",
      ])
    #expect(!life.purchase.isAlreadySubscribed)
    #expect(try await buy("pro_yearly", life) == .purchased)
  }

  @Test func `A failed renewal is shown in grace, in retry and in recovery`() async throws {
    let life = try await begin()
    _ = try life.store.configure(
      {
        var change = SimulatorSettings.Change()
        change.billingRetryOnRenewalEnabled = true
        change.billingGracePeriodEnabled = true
        return change
      }())
    _ = try await buy("pro_monthly", life)
    _ = life.diary.read()
    await pass(days: 7)
    #expect(life.manage.billingIssue?.kind == .gracePeriod && life.manage.current?.badge == .gracePeriod)
    #expect(life.purchase.isAlreadySubscribed)
    await pass(days: 30)
    #expect(life.manage.billingIssue?.kind == .billingRetry && life.manage.current?.badge == .billingRetry)
    #expect(!life.purchase.isAlreadySubscribed)
    #expect(try await change(to: "basic_monthly", life) == .purchased)
    #expect(life.manage.billingIssue == nil && life.manage.current?.title == "Basic Monthly")
  }

  @Test func `Ask to Buy is pending until somebody approves or declines`() async throws {
    let life = try await begin()
    var settings = SimulatorSettings.Change()
    settings.askToBuyEnabled = true
    _ = try life.store.configure(settings)
    for approves in [false, true] {
      #expect(try await buy("pro_monthly", life) == .pending)
      let waiting = try #require(life.purchase.subscriptionState.pendingPurchases.first)
      #expect(life.purchase.toast?.code == .purchasePending)
      if approves {
        _ = try life.store.approve(transactionID: waiting.transactionID)
        #expect(life.purchase.toast?.code == .purchaseApproved && life.purchase.isAlreadySubscribed)
      } else {
        _ = try life.store.decline(transactionID: waiting.transactionID)
        #expect(life.purchase.toast?.code == .purchaseDeclined && !life.purchase.isAlreadySubscribed)
      }
    }
  }

  @Test func `A store that takes its time keeps the screen busy exactly that long`() async throws {
    let life = try await begin()
    var settings = SimulatorSettings.Change()
    settings.purchaseLatencySeconds = 2
    settings.productsLatencySeconds = 1
    settings.restoreLatencySeconds = 40
    _ = try life.store.configure(settings)
    let purchase = Task.immediate {
      try await life.manage.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: nil))
    }
    _ = await time.advance(to: time.now.adding(seconds: 1.999))
    #expect(life.manage.purchaseInProgress)
    _ = await time.advance(to: time.now.adding(seconds: 0.001))
    #expect(try await purchase.value.outcome == .purchased)
    #expect(!life.manage.purchaseInProgress)
    // Plans for the new standing come a second later, by themselves.
    #expect(life.manage.subscriptionDetails[0].introductoryOffer?.isEligible == true)
    _ = await time.advance(to: time.now.adding(seconds: 1))
    #expect(life.manage.subscriptionDetails[0].introductoryOffer?.isEligible == false)
    let restore = Task.immediate { try await life.manage.perform(.restorePurchases) }
    _ = await time.advance(to: time.now.adding(seconds: 30))
    #expect(try await restore.value.outcome == .timedOut)
    _ = life.diary.read()
    _ = await time.advance(to: time.now.adding(seconds: 60))
    #expect(life.diary.read().isEmpty)
  }

  @Test func `A cancelled purchase that the store had not begun to commit leaves nothing`() async throws {
    let life = try await begin()
    var settings = SimulatorSettings.Change()
    settings.purchaseLatencySeconds = 2
    _ = try life.store.configure(settings)
    let purchase = Task.immediate {
      try await life.manage.perform(.purchaseSubscription(subscriptionID: "pro_monthly", promotionOfferID: nil))
    }
    purchase.cancel()
    #expect(try await purchase.value.outcome == .cancelled)
    await pass(days: 1)
    #expect(life.manage.subscriptionState == .notSubscribed)
    #expect(
      life.diary.read() == [
        "purchaseInProgress=true purchasingSubscriptionID=pro_monthly overlay=purchasing",
        "purchaseInProgress=false purchasingSubscriptionID=- overlay=- lastOutcome=#2:purchaseSubscription:cancelled:pro_monthly",
      ])
  }

  @Test func `Another customer has another standing, and what was pending is abandoned`() async throws {
    let life = try await begin()
    _ = try await buy("pro_monthly", life)
    var settings = SimulatorSettings.Change()
    settings.restoreLatencySeconds = 2
    _ = try life.store.configure(settings)
    let restore = Task.immediate { try await life.manage.perform(.restorePurchases) }
    life.manage.abandonActions()
    life.purchase.abandonActions()
    _ = try life.store.useCustomer("somebody else")
    #expect(try await restore.value.outcome == .abandoned)
    #expect(life.manage.current == nil && !life.purchase.isAlreadySubscribed)
    #expect(life.purchase.subscriptionDetails[0].introductoryOffer?.isEligible == true)
    await pass(days: 40)
    #expect(life.manage.subscriptionState == .notSubscribed)
    _ = try life.store.useCustomer("default")
    #expect(life.manage.current?.title == "Pro Monthly")
  }
}
