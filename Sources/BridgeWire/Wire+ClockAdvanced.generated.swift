// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Where an advance ended.
  public struct ClockAdvanced: Hashable, Sendable, WireReadable {
    /// How many due things happened on the way.
    public var events: Int
    /// The instant reached.
    public var now: String

    public init(events: Int, now: String) {
      self.events = events
      self.now = now
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var events: Int?
      var now: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "events": events = reading.integer(&entry, "events")
        case "now": now = reading.text(&entry, "now", as: .instant)
        default: entry.skip()
        }
      }
      reading.require(events != nil, "events")
      reading.require(now != nil, "now")
      guard let events, let now else { return nil }
      self.events = events
      self.now = now
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("events")
      writer.integer(events)
      writer.key("now")
      writer.string(now)
      writer.endObject()
    }
  }
}
