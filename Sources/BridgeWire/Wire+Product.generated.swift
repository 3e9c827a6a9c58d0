// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What the store sells a plan as.
  public struct Product: Hashable, Sendable, WireReadable {
    /// A sentence about it; empty when the store has none.
    public var description: String
    /// Its name, for people.
    public var displayName: String
    /// What the store knows the product by.
    public var identifier: String
    /// The regular price of one period.
    public var price: Wire.Price

    public init(description: String, displayName: String, identifier: String, price: Wire.Price) {
      self.description = description
      self.displayName = displayName
      self.identifier = identifier
      self.price = price
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var description: String?
      var displayName: String?
      var identifier: String?
      var price: Wire.Price?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "description": description = reading.string(&entry, "description")
        case "displayName": displayName = reading.string(&entry, "displayName")
        case "identifier": identifier = reading.string(&entry, "identifier")
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        default: entry.skip()
        }
      }
      reading.require(description != nil, "description")
      reading.require(displayName != nil, "displayName")
      reading.require(identifier != nil, "identifier")
      reading.require(price != nil, "price")
      guard let description, let displayName, let identifier, let price else { return nil }
      self.description = description
      self.displayName = displayName
      self.identifier = identifier
      self.price = price
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("description")
      writer.string(description)
      writer.key("displayName")
      writer.string(displayName)
      writer.key("identifier")
      writer.string(identifier)
      writer.key("price")
      price.write(to: &writer)
      writer.endObject()
    }
  }

  /// What the store sells a plan as. As a front end may send it.
  public struct ProductInput: Hashable, Sendable, WireReadable {
    /// A sentence about it; empty when the store has none. When absent: `""`.
    public var description: String
    /// Its name, for people. When absent: the identifier.
    public var displayName: String?
    /// What the store knows the product by. When absent: the plan's `id`.
    public var identifier: String?
    /// The regular price of one period. When absent: zero.
    public var price: Wire.PriceInput?

    public init(description: String = "", displayName: String? = nil, identifier: String? = nil, price: Wire.PriceInput? = nil) {
      self.description = description
      self.displayName = displayName
      self.identifier = identifier
      self.price = price
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var description: String?
      var displayName: String?
      var identifier: String?
      var price: Wire.PriceInput?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "description": description = reading.string(&entry, "description")
        case "displayName": displayName = reading.string(&entry, "displayName")
        case "identifier": identifier = reading.string(&entry, "identifier")
        case "price": price = reading.record(&entry, "price", Wire.PriceInput.self)
        default: reading.unknown(key, &entry, known: ProductInput.memberNames)
        }
      }
      self.description = description ?? ""
      self.displayName = displayName
      self.identifier = identifier
      self.price = price
    }

    static let memberNames: [StaticString] = ["description", "displayName", "identifier", "price"]
  }
}
