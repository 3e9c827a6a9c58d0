// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A group of plans that exclude each other.
  public struct SubscriptionGroup: Hashable, Sendable, WireReadable {
    /// Its identifier.
    public var groupID: String
    /// Its name.
    public var name: String
    /// Its plans, the highest level first.
    public var subscriptionIDs: [String]

    public init(groupID: String, name: String, subscriptionIDs: [String]) {
      self.groupID = groupID
      self.name = name
      self.subscriptionIDs = subscriptionIDs
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var groupID: String?
      var name: String?
      var subscriptionIDs: [String]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "groupID": groupID = reading.string(&entry, "groupID")
        case "name": name = reading.string(&entry, "name")
        case "subscriptionIDs": subscriptionIDs = reading.list(&entry, "subscriptionIDs") { entry, reading in reading.string(&entry, nil) }
        default: entry.skip()
        }
      }
      reading.require(groupID != nil, "groupID")
      reading.require(name != nil, "name")
      reading.require(subscriptionIDs != nil, "subscriptionIDs")
      guard let groupID, let name, let subscriptionIDs else { return nil }
      self.groupID = groupID
      self.name = name
      self.subscriptionIDs = subscriptionIDs
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("groupID")
      writer.string(groupID)
      writer.key("name")
      writer.string(name)
      writer.key("subscriptionIDs")
      writer.beginArray()
      for element in subscriptionIDs {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
  }
}
