import JSON
import Subscriptions

/// An answer by which the backend refuses (revenuecat-http-api §6).
struct BackendError: Hashable, Sendable {
  /// HTTP status.
  var status: Int
  /// RevenueCat's number, nil when the answer has none that can be read.
  var code: Int?
  /// The backend's words, nil when it has none.
  var message: String?

  /// Reads an answer whose status is not a success. Its text counts only when it says that it is JSON.
  init(status: Int, contentType: String?, text: [UInt8]) {
    self.status = status
    guard let contentType, contentType.lowercased().hasPrefix("application/json"), let answer = try? JSONReader.value(of: text) else {
      return
    }
    let body = answer["code"] == nil ? answer["attributes_error_response"] ?? answer : answer
    code = body["code"]?.int ?? body["code"]?.string.flatMap { Int($0) }
    message = body["message"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the refusal is the last word about a receipt. A server that is down, overloaded or still at work has not judged it,
  /// and a payment that is not complete may become so.
  var isFinal: Bool {
    guard (400...499).contains(status), status != 408, status != 425, status != 429 else { return false }
    switch code.map({ BackendCode($0) }) {
    case .inProgress, .paymentNotComplete: return false
    default: return true
    }
  }

  /// The failure as a store tells it.
  var storeError: StoreError {
    let meaning = code.map { BackendCode($0).meaning } ?? Self.meaning(ofStatus: status)
    let isRetryable = status >= 500 || status == 429 || status == 408 || meaning.code == .operationInProgress
    return StoreError(
      meaning.code, message: meaning.text + (message.map { ": \($0)" } ?? ""), isRetryable: isRetryable,
      underlying: StoreError.Underlying(
        domain: code == nil ? "HTTP" : "RevenueCat", code: String(code ?? status), message: message ?? "HTTP status \(status)"))
  }

  private static func meaning(ofStatus status: Int) -> BackendCode.Meaning {
    switch status {
    case 401, 403: (.invalidCredentials, "RevenueCat refused the API key")
    case 404: (.serverProblem, "RevenueCat does not know this address; check the base URL")
    case 408: (.timedOut, "RevenueCat gave up waiting for the request")
    case 429: (.serverProblem, "RevenueCat has had too many requests")
    case 500...599: (.serverProblem, "RevenueCat has a problem (HTTP status \(status))")
    default: (.serverProblem, "RevenueCat gave an answer that cannot be used (HTTP status \(status))")
    }
  }
}

/// The families of the backend's numbers.
enum BackendCode: Hashable, Sendable {
  case unknown, invalidPlatform, storeProblem, cannotTransferPurchase, invalidReceipt, invalidCredentials, invalidPurchase, server
  case invalidAppUserID, ineligibleForOffer, offerNotFound, appleKey, alias, attributes, inProgress, paymentNotComplete
  case productIDsMalformed, alreadySubscribed, redemptionInvalid, redemptionOfOther, redemptionExpired

  typealias Meaning = (code: StoreError.Code, text: String)

  /// - Parameter number: the backend's number. One that is not in the table is some new problem of the server.
  init(_ number: Int) {
    switch number {
    case 0: self = .unknown
    case 7000: self = .invalidPlatform
    case 7101, 7773: self = .storeProblem
    case 7102: self = .cannotTransferPurchase
    case 7103, 7712: self = .invalidReceipt
    case 7104, 7224, 7225, 7981: self = .invalidCredentials
    case 7105, 7106: self = .invalidPurchase
    case 7220, 7256: self = .invalidAppUserID
    case 7232: self = .ineligibleForOffer
    case 7234: self = .appleKey
    case 7255, 8077: self = .alias
    case 7263, 7264: self = .attributes
    case 7629, 7638: self = .inProgress
    case 7651: self = .paymentNotComplete
    case 7662: self = .productIDsMalformed
    case 7772: self = .alreadySubscribed
    case 7814, 7877, 7878: self = .offerNotFound
    case 7849: self = .redemptionInvalid
    case 7852: self = .redemptionOfOther
    case 7853: self = .redemptionExpired
    default: self = .server
    }
  }

  /// What a screen makes of it, and text that a person can act on.
  var meaning: Meaning {
    switch self {
    case .unknown: (.unknown, "RevenueCat reports a problem without a name")
    case .invalidPlatform: (.configuration, "The API key is for another platform; a Test Store key begins with test_")
    case .storeProblem: (.storeProblem, "The store behind RevenueCat has a problem")
    case .cannotTransferPurchase: (.receiptInUse, "The purchase belongs to another customer")
    case .invalidReceipt: (.storeProblem, "RevenueCat does not accept the receipt")
    case .invalidCredentials:
      (.invalidCredentials, "RevenueCat refused the API key or a credential of the project; check them in its dashboard")
    case .invalidPurchase: (.productUnavailable, "RevenueCat does not accept a purchase of this product")
    case .server: (.serverProblem, "RevenueCat reports a problem")
    case .invalidAppUserID: (.configuration, "RevenueCat does not accept the app user id")
    case .ineligibleForOffer: (.ineligibleForOffer, "This offer is not available to this customer; the regular price is")
    case .offerNotFound: (.invalidOffer, "RevenueCat does not know the offer")
    case .appleKey: (.configuration, "The project's Apple subscription key is missing or wrong; check it in RevenueCat's dashboard")
    case .alias: (.configuration, "RevenueCat cannot use this app user id as an alias")
    case .attributes: (.serverProblem, "RevenueCat did not take the customer's attributes")
    case .inProgress: (.operationInProgress, "RevenueCat is at work on this already")
    case .paymentNotComplete: (.paymentPending, "The payment is not complete yet")
    case .productIDsMalformed: (.notSupported, "RevenueCat does not understand the product identifiers")
    case .alreadySubscribed: (.productAlreadyPurchased, "The customer has this plan already")
    case .redemptionInvalid: (.storeProblem, "The redemption link is not valid")
    case .redemptionOfOther: (.receiptInUse, "The purchase has been redeemed by another customer")
    case .redemptionExpired: (.storeProblem, "The redemption link has expired")
    }
  }
}
