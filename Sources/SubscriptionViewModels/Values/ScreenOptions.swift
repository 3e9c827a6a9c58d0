/// What an app decides about its screens (PROTOCOL §7, options). Lengths of time are in seconds.
public struct ScreenOptions: Hashable, Sendable {
  /// How long a load may take; 0 = without end.
  public var loadTimeoutSeconds: Double
  /// How long a restore may take; 0 = without end.
  public var restoreTimeoutSeconds: Double
  /// How long a restore shows at least: the larger of this and the work, not their sum.
  public var restoreMinimumSeconds: Double
  /// How long a toast stays; 0 = until it is dismissed.
  public var toastSeconds: Double
  /// For a plan's identifier, the promotional offer that is shown before the plan is cancelled.
  public var retentionOffers: [String: String]
  /// The language and region of texts, such as `en`, `de-CH` or `ja_JP`.
  public var locale: String

  public init(
    loadTimeoutSeconds: Double = 30, restoreTimeoutSeconds: Double = 30, restoreMinimumSeconds: Double = 0, toastSeconds: Double = 3,
    retentionOffers: [String: String] = [:], locale: String = "en"
  ) {
    self.loadTimeoutSeconds = loadTimeoutSeconds
    self.restoreTimeoutSeconds = restoreTimeoutSeconds
    self.restoreMinimumSeconds = restoreMinimumSeconds
    self.toastSeconds = toastSeconds
    self.retentionOffers = retentionOffers
    self.locale = locale
  }
}
