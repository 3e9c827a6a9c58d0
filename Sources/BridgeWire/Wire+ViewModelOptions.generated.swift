// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// How a view model behaves. In every time-out 0 means none.
  public struct ViewModelOptions: Hashable, Sendable, WireReadable {
    /// How long a load may take. When absent: `30`.
    public var loadTimeoutSeconds: Double
    /// Whether changes are announced by `viewModel/didChange`. When absent: `true`.
    public var notify: Bool
    /// How long a restore shows at least; the larger of the two times, not their sum. When absent: `0`.
    public var restoreMinimumSeconds: Double
    /// How long a restore may take before the popup. When absent: `30`.
    public var restoreTimeoutSeconds: Double
    /// The promotional offer that is shown to who cancels a plan: plan to offer. When absent: `{}`.
    public var retentionOffers: [String: String]
    /// How long a toast stays; 0 until it is dismissed. When absent: `3`.
    public var toastSeconds: Double

    public init(
      loadTimeoutSeconds: Double = 30, notify: Bool = true, restoreMinimumSeconds: Double = 0, restoreTimeoutSeconds: Double = 30,
      retentionOffers: [String: String] = [:], toastSeconds: Double = 3
    ) {
      self.loadTimeoutSeconds = loadTimeoutSeconds
      self.notify = notify
      self.restoreMinimumSeconds = restoreMinimumSeconds
      self.restoreTimeoutSeconds = restoreTimeoutSeconds
      self.retentionOffers = retentionOffers
      self.toastSeconds = toastSeconds
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var loadTimeoutSeconds: Double?
      var notify: Bool?
      var restoreMinimumSeconds: Double?
      var restoreTimeoutSeconds: Double?
      var retentionOffers: [String: String]?
      var toastSeconds: Double?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "loadTimeoutSeconds": loadTimeoutSeconds = reading.number(&entry, "loadTimeoutSeconds", minimum: 0)
        case "notify": notify = reading.boolean(&entry, "notify")
        case "restoreMinimumSeconds": restoreMinimumSeconds = reading.number(&entry, "restoreMinimumSeconds", minimum: 0)
        case "restoreTimeoutSeconds": restoreTimeoutSeconds = reading.number(&entry, "restoreTimeoutSeconds", minimum: 0)
        case "retentionOffers": retentionOffers = reading.map(&entry, "retentionOffers") { entry, reading in reading.string(&entry, nil) }
        case "toastSeconds": toastSeconds = reading.number(&entry, "toastSeconds", minimum: 0)
        default: reading.unknown(key, &entry, known: ViewModelOptions.memberNames)
        }
      }
      self.loadTimeoutSeconds = loadTimeoutSeconds ?? 30
      self.notify = notify ?? true
      self.restoreMinimumSeconds = restoreMinimumSeconds ?? 0
      self.restoreTimeoutSeconds = restoreTimeoutSeconds ?? 30
      self.retentionOffers = retentionOffers ?? [:]
      self.toastSeconds = toastSeconds ?? 3
    }

    static let memberNames: [StaticString] = [
      "loadTimeoutSeconds", "notify", "restoreMinimumSeconds", "restoreTimeoutSeconds", "retentionOffers", "toastSeconds"
    ]
  }
}
