// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// An offer to stay, shown to who cancels.
  public struct RetentionOffer: Hashable, Sendable, WireReadable {
    /// The offer.
    public var offer: Wire.Offer
    /// The plan it is for.
    public var subscriptionID: String

    public init(offer: Wire.Offer, subscriptionID: String) {
      self.offer = offer
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var offer: Wire.Offer?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "offer": offer = reading.record(&entry, "offer", Wire.Offer.self)
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(offer != nil, "offer")
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let offer, let subscriptionID else { return nil }
      self.offer = offer
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("offer")
      offer.write(to: &writer)
      writer.key("subscriptionID")
      writer.string(subscriptionID)
      writer.endObject()
    }
  }
}
