// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A customer of a simulated store.
  public struct CustomerListing: Hashable, Sendable, WireReadable {
    /// Its name.
    public var customer: String
    /// Whether it uses the store now.
    public var isCurrent: Bool

    public init(customer: String, isCurrent: Bool) {
      self.customer = customer
      self.isCurrent = isCurrent
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var customer: String?
      var isCurrent: Bool?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "customer": customer = reading.string(&entry, "customer")
        case "isCurrent": isCurrent = reading.boolean(&entry, "isCurrent")
        default: entry.skip()
        }
      }
      reading.require(customer != nil, "customer")
      reading.require(isCurrent != nil, "isCurrent")
      guard let customer, let isCurrent else { return nil }
      self.customer = customer
      self.isCurrent = isCurrent
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("customer")
      writer.string(customer)
      writer.key("isCurrent")
      writer.bool(isCurrent)
      writer.endObject()
    }
  }
}
