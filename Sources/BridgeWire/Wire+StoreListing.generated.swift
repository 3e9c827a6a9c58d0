// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// An open store.
  public struct StoreListing: Hashable, Sendable, WireReadable {
    /// What is behind it.
    public var kind: Wire.StoreKind
    /// Its name.
    public var store: String
    /// The view models on it, in order of creation.
    public var viewModels: [String]

    public init(kind: Wire.StoreKind, store: String, viewModels: [String]) {
      self.kind = kind
      self.store = store
      self.viewModels = viewModels
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.StoreKind?
      var store: String?
      var viewModels: [String]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.StoreKind.self)
        case "store": store = reading.string(&entry, "store")
        case "viewModels": viewModels = reading.list(&entry, "viewModels") { entry, reading in reading.string(&entry, nil) }
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      reading.require(store != nil, "store")
      reading.require(viewModels != nil, "viewModels")
      guard let kind, let store, let viewModels else { return nil }
      self.kind = kind
      self.store = store
      self.viewModels = viewModels
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("store")
      writer.string(store)
      writer.key("viewModels")
      writer.beginArray()
      for element in viewModels {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
  }
}
