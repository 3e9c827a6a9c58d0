// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A display that covers the screen while something runs.
  public struct Overlay: Hashable, Sendable, WireReadable {
    /// What runs.
    public var kind: Wire.OverlayKind
    /// What it says, for people.
    public var message: String

    public init(kind: Wire.OverlayKind, message: String) {
      self.kind = kind
      self.message = message
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.OverlayKind?
      var message: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.OverlayKind.self)
        case "message": message = reading.string(&entry, "message")
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      reading.require(message != nil, "message")
      guard let kind, let message else { return nil }
      self.kind = kind
      self.message = message
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("message")
      writer.string(message)
      writer.endObject()
    }
  }
}
