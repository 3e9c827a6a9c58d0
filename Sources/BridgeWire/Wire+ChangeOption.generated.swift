// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A plan that the customer could change to.
  public struct ChangeOption: Hashable, Sendable, WireReadable {
    /// How it compares with the plan held.
    public var change: Wire.PlanChange
    /// When it would take effect.
    public var effective: Wire.PlanChangeTiming
    /// That instant; null when it is not known.
    public var effectiveAt: String?
    /// Promotional offers that the customer may have with it.
    public var promotionOfferIDs: [String]
    /// The plan.
    public var subscriptionID: String

    public init(
      change: Wire.PlanChange, effective: Wire.PlanChangeTiming, effectiveAt: String? = nil, promotionOfferIDs: [String],
      subscriptionID: String
    ) {
      self.change = change
      self.effective = effective
      self.effectiveAt = effectiveAt
      self.promotionOfferIDs = promotionOfferIDs
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var change: Wire.PlanChange?
      var effective: Wire.PlanChangeTiming?
      var effectiveAt: String?
      var promotionOfferIDs: [String]?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "change": change = reading.choice(&entry, "change", Wire.PlanChange.self)
        case "effective": effective = reading.choice(&entry, "effective", Wire.PlanChangeTiming.self)
        case "effectiveAt": effectiveAt = reading.text(&entry, "effectiveAt", as: .instant)
        case "promotionOfferIDs": promotionOfferIDs = reading.list(&entry, "promotionOfferIDs") { entry, reading in reading.string(&entry, nil) }
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(change != nil, "change")
      reading.require(effective != nil, "effective")
      reading.require(promotionOfferIDs != nil, "promotionOfferIDs")
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let change, let effective, let promotionOfferIDs, let subscriptionID else { return nil }
      self.change = change
      self.effective = effective
      self.effectiveAt = effectiveAt
      self.promotionOfferIDs = promotionOfferIDs
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("change")
      writer.string(change.rawValue)
      writer.key("effective")
      writer.string(effective.rawValue)
      writer.key("effectiveAt")
      if let effectiveAt {
        writer.string(effectiveAt)
      } else {
        writer.null()
      }
      writer.key("promotionOfferIDs")
      writer.beginArray()
      for element in promotionOfferIDs {
        writer.string(element)
      }
      writer.endArray()
      writer.key("subscriptionID")
      writer.string(subscriptionID)
      writer.endObject()
    }
  }
}
