// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A view model.
  public struct ViewModelListing: Hashable, Sendable, WireReadable {
    /// Its screen.
    public var kind: Wire.ViewModelKind
    /// The number of its last state.
    public var revision: Int
    /// Its store.
    public var store: String
    /// Its id.
    public var viewModel: String

    public init(kind: Wire.ViewModelKind, revision: Int, store: String, viewModel: String) {
      self.kind = kind
      self.revision = revision
      self.store = store
      self.viewModel = viewModel
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.ViewModelKind?
      var revision: Int?
      var store: String?
      var viewModel: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.ViewModelKind.self)
        case "revision": revision = reading.integer(&entry, "revision")
        case "store": store = reading.string(&entry, "store")
        case "viewModel": viewModel = reading.string(&entry, "viewModel")
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      reading.require(revision != nil, "revision")
      reading.require(store != nil, "store")
      reading.require(viewModel != nil, "viewModel")
      guard let kind, let revision, let store, let viewModel else { return nil }
      self.kind = kind
      self.revision = revision
      self.store = store
      self.viewModel = viewModel
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("revision")
      writer.integer(revision)
      writer.key("store")
      writer.string(store)
      writer.key("viewModel")
      writer.string(viewModel)
      writer.endObject()
    }
  }
}
