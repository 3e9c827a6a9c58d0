internal import JSON

/// What a schema allows at one place, as it is written.
indirect enum Shape: Hashable {
  case string
  case integer
  case number
  case boolean
  /// Nothing but `null`.
  case null
  /// Any JSON, passed on as its text.
  case raw
  /// Any JSON object, passed on as its text.
  case rawObject
  /// One text and no other.
  case constant(String)
  /// A named value of the model; with `Input` behind its name, that value as a front end sends it.
  case reference(String)
  case array(Shape)
  /// An object whose member names are data.
  case map(Shape)
  case nullable(Shape)
}

extension Shape {
  /// Reads a schema.
  init(_ schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) {
    if schema["x-raw"]?.bool == true {
      self = .nullable(schema["type"]?[0]?.string == "object" ? .rawObject : .raw)
      return
    }
    if let reference = schema["$ref"]?.string {
      guard let name = reference.split(separator: "/").last, reference.hasPrefix("#/") else {
        throw place.fault("\(reference) does not point into this document")
      }
      self = .reference(String(name))
      return
    }
    if let constant = schema["const"]?.string {
      self = .constant(constant)
      return
    }
    if let choices = schema["anyOf"]?.array {
      guard choices.count == 2, choices[1]["type"]?.string == "null" else {
        throw place.fault("the only union is that of a value and null; use an object with a kind")
      }
      self = .nullable(try Shape(choices[0], at: place.member("anyOf").element(0)))
      return
    }
    if let types = schema["type"]?.array {
      guard types.count == 2, let first = types[0].string, types[1].string == "null" else {
        if types.contains(.string("string")), types.contains(.string("number")) {
          self = .raw
          return
        }
        throw place.fault("a list of types is one type and null")
      }
      self = .nullable(try Shape(simple: first, schema, at: place))
      return
    }
    if let type = schema["type"]?.string {
      self = try Shape(simple: type, schema, at: place)
      return
    }
    guard schema.object?.keys.allSatisfy({ $0 == "description" }) == true else {
      throw place.fault("a schema needs a type, a const or a $ref")
    }
    self = .raw
  }

  private init(simple type: String, _ schema: JSONValue, at place: SchemaPlace) throws(SchemaFault) {
    switch type {
    case "string": self = .string
    case "integer": self = .integer
    case "number": self = .number
    case "boolean": self = .boolean
    case "null": self = .null
    case "array":
      guard let items = schema["items"] else { throw place.fault("an array says what its items are") }
      self = .array(try Shape(items, at: place.member("items")))
    case "object":
      if let values = schema["additionalProperties"], values.object != nil {
        self = .map(try Shape(values, at: place.member("additionalProperties")))
      } else {
        self = .raw
      }
    default: throw place.fault("\(type) is no type of JSON Schema")
    }
  }
}
