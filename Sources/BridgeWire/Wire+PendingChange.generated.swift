// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A change of plan that takes effect later.
  public struct PendingChange: Hashable, Sendable, WireReadable {
    /// How it compares with the plan held.
    public var change: Wire.PendingPlanChange
    /// When it follows.
    public var effectiveAt: String
    /// The plan that follows.
    public var subscriptionID: String

    public init(change: Wire.PendingPlanChange, effectiveAt: String, subscriptionID: String) {
      self.change = change
      self.effectiveAt = effectiveAt
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var change: Wire.PendingPlanChange?
      var effectiveAt: String?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "change": change = reading.choice(&entry, "change", Wire.PendingPlanChange.self)
        case "effectiveAt": effectiveAt = reading.text(&entry, "effectiveAt", as: .instant)
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(change != nil, "change")
      reading.require(effectiveAt != nil, "effectiveAt")
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let change, let effectiveAt, let subscriptionID else { return nil }
      self.change = change
      self.effectiveAt = effectiveAt
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("change")
      writer.string(change.rawValue)
      writer.key("effectiveAt")
      writer.string(effectiveAt)
      writer.key("subscriptionID")
      writer.string(subscriptionID)
      writer.endObject()
    }
  }

  /// A change of plan that takes effect later. As a front end may send it.
  public struct PendingChangeInput: Hashable, Sendable, WireReadable {
    /// How it compares with the plan held. When absent: `"downgrade"`.
    public var change: Wire.PendingPlanChange
    /// When it follows. When absent: the end of the running period.
    public var effectiveAt: String?
    /// The plan that follows.
    public var subscriptionID: String

    public init(change: Wire.PendingPlanChange = .downgrade, effectiveAt: String? = nil, subscriptionID: String) {
      self.change = change
      self.effectiveAt = effectiveAt
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var change: Wire.PendingPlanChange?
      var effectiveAt: String?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "change": change = reading.choice(&entry, "change", Wire.PendingPlanChange.self)
        case "effectiveAt": effectiveAt = reading.text(&entry, "effectiveAt", as: .instant)
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: reading.unknown(key, &entry, known: PendingChangeInput.memberNames)
        }
      }
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let subscriptionID else { return nil }
      self.change = change ?? .downgrade
      self.effectiveAt = effectiveAt
      self.subscriptionID = subscriptionID
    }

    static let memberNames: [StaticString] = ["change", "effectiveAt", "subscriptionID"]
  }
}
