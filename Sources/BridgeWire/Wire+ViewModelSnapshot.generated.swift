// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// The whole state of a view model.
  public struct ViewModelSnapshot: WireReadable {
    /// The number of this state.
    public var revision: Int
    /// What the screen shows.
    public var state: WireEncoded

    public init(revision: Int, state: WireEncoded) {
      self.revision = revision
      self.state = state
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var revision: Int?
      var state: WireEncoded?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "revision": revision = reading.integer(&entry, "revision")
        case "state": state = reading.raw(&entry).map { WireEncoded($0) }
        default: entry.skip()
        }
      }
      reading.require(revision != nil, "revision")
      reading.require(state != nil, "state")
      guard let revision, let state else { return nil }
      self.revision = revision
      self.state = state
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("revision")
      writer.integer(revision)
      writer.key("state")
      state.write(&writer)
      writer.endObject()
    }

    /// Writes a value whose encoded part need not be kept.
    public static func write(to writer: inout JSONWriter, revision: Int, state: (inout JSONWriter) -> Void) {
      writer.beginObject()
      writer.key("revision")
      writer.integer(revision)
      writer.key("state")
      state(&writer)
      writer.endObject()
    }
  }
}
