internal import JSON

extension Interface.TypeReference {
  /// The type as Python 3.9 writes it.
  var python: String {
    switch self {
    case .string, .text: "str"
    case .integer: "int"
    case .number: "float"
    case .boolean: "bool"
    case .raw: "Any"
    case .rawObject: "Mapping[str, Any]"
    case .choice(let name, let integers): integers ? "Union[\(name), int]" : name
    case .record(let name), .encoded(let name): name
    case .list(let element): "List[\(element.python)]"
    case .map(let value): "Dict[str, \(value.python)]"
    case .optional(let type): "Optional[\(type.python)]"
    }
  }

  /// The type of a param: a record may also be given as a mapping, and some as a bare code.
  func pythonParam(_ interface: Interface) -> String {
    switch self {
    case .record(let name):
      let record = interface.records.first { $0.name == name }
      guard case .input(_, let shorthand?) = record?.way, let field = record?.fields.first(where: { $0.name == shorthand }) else {
        return "Union[\(name), Mapping[str, Any]]"
      }
      return "Union[\(name), \(field.type.python), Mapping[str, Any]]"
    case .list(let element): return "Sequence[\(element.pythonParam(interface))]"
    case .map(let value): return "Mapping[str, \(value.pythonParam(interface))]"
    case .optional(let type): return "Optional[\(type.pythonParam(interface))]"
    default: return python
    }
  }

  /// How a value is made of JSON: nothing for what stays as it is, else the name of a record, in brackets for a list.
  var pythonCodec: String? {
    switch self {
    case .record(let name): name
    case .encoded(let name): name
    case .list(let element): element.pythonCodec.map { "[\($0)]" }
    case .optional(let type): type.pythonCodec
    default: nil
    }
  }

  func pythonLiteral(_ value: JSONValue) -> String {
    switch value {
    case .bool(let value): value ? "True" : "False"
    case .null: "None"
    case .array: "()"
    default: value.text
    }
  }
}

extension String {
  /// A name that Python does not keep for itself.
  var pythonName: String {
    let name = snakeCase
    return ["from", "in", "is", "class", "def", "pass", "global", "import", "lambda", "with", "as", "not", "and", "or"].contains(name)
      ? name + "_" : name
  }

  /// A sentence as it may stand in a Python docstring.
  var pythonSentence: String { split(separator: "\\").joined(separator: "\\\\").split(separator: "\"\"\"").joined(separator: "'''") }
}

extension Interface.Failure {
  /// `UnknownViewModelError`, for clients.
  var className: String { kind.hasSuffix("Error") ? kind.capitalisedFirst : kind.capitalisedFirst + "Error" }
}
