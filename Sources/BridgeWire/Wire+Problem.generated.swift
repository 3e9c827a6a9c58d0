// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// One thing wrong with what was sent.
  public struct Problem: Hashable, Sendable, WireReadable {
    /// What is wrong, and what would be right.
    public var message: String
    /// Where: member names and indexes, such as `options.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole.
    public var path: String

    public init(message: String, path: String) {
      self.message = message
      self.path = path
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var message: String?
      var path: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "message": message = reading.string(&entry, "message")
        case "path": path = reading.string(&entry, "path")
        default: entry.skip()
        }
      }
      reading.require(message != nil, "message")
      reading.require(path != nil, "path")
      guard let message, let path else { return nil }
      self.message = message
      self.path = path
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("message")
      writer.string(message)
      writer.key("path")
      writer.string(path)
      writer.endObject()
    }
  }
}
