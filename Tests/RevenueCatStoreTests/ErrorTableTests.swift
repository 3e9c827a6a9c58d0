import Subscriptions
import Testing

@testable import RevenueCatStore

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
