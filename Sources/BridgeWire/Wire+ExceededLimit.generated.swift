// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A limit, and the greatest value it allows.
  public struct ExceededLimit: Hashable, Sendable, WireReadable {
    /// The limit's name.
    public var name: String
    /// The greatest value it allows.
    public var value: Int

    public init(name: String, value: Int) {
      self.name = name
      self.value = value
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var name: String?
      var value: Int?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "name": name = reading.string(&entry, "name")
        case "value": value = reading.integer(&entry, "value")
        default: entry.skip()
        }
      }
      reading.require(name != nil, "name")
      reading.require(value != nil, "value")
      guard let name, let value else { return nil }
      self.name = name
      self.value = value
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("name")
      writer.string(name)
      writer.key("value")
      writer.integer(value)
      writer.endObject()
    }
  }
}
