// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Who asks. Unknown members are ignored.
  public struct ClientInfo: Hashable, Sendable, WireReadable {
    /// The front end's name.
    public var name: String?
    /// The front end's version.
    public var version: String?

    public init(name: String? = nil, version: String? = nil) {
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
      self.name = name
      self.version = version
    }
  }
}
