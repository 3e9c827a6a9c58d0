// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// How an action of a screen ended.
  public struct ActionResult: Hashable, Sendable, WireReadable {
    /// The particulars when `outcome` is `failed`, else null.
    public var error: Wire.StoreError?
    /// How it ended.
    public var outcome: Wire.ActionOutcome
    /// The number of the state after it.
    public var revision: Int
    /// The plan it was about.
    public var subscriptionID: String?

    public init(error: Wire.StoreError? = nil, outcome: Wire.ActionOutcome, revision: Int, subscriptionID: String? = nil) {
      self.error = error
      self.outcome = outcome
      self.revision = revision
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var error: Wire.StoreError?
      var outcome: Wire.ActionOutcome?
      var revision: Int?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "error": error = reading.record(&entry, "error", Wire.StoreError.self)
        case "outcome": outcome = reading.choice(&entry, "outcome", Wire.ActionOutcome.self)
        case "revision": revision = reading.integer(&entry, "revision")
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(outcome != nil, "outcome")
      reading.require(revision != nil, "revision")
      guard let outcome, let revision else { return nil }
      self.error = error
      self.outcome = outcome
      self.revision = revision
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("error")
      if let error {
        error.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("outcome")
      writer.string(outcome.rawValue)
      writer.key("revision")
      writer.integer(revision)
      writer.key("subscriptionID")
      if let subscriptionID {
        writer.string(subscriptionID)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }
}
