import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// The rules by which a customer's info becomes a standing, where no fixture shows them.
@Suite struct StandingRuleTests {
  static let now = instant("2026-01-31T12:00:00Z")

  /// A subscription of January with some of its fields changed.
  static func state(
    _ change: (inout CustomerInfo.HeldSubscription) -> Void, entitlement: CustomerInfo.Entitlement? = nil
  ) -> SubscriptionState {
    var held = CustomerInfo.HeldSubscription(productID: "pro", purchasedAt: instant("2026-01-01T00:00:00Z"))
    held.expiresAt = instant("2026-02-01T00:00:00Z")
    held.store = .testStore
    change(&held)
    let info = CustomerInfo(
      requestDate: now, firstSeen: now, originalAppUserID: "", entitlements: entitlement.map { [$0] } ?? [], subscriptions: [held])
    return Standing(info: info, now: now, plans: [], display: american).state()
  }

  @Test func `B34: an end at this very instant still counts as running, a millisecond earlier does not`() {
    #expect(Self.state { $0.expiresAt = Self.now }.status == .active)
    #expect(Self.state { $0.expiresAt = Instant(milliseconds: Self.now.milliseconds - 1) }.status == .expired)
    #expect(Self.state { $0.expiresAt = nil }.status == .active)
  }

  @Test func `B16: a subscription of a product's plan is held under the product's own identifier`() throws {
    let text =
      #"{"request_date": "2026-01-31T12:00:00Z", "subscriber": {"first_seen": "2026-01-01T00:00:00Z", "original_app_user_id": "ann", "#
      + #""subscriptions": {"pro": {"purchase_date": "2026-01-01T00:00:00Z", "expires_date": "2026-02-01T00:00:00Z", "#
      + #""store": "play_store", "product_plan_identifier": "monthly"}}}}"#
    let info = try CustomerInfo(reply: Array(text.utf8))
    let state = Standing(info: info, now: Self.now, plans: [], display: american).state()
    #expect(state.status == .active && state.subscription?.subscriptionID == "pro")
  }

  @Test func `A grace period entitles until it ends`() {
    let inGrace = Self.state {
      $0.expiresAt = instant("2026-01-30T00:00:00Z")
      $0.billingIssuesDetectedAt = instant("2026-01-30T00:00:01Z")
      $0.gracePeriodExpiresAt = instant("2026-02-10T00:00:00Z")
    }
    #expect(inGrace.status == .inGracePeriod)
    #expect(inGrace.subscription?.isEntitled == true)
    #expect(inGrace.subscription?.gracePeriodEndsAt == date("2026-02-10T00:00:00Z"))
    #expect(inGrace.subscription?.expirationReason == .billingError)
    let over = Self.state {
      $0.expiresAt = instant("2026-01-20T00:00:00Z")
      $0.billingIssuesDetectedAt = instant("2026-01-20T00:00:01Z")
      $0.gracePeriodExpiresAt = instant("2026-01-30T00:00:00Z")
    }
    #expect(over.status == .inBillingRetry)
    #expect(over.subscription?.isEntitled == false)
  }

  @Test func `An entitlement that runs longer keeps an ended subscription entitled`() {
    let entitlement = CustomerInfo.Entitlement(id: "all", productID: "pro", expiresAt: instant("2026-02-02T00:00:00Z"))
    let state = Self.state({ $0.expiresAt = instant("2026-01-30T00:00:00Z") }, entitlement: entitlement)
    #expect(state.status == .active)
    #expect(state.subscription?.expiresAt == date("2026-01-30T00:00:00Z"))
    let other = CustomerInfo.Entitlement(id: "all", productID: "other", expiresAt: nil)
    #expect(Self.state({ $0.expiresAt = instant("2026-01-30T00:00:00Z") }, entitlement: other).status == .expired)
  }

  @Test func `A billing issue is retried for sixty days, unless the customer left`() {
    func ended(_ days: Int64, left: Bool) -> SubscriptionState {
      Self.state {
        $0.expiresAt = Instant(milliseconds: Self.now.milliseconds - days * 86_400_000)
        $0.billingIssuesDetectedAt = $0.expiresAt
        $0.unsubscribeDetectedAt = left ? $0.expiresAt : nil
      }
    }
    #expect(ended(60, left: false).status == .inBillingRetry)
    #expect(ended(61, left: false).status == .expired)
    #expect(ended(61, left: false).subscription?.expirationReason == .billingError)
    #expect(ended(1, left: true).status == .expired)
  }

  @Test func `A refund of the running period revokes, one of an earlier period does not`() {
    let revoked = Self.state { $0.refundedAt = instant("2026-01-10T00:00:00Z") }
    #expect(revoked.status == .revoked)
    #expect(revoked.subscription?.isEntitled == false)
    #expect(revoked.subscription?.revokedAt == date("2026-01-10T00:00:00Z"))
    #expect(!revoked.hasAnythingToRestore)
    #expect(Self.state { $0.refundedAt = instant("2025-12-10T00:00:00Z") }.status == .active)
  }

  @Test func `What is cancelled, granted, prepaid or endless does not renew`() {
    let changes: [(inout CustomerInfo.HeldSubscription) -> Void] = [
      { $0.unsubscribeDetectedAt = Self.now }, { $0.store = .promotional }, { $0.period = .prepaid }, { $0.expiresAt = nil },
      { $0.billingIssuesDetectedAt = Self.now },
    ]
    for change in changes {
      let subscription = Self.state(change).subscription
      #expect(subscription?.isEntitled == true)
      #expect(subscription?.willAutoRenew == false)
      #expect(subscription?.renewsAt == nil)
    }
    #expect(Self.state { $0.period = .trial }.subscription?.willAutoRenew == true)
  }

  @Test func `Of several the entitled decides, then the higher level, then the latest`() {
    func held(_ id: String, until end: String) -> CustomerInfo.HeldSubscription {
      var held = CustomerInfo.HeldSubscription(productID: id, purchasedAt: instant("2026-01-01T00:00:00Z"))
      held.expiresAt = instant(end)
      return held
    }
    let plans = [SubscriptionModel(id: "high", price: "$9"), SubscriptionModel(id: "low", price: "$1")].enumerated().map {
      var plan = $1
      plan.level = $0 + 1
      return plan
    }
    func first(_ subscriptions: [CustomerInfo.HeldSubscription]) -> String? {
      let info = CustomerInfo(requestDate: Self.now, firstSeen: Self.now, originalAppUserID: "", subscriptions: subscriptions)
      return Standing(info: info, now: Self.now, plans: plans, display: american).state().subscription?.subscriptionID
    }
    #expect(first([held("high", until: "2026-01-02T00:00:00Z"), held("low", until: "2026-02-02T00:00:00Z")]) == "low")
    #expect(first([held("low", until: "2026-09-02T00:00:00Z"), held("high", until: "2026-02-02T00:00:00Z")]) == "high")
    #expect(first([held("high", until: "2025-02-02T00:00:00Z"), held("low", until: "2026-01-02T00:00:00Z")]) == "low")
  }

  @Test func `Only purchases count that are complete or entitled`() {
    let info = CustomerInfo(
      requestDate: Self.now, firstSeen: Self.now, originalAppUserID: "",
      entitlements: [
        CustomerInfo.Entitlement(id: "a", productID: "entitled", expiresAt: nil),
        CustomerInfo.Entitlement(id: "b", productID: "over", expiresAt: instant("2020-01-01T00:00:00Z")),
      ],
      oneTimeProducts: [
        CustomerInfo.OneTimeProduct(productID: "over", hasCompletePurchase: false),
        CustomerInfo.OneTimeProduct(productID: "entitled", hasCompletePurchase: false),
        CustomerInfo.OneTimeProduct(productID: "complete", hasCompletePurchase: true),
      ])
    #expect(Standing(info: info, now: Self.now, plans: [], display: american).state().ownedProducts == ["complete", "entitled"])
  }

  @Test func `B34, B37: the server's date is now, unless it was taken again and is more than three days old`() {
    var info = CustomerInfo(requestDate: Self.now, firstSeen: Self.now, originalAppUserID: "")
    #expect(info.reference(local: .latest) == Self.now)
    info.mayBeOld = true
    let threeDays = Instant(milliseconds: Self.now.milliseconds + 3 * 86_400_000)
    #expect(info.reference(local: threeDays) == Self.now)
    let later = Instant(milliseconds: threeDays.milliseconds + 1)
    #expect(info.reference(local: later) == later)
    #expect(info.reference(local: .earliest) == Self.now)
    #expect(info.reference(local: nil) == Self.now)
  }
}
