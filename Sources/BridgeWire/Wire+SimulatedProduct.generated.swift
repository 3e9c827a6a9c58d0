// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Something that a configuration sells.
  public struct SimulatedProduct: Hashable, Sendable, WireReadable {
    /// Its name.
    public var displayName: String
    /// Its subscription group.
    public var groupID: String?
    /// Whether the family shares it.
    public var isFamilyShareable: Bool
    /// What it is.
    public var kind: Wire.ProductKind
    /// Its place in the group, 1 the highest.
    public var level: Int?
    /// How long one paid period lasts.
    public var period: String?
    /// Its regular price.
    public var price: Wire.Price
    /// Its identifier.
    public var productID: String

    public init(
      displayName: String, groupID: String? = nil, isFamilyShareable: Bool, kind: Wire.ProductKind, level: Int? = nil,
      period: String? = nil, price: Wire.Price, productID: String
    ) {
      self.displayName = displayName
      self.groupID = groupID
      self.isFamilyShareable = isFamilyShareable
      self.kind = kind
      self.level = level
      self.period = period
      self.price = price
      self.productID = productID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var displayName: String?
      var groupID: String?
      var isFamilyShareable: Bool?
      var kind: Wire.ProductKind?
      var level: Int?
      var period: String?
      var price: Wire.Price?
      var productID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "displayName": displayName = reading.string(&entry, "displayName")
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "isFamilyShareable": isFamilyShareable = reading.boolean(&entry, "isFamilyShareable")
        case "kind": kind = reading.choice(&entry, "kind", Wire.ProductKind.self)
        case "level": level = reading.integer(&entry, "level")
        case "period": period = reading.text(&entry, "period", as: .period)
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        case "productID": productID = reading.string(&entry, "productID")
        default: entry.skip()
        }
      }
      reading.require(displayName != nil, "displayName")
      reading.require(isFamilyShareable != nil, "isFamilyShareable")
      reading.require(kind != nil, "kind")
      reading.require(price != nil, "price")
      reading.require(productID != nil, "productID")
      guard let displayName, let isFamilyShareable, let kind, let price, let productID else { return nil }
      self.displayName = displayName
      self.groupID = groupID
      self.isFamilyShareable = isFamilyShareable
      self.kind = kind
      self.level = level
      self.period = period
      self.price = price
      self.productID = productID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("displayName")
      writer.string(displayName)
      writer.key("groupID")
      if let groupID {
        writer.string(groupID)
      } else {
        writer.null()
      }
      writer.key("isFamilyShareable")
      writer.bool(isFamilyShareable)
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("level")
      if let level {
        writer.integer(level)
      } else {
        writer.null()
      }
      writer.key("period")
      if let period {
        writer.string(period)
      } else {
        writer.null()
      }
      writer.key("price")
      price.write(to: &writer)
      writer.key("productID")
      writer.string(productID)
      writer.endObject()
    }
  }
}
