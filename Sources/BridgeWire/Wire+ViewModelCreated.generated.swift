// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A new view model.
  public struct ViewModelCreated: WireReadable {
    /// Its screen.
    public var kind: Wire.ViewModelKind
    /// The number of its state: 0.
    public var revision: Int
    /// What the screen shows.
    public var state: WireEncoded
    /// Its id: the kind and a count, such as `purchase-1`.
    public var viewModel: String

    public init(kind: Wire.ViewModelKind, revision: Int, state: WireEncoded, viewModel: String) {
      self.kind = kind
      self.revision = revision
      self.state = state
      self.viewModel = viewModel
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.ViewModelKind?
      var revision: Int?
      var state: WireEncoded?
      var viewModel: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.ViewModelKind.self)
        case "revision": revision = reading.integer(&entry, "revision")
        case "state": state = reading.raw(&entry).map { WireEncoded($0) }
        case "viewModel": viewModel = reading.string(&entry, "viewModel")
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      reading.require(revision != nil, "revision")
      reading.require(state != nil, "state")
      reading.require(viewModel != nil, "viewModel")
      guard let kind, let revision, let state, let viewModel else { return nil }
      self.kind = kind
      self.revision = revision
      self.state = state
      self.viewModel = viewModel
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("revision")
      writer.integer(revision)
      writer.key("state")
      state.write(&writer)
      writer.key("viewModel")
      writer.string(viewModel)
      writer.endObject()
    }

    /// Writes a value whose encoded part need not be kept.
    public static func write(
      to writer: inout JSONWriter, kind: Wire.ViewModelKind, revision: Int, state: (inout JSONWriter) -> Void, viewModel: String
    ) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("revision")
      writer.integer(revision)
      writer.key("state")
      state(&writer)
      writer.key("viewModel")
      writer.string(viewModel)
      writer.endObject()
    }
  }
}
