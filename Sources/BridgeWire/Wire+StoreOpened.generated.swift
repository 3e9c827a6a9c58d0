// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A store that was opened.
  public struct StoreOpened: Hashable, Sendable, WireReadable {
    /// What is behind it.
    public var kind: Wire.StoreKind
    /// Its name.
    public var store: String

    public init(kind: Wire.StoreKind, store: String) {
      self.kind = kind
      self.store = store
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.StoreKind?
      var store: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.StoreKind.self)
        case "store": store = reading.string(&entry, "store")
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      reading.require(store != nil, "store")
      guard let kind, let store else { return nil }
      self.kind = kind
      self.store = store
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("store")
      writer.string(store)
      writer.endObject()
    }
  }
}
