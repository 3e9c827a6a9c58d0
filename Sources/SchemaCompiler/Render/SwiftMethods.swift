internal import JSON

/// Renders the methods of one noun: names and params.
struct SwiftMethods {
  let interface: Interface
  let noun: String

  func write(to code: inout Code) {
    let methods = interface.methods.filter { $0.noun == noun && ($0.isHandled || $0.isSentByBridge) }
    let showsJSON = methods.contains {
      ($0.isSentByBridge && $0.source.paramsValue == nil) || $0.params.contains { [.raw, .rawObject].contains($0.type.unwrapped) }
    }
    code.importing("JSON", showsJSON ? .forClients : .forItself)
    code.importing("JSONRPC", .forClients)
    code.line()
    code.comment(
      noun == "Process" ? "Methods that concern the process as a whole." : "The methods `\(methods[0].name.split(separator: "/")[0])/…`.")
    code.block("public enum \(noun)Methods {") { code in
      for (index, method) in methods.enumerated() {
        if index > 0 { code.line() }
        write(method, to: &code)
      }
    }
  }

  private func write(_ method: Interface.Method, to code: inout Code) {
    code.comment("`\(method.name)`: \(method.source.summary)")
    code.line("///")
    code.comment(method.source.documentation)
    code.block("public enum \(method.verb) {") { code in
      code.line("public static var name: StaticString { \"\(method.name)\" }")
      if let result = method.result, method.isHandled || method.isSentByBridge {
        code.line()
        code.comment(method.source.result?.documentation ?? "")
        code.line("public typealias Result = \(result.swift)")
      }
      if let answer = method.answer {
        code.line()
        code.comment("What the front end answers when it is asked.")
        code.line("public typealias Answer = \(answer.swift)")
      }
      code.line()
      writeParams(of: method, to: &code)
    }
  }

  private func writeParams(of method: Interface.Method, to code: inout Code) {
    let fields = method.params
    if let value = method.source.paramsValue {
      code.line("public typealias Params = Wire.\(value)")
      return
    }
    code.block("public struct Params: Hashable, Sendable {") { code in
      for field in fields {
        code.comment(field.documentation)
        code.line("public var \(field.swiftName): \(field.type.swift)")
      }
      if !fields.isEmpty { code.line() }
      SwiftRecord.writeInitialiser(fields, to: &code)
      if method.isHandled {
        code.line()
        writeReader(method, to: &code)
      }
      if method.isSentByBridge {
        code.line()
        code.block("public func write(to writer: inout JSONWriter) {") { code in
          code.line("writer.beginObject()")
          SwiftRecord.writeMembers(fields, to: &code)
          code.line("writer.endObject()")
        }
      }
    }
  }

  private func writeReader(_ method: Interface.Method, to code: inout Code) {
    let fields = method.params
    code.comment("Reads params by name or by position.")
    code.line("///")
    code.comment("- Throws: −32602 with every problem.")
    code.block("public init(reading params: RPCParams) throws(RPCError) {") { code in
      code.line("var reading = WireReading()")
      for field in fields { code.line("var \(field.swiftName): \(field.type.unwrapped.swift)?") }
      code.list("let names: [StaticString] = [", fields.map { "\"\($0.name)\"" }, "]")
      let unknown = method.source.ignoresUnknownMembers ? ", ignoringUnknown: true" : ""
      code.block("reading.params(params, names: names\(unknown), place: { key in", nil) { code in
        code.line("switch key {")
        for (index, field) in fields.enumerated() { code.line("case \"\(field.name)\": \(index)") }
        code.line("default: nil")
        code.line("}")
      }
      code.block("}) { (place, entry: inout JSONCursor, reading: inout WireReading) in") { code in
        code.line("switch place {")
        for (index, field) in fields.enumerated() {
          code.line("case \(index): \(field.swiftName) = \(field.type.swiftReader(field.name, minimum: field.minimum))")
        }
        code.line("default: entry.skip()")
        code.line("}")
      }
      for field in fields where field.isNeeded { code.line("reading.require(\(field.swiftName) != nil, \"\(field.name)\")") }
      writeRules(method, to: &code)
      let needed = fields.filter(\.isNeeded).map { "let \($0.swiftName)" }
      code.line("guard \((["reading.problems.isEmpty"] + needed).joined(separator: ", ")) else { throw reading.error }")
      for field in fields { code.line("self.\(field.swiftName) = \(SwiftRecord.settled(field))") }
    }
  }

  private func writeRules(_ method: Interface.Method, to code: inout Code) {
    func pairs(_ names: [String]) -> String { names.map { "(\"\($0)\", \($0) != nil)" }.joined(separator: ", ") }
    for field in method.params {
      guard let rule = field.onlyFor else { continue }
      let values = rule.values.map { "\"\($0)\"" }.joined(separator: ", ")
      code.line(
        "reading.onlyFor(\(field.swiftName) != nil, \"\(field.name)\", \"\(rule.param)\", \(rule.param)?.rawValue, among: [\(values)])")
    }
    if !method.source.exactlyOneOf.isEmpty { code.line("reading.oneOf([\(pairs(method.source.exactlyOneOf))], needsOne: true)") }
    for names in method.source.atMostOneOf { code.line("reading.oneOf([\(pairs(names))], needsOne: false)") }
  }
}
