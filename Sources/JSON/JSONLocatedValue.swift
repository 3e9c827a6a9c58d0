/// A value that knows where it stood, so that whoever finds it wrong can say line and column.
public struct JSONLocatedValue: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONLocatedValue])
    case object([Member])
  }

  public struct Member: Hashable, Sendable {
    public let key: String
    /// Bytes from the start of the text to the quote that opens the name.
    public let keyOffset: Int
    public let value: JSONLocatedValue
  }

  public let content: Content
  /// Bytes from the start of the text to the first byte of the value.
  public let offset: Int

  /// The same without places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(JSONObject(members.map { ($0.key, $0.value.value) }))
    }
  }

  /// The members, if this is an object.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements, if this is an array.
  public var elements: [JSONLocatedValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The last member of that name, if this is an object that has it.
  public subscript(_ key: String) -> JSONLocatedValue? { members?.last { $0.key == key }?.value }

  init(_ cursor: inout JSONCursor, start: UnsafePointer<UInt8>, duplicates: JSONReader.Duplicates) throws(JSONFault) {
    let kind = cursor.kind
    offset = cursor.position - start
    switch kind {
    case .null:
      cursor.null()
      content = .null
    case .bool: content = .bool(cursor.bool())
    case .number: content = .number(cursor.number())
    case .string: content = .string(cursor.string())
    case .array:
      var elements: [JSONLocatedValue] = []
      try cursor.array { (element) throws(JSONFault) in
        elements.append(try JSONLocatedValue(&element, start: start, duplicates: duplicates))
      }
      content = .array(elements)
    case .object:
      var members: [Member] = []
      var names: Set<String> = []
      try cursor.object { (key, value) throws(JSONFault) in
        let name = key.string
        let keyOffset = key.start - 1 - start
        if duplicates == .refused, !names.insert(name).inserted {
          throw JSONFault(kind: .duplicateMember, offset: keyOffset, message: "a member \"\(name)\" is there already")
        }
        members.append(
          Member(key: name, keyOffset: keyOffset, value: try JSONLocatedValue(&value, start: start, duplicates: duplicates)))
      }
      content = .object(members)
    }
  }
}
