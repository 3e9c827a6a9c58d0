internal import JSON

/// Reads the methods and errors of `openrpc.json`.
struct MethodParser {
  let document: JSONValue
  private let place = SchemaPlace(file: SchemaCompiler.documentPath)

  init(document: JSONValue) { self.document = document }

  func description() throws(SchemaFault) -> ProtocolDescription {
    guard let version = document["info"]?["version"]?.string, let protocolVersion = document["info"]?["x-protocolVersion"]?.int else {
      throw place.member("info").fault("it says neither version nor x-protocolVersion")
    }
    var methods: [Method] = []
    for (index, method) in (document["methods"]?.array ?? []).enumerated() {
      methods.append(try self.method(method, at: place.member("methods").element(index)))
    }
    if let twice = Dictionary(grouping: methods, by: \.name).first(where: { $0.value.count > 1 }) {
      throw place.member("methods").fault("\(twice.key) is there twice")
    }
    var errors: [ProtocolDescription.ErrorEntry] = []
    for member in document["components"]?["errors"]?.object ?? JSONObject() {
      let place = place.member("components").member("errors").member(member.key)
      guard let code = member.value["code"]?.int, let message = member.value["message"]?.string,
        let data = member.value["data"]?["$ref"]?.string?.split(separator: "/").last
      else { throw place.fault("an error has a code, a message and data that point to a named value") }
      errors.append(ProtocolDescription.ErrorEntry(kind: member.key, code: code, message: message, data: String(data)))
    }
    let kinds = errors.map(\.kind)
    for method in methods {
      if let stray = method.errors.first(where: { !kinds.contains($0) }) {
        throw place.fault("\(method.name): no error is called \(stray)")
      }
    }
    return ProtocolDescription(version: version, protocolVersion: protocolVersion, methods: methods, errors: errors)
  }

  private func method(_ method: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> Method {
    guard let name = method["name"]?.string, let summary = method["summary"]?.string, let documentation = method["description"]?.string
    else { throw place.fault("a method has a name, a summary and a description") }
    guard let direction = Method.Direction(rawValue: method["x-direction"]?.string ?? "") else {
      throw place.member("x-direction").fault("\(name) goes toBridge, toFrontEnd or both")
    }
    var params: [Method.Param] = []
    for (index, param) in (method["params"]?.array ?? []).enumerated() {
      params.append(try self.param(param, at: place.member("params").element(index)))
    }
    if let first = params.firstIndex(where: { !$0.isRequired }), params[first...].contains(where: \.isRequired) {
      throw place.member("params").fault("params that must be there come first")
    }
    var result: Method.Result?
    if let described = method["result"], let name = described["name"]?.string, let schema = described["schema"] {
      result = Method.Result(
        name: name, documentation: described["description"]?.string ?? "",
        shape: try Shape(schema, at: place.member("result").member("schema")))
    }
    var answer: Shape?
    if let schema = method["x-answer"] { answer = try Shape(schema, at: place.member("x-answer")) }
    return Method(
      name: name, summary: summary, documentation: documentation, direction: direction,
      pace: method["x-exclusive"]?.bool == true ? .exclusive : method["x-waits"]?.bool == true ? .waits : .sameTurn,
      params: params, result: result, answer: answer,
      errors: (method["errors"]?.array ?? []).compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) },
      outcomes: texts(method["x-outcomes"]), screens: texts(method["x-screens"]), exactlyOneOf: texts(method["x-exactlyOneOf"]),
      atMostOneOf: (method["x-atMostOneOf"]?.array ?? []).map { texts($0) },
      ignoresUnknownMembers: method["x-ignoresUnknownMembers"]?.bool == true, ignoresParams: method["x-ignoresParams"]?.bool == true,
      answersDocument: method["x-answersDocument"]?.bool == true, isAnsweredByPipe: method["x-answeredBy"]?.string == "pipe",
      paramsValue: method["x-params"]?.string)
  }

  private func param(_ param: JSONValue, at place: SchemaPlace) throws(SchemaFault) -> Method.Param {
    guard let name = param["name"]?.string, let schema = param["schema"] else { throw place.fault("a param has a name and a schema") }
    guard let documentation = param["description"]?.string, !documentation.isEmpty else { throw place.fault("\(name) has no description") }
    var schemaWithMarks = schema.object ?? JSONObject()
    if param["x-raw"]?.bool == true { schemaWithMarks["x-raw"] = .bool(true) }
    var onlyFor: (param: String, values: [String])?
    if let rule = param["x-onlyFor"]?.object?.members.first { onlyFor = (rule.key, texts(rule.value)) }
    return Method.Param(
      name: name, documentation: documentation, isRequired: param["required"]?.bool == true,
      shape: try Shape(.object(schemaWithMarks), at: place.member("schema")), standard: schema["default"],
      minimum: schema["minimum"]?.number, onlyFor: onlyFor)
  }

  private func texts(_ list: JSONValue?) -> [String] { (list?.array ?? []).compactMap(\.string) }
}
