// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// An amount of money, and how the store's locale writes it.
  public struct Price: Hashable, Sendable, WireReadable {
    /// The exact amount.
    public var amount: String
    /// ISO 4217 code, such as `USD`.
    public var currency: String
    /// The text that a screen shows, such as `$9.99`.
    public var display: String

    public init(amount: String, currency: String, display: String) {
      self.amount = amount
      self.currency = currency
      self.display = display
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var amount: String?
      var currency: String?
      var display: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "amount": amount = reading.text(&entry, "amount", as: .amount)
        case "currency": currency = reading.string(&entry, "currency")
        case "display": display = reading.string(&entry, "display")
        default: entry.skip()
        }
      }
      reading.require(amount != nil, "amount")
      reading.require(currency != nil, "currency")
      reading.require(display != nil, "display")
      guard let amount, let currency, let display else { return nil }
      self.amount = amount
      self.currency = currency
      self.display = display
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("amount")
      writer.string(amount)
      writer.key("currency")
      writer.string(currency)
      writer.key("display")
      writer.string(display)
      writer.endObject()
    }
  }

  /// An amount of money, and how the store's locale writes it. As a front end may send it.
  public struct PriceInput: Hashable, Sendable, WireReadable {
    /// The exact amount. When absent: `"0"`.
    public var amount: String
    /// ISO 4217 code, such as `USD`. When absent: the currency of the snapshot around it, `USD` elsewhere.
    public var currency: String?
    /// The text that a screen shows, such as `$9.99`. When absent: amount and currency, written for the store's locale.
    public var display: String?

    public init(amount: String = "0", currency: String? = nil, display: String? = nil) {
      self.amount = amount
      self.currency = currency
      self.display = display
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var amount: String?
      var currency: String?
      var display: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "amount": amount = reading.text(&entry, "amount", as: .amount)
        case "currency": currency = reading.string(&entry, "currency")
        case "display": display = reading.string(&entry, "display")
        default: reading.unknown(key, &entry, known: PriceInput.memberNames)
        }
      }
      self.amount = amount ?? "0"
      self.currency = currency
      self.display = display
    }

    static let memberNames: [StaticString] = ["amount", "currency", "display"]
  }
}
