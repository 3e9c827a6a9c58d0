import Timekeeping

/// What the backend knows of a customer (revenuecat-http-api §4.1), as far as a standing depends on it.
struct CustomerInfo: Hashable, Sendable {
  /// The server's present when it answered: "now" for every decision about this answer.
  var requestDate: Instant
  /// Whether ``requestDate`` may be long past: a body taken again, for which the server told no new date.
  var mayBeOld = false
  var firstSeen: Instant
  /// May be empty.
  var originalAppUserID: String
  var managementURL: String?
  var entitlements: [Entitlement] = []
  var subscriptions: [HeldSubscription] = []
  var oneTimeProducts: [OneTimeProduct] = []
  /// What was left out because it could not be understood.
  var warnings: [String] = []

  /// Access that a product gives.
  struct Entitlement: Hashable, Sendable {
    var id: String
    var productID: String
    /// nil for access without an end. May lie after the subscription's own end by a grace period.
    var expiresAt: Instant?
    var gracePeriodExpiresAt: Instant?
  }

  /// One product that the customer subscribed to.
  struct HeldSubscription: Hashable, Sendable {
    /// The plain product, without a plan of it (reported-faults B16).
    var productID: String
    var purchasedAt: Instant
    var originalPurchasedAt: Instant?
    /// nil means that it does not end.
    var expiresAt: Instant?
    var gracePeriodExpiresAt: Instant?
    var unsubscribeDetectedAt: Instant?
    var billingIssuesDetectedAt: Instant?
    var refundedAt: Instant?
    var period: PeriodKind = .normal
    var store: Storefront = .unknown
    var isFamilyShared = false
    var managementURL: String?
    /// What the latest transaction cost.
    var price: MicroPrice?
  }

  enum PeriodKind: String, Hashable, Sendable {
    case normal, intro, trial, prepaid
  }

  /// The stores that RevenueCat knows, in its spelling.
  enum Storefront: String, Hashable, Sendable, CaseIterable {
    case appStore = "app_store"
    case macAppStore = "mac_app_store"
    case playStore = "play_store"
    case stripe
    case promotional
    case amazon
    case rcBilling = "rc_billing"
    case external
    case paddle
    case testStore = "test_store"
    case galaxy
    case unknown

    /// The store as ``UserSubscription/storefrontKind`` names it.
    var kind: String {
      switch self {
      case .appStore: "appStore"
      case .macAppStore: "macAppStore"
      case .playStore: "playStore"
      case .rcBilling: "rcBilling"
      case .testStore: "testStore"
      case .stripe, .promotional, .amazon, .external, .paddle, .galaxy, .unknown: rawValue
      }
    }
  }

  /// A product that is bought once.
  struct OneTimeProduct: Hashable, Sendable {
    var productID: String
    /// Whether the answer has a complete purchase of it; one without its ids counts only when an entitlement rests on it.
    var hasCompletePurchase: Bool
  }
}

extension CustomerInfo {
  /// The instant against which ends are compared: the server's present. Only an answer that was taken again without a new date is compared
  /// with this machine's clock, which counts once the answer is more than three days old by it.
  /// - Parameter local: this machine's present, nil when its clock cannot be compared with the server's.
  func reference(local: Instant?) -> Instant {
    guard mayBeOld, let local, local.milliseconds - requestDate.milliseconds > 3 * 86_400_000 else { return requestDate }
    return local
  }
}
