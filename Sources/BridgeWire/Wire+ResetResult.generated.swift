// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// The process after a reset.
  public struct ResetResult: Hashable, Sendable, WireReadable {
    /// What the clock says.
    public var now: String

    public init(now: String) {
      self.now = now
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var now: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "now": now = reading.text(&entry, "now", as: .instant)
        default: entry.skip()
        }
      }
      reading.require(now != nil, "now")
      guard let now else { return nil }
      self.now = now
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("now")
      writer.string(now)
      writer.endObject()
    }
  }
}
