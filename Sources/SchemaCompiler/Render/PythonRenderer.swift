internal import JSON

/// Renders the types, errors and methods for Python 3.9 and later.
struct PythonRenderer {
  let interface: Interface

  private static let folder = "clients/python/src/subscription_bridge/"

  func files() -> [GeneratedFile] {
    [
      file("_generated.py", "the values and errors that cross the pipe") { code in PythonValues(interface: interface).write(to: &code) },
      file("_generated_async.py", "the methods, for asyncio") { code in
        PythonMethods(interface: interface, isAsync: true).write(to: &code)
      },
      file("_generated_blocking.py", "the methods, for plain scripts") { code in
        PythonMethods(interface: interface, isAsync: false).write(to: &code)
      },
    ]
  }

  private func file(_ name: String, _ subject: String, _ body: (inout Code) -> Void) -> GeneratedFile {
    var code = Code(indentation: 4)
    code.line("# Made from Schemas/ by schema-compiler; not to be edited.")
    code.line("\"\"\"\(subject.capitalisedFirst).\"\"\"")
    code.line()
    code.line("from __future__ import annotations")
    code.line()
    body(&code)
    return GeneratedFile(path: PythonRenderer.folder + name, text: code.text)
  }
}

/// Renders enums, records and errors.
struct PythonValues {
  let interface: Interface

  func write(to code: inout Code) {
    code.line("from typing import TYPE_CHECKING, Any, ClassVar, Dict, List, Literal, Mapping, Optional, Type, Union")
    code.line()
    code.line("from ._wire import BridgeError, Record, Shape")
    code.line()
    code.block("if TYPE_CHECKING:", nil) { $0.line("from dataclasses import dataclass, field") }
    code.block("else:", nil) { $0.line("from ._wire import dataclass, field") }
    code.line()
    code.line("VERSION = \"\(interface.version)\"")
    code.line("\"\"\"The version of the product that this was made with.\"\"\"")
    code.line()
    code.line("PROTOCOL_VERSION = \(interface.protocolVersion)")
    code.line("\"\"\"The version of the protocol.\"\"\"")
    for choice in interface.choices { write(choice, to: &code) }
    for record in interface.records { write(record, to: &code) }
    for union in interface.unions { write(union, to: &code) }
    writeErrors(to: &code)
  }

  private func write(_ choice: Interface.Choice, to code: inout Code) {
    code.line()
    code.block("\(choice.name) = Literal[", "]") { code in
      for value in choice.values { code.line("\"\(value.name)\",") }
    }
    code.line("\"\"\"\(choice.documentation.pythonSentence)\"\"\"")
  }

  private func write(_ record: Interface.Record, to code: inout Code) {
    let fields = record.fields.filter { $0.pythonDefault == nil } + record.fields.filter { $0.pythonDefault != nil }
    code.line()
    code.line()
    code.line("@dataclass(frozen=True)")
    code.block("class \(record.name)(Record):", nil) { code in
      code.line("\"\"\"\(record.documentation.pythonSentence)\"\"\"")
      code.line()
      for field in fields {
        code.line("\(field.name.pythonName): \(field.pythonType)\(field.pythonDefault.map { " = \($0)" } ?? "")")
        code.line("\"\"\"\(field.documentation.pythonSentence)\"\"\"")
      }
      code.block("_shape: ClassVar[Shape] = (", ")") { code in
        for field in record.fields {
          let codec = field.type.pythonCodec.map { "\"\($0)\"" } ?? "None"
          code.line("(\"\(field.name)\", \"\(field.name.pythonName)\", \(codec)),")
        }
      }
    }
  }

  private func write(_ union: Interface.Union, to code: inout Code) {
    code.line()
    if let discriminator = union.discriminator {
      code.line()
      code.line("\(union.name) = Union[\(union.records.joined(separator: ", "))]")
      code.line("\"\"\"\(union.documentation.pythonSentence)\"\"\"")
      code.line()
      code.block("\(union.name.snakeCase.uppercased())_BY_\(discriminator.uppercased()): Dict[str, Type[Record]] = {", "}") { code in
        for name in union.records {
          let constant = interface.records.first { $0.name == name }?.fields.first { $0.name == discriminator }?.constant
          code.line("\"\(constant ?? name)\": \(name),")
        }
      }
    } else {
      code.line("\(union.name) = Mapping[str, Any]")
      code.line("\"\"\"\(union.documentation.pythonSentence)\"\"\"")
    }
  }

  private func writeErrors(to code: inout Code) {
    for failure in interface.failures {
      code.line()
      code.line()
      code.block("class \(failure.className)(BridgeError):", nil) { code in
        code.line("\"\"\"\(failure.data.documentation.pythonSentence)\"\"\"")
        code.line()
        code.line("code = \(failure.code)")
        code.line("kind = \"\(failure.kind)\"")
        for field in failure.data.fields where field.constant == nil {
          code.line()
          code.line("@property")
          code.block("def \(field.name.pythonName)(self) -> Optional[\(field.type.unwrapped.python)]:", nil) { code in
            code.line("\"\"\"\(field.documentation.pythonSentence)\"\"\"")
            code.line("return self._particular(\(failure.data.name), \"\(field.name.pythonName)\")")
          }
        }
      }
    }
    code.line()
    code.line()
    code.block("ERRORS: Dict[int, Type[BridgeError]] = {", "}") { code in
      for failure in interface.failures { code.line("\(failure.code): \(failure.className),") }
    }
    code.line("\"\"\"The class of each code.\"\"\"")
  }
}

extension Interface.Field {
  var pythonType: String {
    if let constant { return "Literal[\"\(constant)\"]" }
    // Tuples stand for lists where they are defaults, so that records stay hashable.
    return type.python
  }

  var pythonDefault: String? {
    if let constant { return "\"\(constant)\"" }
    if let standard {
      switch type {
      case .list: return "field(default_factory=list)"
      case .map: return "field(default_factory=dict)"
      default: return type.pythonLiteral(standard)
      }
    }
    return type.isOptional ? "None" : nil
  }
}

/// Renders a class for each noun, and the actions and attributes of the screens.
struct PythonMethods {
  let interface: Interface
  let isAsync: Bool

  func write(to code: inout Code) {
    code.line("from typing import Any, Dict, List, Mapping, Optional, Sequence, Union")
    code.line()
    code.line("from ._generated import *  # noqa: F403")
    code.line("from ._wire import \(isAsync ? "AsyncCall" : "BlockingCall"), decoded, plain")
    for noun in nouns { write(noun, to: &code) }
    for union in interface.unions where union.discriminator != nil {
      for name in union.records { writeScreen(name, to: &code) }
    }
  }

  private var called: [Interface.Method] { interface.methods.filter { $0.source.direction != .toFrontEnd && $0.name != "$/cancelRequest" } }

  private var nouns: [String] {
    var nouns: [String] = []
    for method in called where !nouns.contains(method.noun) { nouns.append(method.noun) }
    return nouns
  }

  private var call: String { isAsync ? "AsyncCall" : "BlockingCall" }
  private var define: String { isAsync ? "async def" : "def" }
  private var wait: String { isAsync ? "await " : "" }

  private func write(_ noun: String, to code: inout Code) {
    code.line()
    code.line()
    code.block("class \(isAsync ? "Async" : "")\(noun)Methods:", nil) { code in
      code.line("\"\"\"\(noun == "Process" ? "Methods that concern the process as a whole" : "The methods of \(noun.snakeCase)").\"\"\"")
      code.line()
      code.block("def __init__(self, call: \(call)) -> None:", nil) { $0.line("self._call = call") }
      for method in called where method.noun == noun && !method.isNotification {
        write(method, name: method.verb.snakeCase, params: method.params, receiver: nil, to: &code)
      }
    }
  }

  private func write(
    _ method: Interface.Method, name: String, params: [Interface.Field], receiver: (name: String, value: String)?, to code: inout Code
  ) {
    let needed = params.filter(\.isNeeded).map { "\($0.name.pythonName): \($0.type.pythonParam(interface))" }
    let others = params.filter { !$0.isNeeded }.map {
      "\($0.name.pythonName): \(Interface.TypeReference.optional($0.type.unwrapped).pythonParam(interface)) = None"
    }
    // A screen's own actions have few params, which may be given by position; elsewhere only needed ones may.
    let parameters = ["self"] + needed + (others.isEmpty || receiver != nil ? [] : ["*"]) + others
    let result = method.result?.python ?? "None"
    code.line()
    code.list("\(define) \(pythonMethodName(name))(", parameters, ") -> \(result):", width: 120)
    code.indented { code in
      code.line("\"\"\"\(method.source.summary.pythonSentence)")
      code.line()
      code.comment(method.source.documentation.pythonSentence, mark: "", width: 116)
      if !params.isEmpty {
        code.line()
        for param in params { code.line(":param \(param.name.pythonName): \(param.documentation.pythonSentence)") }
      }
      if !method.source.outcomes.isEmpty { code.line(":returns: how it ended: \(method.source.outcomes.joined(separator: ", "))") }
      code.line("\"\"\"")
      let items = (receiver.map { ["\"\($0.name)\": \($0.value)"] } ?? []) + params.map { "\"\($0.name)\": \($0.name.pythonName)" }
      let request = "\(wait)self._call(\"\(method.name)\", plain({\(items.joined(separator: ", "))}))"
      guard let type = method.result else { return code.line(request) }
      if let codec = type.pythonCodec {
        code.line("return decoded(\"\(codec)\", \(request))")
      } else {
        code.line("return \(request)")
      }
    }
  }

  private func pythonMethodName(_ name: String) -> String {
    switch name {
    case "rpc.discover": "discover"
    default: name.pythonName
    }
  }

  private func writeScreen(_ name: String, to code: inout Code) {
    guard let record = interface.records.first(where: { $0.name == name }) else { return }
    let kind = record.fields.first { $0.constant != nil }?.constant ?? ""
    let face = name.hasSuffix("State") ? String(name.dropLast(5)) : name
    code.line()
    code.line()
    code.block("class \(isAsync ? "Async" : "")\(face)Face:", nil) { code in
      code.line("\"\"\"\(record.documentation.pythonSentence) And what can be asked of it.\"\"\"")
      code.line()
      code.line("id: str")
      code.line("state: \(name)")
      code.line("_call: \(call)")
      for field in record.fields where field.constant == nil {
        code.line()
        code.line("@property")
        code.block("def \(field.name.pythonName)(self) -> \(field.pythonType):", nil) { code in
          code.line("\"\"\"\(field.documentation.pythonSentence)\"\"\"")
          code.line("return self.state.\(field.name.pythonName)")
        }
      }
      for method in interface.methods where method.source.screens.contains(kind) {
        let params = method.params.filter { $0.name != "viewModel" }
        write(method, name: method.verb.snakeCase, params: params, receiver: ("viewModel", "self.id"), to: &code)
      }
    }
  }
}
