import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A spy's store on virtual time, and what it sells.
@MainActor
struct Stage {
  let time = Timekeeper(virtual: Stage.start)
  let spy: SpyStoreClient

  /// 2026-01-01T00:00:00.000Z.
  nonisolated static let start = Instant(milliseconds: 1_767_225_600_000)

  init() {
    spy = SpyStoreClient(time: time)
  }

  /// A stage whose store sells four plans.
  static func selling(_ standing: SubscriptionState = .notSubscribed, _ plans: [SubscriptionModel] = Plans.all) -> Stage {
    let stage = Stage()
    stage.sell(plans, standing)
    return stage
  }

  func sell(_ plans: [SubscriptionModel] = Plans.all, _ standing: SubscriptionState = .notSubscribed) {
    spy.nextFetchProductsResult = .success(
      ProductsSnapshot(fetchedAt: Stage.start.date, subscriptions: plans, subscriptionState: standing))
  }

  func purchaseScreen(_ options: ScreenOptions = ScreenOptions()) -> PurchaseSubscriptionViewModel {
    PurchaseSubscriptionViewModel(store: spy, time: time, options: options)
  }

  func manageScreen(_ options: ScreenOptions = ScreenOptions()) -> ManageSubscriptionViewModel {
    ManageSubscriptionViewModel(store: spy, time: time, options: options)
  }

  /// Moves the clock and lets everything come to rest.
  func pass(seconds: Double) async {
    _ = await time.advance(to: time.now.adding(seconds: seconds))
  }

  var callNames: [String] {
    spy.calls.map { "\($0.action.rawValue):\($0.origin.rawValue)" }
  }
}

enum Plans {
  static let save = PromotionOfferModel(
    kind: .promotional, id: "save", mode: .payAsYouGo, price: Price(amount: 5, currency: "USD", display: "$5.00"), period: .month,
    periodCount: 3, isEligible: true)

  static let proMonthly = plan("pro_monthly", "Pro Monthly", "9.99", .month, level: 1)
  static let proYearly = plan("pro_yearly", "Pro Yearly", "99.99", .year, level: 1, savings: 16)
  static let basicMonthly = plan("basic_monthly", "Basic Monthly", "4.99", .month, level: 2)
  static let basicYearly = plan("basic_yearly", "Basic Yearly", "39.99", .year, level: 2, savings: 33)
  static let all = [proMonthly, proYearly, basicMonthly, basicYearly]

  static func plan(
    _ id: String, _ name: String, _ amount: String, _ period: SubscriptionPeriod, level: Int, savings: Int? = nil, group: String = "main"
  ) -> SubscriptionModel {
    SubscriptionModel(
      product: .init(
        identifier: id, displayName: name,
        price: Price(amount: Decimal(string: amount) ?? 0, currency: "USD", display: "$" + amount)),
      period: period, groupID: group, groupName: "Main", level: level, savingsPercent: savings)
  }
}

extension SubscriptionModel {
  func offering(_ offers: PromotionOfferModel...) -> SubscriptionModel {
    var plan = self
    plan.promotionOffers = offers
    return plan
  }
}

extension PromotionOfferModel {
  func notEligible(_ reason: Offer.IneligibleReason = .neverSubscribed) -> PromotionOfferModel {
    var offer = self
    offer.isEligible = false
    offer.ineligibleReason = reason
    return offer
  }
}

extension SubscriptionState {
  /// A plan that renews a month after the stage's start.
  static func holding(_ id: String, _ adjust: (inout UserSubscription) -> Void = { _ in }) -> SubscriptionState {
    .active(
      MockUserSubscription(subscriptionID: id, groupID: "main") {
        $0.expiresAt = Instant(milliseconds: Stage.start.milliseconds + 31 * 86_400_000).date
        $0.renewsAt = $0.expiresAt
        adjust(&$0)
        if !$0.willAutoRenew { $0.renewsAt = nil }
      })
  }

  func with(_ status: Status, entitled: Bool, _ adjust: (inout UserSubscription) -> Void = { _ in }) -> SubscriptionState {
    var state = self
    state.status = status
    state.subscription?.isEntitled = entitled
    if var subscription = state.subscription {
      adjust(&subscription)
      state.subscription = subscription
    }
    return state
  }

  func waiting(for id: String, reason: PendingPurchase.Reason = .askToBuy) -> SubscriptionState {
    var state = self
    state.pendingPurchases.append(
      PendingPurchase(subscriptionID: id, transactionID: "t-\(id)", requestedAt: Stage.start.date, reason: reason))
    return state
  }
}
