// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A call that a spy recorded.
  public struct SpyCall: Hashable, Sendable, WireReadable {
    /// What was called.
    public var action: Wire.SpyAction
    /// When it was called.
    public var at: String
    /// Who called.
    public var origin: Wire.CallOrigin
    /// How it ended; null while it has not.
    public var outcome: Wire.CallOutcome?
    /// The offer named.
    public var promotionOfferID: String?
    /// Its number, from 1.
    public var sequence: Int
    /// The plan named, null when the action names none.
    public var subscriptionID: String?

    public init(
      action: Wire.SpyAction, at: String, origin: Wire.CallOrigin, outcome: Wire.CallOutcome? = nil, promotionOfferID: String? = nil,
      sequence: Int, subscriptionID: String? = nil
    ) {
      self.action = action
      self.at = at
      self.origin = origin
      self.outcome = outcome
      self.promotionOfferID = promotionOfferID
      self.sequence = sequence
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var action: Wire.SpyAction?
      var at: String?
      var origin: Wire.CallOrigin?
      var outcome: Wire.CallOutcome?
      var promotionOfferID: String?
      var sequence: Int?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "action": action = reading.choice(&entry, "action", Wire.SpyAction.self)
        case "at": at = reading.text(&entry, "at", as: .instant)
        case "origin": origin = reading.choice(&entry, "origin", Wire.CallOrigin.self)
        case "outcome": outcome = reading.choice(&entry, "outcome", Wire.CallOutcome.self)
        case "promotionOfferID": promotionOfferID = reading.string(&entry, "promotionOfferID")
        case "sequence": sequence = reading.integer(&entry, "sequence")
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(action != nil, "action")
      reading.require(at != nil, "at")
      reading.require(origin != nil, "origin")
      reading.require(sequence != nil, "sequence")
      guard let action, let at, let origin, let sequence else { return nil }
      self.action = action
      self.at = at
      self.origin = origin
      self.outcome = outcome
      self.promotionOfferID = promotionOfferID
      self.sequence = sequence
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("action")
      writer.string(action.rawValue)
      writer.key("at")
      writer.string(at)
      writer.key("origin")
      writer.string(origin.rawValue)
      writer.key("outcome")
      if let outcome {
        writer.string(outcome.rawValue)
      } else {
        writer.null()
      }
      writer.key("promotionOfferID")
      if let promotionOfferID {
        writer.string(promotionOfferID)
      } else {
        writer.null()
      }
      writer.key("sequence")
      writer.integer(sequence)
      writer.key("subscriptionID")
      if let subscriptionID {
        writer.string(subscriptionID)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }
}
