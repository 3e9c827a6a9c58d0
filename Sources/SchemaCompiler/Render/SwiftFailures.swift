/// Renders the error codes, and a factory for each error that the bridge itself gives.
struct SwiftFailures {
  let interface: Interface

  func write(to code: inout Code) {
    code.importing("JSON", .forItself)
    code.importing("JSONRPC", .forClients)
    code.line()
    code.comment("The kinds of error and their codes.")
    code.block("public enum WireFailure: String, CaseIterable, Hashable, Sendable {") { code in
      for failure in interface.failures {
        code.comment(failure.data.documentation)
        code.line("case \(failure.kind)")
      }
      code.line()
      code.block("public var code: Int {") { code in
        code.line("switch self {")
        for failure in interface.failures { code.line("case .\(failure.kind): \(failure.code)") }
        code.line("}")
      }
    }
    code.line()
    code.block("extension RPCError {") { code in
      for (index, failure) in interface.failures.filter({ !$0.isRaisedByPipe }).enumerated() {
        if index > 0 { code.line() }
        write(failure, to: &code)
      }
    }
  }

  private func write(_ failure: Interface.Failure, to code: inout Code) {
    let fields = failure.data.fields.filter { $0.constant == nil }
    code.comment("\(failure.code): \(failure.data.documentation)")
    if !fields.isEmpty {
      code.line("///")
      code.line("/// - Parameters:")
      code.line("///   - message: a sentence for a person.")
      for field in fields { code.line("///   - \(field.name): \(field.documentation)") }
    }
    code.list(
      "public static func \(failure.kind)(",
      ["_ message: String = \"\(failure.message)\""] + fields.map(\.swiftParameter), ") -> RPCError {")
    code.indented { code in
      code.block("let data = JSONText { writer in") { code in
        code.line("writer.beginObject()")
        SwiftRecord.writeMembers(failure.data.fields, to: &code)
        code.line("writer.endObject()")
      }
      code.line("return RPCError(code: \(failure.code), message: message, data: data.value)")
    }
    code.line("}")
  }
}
