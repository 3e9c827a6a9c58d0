internal import JSON

extension Interface.TypeReference {
  /// The type in Swift, as seen from outside of `Wire`.
  var swift: String {
    switch self {
    case .string, .text: "String"
    case .integer: "Int"
    case .number: "Double"
    case .boolean: "Bool"
    case .raw, .rawObject: "JSONText"
    case .choice(let name, _), .record(let name): "Wire.\(name)"
    case .encoded: "WireEncoded"
    case .list(let element): "[\(element.swift)]"
    case .map(let value): "[String: \(value.swift)]"
    case .optional(let type): "\(type.swift)?"
    }
  }

  /// Whether equal values can be told by `==`.
  func isComparable(_ records: [Interface.Record]) -> Bool {
    switch self {
    case .encoded: false
    case .list(let type), .map(let type), .optional(let type): type.isComparable(records)
    case .record(let name): records.first { $0.name == name }?.isComparable(records) ?? true
    case .string, .text, .integer, .number, .boolean, .raw, .rawObject, .choice: true
    }
  }

  /// An expression that reads the value at `entry`.
  func swiftReader(_ member: String?, minimum: JSONNumber?) -> String {
    let place = member.map { ", \"\($0)\"" } ?? ", nil"
    let least = minimum.map { ", minimum: \($0.text)" } ?? ""
    switch self {
    case .string: return "reading.string(&entry\(place))"
    case .integer: return "reading.integer(&entry\(place)\(least))"
    case .number: return "reading.number(&entry\(place)\(least))"
    case .boolean: return "reading.boolean(&entry\(place))"
    case .raw: return "reading.raw(&entry)"
    case .rawObject: return "reading.rawObject(&entry\(place))"
    case .encoded: return "reading.raw(&entry).map { WireEncoded($0) }"
    case .text(let name): return "reading.text(&entry\(place), as: .\(name.prefix(1).lowercased() + name.dropFirst()))"
    case .choice(let name, let integers): return "reading.choice(&entry\(place), Wire.\(name).self\(integers ? ", integers: true" : ""))"
    case .record(let name): return "reading.record(&entry\(place), Wire.\(name).self)"
    case .list(let element): return "reading.list(&entry\(place)) { entry, reading in \(element.swiftReader(nil, minimum: nil)) }"
    case .map(let element): return "reading.map(&entry\(place)) { entry, reading in \(element.swiftReader(nil, minimum: nil)) }"
    case .optional(let type): return type.swiftReader(member, minimum: minimum)
    }
  }

  /// Writes statements that write a value.
  func writeSwiftWriter(_ value: String, to code: inout Code) {
    switch self {
    case .string, .text: code.line("writer.string(\(value))")
    case .integer: code.line("writer.integer(\(value))")
    case .number: code.line("writer.number(JSONNumber(\(value)) ?? 0)")
    case .boolean: code.line("writer.bool(\(value))")
    case .raw, .rawObject: code.line("writer.text(\(value))")
    case .encoded: code.line("\(value).write(&writer)")
    case .choice: code.line("writer.string(\(value).rawValue)")
    case .record: code.line("\(value).write(to: &writer)")
    case .list(let element):
      code.line("writer.beginArray()")
      code.block("for element in \(value) {") { element.writeSwiftWriter("element", to: &$0) }
      code.line("writer.endArray()")
    case .map(let element):
      code.line("writer.beginObject()")
      code.block("for (key, element) in \(value).sorted(by: { $0.key < $1.key }) {") { code in
        code.line("writer.key(key)")
        element.writeSwiftWriter("element", to: &code)
      }
      code.line("writer.endObject()")
    case .optional(let type):
      let name = value.split(separator: ".").last.map(String.init) ?? value
      code.block("if let \(name)\(name == value ? "" : " = \(value)") {", nil) { type.writeSwiftWriter(name, to: &$0) }
      code.block("} else {") { $0.line("writer.null()") }
    }
  }

  /// A literal of the type for a value of the schema.
  func swiftLiteral(_ value: JSONValue) -> String {
    switch (self, value) {
    case (.choice, .string(let text)): ".\(text)"
    case (.map, _): "[:]"
    case (.list, _): "[]"
    default: value.text
    }
  }
}

extension Interface.Record {
  func isComparable(_ records: [Interface.Record]) -> Bool { fields.allSatisfy { $0.type.isComparable(records) } }
}

extension Interface.Field {
  /// The name as an identifier.
  var swiftName: String {
    ["default", "extension", "operator", "in", "is", "as", "case", "class", "repeat", "return", "where"].contains(name) ? "`\(name)`" : name
  }

  /// `name: Type`, with the value that stands for its absence.
  var swiftParameter: String {
    var parameter = "\(swiftName): \(type.swift)"
    if let standard { parameter += " = \(type.swiftLiteral(standard))" } else if type.isOptional { parameter += " = nil" }
    return parameter
  }
}
