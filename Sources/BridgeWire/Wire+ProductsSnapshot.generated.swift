// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What a store sells to its current customer at one instant, and that customer's standing.
  public struct ProductsSnapshot: Hashable, Sendable, WireReadable {
    /// ISO 4217 code of the storefront's currency; empty when the store does not tell.
    public var currency: String
    /// That instant.
    public var fetchedAt: String
    /// ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.
    public var storefront: String
    /// The customer's standing.
    public var subscriptionState: Wire.SubscriptionState
    /// The plans, in the store's order.
    public var subscriptions: [Wire.SubscriptionModel]

    public init(
      currency: String, fetchedAt: String, storefront: String, subscriptionState: Wire.SubscriptionState,
      subscriptions: [Wire.SubscriptionModel]
    ) {
      self.currency = currency
      self.fetchedAt = fetchedAt
      self.storefront = storefront
      self.subscriptionState = subscriptionState
      self.subscriptions = subscriptions
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var currency: String?
      var fetchedAt: String?
      var storefront: String?
      var subscriptionState: Wire.SubscriptionState?
      var subscriptions: [Wire.SubscriptionModel]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "currency": currency = reading.string(&entry, "currency")
        case "fetchedAt": fetchedAt = reading.text(&entry, "fetchedAt", as: .instant)
        case "storefront": storefront = reading.string(&entry, "storefront")
        case "subscriptionState": subscriptionState = reading.record(&entry, "subscriptionState", Wire.SubscriptionState.self)
        case "subscriptions": subscriptions = reading.list(&entry, "subscriptions") { entry, reading in reading.record(&entry, nil, Wire.SubscriptionModel.self) }
        default: entry.skip()
        }
      }
      reading.require(currency != nil, "currency")
      reading.require(fetchedAt != nil, "fetchedAt")
      reading.require(storefront != nil, "storefront")
      reading.require(subscriptionState != nil, "subscriptionState")
      reading.require(subscriptions != nil, "subscriptions")
      guard let currency, let fetchedAt, let storefront, let subscriptionState, let subscriptions else { return nil }
      self.currency = currency
      self.fetchedAt = fetchedAt
      self.storefront = storefront
      self.subscriptionState = subscriptionState
      self.subscriptions = subscriptions
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("currency")
      writer.string(currency)
      writer.key("fetchedAt")
      writer.string(fetchedAt)
      writer.key("storefront")
      writer.string(storefront)
      writer.key("subscriptionState")
      subscriptionState.write(to: &writer)
      writer.key("subscriptions")
      writer.beginArray()
      for element in subscriptions {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.endObject()
    }
  }

  /// What a store sells to its current customer at one instant, and that customer's standing. As a front end may send it.
  public struct ProductsSnapshotInput: Hashable, Sendable, WireReadable {
    /// ISO 4217 code of the storefront's currency; empty when the store does not tell. When absent: `"USD"`.
    public var currency: String
    /// That instant. When absent: now.
    public var fetchedAt: String?
    /// ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell. When absent: `"USA"`.
    public var storefront: String
    /// The customer's standing. When absent: the standing last known, `notSubscribed` before there is one.
    public var subscriptionState: Wire.SubscriptionStateInput?
    /// The plans, in the store's order. When absent: `[]`.
    public var subscriptions: [Wire.SubscriptionModelInput]

    public init(
      currency: String = "USD", fetchedAt: String? = nil, storefront: String = "USA", subscriptionState: Wire.SubscriptionStateInput? = nil,
      subscriptions: [Wire.SubscriptionModelInput] = []
    ) {
      self.currency = currency
      self.fetchedAt = fetchedAt
      self.storefront = storefront
      self.subscriptionState = subscriptionState
      self.subscriptions = subscriptions
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var currency: String?
      var fetchedAt: String?
      var storefront: String?
      var subscriptionState: Wire.SubscriptionStateInput?
      var subscriptions: [Wire.SubscriptionModelInput]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "currency": currency = reading.string(&entry, "currency")
        case "fetchedAt": fetchedAt = reading.text(&entry, "fetchedAt", as: .instant)
        case "storefront": storefront = reading.string(&entry, "storefront")
        case "subscriptionState": subscriptionState = reading.record(&entry, "subscriptionState", Wire.SubscriptionStateInput.self)
        case "subscriptions": subscriptions = reading.list(&entry, "subscriptions") { entry, reading in reading.record(&entry, nil, Wire.SubscriptionModelInput.self) }
        default: reading.unknown(key, &entry, known: ProductsSnapshotInput.memberNames)
        }
      }
      self.currency = currency ?? "USD"
      self.fetchedAt = fetchedAt
      self.storefront = storefront ?? "USA"
      self.subscriptionState = subscriptionState
      self.subscriptions = subscriptions ?? []
    }

    static let memberNames: [StaticString] = ["currency", "fetchedAt", "storefront", "subscriptionState", "subscriptions"]
  }
}
