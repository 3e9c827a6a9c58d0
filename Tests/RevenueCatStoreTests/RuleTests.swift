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
    return Standing(info: info, now: now, plans: []).state()
  }

  @Test func `An end at this very instant still counts as running, a millisecond earlier does not`() {
    #expect(Self.state { $0.expiresAt = Self.now }.status == .active)
    #expect(Self.state { $0.expiresAt = Instant(milliseconds: Self.now.milliseconds - 1) }.status == .expired)
    #expect(Self.state { $0.expiresAt = nil }.status == .active)
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
      return Standing(info: info, now: Self.now, plans: plans).state().subscription?.subscriptionID
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
    #expect(Standing(info: info, now: Self.now, plans: []).state().ownedProducts == ["complete", "entitled"])
  }

  @Test func `The server's date is now, unless it was taken again and is more than three days old`() {
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

/// How texts of the backend are read and written.
@Suite struct SpellingTests {
  @Test func `Dates are read with and without fractions and offsets, and nothing else is a date`() {
    #expect(Instant(reply: "1970-01-01T00:00:00Z")?.milliseconds == 0)
    #expect(Instant(reply: "2100-04-06T20:54:45.975000Z")?.milliseconds == 4_110_728_085_975)
    #expect(Instant(reply: "2024-02-29T23:59:59.5Z")?.milliseconds == 1_709_251_199_500)
    #expect(Instant(reply: "2024-01-01T02:00:00+02:00") == Instant(reply: "2024-01-01T00:00:00Z"))
    #expect(Instant(reply: "1900-03-01T00:00:00Z")?.milliseconds == -2_203_891_200_000)
    for text in [
      "", "2019-08-110:30:42Z", "2023-02-29T00:00:00Z", "2024-01-01", "2024-01-01T00:00:00", "2024-01-01T24:00:00Z", "2024-13-01T00:00:00Z",
      "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00Zx", "1704067200",
    ] {
      #expect(Instant(reply: text) == nil)
    }
  }

  @Test func `Lengths of mixed units are added up, and what has no one unit is none`() {
    #expect(SubscriptionPeriod(reply: "P1M") == .month)
    #expect(SubscriptionPeriod(reply: "P1Y6M") == SubscriptionPeriod(18, .month))
    #expect(SubscriptionPeriod(reply: "P1W3D") == SubscriptionPeriod(10, .day))
    for text in ["", "P", "P0D", "P1M1D", "PT1H", "P1.5M", "P-1M", "1M", "P99999999999999999999M"] {
      #expect(SubscriptionPeriod(reply: text) == nil)
    }
  }

  @Test func `A user's id becomes one step of a path`() {
    #expect("$RCAnonymousID:ab".asPathStep == "$RCAnonymousID%3Aab")
    #expect("a b/c?d#e".asPathStep == "a%20b%2Fc%3Fd%23e")
    #expect("x@y".asPathStep == "x%40y")
    #expect("+&$[]%".asPathStep == "+&$[]%25")
    #expect("a&b+c".asQueryValue == "a%26b%2Bc")
  }

  @Test func `Products are asked for in paths of at most two thousand characters`() throws {
    let backend = Backend(
      address: try Address(base: "https://example.com/"), key: try APIKey("test_x", from: "here"), userID: "ann",
      transport: CurlTransport(), timeoutSeconds: 1)
    let ids = (0..<300).map { "product_number_\($0)" }
    let paths = backend.productPaths(ids)
    #expect(paths.count > 1)
    #expect(paths.allSatisfy { $0.utf8.count <= 2000 })
    #expect(paths.flatMap { $0.split(separator: "?")[1].split(separator: "&") } == ids.map { "id=\($0)" })
  }

  @Test func `Prices are written as in American English`() {
    #expect(PriceText.display(micros: 9_990_000, currency: "USD") == "$9.99")
    #expect(PriceText.display(micros: 1_234_567_890_000, currency: "EUR") == "€1,234,567.89")
    #expect(PriceText.display(micros: 0, currency: "USD") == "$0.00")
    #expect(PriceText.display(micros: 500_000_000, currency: "JPY") == "¥500")
    #expect(PriceText.display(micros: 1_005_000, currency: "KWD") == "KWD\u{A0}1.005")
  }

  @Test(arguments: ["https://api.revenuecat.com", "http://127.0.0.1:8080/base/", "HTTPS://Example.com:443", "http://[::1]:9"])
  func `A base URL is a host with an optional port and path`(_ text: String) throws {
    #expect(throws: Never.self) { try Address(base: text) }
  }

  @Test(
    arguments: [
      "", "example.com", "ftp://example.com", "http://", "http://user:secret@example.com", "http://a?b", "http://a:99999", "http://a b",
    ]
  )
  func `Anything else is no base URL`(_ text: String) {
    #expect(throws: RevenueCatConfigurationError.self) { try Address(base: text) }
  }

  @Test func `Only this machine is reached past a proxy`() {
    func isToLoopback(_ url: String) -> Bool {
      HTTPRequest(method: "GET", url: url, headers: [], body: nil, timeoutSeconds: 1, maximumBodyBytes: 1).isToLoopback
    }
    #expect(isToLoopback("http://127.0.0.1:8080/x?id=a"))
    #expect(isToLoopback("http://127.9.9.9/"))
    #expect(isToLoopback("http://localhost/x"))
    #expect(isToLoopback("http://[::1]:1/x"))
    for url in ["https://api.revenuecat.com/v1", "http://127.0.0.1.example.com/", "http://localhost.example.com/", "http://10.0.0.1/"] {
      #expect(!isToLoopback(url))
    }
  }

  @Test func `Redirects stay with the host`() throws {
    let address = try Address(base: "http://example.com/v")
    #expect(address.url("/x") == "http://example.com/v/x")
    #expect(address.redirect(to: "/y") == "http://example.com/y")
    #expect(address.redirect(to: "http://EXAMPLE.com:80/y?z") != nil)
    #expect(address.redirect(to: "https://example.com/y") != nil)
    for location in [
      "http://example.org/y", "//example.org/y", "http://example.com:81/", "http://example.com@evil.org/", "ftp://example.com/",
    ] {
      #expect(address.redirect(to: location) == nil)
    }
    #expect(try Address(base: "https://example.com").redirect(to: "http://example.com/") == nil)
  }
}

/// The backend's numbers, each with what a screen makes of it (revenuecat-http-api §6).
@Suite struct ErrorTableTests {
  static let table: [(numbers: [Int], code: StoreError.Code)] = [
    ([0], .unknown),
    ([7000, 7220, 7256, 7234, 7255, 8077], .configuration),
    ([7101, 7773, 7103, 7712, 7849, 7853], .storeProblem),
    ([7102, 7852], .receiptInUse),
    ([7104, 7224, 7225, 7981], .invalidCredentials),
    ([7105, 7106], .productUnavailable),
    ([7107, 7110, 7226, 7229, 7230, 7231, 7259, 7263, 7264, 7301], .serverProblem),
    ([7232], .ineligibleForOffer),
    ([7814, 7877, 7878], .invalidOffer),
    ([7629, 7638], .operationInProgress),
    ([7651], .paymentPending),
    ([7662], .notSupported),
    ([7772], .productAlreadyPurchased),
  ]

  @Test(arguments: table.flatMap { row in row.numbers.map { ($0, row.code) } })
  func `Every number has its code, as a number and as a text`(_ number: Int, _ code: StoreError.Code) {
    for spelling in ["\(number)", "\"\(number)\""] {
      let text = Array(#"{"code": \#(spelling), "message": "Words."}"#.utf8)
      let error = BackendError(status: 400, contentType: "application/json; charset=utf-8", text: text).storeError
      #expect(error.code == code)
      #expect(error.underlying == StoreError.Underlying(domain: "RevenueCat", code: String(number), message: "Words."))
    }
  }

  @Test func `Only a judgement is the last word about a receipt`() {
    func isFinal(_ status: Int, _ code: Int?) -> Bool {
      let text = code.map { #"{"code": \#($0)}"# } ?? "<html>"
      return BackendError(status: status, contentType: "application/json", text: Array(text.utf8)).isFinal
    }
    #expect(isFinal(400, 7103))
    #expect(isFinal(401, 7225))
    #expect(isFinal(404, nil))
    for (status, code) in [(500, nil), (503, 7110), (429, nil), (408, nil), (400, 7638), (409, 7629), (400, 7651), (302, nil)]
      as [(Int, Int?)]
    {
      #expect(!isFinal(status, code))
    }
  }
}
