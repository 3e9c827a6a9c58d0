import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// Every shared customer answer, with the standing that the rules give it, worked out by hand. "Now" is each answer's request date.
@Suite struct CustomerInfoFixtureTests {
  static let monthly = held(
    "monthly_freetrial", since: "2019-07-26T23:30:41Z", from: "2019-07-26T23:45:40Z", until: "2200-07-26T23:50:40Z", renews: true)

  static func active(_ change: (inout UserSubscription) -> Void = { _ in }) -> SubscriptionState {
    var subscription = monthly
    change(&subscription)
    return SubscriptionState(status: .active, subscription: subscription)
  }

  static func notRenewing(_ subscription: inout UserSubscription) {
    subscription.willAutoRenew = false
    subscription.renewsAt = nil
  }

  static let standings: [String: SubscriptionState] = [
    // Ended 2017, no entitlement; nothing tells why.
    "customerinfo-base-backend": SubscriptionState(
      status: .expired,
      subscription: held(
        "onemonth_freetrial", isEntitled: false, since: nil, from: "2017-07-30T02:40:36Z", until: "2017-08-30T02:40:36Z", reason: .unknown,
        store: "unknown")),
    // Both run until April 2022, asked in March; equal ends and starts, so the name decides. The tip's purchase is complete.
    "customerinfo-cached-without-source": SubscriptionState(
      status: .active,
      subscription: held(
        "com.revenuecat.ABCDNA12U.ProductName", since: "2022-04-12T00:03:28Z", from: "2022-04-12T00:03:28Z", until: "2022-04-12T00:03:35Z",
        renews: true, url: "https://apps.apple.com/account/subscriptions"),
      others: [
        held(
          "com.revenuecat.monthly_4.99.1_week_intro", since: "2022-04-12T00:03:28Z", from: "2022-04-12T00:03:28Z",
          until: "2022-04-12T00:03:35Z", renews: true, url: "https://apps.apple.com/account/subscriptions")
      ], ownedProducts: ["com.revenuecat.product.tip"]),
    // The entitlement has ended, the subscription runs on: whoever pays is not told to pay again.
    "customerinfo-different-entitlements-a": pair(renews: true),
    "customerinfo-same-entitlements-other-request-date": pair(renews: true),
    // A billing issue: will not renew as things stand.
    "customerinfo-different-entitlements-b": pair(renews: false),
    "customerinfo-expired-sandbox-no-active": SubscriptionState(
      status: .expired,
      subscription: held(
        "monthly_freetrial", isEntitled: false, since: "2019-07-26T23:30:41Z", from: "2019-07-26T23:45:40Z", until: "2019-07-26T23:50:40Z",
        reason: .unknown)),
    "customerinfo-get-no-entitlements-key": .notSubscribed,
    "customerinfo-management-url": .notSubscribed,
    "customerinfo-management-url-bool": .notSubscribed,
    "customerinfo-management-url-empty-string": .notSubscribed,
    "customerinfo-management-url-number": .notSubscribed,
    "customerinfo-nonsub-missing-store-transaction-id": .notSubscribed,
    // Without an end it runs for ever, and is the latest; the entitlement on a product that is not there gives nothing.
    "customerinfo-null-expiration-is-active": SubscriptionState(
      status: .active,
      subscription: held("twomonth_freetrial", since: nil, from: "2100-07-30T02:40:36Z", until: nil, store: "unknown"),
      others: [
        held(
          "onemonth_freetrial", since: nil, from: "2100-07-30T02:40:36Z", until: "2100-08-30T02:40:36Z", renews: true, store: "unknown"),
        held(
          "threemonth_freetrial", isEntitled: false, since: nil, from: "1990-07-30T02:40:36Z", until: "1990-08-30T02:40:36Z",
          reason: .unknown, store: "unknown"),
      ]),
    // An entitlement without an end keeps the ended subscription entitled; its own end is still what is shown.
    "customerinfo-purchase-date-missing-in-entitlement": SubscriptionState(
      status: .active,
      subscription: held(
        "onemonth_freetrial", since: nil, from: "2100-07-30T02:40:36Z", until: "2100-08-30T02:40:36Z", renews: true, store: "unknown"),
      others: [
        held(
          "threemonth_freetrial", since: nil, from: "1990-08-30T02:40:36Z", until: "1990-08-30T02:40:36Z", renews: true, store: "unknown")
      ]),
    // An hour apart: the later end decides.
    "customerinfo-two-products-no-entitlements-key": SubscriptionState(
      status: .active,
      subscription: held(
        "product_a", since: nil, from: "2018-04-27T06:24:50Z", until: "2018-05-27T06:24:50Z", renews: true, store: "unknown"),
      others: [
        held("product_b", since: nil, from: "2018-04-27T05:24:50Z", until: "2018-05-27T05:24:50Z", renews: true, store: "unknown")
      ]),
    // The plain product id, whatever plan of it.
    "entitlement-creates-entitlement-info-from-apple-billing-plan": active { $0.subscriptionID = "com.revenuecat.product" },
    "entitlement-creates-entitlement-infos-from-google-play": active { $0.subscriptionID = "pro" },
    "entitlement-creates-entitlement-infos": active(),
    "entitlement-inactive-subscription": SubscriptionState(
      status: .expired,
      subscription: held(
        "monthly_freetrial", isEntitled: false, since: "1999-07-26T23:30:41Z", from: "1999-07-26T23:30:41Z", until: "2000-07-26T23:50:40Z",
        reason: .unknown)),
    // The purchases lack their store's ids, the entitlement that rests on the product stands.
    "entitlement-non-subscription": SubscriptionState(status: .notSubscribed, ownedProducts: ["lifetime"]),
    "entitlement-parse-period-3": active { $0.isTrial = true },
    "entitlement-parse-period-unknown-value": active(),
    "entitlement-parse-store-from-subscription-2": active { $0.storefrontKind = "macAppStore" },
    "entitlement-parse-store-from-subscription-4": active {
      $0.storefrontKind = "promotional"
      notRenewing(&$0)
    },
    "entitlement-parse-store-from-subscription-5": active { $0.storefrontKind = "stripe" },
    "entitlement-parse-store-from-subscription-6": active { $0.storefrontKind = "amazon" },
    "entitlement-parse-store-from-subscription-9": active { $0.storefrontKind = "external" },
    "entitlement-parse-store-unknown-value": active { $0.storefrontKind = "unknown" },
    "entitlement-promo-will-not-renew": SubscriptionState(
      status: .active,
      subscription: held(
        "rc_promo_pro_cat_lifetime", since: "2021-02-27T02:35:25Z", from: "2021-02-27T02:35:25Z", until: "2221-01-10T02:35:25Z",
        store: "promotional")),
    "entitlement-subscription-is-active-if-expiration-is-in-future-and-no-request-date": active {
      $0.purchasedAt = date("1999-07-26T23:30:41Z")
      $0.originalPurchaseAt = date("1999-07-26T23:30:41Z")
      $0.periodStartAt = date("1999-07-26T23:30:41Z")
    },
    "entitlement-subscription-is-sandbox-integer-1": active(),
    "entitlement-subscription-wont-renew-cancelled": active(notRenewing),
    "js-customerinfo-new-user": .notSubscribed,
    // Both run; the shared one names its own management page.
    "js-customerinfo-rcbilling-family-shared": SubscriptionState(
      status: .active,
      subscription: held(
        "black_f_friday_worten", since: "2023-11-20T16:48:42Z", from: "2024-01-21T16:48:42Z", until: "2054-01-22T16:48:42Z", renews: true,
        store: "rcBilling", url: "https://test-management-url.revenuecat.com/manage/another_transaction_id"),
      others: [
        held(
          "black_f_friday_worten_2", since: "2023-11-20T16:48:42Z", from: "2024-01-21T16:48:42Z", until: "2024-01-22T16:48:42Z",
          renews: true, ownership: .familyShared, store: "rcBilling",
          url: "https://test-management-url.revenuecat.com/manage/one_transaction_id")
      ], ownedProducts: ["consumable"]),
    "postreceipt-empty-customer": .notSubscribed,
    "postreceipt-full-purchased-products-string-amounts": SubscriptionState(
      status: .active,
      subscription: held(
        "pro", since: "2019-07-26T23:30:41Z", from: "2019-07-26T23:45:40Z", until: "2100-04-06T20:54:45.975Z", renews: true,
        price: MicroPrice(micros: 4_990_000, currency: "USD").price, url: playURL),
      others: [
        held(
          "paused", since: "2022-04-04T13:41:06Z", from: "2022-04-04T13:41:06Z", until: "2023-04-04T13:46:05Z", renews: true,
          price: MicroPrice(micros: 9_990_000, currency: "USD").price, store: "playStore", url: playURL),
        held(
          "basic", isEntitled: false, since: "2019-07-26T23:30:41Z", from: "2019-07-26T23:45:40Z", until: "1990-08-30T02:40:36Z",
          reason: .autoRenewDisabled, url: playURL),
      ], ownedProducts: ["lifetime_access"]),
  ]

  static let playURL = "https://play.google.com/store/account/subscriptions"

  static func pair(renews: Bool) -> SubscriptionState {
    SubscriptionState(
      status: .active,
      subscription: held(
        "monthly_freetrial", since: "2019-07-26T23:30:41Z", from: "2019-07-26T23:45:40Z", until: "2019-07-26T23:50:40Z", renews: renews))
  }

  /// Answers whose frame is broken, with the place that is named.
  static let refusals: [String: String] = [
    "customerinfo-malformed-request-date": "request_date",
    "customerinfo-missing-app-user-id": "subscriber.original_app_user_id",
    "customerinfo-missing-first-seen": "subscriber.first_seen",
    "customerinfo-missing-request-date": "request_date",
  ]

  @Test(arguments: standings.keys.sorted()) func `A customer's answer tells the standing that the rules give`(_ name: String) throws {
    let info = try CustomerInfo(reply: Fixtures.bytes(name))
    #expect(Standing(info: info, now: info.reference(local: nil), plans: [], display: american).state() == Self.standings[name])
    #expect(info.warnings.isEmpty)
  }

  @Test(arguments: refusals.keys.sorted()) func `An answer with a broken frame is refused, and the place named`(_ name: String) throws {
    let error = #expect(throws: ReplyFault.self) { try CustomerInfo(reply: Fixtures.bytes(name)) }
    #expect(error?.place.hasSuffix(Self.refusals[name] ?? "?") == true)
    #expect(error?.storeError.code == .serverProblem)
  }
}
