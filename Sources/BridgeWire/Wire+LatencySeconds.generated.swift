// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// How long a simulated store takes to answer, in seconds of the process's clock.
  public struct LatencySeconds: Hashable, Sendable, WireReadable {
    /// `fetchProducts`.
    public var products: Double
    /// `purchase`.
    public var purchase: Double
    /// `restore`.
    public var restore: Double
    /// `currentState`.
    public var state: Double

    public init(products: Double, purchase: Double, restore: Double, state: Double) {
      self.products = products
      self.purchase = purchase
      self.restore = restore
      self.state = state
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var products: Double?
      var purchase: Double?
      var restore: Double?
      var state: Double?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "products": products = reading.number(&entry, "products", minimum: 0)
        case "purchase": purchase = reading.number(&entry, "purchase", minimum: 0)
        case "restore": restore = reading.number(&entry, "restore", minimum: 0)
        case "state": state = reading.number(&entry, "state", minimum: 0)
        default: entry.skip()
        }
      }
      reading.require(products != nil, "products")
      reading.require(purchase != nil, "purchase")
      reading.require(restore != nil, "restore")
      reading.require(state != nil, "state")
      guard let products, let purchase, let restore, let state else { return nil }
      self.products = products
      self.purchase = purchase
      self.restore = restore
      self.state = state
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("products")
      writer.number(JSONNumber(products) ?? 0)
      writer.key("purchase")
      writer.number(JSONNumber(purchase) ?? 0)
      writer.key("restore")
      writer.number(JSONNumber(restore) ?? 0)
      writer.key("state")
      writer.number(JSONNumber(state) ?? 0)
      writer.endObject()
    }
  }

  /// How long a simulated store takes to answer, in seconds of the process's clock. As a front end may send it.
  public struct LatencySecondsInput: Hashable, Sendable, WireReadable {
    /// `fetchProducts`.
    public var products: Double?
    /// `purchase`.
    public var purchase: Double?
    /// `restore`.
    public var restore: Double?
    /// `currentState`.
    public var state: Double?

    public init(products: Double? = nil, purchase: Double? = nil, restore: Double? = nil, state: Double? = nil) {
      self.products = products
      self.purchase = purchase
      self.restore = restore
      self.state = state
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var products: Double?
      var purchase: Double?
      var restore: Double?
      var state: Double?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "products": products = reading.number(&entry, "products", minimum: 0)
        case "purchase": purchase = reading.number(&entry, "purchase", minimum: 0)
        case "restore": restore = reading.number(&entry, "restore", minimum: 0)
        case "state": state = reading.number(&entry, "state", minimum: 0)
        default: reading.unknown(key, &entry, known: LatencySecondsInput.memberNames)
        }
      }
      self.products = products
      self.purchase = purchase
      self.restore = restore
      self.state = state
    }

    static let memberNames: [StaticString] = ["products", "purchase", "restore", "state"]
  }
}
