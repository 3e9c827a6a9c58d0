/// What a test can set about a store: the starting values stand in the configuration, later ones replace them until a reset.
public struct StoreSettings: Hashable, Sendable {
  /// What the customer does when the payment sheet is up.
  public enum PurchaseDecision: String, Hashable, Sendable, CaseIterable {
    case succeed, cancel
  }

  /// How long the store takes over each action, in milliseconds.
  public struct Latency: Hashable, Sendable {
    public var products: Length
    public var purchase: Length
    public var restore: Length
    public var state: Length

    public init(
      products: Length = .seconds(0), purchase: Length = .seconds(0), restore: Length = .seconds(0), state: Length = .seconds(0)
    ) {
      self.products = products
      self.purchase = purchase
      self.restore = restore
      self.state = state
    }
  }

  /// How many days of grace may be set: the real store offers 3, 6, 16 and 28, a test may try what lies between.
  public static let graceChoices = 1...60

  public var storefront = Storefront.standard
  /// Locale identifier such as `en_US`.
  public var locale = "en_US"
  public var timeRate = TimeRate.realTime
  public var isAskToBuyEnabled = false
  public var isInterruptedPurchasesEnabled = false
  public var isBillingRetryOnRenewalEnabled = false
  /// Has an effect only together with billing retry.
  public var isBillingGracePeriodEnabled = false
  /// nil for the usual length, 6 days for a weekly plan and 16 for a longer one; a weekly plan never gets more than 6.
  public var gracePeriodDays: Int?
  public var latency = Latency()
  public var purchaseDecision = PurchaseDecision.succeed

  public init() {}

  public var currency: Currency { Storefront.currency(of: storefront) }
}

/// New values for some of the settings; what is nil stays as it is.
public struct SettingsChange: Hashable, Sendable {
  public var storefront: String?
  public var locale: String?
  public var timeRate: TimeRate?
  public var isAskToBuyEnabled: Bool?
  public var isInterruptedPurchasesEnabled: Bool?
  public var isBillingRetryOnRenewalEnabled: Bool?
  public var isBillingGracePeriodEnabled: Bool?
  public var gracePeriodDays: Int?
  public var productsLatency: Length?
  public var purchaseLatency: Length?
  public var restoreLatency: Length?
  public var stateLatency: Length?
  public var purchaseDecision: StoreSettings.PurchaseDecision?

  public init() {}

  public var isEmpty: Bool { self == SettingsChange() }

  /// This change followed by another.
  public func merging(_ later: SettingsChange) -> SettingsChange {
    var all = self
    all.storefront = later.storefront ?? storefront
    all.locale = later.locale ?? locale
    all.timeRate = later.timeRate ?? timeRate
    all.isAskToBuyEnabled = later.isAskToBuyEnabled ?? isAskToBuyEnabled
    all.isInterruptedPurchasesEnabled = later.isInterruptedPurchasesEnabled ?? isInterruptedPurchasesEnabled
    all.isBillingRetryOnRenewalEnabled = later.isBillingRetryOnRenewalEnabled ?? isBillingRetryOnRenewalEnabled
    all.isBillingGracePeriodEnabled = later.isBillingGracePeriodEnabled ?? isBillingGracePeriodEnabled
    all.gracePeriodDays = later.gracePeriodDays ?? gracePeriodDays
    all.productsLatency = later.productsLatency ?? productsLatency
    all.purchaseLatency = later.purchaseLatency ?? purchaseLatency
    all.restoreLatency = later.restoreLatency ?? restoreLatency
    all.stateLatency = later.stateLatency ?? stateLatency
    all.purchaseDecision = later.purchaseDecision ?? purchaseDecision
    return all
  }

  /// The settings with this change made.
  public func applied(to settings: StoreSettings) -> StoreSettings {
    var result = settings
    result.storefront = storefront ?? result.storefront
    result.locale = locale ?? result.locale
    result.timeRate = timeRate ?? result.timeRate
    result.isAskToBuyEnabled = isAskToBuyEnabled ?? result.isAskToBuyEnabled
    result.isInterruptedPurchasesEnabled = isInterruptedPurchasesEnabled ?? result.isInterruptedPurchasesEnabled
    result.isBillingRetryOnRenewalEnabled = isBillingRetryOnRenewalEnabled ?? result.isBillingRetryOnRenewalEnabled
    result.isBillingGracePeriodEnabled = isBillingGracePeriodEnabled ?? result.isBillingGracePeriodEnabled
    result.gracePeriodDays = gracePeriodDays ?? result.gracePeriodDays
    result.latency.products = productsLatency ?? result.latency.products
    result.latency.purchase = purchaseLatency ?? result.latency.purchase
    result.latency.restore = restoreLatency ?? result.latency.restore
    result.latency.state = stateLatency ?? result.latency.state
    result.purchaseDecision = purchaseDecision ?? result.purchaseDecision
    return result
  }

  /// What is wrong with a value, by the name it has on the wire; empty when all can be used.
  public var problems: [(member: String, message: String)] {
    var found: [(String, String)] = []
    if let storefront, !Storefront.isWellFormed(storefront) {
      found.append(("storefront", "\"\(storefront)\" is not an ISO 3166-1 alpha-3 code such as USA"))
    }
    if let locale, LocaleTag(locale) == nil {
      found.append(("locale", "\"\(locale)\" is not a locale identifier such as en_US"))
    }
    if let gracePeriodDays, !StoreSettings.graceChoices.contains(gracePeriodDays) {
      found.append(("gracePeriodDays", "\(gracePeriodDays) is not from 1 to 60"))
    }
    for (name, length) in [
      ("products", productsLatency), ("purchase", purchaseLatency), ("restore", restoreLatency), ("state", stateLatency),
    ] {
      if let length, length < .seconds(0) { found.append(("latencySeconds/\(name)", "a latency cannot be negative")) }
    }
    return found
  }
}
