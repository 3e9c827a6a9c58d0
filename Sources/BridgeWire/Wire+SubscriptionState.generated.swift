// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A customer's standing with a store.
  public struct SubscriptionState: Hashable, Sendable, WireReadable {
    /// The rest, of other groups or, with family sharing, of the same.
    public var others: [Wire.UserSubscription]
    /// Identifiers of one-time products that the customer owns.
    public var ownedProducts: [String]
    /// Purchases that wait for somebody, oldest first.
    public var pendingPurchases: [Wire.PendingPurchase]
    /// The standing of `subscription`.
    public var status: Wire.SubscriptionStatus
    /// The one that decides: entitled before not, then the order of groups, then the higher level, then the latest.
    public var subscription: Wire.UserSubscription?

    public init(
      others: [Wire.UserSubscription], ownedProducts: [String], pendingPurchases: [Wire.PendingPurchase], status: Wire.SubscriptionStatus,
      subscription: Wire.UserSubscription? = nil
    ) {
      self.others = others
      self.ownedProducts = ownedProducts
      self.pendingPurchases = pendingPurchases
      self.status = status
      self.subscription = subscription
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var others: [Wire.UserSubscription]?
      var ownedProducts: [String]?
      var pendingPurchases: [Wire.PendingPurchase]?
      var status: Wire.SubscriptionStatus?
      var subscription: Wire.UserSubscription?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "others": others = reading.list(&entry, "others") { entry, reading in reading.record(&entry, nil, Wire.UserSubscription.self) }
        case "ownedProducts": ownedProducts = reading.list(&entry, "ownedProducts") { entry, reading in reading.string(&entry, nil) }
        case "pendingPurchases": pendingPurchases = reading.list(&entry, "pendingPurchases") { entry, reading in reading.record(&entry, nil, Wire.PendingPurchase.self) }
        case "status": status = reading.choice(&entry, "status", Wire.SubscriptionStatus.self)
        case "subscription": subscription = reading.record(&entry, "subscription", Wire.UserSubscription.self)
        default: entry.skip()
        }
      }
      reading.require(others != nil, "others")
      reading.require(ownedProducts != nil, "ownedProducts")
      reading.require(pendingPurchases != nil, "pendingPurchases")
      reading.require(status != nil, "status")
      guard let others, let ownedProducts, let pendingPurchases, let status else { return nil }
      self.others = others
      self.ownedProducts = ownedProducts
      self.pendingPurchases = pendingPurchases
      self.status = status
      self.subscription = subscription
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("others")
      writer.beginArray()
      for element in others {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("ownedProducts")
      writer.beginArray()
      for element in ownedProducts {
        writer.string(element)
      }
      writer.endArray()
      writer.key("pendingPurchases")
      writer.beginArray()
      for element in pendingPurchases {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("status")
      writer.string(status.rawValue)
      writer.key("subscription")
      if let subscription {
        subscription.write(to: &writer)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }

  /// A customer's standing with a store. As a front end may send it.
  public struct SubscriptionStateInput: Hashable, Sendable, WireReadable {
    /// The rest, of other groups or, with family sharing, of the same. When absent: `[]`.
    public var others: [Wire.UserSubscriptionInput]
    /// Identifiers of one-time products that the customer owns. When absent: `[]`.
    public var ownedProducts: [String]
    /// Purchases that wait for somebody, oldest first. When absent: `[]`.
    public var pendingPurchases: [Wire.PendingPurchaseInput]
    /// The standing of `subscription`.
    public var status: Wire.SubscriptionStatus
    /// The one that decides: entitled before not, then the order of groups, then the higher level, then the latest.
    public var subscription: Wire.UserSubscriptionInput?

    public init(
      others: [Wire.UserSubscriptionInput] = [], ownedProducts: [String] = [], pendingPurchases: [Wire.PendingPurchaseInput] = [],
      status: Wire.SubscriptionStatus, subscription: Wire.UserSubscriptionInput? = nil
    ) {
      self.others = others
      self.ownedProducts = ownedProducts
      self.pendingPurchases = pendingPurchases
      self.status = status
      self.subscription = subscription
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var others: [Wire.UserSubscriptionInput]?
      var ownedProducts: [String]?
      var pendingPurchases: [Wire.PendingPurchaseInput]?
      var status: Wire.SubscriptionStatus?
      var subscription: Wire.UserSubscriptionInput?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "others": others = reading.list(&entry, "others") { entry, reading in reading.record(&entry, nil, Wire.UserSubscriptionInput.self) }
        case "ownedProducts": ownedProducts = reading.list(&entry, "ownedProducts") { entry, reading in reading.string(&entry, nil) }
        case "pendingPurchases": pendingPurchases = reading.list(&entry, "pendingPurchases") { entry, reading in reading.record(&entry, nil, Wire.PendingPurchaseInput.self) }
        case "status": status = reading.choice(&entry, "status", Wire.SubscriptionStatus.self)
        case "subscription": subscription = reading.record(&entry, "subscription", Wire.UserSubscriptionInput.self)
        default: reading.unknown(key, &entry, known: SubscriptionStateInput.memberNames)
        }
      }
      reading.require(status != nil, "status")
      guard let status else { return nil }
      self.others = others ?? []
      self.ownedProducts = ownedProducts ?? []
      self.pendingPurchases = pendingPurchases ?? []
      self.status = status
      self.subscription = subscription
    }

    static let memberNames: [StaticString] = ["others", "ownedProducts", "pendingPurchases", "status", "subscription"]
  }
}
