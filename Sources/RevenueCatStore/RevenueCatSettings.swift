import Glibc

/// How a RevenueCat store is reached (PROTOCOL §5, `store/open`).
public struct RevenueCatSettings: Hashable, Sendable {
  /// Who buys. White space around it is dropped.
  public var appUserID: String
  /// Where the API lives. One host, no fallback to another.
  public var baseURL: String
  public var key: RevenueCatKeySource
  /// A folder for receipts that the server has not confirmed; nil keeps them in memory only.
  public var stateDirectory: String?
  /// Real seconds for one exchange with the server; 0 for no limit.
  public var requestTimeoutSeconds: Double
  /// Seconds of the process's clock between two readings of the standing while somebody observes the store; 0 for none.
  public var refreshSeconds: Double
  /// How the customer decides in the Test Store's dialog, which nobody sees here.
  public var purchaseDecision: RevenueCatPurchaseDecision
  /// How prices are written; RevenueCat tells amounts and currencies only.
  public var locale: String

  public static let standardBaseURL = "https://api.revenuecat.com"
  public static let standardTimeoutSeconds = 60.0

  public init(
    appUserID: String, baseURL: String = standardBaseURL, key: RevenueCatKeySource = .standard, stateDirectory: String? = nil,
    requestTimeoutSeconds: Double = standardTimeoutSeconds, refreshSeconds: Double = 0,
    purchaseDecision: RevenueCatPurchaseDecision = .succeed, locale: String = "en_US"
  ) {
    self.appUserID = appUserID
    self.baseURL = baseURL
    self.key = key
    self.stateDirectory = stateDirectory
    self.requestTimeoutSeconds = requestTimeoutSeconds
    self.refreshSeconds = refreshSeconds
    self.purchaseDecision = purchaseDecision
    self.locale = locale
  }
}

/// The three buttons of the Test Store's dialog (revenuecat-http-api §5).
public enum RevenueCatPurchaseDecision: String, Hashable, Sendable, CaseIterable {
  case succeed, fail, cancel
}

/// Settings with which no store can be opened (PROTOCOL §2, 1007).
public struct RevenueCatConfigurationError: Error, Hashable, Sendable {
  /// English text that a person can act on; never holds a key.
  public var message: String
  /// The file to look at, nil when none is concerned.
  public var file: String?

  init(_ message: String, file: String? = nil) {
    self.message = message
    self.file = file
  }
}
