/// A JSON text as a value: numbers keep their spelling and objects their order.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  public var isNull: Bool { self == .null }

  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The integer, if this is a number that is one.
  public var int: Int? { number?.int }

  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of that name, if this is an object that has it.
  public subscript(_ key: String) -> JSONValue? { object?[key] }

  /// The element at that place, if this is an array that has it.
  public subscript(_ index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The text of the value, without white space.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of the value's text, without white space.
  public var bytes: [UInt8] { JSONWriter.bytes { $0.value(self) } }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
