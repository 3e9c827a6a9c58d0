// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// How a simulated store behaves.
  public struct SimulatorSettings: Hashable, Sendable, WireReadable {
    /// Whether purchases wait for a parent's approval.
    public var askToBuyEnabled: Bool
    /// Whether a failed renewal begins with a grace period.
    public var billingGracePeriodEnabled: Bool
    /// Whether renewals fail.
    public var billingRetryOnRenewalEnabled: Bool
    /// How long the grace period is; null for the length that goes with the plan's period.
    public var gracePeriodDays: Int?
    /// Whether purchases are interrupted until the issue is resolved.
    public var interruptedPurchasesEnabled: Bool
    /// How long answers take.
    public var latencySeconds: Wire.LatencySeconds
    /// The locale of names and prices.
    public var locale: String
    /// What the customer does when the payment sheet opens.
    public var purchaseDecision: Wire.SimulatedPurchaseDecision
    /// ISO 3166-1 alpha-3 code of the storefront.
    public var storefront: String
    /// How fast periods pass.
    public var timeRate: Wire.TimeRate

    public init(
      askToBuyEnabled: Bool, billingGracePeriodEnabled: Bool, billingRetryOnRenewalEnabled: Bool, gracePeriodDays: Int? = nil,
      interruptedPurchasesEnabled: Bool, latencySeconds: Wire.LatencySeconds, locale: String,
      purchaseDecision: Wire.SimulatedPurchaseDecision, storefront: String, timeRate: Wire.TimeRate
    ) {
      self.askToBuyEnabled = askToBuyEnabled
      self.billingGracePeriodEnabled = billingGracePeriodEnabled
      self.billingRetryOnRenewalEnabled = billingRetryOnRenewalEnabled
      self.gracePeriodDays = gracePeriodDays
      self.interruptedPurchasesEnabled = interruptedPurchasesEnabled
      self.latencySeconds = latencySeconds
      self.locale = locale
      self.purchaseDecision = purchaseDecision
      self.storefront = storefront
      self.timeRate = timeRate
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var askToBuyEnabled: Bool?
      var billingGracePeriodEnabled: Bool?
      var billingRetryOnRenewalEnabled: Bool?
      var gracePeriodDays: Int?
      var interruptedPurchasesEnabled: Bool?
      var latencySeconds: Wire.LatencySeconds?
      var locale: String?
      var purchaseDecision: Wire.SimulatedPurchaseDecision?
      var storefront: String?
      var timeRate: Wire.TimeRate?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "askToBuyEnabled": askToBuyEnabled = reading.boolean(&entry, "askToBuyEnabled")
        case "billingGracePeriodEnabled": billingGracePeriodEnabled = reading.boolean(&entry, "billingGracePeriodEnabled")
        case "billingRetryOnRenewalEnabled": billingRetryOnRenewalEnabled = reading.boolean(&entry, "billingRetryOnRenewalEnabled")
        case "gracePeriodDays": gracePeriodDays = reading.integer(&entry, "gracePeriodDays")
        case "interruptedPurchasesEnabled": interruptedPurchasesEnabled = reading.boolean(&entry, "interruptedPurchasesEnabled")
        case "latencySeconds": latencySeconds = reading.record(&entry, "latencySeconds", Wire.LatencySeconds.self)
        case "locale": locale = reading.string(&entry, "locale")
        case "purchaseDecision": purchaseDecision = reading.choice(&entry, "purchaseDecision", Wire.SimulatedPurchaseDecision.self)
        case "storefront": storefront = reading.string(&entry, "storefront")
        case "timeRate": timeRate = reading.choice(&entry, "timeRate", Wire.TimeRate.self)
        default: entry.skip()
        }
      }
      reading.require(askToBuyEnabled != nil, "askToBuyEnabled")
      reading.require(billingGracePeriodEnabled != nil, "billingGracePeriodEnabled")
      reading.require(billingRetryOnRenewalEnabled != nil, "billingRetryOnRenewalEnabled")
      reading.require(interruptedPurchasesEnabled != nil, "interruptedPurchasesEnabled")
      reading.require(latencySeconds != nil, "latencySeconds")
      reading.require(locale != nil, "locale")
      reading.require(purchaseDecision != nil, "purchaseDecision")
      reading.require(storefront != nil, "storefront")
      reading.require(timeRate != nil, "timeRate")
      guard let askToBuyEnabled, let billingGracePeriodEnabled, let billingRetryOnRenewalEnabled, let interruptedPurchasesEnabled, let latencySeconds, let locale, let purchaseDecision, let storefront, let timeRate else { return nil }
      self.askToBuyEnabled = askToBuyEnabled
      self.billingGracePeriodEnabled = billingGracePeriodEnabled
      self.billingRetryOnRenewalEnabled = billingRetryOnRenewalEnabled
      self.gracePeriodDays = gracePeriodDays
      self.interruptedPurchasesEnabled = interruptedPurchasesEnabled
      self.latencySeconds = latencySeconds
      self.locale = locale
      self.purchaseDecision = purchaseDecision
      self.storefront = storefront
      self.timeRate = timeRate
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("askToBuyEnabled")
      writer.bool(askToBuyEnabled)
      writer.key("billingGracePeriodEnabled")
      writer.bool(billingGracePeriodEnabled)
      writer.key("billingRetryOnRenewalEnabled")
      writer.bool(billingRetryOnRenewalEnabled)
      writer.key("gracePeriodDays")
      if let gracePeriodDays {
        writer.integer(gracePeriodDays)
      } else {
        writer.null()
      }
      writer.key("interruptedPurchasesEnabled")
      writer.bool(interruptedPurchasesEnabled)
      writer.key("latencySeconds")
      latencySeconds.write(to: &writer)
      writer.key("locale")
      writer.string(locale)
      writer.key("purchaseDecision")
      writer.string(purchaseDecision.rawValue)
      writer.key("storefront")
      writer.string(storefront)
      writer.key("timeRate")
      writer.string(timeRate.rawValue)
      writer.endObject()
    }
  }
}
