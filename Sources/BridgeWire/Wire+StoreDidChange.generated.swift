// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A customer's standing that became different.
  public struct StoreDidChange: Hashable, Sendable, WireReadable {
    /// What made it different.
    public var cause: Wire.StandingCause
    /// The store.
    public var store: String
    /// The new standing.
    public var subscriptionState: Wire.SubscriptionState

    public init(cause: Wire.StandingCause, store: String, subscriptionState: Wire.SubscriptionState) {
      self.cause = cause
      self.store = store
      self.subscriptionState = subscriptionState
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var cause: Wire.StandingCause?
      var store: String?
      var subscriptionState: Wire.SubscriptionState?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "cause": cause = reading.choice(&entry, "cause", Wire.StandingCause.self)
        case "store": store = reading.string(&entry, "store")
        case "subscriptionState": subscriptionState = reading.record(&entry, "subscriptionState", Wire.SubscriptionState.self)
        default: entry.skip()
        }
      }
      reading.require(cause != nil, "cause")
      reading.require(store != nil, "store")
      reading.require(subscriptionState != nil, "subscriptionState")
      guard let cause, let store, let subscriptionState else { return nil }
      self.cause = cause
      self.store = store
      self.subscriptionState = subscriptionState
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("cause")
      writer.string(cause.rawValue)
      writer.key("store")
      writer.string(store)
      writer.key("subscriptionState")
      subscriptionState.write(to: &writer)
      writer.endObject()
    }
  }
}
