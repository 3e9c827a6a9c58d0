/// Renders a table of all readers by name, for the tests that run the examples.
struct SwiftReaders {
  let interface: Interface

  func write(to code: inout Code) {
    code.importing("BridgeWire")
    code.importing("JSON")
    code.importing("JSONRPC")
    code.line()
    code.comment("Every reader by the name that an example's folder bears.")
    code.block("let wireReaders: [String: @Sendable (JSONText) -> [RPCError.Problem]] = [", "]") { code in
      for record in interface.records where !record.isErrorData {
        code.line("\"\(record.name)\": { problems(of: Wire.\(record.name).self, in: $0) },")
      }
      for method in interface.methods where method.isHandled {
        let name = method.name.split(separator: "/").joined(separator: ".")
        code.line(
          "\"\(name)\": { problems(in: $0) { params throws(RPCError) in _ = try \(method.noun)Methods.\(method.verb).Params(reading: params) } },"
        )
      }
    }
    code.line()
    code.comment("Every writer of an output, by name: reads a value and writes it again.")
    code.block("let wireRewriters: [String: @Sendable (JSONText) -> JSONText?] = [", "]") { code in
      for record in interface.records where !record.isErrorData && record.way == .output {
        code.line("\"\(record.name)\": { rewritten(Wire.\(record.name).self, $0) { $0.write(to: &$1) } },")
      }
    }
  }
}
