internal import JSON

/// `openrpc.json` with its `components.schemas` made from the model: the document that `rpc.discover` answers.
struct BundledDocument {
  let value: JSONValue

  init(document: JSONValue, model: JSONValue, definitions: [Definition]) throws(SchemaFault) {
    guard var root = document.object, var components = document["components"]?.object else {
      throw SchemaFault(file: SchemaCompiler.documentPath, pointer: "/components", message: "the document has no components")
    }
    components["schemas"] = .object(BundledDocument.schemas(model: model, definitions: definitions))
    root["components"] = .object(components)
    value = .object(root)
  }

  private static func schemas(model: JSONValue, definitions: [Definition]) -> JSONObject {
    let inputs = Set(definitions.filter(\.hasInputForm).map(\.name))
    var schemas: [JSONObject.Member] = []
    for definition in definitions {
      guard let source = model["$defs"]?[definition.name]?.object else { continue }
      if case .partial(let names) = definition.body {
        schemas.append(.init(key: definition.name, value: partial(definition, of: names, model: model, definitions: definitions)))
        continue
      }
      schemas.append(.init(key: definition.name, value: .object(output(source))))
      guard inputs.contains(definition.name) else { continue }
      schemas.append(.init(key: definition.name + "Input", value: .object(input(definition, source, inputs: inputs))))
    }
    return JSONObject(members: schemas)
  }

  // MARK: Outputs

  private static func output(_ source: JSONObject) -> JSONObject {
    let isInput = source["x-use"]?.string == "input"
    var schema = source
    schema["x-input"] = nil
    schema["x-raisedBy"] = nil
    guard let properties = source["properties"]?.object else { return repointed(schema) }
    schema["properties"] = .object(
      JSONObject(
        members: properties.map { property in
          var value = property.value.object ?? JSONObject()
          value["x-derived"] = nil
          if !isInput { value["default"] = nil }
          return .init(key: property.key, value: .object(value))
        }))
    return repointed(schema)
  }

  // MARK: Inputs

  private static func input(_ definition: Definition, _ source: JSONObject, inputs: Set<String>) -> JSONObject {
    let documentation = JSONValue.string(definition.documentation + " As a front end may send it.")
    guard case .object(let object) = definition.body, case .both(let rules) = object.use else {
      let integers = (source["x-integers"]?.object ?? JSONObject()).map(\.value)
      return [
        "description": documentation,
        "anyOf": [["$ref": .string(prefix + definition.name)], ["enum": .array(integers)]],
      ]
    }
    var schema = JSONObject()
    if rules.shorthand == nil { schema["description"] = documentation }
    schema["type"] = "object"
    schema["properties"] = .object(
      JSONObject(
        members: (source["properties"]?.object ?? JSONObject()).map { property in
          let isRequired = rules.required.contains(property.key)
          return .init(key: property.key, value: inputProperty(property.value, isRequired: isRequired, inputs: inputs))
        }))
    if !rules.required.isEmpty { schema["required"] = .array(rules.required.map { .string($0) }) }
    schema["additionalProperties"] = .bool(false)
    guard let shorthand = rules.shorthand, let code = source["properties"]?[shorthand]?["$ref"] else { return schema }
    return ["description": documentation, "anyOf": [.object(repointed(["$ref": code])), .object(schema)]]
  }

  private static func inputProperty(_ property: JSONValue, isRequired: Bool, inputs: Set<String>) -> JSONValue {
    var schema = (redirected(property, to: inputs)).object ?? JSONObject()
    if isRequired { return .object(schema) }
    if let type = schema["type"], type.string != nil {
      schema["type"] = [type, "null"]
    } else if let reference = schema["$ref"] {
      // Null stands for absent, so the choice of both takes the place of the reference.
      schema = JSONObject(
        members: schema.flatMap { member -> [JSONObject.Member] in
          member.key == "$ref" ? [.init(key: "anyOf", value: [["$ref": reference], ["type": "null"]])] : [member]
        })
    }
    return .object(schema)
  }

  /// Points to the input form of every value that has one.
  private static func redirected(_ value: JSONValue, to inputs: Set<String>) -> JSONValue {
    switch value {
    case .object(let object):
      return .object(
        JSONObject(
          members: object.map { member in
            guard member.key == "$ref", let name = member.value.string?.split(separator: "/").last.map(String.init) else {
              return .init(key: member.key, value: redirected(member.value, to: inputs))
            }
            return .init(key: "$ref", value: .string(prefix + (inputs.contains(name) ? name + "Input" : name)))
          }))
    case .array(let elements): return .array(elements.map { redirected($0, to: inputs) })
    default: return value
    }
  }

  // MARK: Parts of a state

  private static func partial(_ definition: Definition, of names: [String], model: JSONValue, definitions: [Definition]) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for name in names {
      guard let definition = definitions.first(where: { $0.name == name }), case .object(let object) = definition.body else { continue }
      for owner in [name] + (object.base.map { [$0] } ?? []) {
        for property in model["$defs"]?[owner]?["properties"]?.object ?? JSONObject() where property.key != "kind" {
          properties[property.key] = .object(repointed(property.value.object ?? JSONObject()))
        }
      }
    }
    let sorted = properties.sorted { $0.key < $1.key }.map { JSONObject.Member(key: $0.key, value: $0.value) }
    return ["description": .string(definition.documentation), "type": "object", "properties": .object(JSONObject(members: sorted))]
  }

  // MARK: Pointers

  private static let prefix = "#/components/schemas/"

  private static func repointed(_ object: JSONObject) -> JSONObject {
    redirected(.object(object), to: []).object ?? object
  }
}

extension Definition {
  /// Whether a front end sends it in another form than the bridge does.
  var hasInputForm: Bool {
    switch body {
    case .object(let object): if case .both = object.use { true } else { false }
    case .choice(let values): values.contains { $0.integer != nil }
    case .text, .union, .partial: false
    }
  }
}
