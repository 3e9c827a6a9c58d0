// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What the clock says.
  public struct ClockReading: Hashable, Sendable, WireReadable {
    /// What moves the clock.
    public var mode: Wire.ClockMode
    /// When the next due thing happens; null when nothing is due.
    public var next: String?
    /// The current instant.
    public var now: String

    public init(mode: Wire.ClockMode, next: String? = nil, now: String) {
      self.mode = mode
      self.next = next
      self.now = now
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var mode: Wire.ClockMode?
      var next: String?
      var now: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "mode": mode = reading.choice(&entry, "mode", Wire.ClockMode.self)
        case "next": next = reading.text(&entry, "next", as: .instant)
        case "now": now = reading.text(&entry, "now", as: .instant)
        default: entry.skip()
        }
      }
      reading.require(mode != nil, "mode")
      reading.require(now != nil, "now")
      guard let mode, let now else { return nil }
      self.mode = mode
      self.next = next
      self.now = now
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("mode")
      writer.string(mode.rawValue)
      writer.key("next")
      if let next {
        writer.string(next)
      } else {
        writer.null()
      }
      writer.key("now")
      writer.string(now)
      writer.endObject()
    }
  }
}
