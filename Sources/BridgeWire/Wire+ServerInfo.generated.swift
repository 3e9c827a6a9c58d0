// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Who answers.
  public struct ServerInfo: Hashable, Sendable, WireReadable {
    /// Always `subscription-bridge`.
    public var name: String
    /// The product's version.
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var name: String?
      var version: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "name": name = reading.string(&entry, "name")
        case "version": version = reading.string(&entry, "version")
        default: entry.skip()
        }
      }
      reading.require(name != nil, "name")
      reading.require(version != nil, "version")
      guard let name, let version else { return nil }
      self.name = name
      self.version = version
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("name")
      writer.string(name)
      writer.key("version")
      writer.string(version)
      writer.endObject()
    }
  }
}
