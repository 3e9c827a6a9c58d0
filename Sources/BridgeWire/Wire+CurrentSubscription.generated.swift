// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// The plan that the manage screen is about.
  public struct CurrentSubscription: Hashable, Sendable, WireReadable {
    /// Its standing in a word.
    public var badge: Wire.Badge?
    /// What the next period costs, or what it cost; null when that is not known.
    public var price: Wire.Price?
    /// The plan held or held last.
    public var subscription: Wire.UserSubscription
    /// A sentence about what comes next.
    public var subtitle: String
    /// Its name.
    public var title: String

    public init(badge: Wire.Badge? = nil, price: Wire.Price? = nil, subscription: Wire.UserSubscription, subtitle: String, title: String) {
      self.badge = badge
      self.price = price
      self.subscription = subscription
      self.subtitle = subtitle
      self.title = title
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var badge: Wire.Badge?
      var price: Wire.Price?
      var subscription: Wire.UserSubscription?
      var subtitle: String?
      var title: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "badge": badge = reading.choice(&entry, "badge", Wire.Badge.self)
        case "price": price = reading.record(&entry, "price", Wire.Price.self)
        case "subscription": subscription = reading.record(&entry, "subscription", Wire.UserSubscription.self)
        case "subtitle": subtitle = reading.string(&entry, "subtitle")
        case "title": title = reading.string(&entry, "title")
        default: entry.skip()
        }
      }
      reading.require(subscription != nil, "subscription")
      reading.require(subtitle != nil, "subtitle")
      reading.require(title != nil, "title")
      guard let subscription, let subtitle, let title else { return nil }
      self.badge = badge
      self.price = price
      self.subscription = subscription
      self.subtitle = subtitle
      self.title = title
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("badge")
      if let badge {
        writer.string(badge.rawValue)
      } else {
        writer.null()
      }
      writer.key("price")
      if let price {
        price.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("subscription")
      subscription.write(to: &writer)
      writer.key("subtitle")
      writer.string(subtitle)
      writer.key("title")
      writer.string(title)
      writer.endObject()
    }
  }
}
