/// The members of an object in the order in which they were written.
///
/// A name that occurs twice keeps both places; asking by name gives the last one, as most readers do.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One name and its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  public var members: [Member]

  public init(members: [Member] = []) { self.members = members }

  public init(_ pairs: some Sequence<(String, JSONValue)>) {
    members = pairs.map { Member(key: $0.0, value: $0.1) }
  }

  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

  public var keys: [String] { members.map(\.key) }

  public var isEmpty: Bool { members.isEmpty }

  public var count: Int { members.count }

  /// The value of the last member of that name. Setting replaces it in its place, or adds it at the end; setting nil takes out every member of the name.
  public subscript(_ key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      guard let newValue else {
        members.removeAll { $0.key == key }
        return
      }
      if let index = members.lastIndex(where: { $0.key == key }) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
    }
  }
}

extension JSONObject: Sequence {
  public func makeIterator() -> [Member].Iterator { members.makeIterator() }
}
