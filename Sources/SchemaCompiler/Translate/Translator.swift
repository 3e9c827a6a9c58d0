internal import JSON

/// Resolves names, joins objects with what they extend, and tells inputs apart from outputs.
struct Translator {
  private let definitions: [Definition]
  private let description: ProtocolDescription
  private let byName: [String: Definition]

  init(definitions: [Definition], description: ProtocolDescription) {
    self.definitions = definitions
    self.description = description
    byName = Dictionary(definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func interface() throws(SchemaFault) -> Interface {
    var interface = Interface(
      version: description.version, protocolVersion: description.protocolVersion, texts: [], choices: [], records: [], unions: [],
      failures: [], methods: [])
    let bases = Set(definitions.compactMap { if case .object(let object) = $0.body { object.base } else { nil } })
    for definition in definitions {
      switch definition.body {
      case .text(let pattern):
        interface.texts.append(Interface.Text(name: definition.name, documentation: definition.documentation, pattern: pattern))
      case .choice(let values):
        interface.choices.append(Interface.Choice(name: definition.name, documentation: definition.documentation, values: values))
      case .union(let discriminator, let names):
        interface.unions.append(
          Interface.Union(name: definition.name, documentation: definition.documentation, discriminator: discriminator, records: names))
      case .partial(let names):
        interface.unions.append(
          Interface.Union(name: definition.name, documentation: definition.documentation, discriminator: nil, records: names))
      case .object(let object):
        if bases.contains(definition.name) { continue }
        interface.records += try records(definition, object)
      }
    }
    for error in description.errors {
      guard let index = interface.records.firstIndex(where: { $0.name == error.data }), let definition = byName[error.data] else {
        throw SchemaFault(
          file: SchemaCompiler.documentPath, pointer: "/components/errors/\(error.kind)", message: "no value is called \(error.data)")
      }
      interface.records[index].isErrorData = true
      interface.failures.append(
        Interface.Failure(
          kind: error.kind, code: error.code, message: error.message, data: interface.records[index],
          isRaisedByPipe: definition.isRaisedByPipe))
    }
    for method in description.methods { interface.methods.append(try self.method(method)) }
    for method in interface.methods { try checkParamsValue(of: method, among: interface.records) }
    return interface
  }

  /// An announcement's params are listed as those of every method, and named as a value: both must say the same.
  private func checkParamsValue(of method: Interface.Method, among records: [Interface.Record]) throws(SchemaFault) {
    guard let name = method.source.paramsValue else { return }
    let listed = Dictionary(method.params.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let named = records.first { $0.name == name }?.fields.map { ($0.name, $0.type) } ?? []
    if listed != Dictionary(named, uniquingKeysWith: { first, _ in first }) {
      throw fault(name, "\(method.name) lists other params than this has")
    }
  }

  // MARK: Records

  private func records(_ definition: Definition, _ object: Definition.Object) throws(SchemaFault) -> [Interface.Record] {
    switch object.use {
    case .output: return [try output(definition, object)]
    case .input(let isOpen):
      var fields: [Interface.Field] = []
      for member in object.members { fields.append(try inputField(member, isRequired: object.required.contains(member.name))) }
      return [
        Interface.Record(
          name: definition.name, documentation: definition.documentation, way: .input(isOpen: isOpen, shorthand: nil), fields: fields)
      ]
    case .both(let rules):
      var fields: [Interface.Field] = []
      for member in object.members { fields.append(try inputField(member, isRequired: rules.required.contains(member.name))) }
      let input = Interface.Record(
        name: definition.name + "Input", documentation: definition.documentation + " As a front end may send it.",
        way: .input(isOpen: false, shorthand: rules.shorthand), fields: fields)
      return [try output(definition, object), input]
    }
  }

  private func output(_ definition: Definition, _ object: Definition.Object) throws(SchemaFault) -> Interface.Record {
    var members = object.members
    if let base = object.base {
      guard case .object(let inherited)? = byName[base]?.body else { throw fault(definition.name, "no object is called \(base)") }
      members = (members + inherited.members).sorted { $0.name < $1.name }
    }
    var fields: [Interface.Field] = []
    for member in members {
      let type = try self.type(member.shape, isInput: false, in: definition.name)
      var field = Interface.Field(name: member.name, documentation: member.documentation, type: type, isNeeded: !type.isOptional)
      field.minimum = member.minimum
      if case .constant(let text) = member.shape { field.constant = text }
      if !member.isAlwaysPresent && !object.required.contains(member.name) {
        let isBaseMember = object.base != nil && !object.members.contains { $0.name == member.name }
        if !isBaseMember {
          field.mayBeLeftOut = true
          field.isNeeded = false
          if !type.isOptional { field.type = .optional(type) }
        }
      }
      fields.append(field)
    }
    return Interface.Record(
      name: definition.name, documentation: definition.documentation, way: .output, fields: fields, isScreenState: object.base != nil)
  }

  private func inputField(_ member: Definition.Member, isRequired: Bool) throws(SchemaFault) -> Interface.Field {
    var type = try self.type(member.shape, isInput: true, in: member.name)
    var documentation = member.documentation
    if isRequired {
      type = type.unwrapped
    } else if let standard = member.standard {
      type = type.unwrapped
      documentation += " When absent: `\(standard.text)`."
    } else {
      type = .optional(type.unwrapped)
      if let derivation = member.derivation { documentation += " When absent: \(derivation)." }
    }
    var field = Interface.Field(name: member.name, documentation: documentation, type: type, isNeeded: isRequired)
    field.standard = isRequired ? nil : member.standard
    field.minimum = member.minimum
    return field
  }

  // MARK: Methods

  private func method(_ method: Method) throws(SchemaFault) -> Interface.Method {
    var fields: [Interface.Field] = []
    for param in method.params {
      var type = try self.type(param.shape, isInput: method.direction != .toFrontEnd, in: method.name)
      if !param.isRequired { type = param.standard == nil ? .optional(type.unwrapped) : type.unwrapped }
      var field = Interface.Field(name: param.name, documentation: param.documentation, type: type, isNeeded: param.isRequired)
      field.standard = param.standard
      field.minimum = param.minimum
      field.onlyFor = param.onlyFor
      fields.append(field)
    }
    var result: Interface.TypeReference?
    if let shape = method.result?.shape, shape != .null {
      if case .constant = shape { result = .string } else { result = try self.type(shape, isInput: false, in: method.name) }
    }
    var answer: Interface.TypeReference?
    if let shape = method.answer { answer = try self.type(shape, isInput: true, in: method.name) }
    return Interface.Method(source: method, params: fields, result: result, answer: answer)
  }

  // MARK: Types

  private func type(_ shape: Shape, isInput: Bool, in owner: String) throws(SchemaFault) -> Interface.TypeReference {
    switch shape {
    case .string, .constant: return .string
    case .integer: return .integer
    case .number: return .number
    case .boolean: return .boolean
    case .raw: return .raw
    case .rawObject: return .rawObject
    case .null: throw fault(owner, "null alone is no type of a member")
    case .array(let element): return .list(try type(element, isInput: isInput, in: owner))
    case .map(let value): return .map(try type(value, isInput: isInput, in: owner))
    case .nullable(let value): return .optional(try type(value, isInput: isInput, in: owner))
    case .reference(let name): return try type(named: name, isInput: isInput, in: owner)
    }
  }

  private func type(named name: String, isInput: Bool, in owner: String) throws(SchemaFault) -> Interface.TypeReference {
    if let definition = byName[name] {
      switch definition.body {
      case .text: return .text(name)
      case .choice(let values): return .choice(name, acceptsIntegers: isInput && values.contains { $0.integer != nil })
      case .union, .partial: return .encoded(name)
      case .object(let object):
        if isInput, case .both = object.use { return .record(name + "Input") }
        return .record(name)
      }
    }
    if name.hasSuffix("Input"), let definition = byName[String(name.dropLast(5))] {
      switch definition.body {
      case .choice: return .choice(definition.name, acceptsIntegers: true)
      case .object(let object): if case .both = object.use { return .record(name) }
      default: break
      }
    }
    throw fault(owner, "no value is called \(name)")
  }

  private func fault(_ owner: String, _ message: String) -> SchemaFault {
    SchemaFault(file: SchemaCompiler.modelPath, pointer: "/$defs/\(owner)", message: message)
  }
}

extension Interface.TypeReference {
  var isOptional: Bool { if case .optional = self { true } else { false } }

  var unwrapped: Interface.TypeReference { if case .optional(let type) = self { type } else { self } }
}
