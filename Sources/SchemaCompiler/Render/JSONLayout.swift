internal import JSON

/// Lays JSON out evenly: what fits into a line stands in one.
enum JSONLayout {
  private static let width = 140

  static func text(of value: JSONValue) -> String {
    var text = ""
    write(value, indent: 0, used: 0, to: &text)
    return text + "\n"
  }

  private static func write(_ value: JSONValue, indent: Int, used: Int, to text: inout String) {
    let line = inline(value)
    let isLong = used + line.count >= width
    switch value {
    case .object(let object) where isLong || (indent == 0 && !object.isEmpty):
      text += "{\n"
      for (index, member) in object.members.enumerated() {
        let key = JSONValue.string(member.key).text
        text += String(repeating: " ", count: indent + 2) + key + ": "
        write(member.value, indent: indent + 2, used: indent + 2 + key.count + 2, to: &text)
        text += index == object.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    case .array(let elements) where isLong:
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += String(repeating: " ", count: indent + 2)
        write(element, indent: indent + 2, used: indent + 2, to: &text)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    default: text += line
    }
  }

  private static func inline(_ value: JSONValue) -> String {
    switch value {
    case .object(let object) where object.isEmpty: "{}"
    case .object(let object):
      "{ " + object.map { JSONValue.string($0.key).text + ": " + inline($0.value) }.joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(inline).joined(separator: ", ") + "]"
    default: value.text
    }
  }
}
