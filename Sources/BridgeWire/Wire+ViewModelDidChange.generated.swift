// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A change of a view model's state.
  public struct ViewModelDidChange: WireReadable {
    /// Each member of the state that changed, whole, under its name.
    public var changes: WireEncoded
    /// The number of the new state, one more than that of the last.
    public var revision: Int
    /// The view model.
    public var viewModel: String

    public init(changes: WireEncoded, revision: Int, viewModel: String) {
      self.changes = changes
      self.revision = revision
      self.viewModel = viewModel
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var changes: WireEncoded?
      var revision: Int?
      var viewModel: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "changes": changes = reading.raw(&entry).map { WireEncoded($0) }
        case "revision": revision = reading.integer(&entry, "revision")
        case "viewModel": viewModel = reading.string(&entry, "viewModel")
        default: entry.skip()
        }
      }
      reading.require(changes != nil, "changes")
      reading.require(revision != nil, "revision")
      reading.require(viewModel != nil, "viewModel")
      guard let changes, let revision, let viewModel else { return nil }
      self.changes = changes
      self.revision = revision
      self.viewModel = viewModel
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("changes")
      changes.write(&writer)
      writer.key("revision")
      writer.integer(revision)
      writer.key("viewModel")
      writer.string(viewModel)
      writer.endObject()
    }

    /// Writes a value whose encoded part need not be kept.
    public static func write(to writer: inout JSONWriter, changes: (inout JSONWriter) -> Void, revision: Int, viewModel: String) {
      writer.beginObject()
      writer.key("changes")
      changes(&writer)
      writer.key("revision")
      writer.integer(revision)
      writer.key("viewModel")
      writer.string(viewModel)
      writer.endObject()
    }
  }
}
