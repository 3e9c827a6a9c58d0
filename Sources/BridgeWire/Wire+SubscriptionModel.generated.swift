// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A plan that the store sells.
  public struct SubscriptionModel: Hashable, Sendable, WireReadable {
    /// The group; plans of one group exclude each other.
    public var groupID: String
    /// The group's name, for people.
    public var groupName: String
    /// The product identifier, by which methods name the plan.
    public var id: String
    /// What new subscribers of the group get, null without one.
    public var introductoryOffer: Wire.Offer?
    /// Whether the family shares it.
    public var isFamilyShareable: Bool
    /// The place in the group, 1 the highest service.
    public var level: Int
    /// How long one paid period lasts.
    public var period: String
    /// The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told.
    public var pricePerMonth: Wire.Price?
    /// What it is sold as.
    public var product: Wire.Product
    /// Offers of kind promotional, code and win-back.
    public var promotionOffers: [Wire.Offer]
    /// What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is.
    public var savingsPercent: Int?

    public init(
      groupID: String, groupName: String, id: String, introductoryOffer: Wire.Offer? = nil, isFamilyShareable: Bool, level: Int,
      period: String, pricePerMonth: Wire.Price? = nil, product: Wire.Product, promotionOffers: [Wire.Offer], savingsPercent: Int? = nil
    ) {
      self.groupID = groupID
      self.groupName = groupName
      self.id = id
      self.introductoryOffer = introductoryOffer
      self.isFamilyShareable = isFamilyShareable
      self.level = level
      self.period = period
      self.pricePerMonth = pricePerMonth
      self.product = product
      self.promotionOffers = promotionOffers
      self.savingsPercent = savingsPercent
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var groupID: String?
      var groupName: String?
      var id: String?
      var introductoryOffer: Wire.Offer?
      var isFamilyShareable: Bool?
      var level: Int?
      var period: String?
      var pricePerMonth: Wire.Price?
      var product: Wire.Product?
      var promotionOffers: [Wire.Offer]?
      var savingsPercent: Int?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "groupName": groupName = reading.string(&entry, "groupName")
        case "id": id = reading.string(&entry, "id")
        case "introductoryOffer": introductoryOffer = reading.record(&entry, "introductoryOffer", Wire.Offer.self)
        case "isFamilyShareable": isFamilyShareable = reading.boolean(&entry, "isFamilyShareable")
        case "level": level = reading.integer(&entry, "level", minimum: 0)
        case "period": period = reading.text(&entry, "period", as: .period)
        case "pricePerMonth": pricePerMonth = reading.record(&entry, "pricePerMonth", Wire.Price.self)
        case "product": product = reading.record(&entry, "product", Wire.Product.self)
        case "promotionOffers": promotionOffers = reading.list(&entry, "promotionOffers") { entry, reading in reading.record(&entry, nil, Wire.Offer.self) }
        case "savingsPercent": savingsPercent = reading.integer(&entry, "savingsPercent")
        default: entry.skip()
        }
      }
      reading.require(groupID != nil, "groupID")
      reading.require(groupName != nil, "groupName")
      reading.require(id != nil, "id")
      reading.require(isFamilyShareable != nil, "isFamilyShareable")
      reading.require(level != nil, "level")
      reading.require(period != nil, "period")
      reading.require(product != nil, "product")
      reading.require(promotionOffers != nil, "promotionOffers")
      guard let groupID, let groupName, let id, let isFamilyShareable, let level, let period, let product, let promotionOffers else { return nil }
      self.groupID = groupID
      self.groupName = groupName
      self.id = id
      self.introductoryOffer = introductoryOffer
      self.isFamilyShareable = isFamilyShareable
      self.level = level
      self.period = period
      self.pricePerMonth = pricePerMonth
      self.product = product
      self.promotionOffers = promotionOffers
      self.savingsPercent = savingsPercent
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("groupID")
      writer.string(groupID)
      writer.key("groupName")
      writer.string(groupName)
      writer.key("id")
      writer.string(id)
      writer.key("introductoryOffer")
      if let introductoryOffer {
        introductoryOffer.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("isFamilyShareable")
      writer.bool(isFamilyShareable)
      writer.key("level")
      writer.integer(level)
      writer.key("period")
      writer.string(period)
      writer.key("pricePerMonth")
      if let pricePerMonth {
        pricePerMonth.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("product")
      product.write(to: &writer)
      writer.key("promotionOffers")
      writer.beginArray()
      for element in promotionOffers {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("savingsPercent")
      if let savingsPercent {
        writer.integer(savingsPercent)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }

  /// A plan that the store sells. As a front end may send it.
  public struct SubscriptionModelInput: Hashable, Sendable, WireReadable {
    /// The group; plans of one group exclude each other. When absent: `""`.
    public var groupID: String
    /// The group's name, for people. When absent: `""`.
    public var groupName: String
    /// The product identifier, by which methods name the plan.
    public var id: String
    /// What new subscribers of the group get, null without one.
    public var introductoryOffer: Wire.OfferInput?
    /// Whether the family shares it. When absent: `false`.
    public var isFamilyShareable: Bool
    /// The place in the group, 1 the highest service. When absent: `1`.
    public var level: Int
    /// How long one paid period lasts. When absent: `"P1M"`.
    public var period: String
    /// The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told.
    public var pricePerMonth: Wire.PriceInput?
    /// What it is sold as. When absent: the plan's `id` alone.
    public var product: Wire.ProductInput?
    /// Offers of kind promotional, code and win-back. When absent: `[]`.
    public var promotionOffers: [Wire.OfferInput]
    /// What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is.
    public var savingsPercent: Int?

    public init(
      groupID: String = "", groupName: String = "", id: String, introductoryOffer: Wire.OfferInput? = nil, isFamilyShareable: Bool = false,
      level: Int = 1, period: String = "P1M", pricePerMonth: Wire.PriceInput? = nil, product: Wire.ProductInput? = nil,
      promotionOffers: [Wire.OfferInput] = [], savingsPercent: Int? = nil
    ) {
      self.groupID = groupID
      self.groupName = groupName
      self.id = id
      self.introductoryOffer = introductoryOffer
      self.isFamilyShareable = isFamilyShareable
      self.level = level
      self.period = period
      self.pricePerMonth = pricePerMonth
      self.product = product
      self.promotionOffers = promotionOffers
      self.savingsPercent = savingsPercent
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var groupID: String?
      var groupName: String?
      var id: String?
      var introductoryOffer: Wire.OfferInput?
      var isFamilyShareable: Bool?
      var level: Int?
      var period: String?
      var pricePerMonth: Wire.PriceInput?
      var product: Wire.ProductInput?
      var promotionOffers: [Wire.OfferInput]?
      var savingsPercent: Int?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "groupName": groupName = reading.string(&entry, "groupName")
        case "id": id = reading.string(&entry, "id")
        case "introductoryOffer": introductoryOffer = reading.record(&entry, "introductoryOffer", Wire.OfferInput.self)
        case "isFamilyShareable": isFamilyShareable = reading.boolean(&entry, "isFamilyShareable")
        case "level": level = reading.integer(&entry, "level", minimum: 0)
        case "period": period = reading.text(&entry, "period", as: .period)
        case "pricePerMonth": pricePerMonth = reading.record(&entry, "pricePerMonth", Wire.PriceInput.self)
        case "product": product = reading.record(&entry, "product", Wire.ProductInput.self)
        case "promotionOffers": promotionOffers = reading.list(&entry, "promotionOffers") { entry, reading in reading.record(&entry, nil, Wire.OfferInput.self) }
        case "savingsPercent": savingsPercent = reading.integer(&entry, "savingsPercent")
        default: reading.unknown(key, &entry, known: SubscriptionModelInput.memberNames)
        }
      }
      reading.require(id != nil, "id")
      guard let id else { return nil }
      self.groupID = groupID ?? ""
      self.groupName = groupName ?? ""
      self.id = id
      self.introductoryOffer = introductoryOffer
      self.isFamilyShareable = isFamilyShareable ?? false
      self.level = level ?? 1
      self.period = period ?? "P1M"
      self.pricePerMonth = pricePerMonth
      self.product = product
      self.promotionOffers = promotionOffers ?? []
      self.savingsPercent = savingsPercent
    }

    static let memberNames: [StaticString] = [
      "groupID", "groupName", "id", "introductoryOffer", "isFamilyShareable", "level", "period", "pricePerMonth", "product",
      "promotionOffers", "savingsPercent"
    ]
  }
}
