internal import JSON

/// Reads the named values of `model.schema.json`.
struct SchemaParser {
  let model: JSONValue
  private let place = SchemaPlace(file: SchemaCompiler.modelPath).member("$defs")

  init(model: JSONValue) { self.model = model }

  func definitions() throws(SchemaFault) -> [Definition] {
    guard let object = model["$defs"]?.object else { throw place.fault("the model has no $defs") }
    var definitions: [Definition] = []
    for member in object {
      definitions.append(try definition(member.key, member.value, at: place.member(member.key)))
    }
    return definitions
  }

  private func definition(_ name: String, _ schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> Definition {
    Definition(
      name: name, documentation: try sentence(of: schema, at: place), body: try body(schema, at: place),
      isRaisedByPipe: schema["x-raisedBy"]?.string == "pipe")
  }

  private func body(_ schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> Definition.Body {
    if schema["enum"] != nil { return .choice(try values(of: schema, at: place)) }
    if let pattern = schema["pattern"]?.string { return .text(pattern: pattern) }
    if let names = schema["x-partialOf"]?.array { return .partial(names.compactMap(\.string)) }
    if let discriminator = schema["x-discriminator"]?.string {
      let names = (schema["oneOf"]?.array ?? []).compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) }
      return .union(discriminator: discriminator, names)
    }
    guard schema["type"]?.string == "object" else { throw place.fault("a named value is an enum, a text with a pattern or an object") }
    return .object(try object(schema, at: place))
  }

  private func values(of schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> [Definition.Value] {
    var values: [Definition.Value] = []
    for value in schema["enum"]?.array ?? [] {
      guard let name = value.string else { throw place.member("enum").fault("a choice is among texts") }
      guard let documentation = schema["x-values"]?[name]?.string, !documentation.isEmpty else {
        throw place.member("x-values").fault("\(name) has no sentence")
      }
      values.append(Definition.Value(name: name, documentation: documentation, integer: schema["x-integers"]?[name]?.int))
    }
    return values
  }

  private func object(_ schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> Definition.Object {
    let required = (schema["required"]?.array ?? []).compactMap(\.string)
    var members: [Definition.Member] = []
    for property in schema["properties"]?.object ?? JSONObject() {
      let place = place.member("properties").member(property.key)
      members.append(
        Definition.Member(
          name: property.key, documentation: try sentence(of: property.value, at: place), shape: try Shape(property.value, at: place),
          isAlwaysPresent: required.contains(property.key), standard: property.value["default"],
          derivation: property.value["x-derived"]?.string, minimum: property.value["minimum"]?.number))
    }
    let names = members.map(\.name)
    if let stray = required.first(where: { !names.contains($0) }) { throw place.member("required").fault("\(stray) is no member") }
    if names != names.sorted() { throw place.member("properties").fault("members stand in alphabetical order") }

    let use: Definition.Use
    if schema["x-use"]?.string == "input" {
      use = .input(isOpen: schema["additionalProperties"]?.bool != false)
    } else if let rules = schema["x-input"] {
      use = .both(
        Definition.InputRules(
          required: (rules["required"]?.array ?? []).compactMap(\.string), shorthand: rules["shorthand"]?.string))
    } else {
      use = .output
    }
    let base = schema["allOf"]?[0]?["$ref"]?.string?.split(separator: "/").last.map(String.init)
    return Definition.Object(use: use, base: base, members: members, required: required)
  }

  private func sentence(of schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> String {
    guard let sentence = schema["description"]?.string, !sentence.isEmpty else { throw place.fault("it has no description") }
    return sentence
  }
}
