import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

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

  @Test func `C10: lengths of mixed units are added up, and what has no one unit is none`() {
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
    #expect(MicroPrice(micros: 9_990_000, currency: "USD").price.display == "$9.99")
    #expect(MicroPrice(micros: 1_234_567_890_000, currency: "EUR").price.display == "€1,234,567.89")
    #expect(MicroPrice(micros: 0, currency: "USD").price.display == "$0.00")
    #expect(MicroPrice(micros: 500_000_000, currency: "JPY").price.display == "¥500")
    #expect(MicroPrice(micros: 1_005_000, currency: "KWD").price.display == "KWD\u{A0}1.005")
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
