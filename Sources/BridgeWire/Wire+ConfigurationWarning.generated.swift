// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Something odd in a configuration that can be used.
  public struct ConfigurationWarning: Hashable, Sendable, WireReadable {
    /// Its line, from 1; null when it has none.
    public var line: Int?
    /// What is odd.
    public var message: String
    /// JSON pointer to the place; empty for the whole.
    public var pointer: String

    public init(line: Int? = nil, message: String, pointer: String) {
      self.line = line
      self.message = message
      self.pointer = pointer
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var line: Int?
      var message: String?
      var pointer: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "line": line = reading.integer(&entry, "line")
        case "message": message = reading.string(&entry, "message")
        case "pointer": pointer = reading.string(&entry, "pointer")
        default: entry.skip()
        }
      }
      reading.require(message != nil, "message")
      reading.require(pointer != nil, "pointer")
      guard let message, let pointer else { return nil }
      self.line = line
      self.message = message
      self.pointer = pointer
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("line")
      if let line {
        writer.integer(line)
      } else {
        writer.null()
      }
      writer.key("message")
      writer.string(message)
      writer.key("pointer")
      writer.string(pointer)
      writer.endObject()
    }
  }
}
