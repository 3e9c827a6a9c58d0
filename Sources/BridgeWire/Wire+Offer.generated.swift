// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A price other than the regular one, for a while, to those who may have it.
  public struct Offer: Hashable, Sendable, WireReadable {
    /// Its identifier; null for an introductory offer.
    public var id: String?
    /// Why not; null when eligible.
    public var ineligibleReason: Wire.IneligibleReason?
    /// Whether the current customer may have it now; not known counts as not.
    public var isEligible: Bool
    /// How it is come by.
    public var kind: Wire.OfferKind
    /// How it is paid.
    public var mode: Wire.OfferMode
    /// The length of one period of the offer.
    public var period: String
    /// How many periods it lasts; more than one only when paid as you go.
    public var periodCount: Int
    /// The price of one period (pay as you go), of the whole (pay up front), or zero (free trial).
    public var price: Wire.Price

    public init(
      id: String? = nil, ineligibleReason: Wire.IneligibleReason? = nil, isEligible: Bool, kind: Wire.OfferKind, mode: Wire.OfferMode,
      period: String, periodCount: Int, price: Wire.Price
    ) {
      self.id = id
      self.ineligibleReason = ineligibleReason
      self.isEligible = isEligible
      self.kind = kind
      self.mode = mode
      self.period = period
      self.periodCount = periodCount
      self.price = price
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var id: String?
      var ineligibleReason: Wire.IneligibleReason?
      var isEligible: Bool?
      var kind: Wire.OfferKind?
      var mode: Wire.OfferMode?
      var period: String?
      var periodCount: Int?
      var price: Wire.Price?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "id": id = reading.string(&entry, "id")
        case "ineligibleReason": ineligibleReason = reading.choice(&entry, "ineligibleReason", Wire.IneligibleReason.self)
        case "isEligible": isEligible = reading.boolean(&entry, "isEligible")
        case "kind": kind = reading.choice(&entry, "kind", Wire.OfferKind.self)
        case "mode": mode = reading.choice(&entry, "mode", Wire.OfferMode.self)
        case "period": period = reading.text(&entry, "period", as: .period)
        case "periodCount": periodCount = reading.integer(&entry, "periodCount", minimum: 1)
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        default: entry.skip()
        }
      }
      reading.require(isEligible != nil, "isEligible")
      reading.require(kind != nil, "kind")
      reading.require(mode != nil, "mode")
      reading.require(period != nil, "period")
      reading.require(periodCount != nil, "periodCount")
      reading.require(price != nil, "price")
      guard let isEligible, let kind, let mode, let period, let periodCount, let price else { return nil }
      self.id = id
      self.ineligibleReason = ineligibleReason
      self.isEligible = isEligible
      self.kind = kind
      self.mode = mode
      self.period = period
      self.periodCount = periodCount
      self.price = price
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("id")
      if let id {
        writer.string(id)
      } else {
        writer.null()
      }
      writer.key("ineligibleReason")
      if let ineligibleReason {
        writer.string(ineligibleReason.rawValue)
      } else {
        writer.null()
      }
      writer.key("isEligible")
      writer.bool(isEligible)
      writer.key("kind")
      writer.string(kind.rawValue)
      writer.key("mode")
      writer.string(mode.rawValue)
      writer.key("period")
      writer.string(period)
      writer.key("periodCount")
      writer.integer(periodCount)
      writer.key("price")
      price.write(to: &writer)
      writer.endObject()
    }
  }

  /// A price other than the regular one, for a while, to those who may have it. As a front end may send it.
  public struct OfferInput: Hashable, Sendable, WireReadable {
    /// Its identifier; null for an introductory offer.
    public var id: String?
    /// Why not; null when eligible.
    public var ineligibleReason: Wire.IneligibleReason?
    /// Whether the current customer may have it now; not known counts as not. When absent: `false`.
    public var isEligible: Bool
    /// How it is come by. When absent: `"promotional"`.
    public var kind: Wire.OfferKind
    /// How it is paid. When absent: `freeTrial` without a price, else `payAsYouGo`.
    public var mode: Wire.OfferMode?
    /// The length of one period of the offer. When absent: `"P1M"`.
    public var period: String
    /// How many periods it lasts; more than one only when paid as you go. When absent: `1`.
    public var periodCount: Int
    /// The price of one period (pay as you go), of the whole (pay up front), or zero (free trial). When absent: zero.
    public var price: Wire.PriceInput?

    public init(
      id: String? = nil, ineligibleReason: Wire.IneligibleReason? = nil, isEligible: Bool = false, kind: Wire.OfferKind = .promotional,
      mode: Wire.OfferMode? = nil, period: String = "P1M", periodCount: Int = 1, price: Wire.PriceInput? = nil
    ) {
      self.id = id
      self.ineligibleReason = ineligibleReason
      self.isEligible = isEligible
      self.kind = kind
      self.mode = mode
      self.period = period
      self.periodCount = periodCount
      self.price = price
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var id: String?
      var ineligibleReason: Wire.IneligibleReason?
      var isEligible: Bool?
      var kind: Wire.OfferKind?
      var mode: Wire.OfferMode?
      var period: String?
      var periodCount: Int?
      var price: Wire.PriceInput?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "id": id = reading.string(&entry, "id")
        case "ineligibleReason": ineligibleReason = reading.choice(&entry, "ineligibleReason", Wire.IneligibleReason.self)
        case "isEligible": isEligible = reading.boolean(&entry, "isEligible")
        case "kind": kind = reading.choice(&entry, "kind", Wire.OfferKind.self)
        case "mode": mode = reading.choice(&entry, "mode", Wire.OfferMode.self)
        case "period": period = reading.text(&entry, "period", as: .period)
        case "periodCount": periodCount = reading.integer(&entry, "periodCount", minimum: 1)
        case "price": price = reading.record(&entry, "price", Wire.PriceInput.self)
        default: reading.unknown(key, &entry, known: OfferInput.memberNames)
        }
      }
      self.id = id
      self.ineligibleReason = ineligibleReason
      self.isEligible = isEligible ?? false
      self.kind = kind ?? .promotional
      self.mode = mode
      self.period = period ?? "P1M"
      self.periodCount = periodCount ?? 1
      self.price = price
    }

    static let memberNames: [StaticString] = ["id", "ineligibleReason", "isEligible", "kind", "mode", "period", "periodCount", "price"]
  }
}
