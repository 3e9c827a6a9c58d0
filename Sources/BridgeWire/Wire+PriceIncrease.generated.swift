// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A higher price that the customer was told of.
  public struct PriceIncrease: Hashable, Sendable, WireReadable {
    /// The new price.
    public var price: Wire.Price
    /// Whether the customer has agreed.
    public var status: Wire.PriceIncreaseStatus

    public init(price: Wire.Price, status: Wire.PriceIncreaseStatus) {
      self.price = price
      self.status = status
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var price: Wire.Price?
      var status: Wire.PriceIncreaseStatus?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        case "status": status = reading.choice(&entry, "status", Wire.PriceIncreaseStatus.self)
        default: entry.skip()
        }
      }
      reading.require(price != nil, "price")
      reading.require(status != nil, "status")
      guard let price, let status else { return nil }
      self.price = price
      self.status = status
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("price")
      price.write(to: &writer)
      writer.key("status")
      writer.string(status.rawValue)
      writer.endObject()
    }
  }

  /// A higher price that the customer was told of. As a front end may send it.
  public struct PriceIncreaseInput: Hashable, Sendable, WireReadable {
    /// The new price. When absent: the renewal price.
    public var price: Wire.PriceInput?
    /// Whether the customer has agreed. When absent: `"pending"`.
    public var status: Wire.PriceIncreaseStatus

    public init(price: Wire.PriceInput? = nil, status: Wire.PriceIncreaseStatus = .pending) {
      self.price = price
      self.status = status
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var price: Wire.PriceInput?
      var status: Wire.PriceIncreaseStatus?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "price": price = reading.record(&entry, "price", Wire.PriceInput.self)
        case "status": status = reading.choice(&entry, "status", Wire.PriceIncreaseStatus.self)
        default: reading.unknown(key, &entry, known: PriceIncreaseInput.memberNames)
        }
      }
      self.price = price
      self.status = status ?? .pending
    }

    static let memberNames: [StaticString] = ["price", "status"]
  }
}
