import JSON
import Subscriptions
import Testing

@testable import RevenueCatStore

/// Every shared refusal, with the error that a store makes of it; and all that this store never asks for.
@Suite struct ErrorFixtureTests {
  struct Told: Equatable {
    var code: StoreError.Code
    var number: String
    var message: String?
  }

  static let errors: [String: Told] = [
    "error-attribute-errors-malformed": Told(
      code: .serverProblem, number: "7263", message: "Some subscriber attributes keys were unable to be saved."),
    "error-attribute-errors-string-code": Told(
      code: .serverProblem, number: "7263", message: "Some subscriber attributes keys were unable to be saved."),
    "error-code-int-7224": Told(code: .invalidCredentials, number: "7224", message: "Invalid auth token."),
    "error-code-string-7224": Told(code: .invalidCredentials, number: "7224", message: "Invalid auth token."),
    "error-code-unknown-7301": Told(code: .serverProblem, number: "7301", message: "This is a future unknown error."),
    "error-invalid-api-key-7225": Told(code: .invalidCredentials, number: "7225", message: "something is bad up in the cloud"),
    "error-invalid-credentials-7225": Told(code: .invalidCredentials, number: "7225", message: "Invalid credentials error."),
    "error-missing-params-7226": Told(code: .serverProblem, number: "7226", message: "Missing required params."),
    "error-product-ids-malformed-7662": Told(
      code: .notSupported, number: "7662",
      message: "The product IDs list provided is not an array or does not contain only a single element."),
    "error-purchase-belongs-to-other-user-7852": Told(
      code: .receiptInUse, number: "7852", message: "The purchase has already been redeemed."),
    "error-redeem-invalid-token-7849": Told(code: .storeProblem, number: "7849", message: "Invalid Web Billing redemption token."),
    "error-store-problem-7101-code-only": Told(code: .storeProblem, number: "7101", message: nil),
  ]

  @Test(arguments: errors.keys.sorted()) func `A refusal becomes the error of its number`(_ name: String) throws {
    let expected = try #require(Self.errors[name])
    let error = BackendError(status: 400, contentType: "application/json", text: try Fixtures.bytes(name)).storeError
    #expect(error.code == expected.code)
    #expect(error.underlying?.code == expected.number)
    #expect(error.underlying?.domain == "RevenueCat")
    #expect(!error.isRetryable)
    if let message = expected.message { #expect(error.message.hasSuffix(": " + message)) }
    #expect(!error.message.isEmpty)
  }

  /// Answers and requests of parts of the API that this store does not use: read as JSON, and no customer, offering or product.
  static let others = [
    "customercenter-config-ios", "etag-cached-payload", "hybrid-login", "hybrid-logout", "hybrid-offerings", "hybrid-promotional-offer",
    "introeligibility-true-false-null", "js-checkout-start", "js-virtual-currencies-negative-balance", "offers-empty",
    "offers-no-data-no-error", "offers-signature-data-and-error", "offers-signature-error-7234", "product-entitlement-mapping-baseplan",
    "request-post-identify", "request-post-receipt-discounts", "request-post-receipt-jws", "request-post-receipt-nil-params",
    "request-post-receipt-offering-context", "request-post-receipt-paywall", "request-post-receipt-transaction-id", "ticket-sent-false",
    "ticket-sent-true", "virtual-currencies", "virtual-currencies-empty",
  ]

  @Test(arguments: others) func `An answer of another endpoint is never taken for one of ours`(_ name: String) throws {
    let text = try Fixtures.bytes(name)
    #expect(throws: Never.self) { try JSONReader.value(of: text) }
    #expect(throws: ReplyFault.self) { try CustomerInfo(reply: text) }
    #expect((try? Offerings(reply: text))?.all.isEmpty ?? true)
    #expect(throws: ReplyFault.self) { try WebProducts(reply: text) }
  }

  @Test func `Every shared fixture has its line in a table`() throws {
    let tabled =
      [
        CustomerInfoFixtureTests.standings.keys.map { $0 }, CustomerInfoFixtureTests.refusals.keys.map { $0 },
        CatalogueFixtureTests.offerings.keys.map { $0 }, CatalogueFixtureTests.products.keys.map { $0 }, Self.errors.keys.map { $0 },
        Self.others,
      ].flatMap { $0 }
    #expect(tabled.sorted() == (try Fixtures.names))
  }
}
