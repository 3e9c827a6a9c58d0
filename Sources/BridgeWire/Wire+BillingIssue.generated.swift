// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A renewal that failed.
  public struct BillingIssue: Hashable, Sendable, WireReadable {
    /// Which problem it is.
    public var kind: Wire.BillingIssueKind
    /// Until when it can be mended without loss; null when it is not known.
    public var until: String?

    public init(kind: Wire.BillingIssueKind, until: String? = nil) {
      self.kind = kind
      self.until = until
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var kind: Wire.BillingIssueKind?
      var until: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "kind": kind = reading.choice(&entry, "kind", Wire.BillingIssueKind.self)
        case "until": until = reading.text(&entry, "until", as: .instant)
        default: entry.skip()
        }
      }
      reading.require(kind != nil, "kind")
      guard let kind else { return nil }
      self.kind = kind
      self.until = until
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("until")
      if let until {
        writer.string(until)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }
}
