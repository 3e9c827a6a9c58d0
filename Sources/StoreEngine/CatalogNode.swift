internal import JSON

/// A value of a configuration with the way to it.
struct CatalogNode {
  let value: JSONLocatedValue
  let pointer: String

  func child(_ key: String) -> CatalogNode? {
    value[key].map { CatalogNode(value: $0, pointer: pointer + "/" + CatalogNode.escaped(key)) }
  }

  /// The member, unless it is absent or null.
  func present(_ key: String) -> CatalogNode? {
    guard let child = child(key), child.value.content != .null else { return nil }
    return child
  }

  var elements: [CatalogNode]? {
    value.elements?.enumerated().map { CatalogNode(value: $1, pointer: "\(pointer)/\($0)") }
  }

  var string: String? {
    if case .string(let text) = value.content { text } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = value.content { value } else { nil }
  }

  var int: Int? {
    if case .number(let number) = value.content { number.int } else { nil }
  }

  /// What kind of value this is, in words.
  var kindName: String {
    switch value.content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  static func escaped(_ key: String) -> String {
    guard key.contains("~") || key.contains("/") else { return key }
    var result = ""
    for character in key {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.append(character)
      }
    }
    return result
  }
}
