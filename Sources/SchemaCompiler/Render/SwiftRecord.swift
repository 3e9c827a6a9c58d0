internal import JSON

/// Renders one wire type: members, initialiser, reader, writer.
struct SwiftRecord {
  let record: Interface.Record
  let interface: Interface

  private var stored: [Interface.Field] { record.fields.filter { $0.constant == nil } }

  func write(to code: inout Code) {
    let conformances = (record.isComparable(interface.records) ? ["Hashable", "Sendable"] : []) + ["WireReadable"]
    code.comment(record.documentation)
    code.block("public struct \(record.name): \(conformances.joined(separator: ", ")) {") { code in
      for field in stored {
        code.comment(field.documentation)
        code.line("public var \(field.swiftName): \(field.type.swift)")
      }
      code.line()
      SwiftRecord.writeInitialiser(stored, to: &code)
      code.line()
      writeReader(to: &code)
      if record.way == .output {
        code.line()
        writeWriter(to: &code)
        if record.isScreenState {
          code.line()
          writeMembers(to: &code)
        }
      }
    }
  }

  static func writeInitialiser(_ fields: [Interface.Field], to code: inout Code) {
    code.list("public init(", fields.map(\.swiftParameter), ") {")
    code.indented { code in
      for field in fields { code.line("self.\(field.swiftName) = \(field.swiftName)") }
    }
    code.line("}")
  }

  // MARK: Reading

  private func writeReader(to code: inout Code) {
    code.block("public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {") { code in
      if case .input(_, let shorthand?) = record.way { writeShorthand(shorthand, to: &code) }
      code.line("guard reading.isObject(&cursor) else { return nil }")
      for field in stored { code.line("var \(field.swiftName): \(field.type.unwrapped.swift)?") }
      code.block("cursor.object { (key, entry: inout JSONCursor) in") { code in
        code.line("switch key {")
        for field in record.fields {
          if let constant = field.constant {
            code.block("case \"\(field.name)\":", nil) { code in
              code.line(
                "if let text = reading.string(&entry, \"\(field.name)\"), text != \"\(constant)\" { reading.report(\"expected \\\"\(constant)\\\"\", at: \"\(field.name)\") }"
              )
            }
          } else {
            code.line("case \"\(field.name)\": \(field.swiftName) = \(field.type.swiftReader(field.name, minimum: field.minimum))")
          }
        }
        if isOpen {
          code.line("default: entry.skip()")
        } else {
          code.line("default: reading.unknown(key, &entry, known: \(record.name).memberNames)")
        }
        code.line("}")
      }
      for field in stored where field.isNeeded { code.line("reading.require(\(field.swiftName) != nil, \"\(field.name)\")") }
      let needed = stored.filter(\.isNeeded).map { "let \($0.swiftName)" }
      if !needed.isEmpty { code.line("guard \(needed.joined(separator: ", ")) else { return nil }") }
      if hasShorthand {
        code.list("self.init(", stored.map { "\($0.swiftName): \(SwiftRecord.settled($0))" }, ")")
      } else {
        for field in stored { code.line("self.\(field.swiftName) = \(SwiftRecord.settled(field))") }
      }
    }
    if !isOpen {
      code.line()
      code.list("static let memberNames: [StaticString] = [", record.fields.map { "\"\($0.name)\"" }, "]")
    }
  }

  private var hasShorthand: Bool {
    if case .input(_, .some) = record.way { true } else { false }
  }

  private var isOpen: Bool {
    if case .input(let isOpen, _) = record.way { isOpen } else { true }
  }

  /// The value of a member after reading: what was read, or what its absence means.
  static func settled(_ field: Interface.Field) -> String {
    guard let standard = field.standard else { return field.swiftName }
    return "\(field.swiftName) ?? \(field.type.swiftLiteral(standard))"
  }

  private func writeShorthand(_ shorthand: String, to code: inout Code) {
    guard let field = record.fields.first(where: { $0.name == shorthand }) else { return }
    code.block("if cursor.kind == .string {") { code in
      let reader = field.type.swiftReader(nil, minimum: nil).split(separator: "&entry").joined(separator: "&cursor")
      code.line("guard let \(shorthand) = \(reader) else { return nil }")
      code.line("self.init(\(shorthand): \(shorthand))")
      code.line("return")
    }
  }

  // MARK: Writing

  private func writeWriter(to code: inout Code) {
    code.comment("Writes every member, in alphabetical order.")
    code.block("public func write(to writer: inout JSONWriter) {") { code in
      code.line("writer.beginObject()")
      SwiftRecord.writeMembers(record.fields, to: &code)
      code.line("writer.endObject()")
    }
    let encoded = record.fields.filter { if case .encoded = $0.type { true } else { false } }
    if encoded.isEmpty { return }
    code.line()
    code.comment("Writes a value whose encoded part need not be kept.")
    let parameters = record.fields.map { field in
      if case .encoded = field.type { "\(field.swiftName): (inout JSONWriter) -> Void" } else { "\(field.swiftName): \(field.type.swift)" }
    }
    code.list("public static func write(", ["to writer: inout JSONWriter"] + parameters, ") {")
    code.indented { code in
      code.line("writer.beginObject()")
      for field in record.fields {
        code.line("writer.key(\"\(field.name)\")")
        if case .encoded = field.type {
          code.line("\(field.swiftName)(&writer)")
        } else {
          field.type.writeSwiftWriter(field.swiftName, to: &code)
        }
      }
      code.line("writer.endObject()")
    }
    code.line("}")
  }

  /// Writes the members of an object that is open already.
  static func writeMembers(_ fields: [Interface.Field], to code: inout Code) {
    for field in fields.sorted(by: { $0.name < $1.name }) {
      code.line("writer.key(\"\(field.name)\")")
      if let constant = field.constant {
        code.line("writer.string(\"\(constant)\" as StaticString)")
      } else {
        field.type.writeSwiftWriter(field.swiftName, to: &code)
      }
    }
  }

  // MARK: Members of a screen's state

  private func writeMembers(to code: inout Code) {
    code.comment("The members of the state, in alphabetical order.")
    code.block("public enum Member: Int, CaseIterable, Hashable, Sendable {") { code in
      for field in record.fields { code.line("case \(field.swiftName)") }
      code.line()
      code.block("public var key: StaticString {") { code in
        code.line("switch self {")
        for field in record.fields { code.line("case .\(field.swiftName): \"\(field.name)\"") }
        code.line("}")
      }
    }
    code.line()
    code.comment("Writes the value of one member, without its name.")
    code.block("public func writeValue(of member: Member, to writer: inout JSONWriter) {") { code in
      code.line("switch member {")
      for field in record.fields {
        code.line("case .\(field.swiftName):")
        code.indented { code in
          if let constant = field.constant {
            code.line("writer.string(\"\(constant)\" as StaticString)")
          } else {
            field.type.writeSwiftWriter(field.swiftName, to: &code)
          }
        }
      }
      code.line("}")
    }
  }
}
