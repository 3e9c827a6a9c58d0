// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A purchase that waits for somebody.
  public struct PendingPurchase: Hashable, Sendable, WireReadable {
    /// What it waits for.
    public var reason: Wire.PendingReason
    /// When it was asked for.
    public var requestedAt: String
    /// The plan asked for.
    public var subscriptionID: String
    /// The transaction that waits.
    public var transactionID: String

    public init(reason: Wire.PendingReason, requestedAt: String, subscriptionID: String, transactionID: String) {
      self.reason = reason
      self.requestedAt = requestedAt
      self.subscriptionID = subscriptionID
      self.transactionID = transactionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var reason: Wire.PendingReason?
      var requestedAt: String?
      var subscriptionID: String?
      var transactionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "reason": reason = reading.choice(&entry, "reason", Wire.PendingReason.self)
        case "requestedAt": requestedAt = reading.text(&entry, "requestedAt", as: .instant)
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        case "transactionID": transactionID = reading.string(&entry, "transactionID")
        default: entry.skip()
        }
      }
      reading.require(reason != nil, "reason")
      reading.require(requestedAt != nil, "requestedAt")
      reading.require(subscriptionID != nil, "subscriptionID")
      reading.require(transactionID != nil, "transactionID")
      guard let reason, let requestedAt, let subscriptionID, let transactionID else { return nil }
      self.reason = reason
      self.requestedAt = requestedAt
      self.subscriptionID = subscriptionID
      self.transactionID = transactionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("reason")
      writer.string(reason.rawValue)
      writer.key("requestedAt")
      writer.string(requestedAt)
      writer.key("subscriptionID")
      writer.string(subscriptionID)
      writer.key("transactionID")
      writer.string(transactionID)
      writer.endObject()
    }
  }

  /// A purchase that waits for somebody. As a front end may send it.
  public struct PendingPurchaseInput: Hashable, Sendable, WireReadable {
    /// What it waits for. When absent: `"payment"`.
    public var reason: Wire.PendingReason
    /// When it was asked for. When absent: now.
    public var requestedAt: String?
    /// The plan asked for.
    public var subscriptionID: String
    /// The transaction that waits. When absent: `""`.
    public var transactionID: String

    public init(reason: Wire.PendingReason = .payment, requestedAt: String? = nil, subscriptionID: String, transactionID: String = "") {
      self.reason = reason
      self.requestedAt = requestedAt
      self.subscriptionID = subscriptionID
      self.transactionID = transactionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var reason: Wire.PendingReason?
      var requestedAt: String?
      var subscriptionID: String?
      var transactionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "reason": reason = reading.choice(&entry, "reason", Wire.PendingReason.self)
        case "requestedAt": requestedAt = reading.text(&entry, "requestedAt", as: .instant)
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        case "transactionID": transactionID = reading.string(&entry, "transactionID")
        default: reading.unknown(key, &entry, known: PendingPurchaseInput.memberNames)
        }
      }
      reading.require(subscriptionID != nil, "subscriptionID")
      guard let subscriptionID else { return nil }
      self.reason = reason ?? .payment
      self.requestedAt = requestedAt
      self.subscriptionID = subscriptionID
      self.transactionID = transactionID ?? ""
    }

    static let memberNames: [StaticString] = ["reason", "requestedAt", "subscriptionID", "transactionID"]
  }
}
