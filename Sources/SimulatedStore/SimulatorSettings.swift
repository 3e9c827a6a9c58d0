internal import StoreEngine

/// How a simulated store behaves (PROTOCOL §8, `simulator/configure`), by the names it has on the wire.
public struct SimulatorSettings: Hashable, Sendable {
  public enum PurchaseDecision: String, Hashable, Sendable, CaseIterable {
    /// The customer pays.
    case succeed
    /// The customer closes the payment sheet.
    case cancel
  }

  /// How long the store takes over each action, in seconds of its clock.
  public struct LatencySeconds: Hashable, Sendable {
    public var products: Double
    public var purchase: Double
    public var restore: Double
    public var state: Double
  }

  /// New values for some of the settings; what is nil stays.
  public struct Change: Hashable, Sendable {
    public var askToBuyEnabled: Bool?
    public var interruptedPurchasesEnabled: Bool?
    public var billingRetryOnRenewalEnabled: Bool?
    public var billingGracePeriodEnabled: Bool?
    public var gracePeriodDays: Int?
    /// A name such as `monthlyRenewalEveryOneHour`, or the digits of the file's integer such as `10`.
    public var timeRate: String?
    /// ISO 3166-1 alpha-3 code such as `USA`.
    public var storefront: String?
    /// Locale identifier such as `en_US`.
    public var locale: String?
    public var productsLatencySeconds: Double?
    public var purchaseLatencySeconds: Double?
    public var restoreLatencySeconds: Double?
    public var stateLatencySeconds: Double?
    public var purchaseDecision: PurchaseDecision?

    public init() {}

    public var isEmpty: Bool { self == Change() }
  }

  public var askToBuyEnabled: Bool
  public var interruptedPurchasesEnabled: Bool
  public var billingRetryOnRenewalEnabled: Bool
  public var billingGracePeriodEnabled: Bool
  /// nil for the length that goes with the plan: 6 days for a weekly one, 16 for others.
  public var gracePeriodDays: Int?
  /// The name of the rate.
  public var timeRate: String
  public var storefront: String
  public var locale: String
  public var latencySeconds: LatencySeconds
  public var purchaseDecision: PurchaseDecision

  /// Every name that `timeRate` can have.
  public static let timeRates: [String] = TimeRate.allCases.map(\.name)
}

extension SimulatorSettings {
  init(_ settings: StoreSettings) {
    func seconds(_ length: Length) -> Double { Double(length.milliseconds) / 1000 }
    self.init(
      askToBuyEnabled: settings.isAskToBuyEnabled, interruptedPurchasesEnabled: settings.isInterruptedPurchasesEnabled,
      billingRetryOnRenewalEnabled: settings.isBillingRetryOnRenewalEnabled,
      billingGracePeriodEnabled: settings.isBillingGracePeriodEnabled, gracePeriodDays: settings.gracePeriodDays,
      timeRate: settings.timeRate.name, storefront: settings.storefront, locale: settings.locale,
      latencySeconds: LatencySeconds(
        products: seconds(settings.latency.products), purchase: seconds(settings.latency.purchase),
        restore: seconds(settings.latency.restore), state: seconds(settings.latency.state)),
      purchaseDecision: settings.purchaseDecision == .succeed ? .succeed : .cancel)
  }
}

extension SimulatorSettings.Change {
  /// The engine's words for it.
  /// - Throws: ``SimulatorRefusal/badValue(member:message:)`` for a value that cannot be meant.
  func engineChange() throws(SimulatorRefusal) -> SettingsChange {
    var change = SettingsChange()
    change.isAskToBuyEnabled = askToBuyEnabled
    change.isInterruptedPurchasesEnabled = interruptedPurchasesEnabled
    change.isBillingRetryOnRenewalEnabled = billingRetryOnRenewalEnabled
    change.isBillingGracePeriodEnabled = billingGracePeriodEnabled
    change.gracePeriodDays = gracePeriodDays
    change.storefront = storefront
    change.locale = locale
    if let timeRate {
      guard let rate = TimeRate(name: timeRate) ?? Int(timeRate).flatMap(TimeRate.init) else {
        throw .badValue(member: "timeRate", message: "\"\(timeRate)\" is not one of \(SimulatorSettings.timeRates.joined(separator: ", "))")
      }
      change.timeRate = rate
    }
    change.productsLatency = try length(productsLatencySeconds, "products")
    change.purchaseLatency = try length(purchaseLatencySeconds, "purchase")
    change.restoreLatency = try length(restoreLatencySeconds, "restore")
    change.stateLatency = try length(stateLatencySeconds, "state")
    change.purchaseDecision = purchaseDecision.map { $0 == .succeed ? .succeed : .cancel }
    if let problem = change.problems.first { throw .badValue(member: problem.member, message: problem.message) }
    return change
  }

  private func length(_ seconds: Double?, _ member: String) throws(SimulatorRefusal) -> Length? {
    guard let seconds else { return nil }
    guard seconds >= 0, seconds <= 1e9 else {
      throw .badValue(member: "latencySeconds/\(member)", message: "a latency is from 0 to 1000000000 seconds")
    }
    return Length(milliseconds: Int64((seconds * 1000).rounded()))
  }
}
