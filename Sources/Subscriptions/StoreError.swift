/// Why a store did not do what it was asked.
public struct StoreError: Error, Hashable, Sendable {
  /// The kinds of failure that screens tell apart (PROTOCOL §2, `storeError`).
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The customer, or the task that asked, thought better of it. Shown as nothing.
    case purchaseCancelled
    /// Waits for somebody's approval. Shown as information.
    case paymentPending
    /// This device or customer may not buy.
    case purchaseNotAllowed
    /// The store does not sell this plan, or not here.
    case productUnavailable
    case productAlreadyPurchased
    /// The customer may not have this offer; the regular price stays purchasable.
    case ineligibleForOffer
    /// The offer does not exist or is not well-formed.
    case invalidOffer
    /// The purchase belongs to another customer.
    case receiptInUse
    /// No network at all.
    case offline
    /// The network failed on the way.
    case network
    case timedOut
    /// The store said that it has a problem.
    case storeProblem
    /// A server answered with what cannot be used.
    case serverProblem
    case invalidCredentials
    /// The same thing is under way already. Shown without a toast.
    case operationInProgress
    case notSupported
    /// The app or its store is set up wrongly.
    case configuration
    case unknown
  }

  /// The failure beneath, in the words of whoever reported it first.
  public struct Underlying: Hashable, Sendable {
    public var domain: String
    public var code: String
    public var message: String

    public init(domain: String, code: String, message: String) {
      self.domain = domain
      self.code = code
      self.message = message
    }
  }

  public var code: Code
  /// English text for a person, never empty.
  public var message: String
  /// Whether trying again, unchanged, may succeed.
  public var isRetryable: Bool
  public var underlying: Underlying?

  /// - Parameters:
  ///   - message: nil or empty for the code's own text.
  ///   - isRetryable: nil for what the code usually means.
  public init(_ code: Code, message: String? = nil, isRetryable: Bool? = nil, underlying: Underlying? = nil) {
    // Some frameworks report a cancel as trouble with the store and tell the truth only beneath (reported-faults B24).
    let code = (code == .storeProblem || code == .unknown) && underlying?.isCancel == true ? Code.purchaseCancelled : code
    self.code = code
    self.message = message.flatMap { $0.isEmpty ? nil : $0 } ?? code.usualMessage
    self.isRetryable = isRetryable ?? code.isUsuallyRetryable
    self.underlying = underlying
  }
}

extension StoreError.Underlying {
  /// Whether Apple's frameworks mean by it that the customer cancelled (revenuecat-model, "cancelled").
  var isCancel: Bool {
    switch (domain, code) {
    case ("SKErrorDomain", "2"), ("AMSErrorDomain", "6"): true
    default: false
    }
  }
}

extension StoreError.Code {
  /// English text that a person can act on.
  public var usualMessage: String {
    switch self {
    case .purchaseCancelled: "The purchase was cancelled"
    case .paymentPending: "The purchase waits for approval"
    case .purchaseNotAllowed: "Purchases are not allowed on this device or account"
    case .productUnavailable: "This plan is not available"
    case .productAlreadyPurchased: "This plan has been bought already"
    case .ineligibleForOffer: "This offer is not available to this customer; the regular price is"
    case .invalidOffer: "This offer does not exist"
    case .receiptInUse: "This purchase belongs to another customer"
    case .offline: "There is no network connection"
    case .network: "The network failed"
    case .timedOut: "The store did not answer in time"
    case .storeProblem: "The store has a problem"
    case .serverProblem: "The server gave an answer that cannot be used"
    case .invalidCredentials: "The store refused the app's credentials"
    case .operationInProgress: "This is under way already"
    case .notSupported: "This store cannot do that"
    case .configuration: "The app's store is not set up correctly"
    case .unknown: "Something went wrong"
    }
  }

  /// Whether trying again, unchanged, usually helps.
  public var isUsuallyRetryable: Bool {
    switch self {
    case .offline, .network, .timedOut, .storeProblem, .serverProblem, .operationInProgress, .unknown: true
    case .purchaseCancelled, .paymentPending, .purchaseNotAllowed, .productUnavailable, .productAlreadyPurchased, .ineligibleForOffer,
      .invalidOffer, .receiptInUse, .invalidCredentials, .notSupported, .configuration:
      false
    }
  }
}
