/// Renders the protocol with a function for each method, and their registration.
struct SwiftHandlers {
  let interface: Interface

  func write(to code: inout Code) {
    code.importing("JSONRPC", .forClients)
    code.importing("JSON", .forItself)
    code.line()
    code.comment("Serves every method that a front end may call: one function each, so that a method without one does not compile.")
    code.line("@MainActor")
    code.block("public protocol BridgeHandlers {") { code in
      for (index, method) in handled.enumerated() {
        if index > 0 { code.line() }
        code.comment("`\(method.name)`: \(method.source.summary)")
        code.line(signature(method))
      }
    }
    code.line()
    code.comment("Names every method to a peer, and who serves it.")
    code.line("@MainActor")
    code.block("public func register(_ handlers: some BridgeHandlers, on peer: RPCPeer) {") { code in
      for method in interface.methods where method.source.ignoresParams {
        code.line("peer.register(\"\(method.name)\") { (_, _) throws(RPCError) in .text(\"\\\"pong\\\"\") }")
      }
      for method in interface.methods where method.source.answersDocument {
        code.block("peer.register(\"\(method.name)\") { (_, _) throws(RPCError) in") { $0.line(".text(OpenRPCDocument.text)") }
      }
      for method in handled { writeRegistration(method, to: &code) }
    }
  }

  private var handled: [Interface.Method] { interface.methods.filter(\.isHandled) }

  private func signature(_ method: Interface.Method) -> String {
    let params = method.params.isEmpty ? "" : "_ params: \(method.noun)Methods.\(method.verb).Params, "
    let effects = method.source.pace == .sameTurn ? "throws(RPCError)" : "async throws(RPCError)"
    let result = method.result.map { " -> \($0.swift)" } ?? ""
    return "func \(method.functionName)(\(params)_ context: RPCContext) \(effects)\(result)"
  }

  private func writeRegistration(_ method: Interface.Method, to code: inout Code) {
    let type = "\(method.noun)Methods.\(method.verb).Params"
    let reading = method.params.isEmpty ? "_ = try \(type)(reading: params)" : "let params = try \(type)(reading: params)"
    let call = "handlers.\(method.functionName)(\(method.params.isEmpty ? "" : "params, ")context)"
    code.block("peer.register(\"\(method.name)\") { (params, context) throws(RPCError) -> RPCReply in") { code in
      code.line(reading)
      switch method.source.pace {
      case .sameTurn:
        writeAnswer(method, call: "try \(call)", whole: ".value", none: ".text(\"null\")", to: &code)
      case .waits, .exclusive:
        let reply = method.source.pace == .waits ? "later" : "exclusive"
        code.block("return .\(reply) { () async throws(RPCError) -> RPCResult in") { code in
          writeAnswer(method, call: "try await \(call)", whole: "RPCResult", none: ".null", to: &code)
        }
      }
    }
  }

  private func writeAnswer(_ method: Interface.Method, call: String, whole: String, none: String, to code: inout Code) {
    guard let result = method.result else {
      code.line(call)
      code.line("return \(none)")
      return
    }
    code.line("let result = \(call)")
    if case .record = result {
      code.line("return \(whole) { result.write(to: &$0) }")
    } else {
      code.block("return \(whole) { writer in") { result.writeSwiftWriter("result", to: &$0) }
    }
  }
}
