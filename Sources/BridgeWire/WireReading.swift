public import JSON
public import JSONRPC

/// What is read from JSON text in one go.
public protocol WireReadable {
  /// Reads the value at the cursor and moves behind it; nil when it does not fit, with the problems reported.
  init?(from cursor: inout JSONCursor, _ reading: inout WireReading)
}

/// A text of several that are known beforehand.
public protocol WireChoice: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The value that an integer stands for, where integers are taken too.
  init?(integer: Int)
}

extension WireChoice {
  public init?(integer: Int) { nil }
}

/// The reading of one message: where it is, and all that was found wrong.
///
/// Each helper takes the value at the cursor, moves behind it, and returns nil when it is null or does not fit; only the latter is a problem.
public struct WireReading {
  private enum Step {
    case member(StaticString)
    case named(String)
    case element(Int)
  }

  /// Everything that is wrong, in the order of the text.
  public private(set) var problems: [RPCError.Problem] = []
  private var steps: [Step] = []

  public init() {}

  /// −32602 with every problem.
  public var error: RPCError { .invalidParams(problems: problems) }

  // MARK: Problems

  /// Reports a problem of the value that is being read, or of one of its members.
  public mutating func report(_ message: String, at member: StaticString? = nil) {
    problems.append(RPCError.Problem(path: path(to: member), message: message))
  }

  /// Reports a member that must be there, unless a problem with it is known already.
  public mutating func require(_ isThere: Bool, _ member: StaticString) {
    if isThere { return }
    let path = path(to: member)
    if problems.contains(where: { $0.path == path || $0.path.hasPrefix(path + ".") || $0.path.hasPrefix(path + "[") }) { return }
    report("\"\(member)\" is needed", at: member)
  }

  /// Reports a member that nobody knows, and moves behind it.
  public mutating func unknown(_ key: JSONKey, _ cursor: inout JSONCursor, known: [StaticString]) {
    cursor.skip()
    let name = key.string
    let message = "there is no member \"\(name)\"\(NearestNames.hint(name, in: known.map { "\($0)" }))"
    problems.append(RPCError.Problem(path: path(to: nil).isEmpty ? name : path(to: nil) + "." + name, message: message))
  }

  /// Reports members of which exactly one, or at most one, may be there.
  public mutating func oneOf(_ members: [(StaticString, Bool)], needsOne: Bool) {
    let present = members.filter { $0.1 }
    let names = members.map { "\"\($0.0)\"" }.joined(separator: ", ")
    if present.count > 1 {
      for extra in present.dropFirst() { report("only one of \(names) may be given", at: extra.0) }
    } else if needsOne, present.isEmpty, problems.isEmpty {
      report("one of \(names) is needed")
    }
  }

  /// Reports a member that does not go with the value of another.
  public mutating func onlyFor(_ isThere: Bool, _ member: StaticString, _ other: StaticString, _ value: String?, among values: [String]) {
    guard isThere, let value, !values.contains(value) else { return }
    report("\"\(member)\" goes with \(other) \(values.joined(separator: " or ")), not with \(value)", at: member)
  }

  private mutating func mismatch(_ cursor: inout JSONCursor, _ expected: String, _ member: StaticString?) {
    report("expected \(expected), got \(WireReading.name(of: cursor.kind))", at: member)
    cursor.skip()
  }

  private func path(to member: StaticString?) -> String {
    var path = ""
    for step in steps + (member.map { [.member($0)] } ?? []) {
      switch step {
      case .member(let name): path += path.isEmpty ? "\(name)" : ".\(name)"
      case .named(let name): path += path.isEmpty ? name : "." + name
      case .element(let index): path += "[\(index)]"
      }
    }
    return path
  }

  private static func name(of kind: JSONCursor.Kind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  // MARK: Simple values

  public mutating func string(_ cursor: inout JSONCursor, _ member: StaticString? = nil) -> String? {
    switch cursor.kind {
    case .string: return cursor.string()
    case .null: cursor.null()
    default: mismatch(&cursor, "a string", member)
    }
    return nil
  }

  public mutating func boolean(_ cursor: inout JSONCursor, _ member: StaticString? = nil) -> Bool? {
    switch cursor.kind {
    case .bool: return cursor.bool()
    case .null: cursor.null()
    default: mismatch(&cursor, "a boolean", member)
    }
    return nil
  }

  public mutating func integer(_ cursor: inout JSONCursor, _ member: StaticString? = nil, minimum: Int? = nil) -> Int? {
    switch cursor.kind {
    case .number:
      guard let value = cursor.integer() else {
        report("expected an integer", at: member)
        return nil
      }
      if let minimum, value < minimum {
        report("\(value) is less than \(minimum)", at: member)
        return nil
      }
      return value
    case .null: cursor.null()
    default: mismatch(&cursor, "an integer", member)
    }
    return nil
  }

  public mutating func number(_ cursor: inout JSONCursor, _ member: StaticString? = nil, minimum: Double? = nil) -> Double? {
    switch cursor.kind {
    case .number:
      let number = cursor.number()
      let value = number.double
      guard value.isFinite else {
        report("\(number.text) is too large", at: member)
        return nil
      }
      if let minimum, value < minimum {
        report("\(number.text) is less than \(JSONNumber(minimum).map(\.text) ?? "\(minimum)")", at: member)
        return nil
      }
      return value
    case .null: cursor.null()
    default: mismatch(&cursor, "a number", member)
    }
    return nil
  }

  /// Reads text that has to have a form.
  public mutating func text(_ cursor: inout JSONCursor, _ member: StaticString? = nil, as form: WireTextForm) -> String? {
    guard let text = string(&cursor, member) else { return nil }
    if form.fits(text) { return text }
    report("expected \(form.expectation), got \"\(text.prefix(60))\"", at: member)
    return nil
  }

  /// Reads one of several texts, or, where that is allowed, an integer that stands for one.
  public mutating func choice<Choice: WireChoice>(
    _ cursor: inout JSONCursor, _ member: StaticString? = nil, _: Choice.Type, integers: Bool = false
  ) -> Choice? {
    if integers, cursor.kind == .number {
      if let integer = cursor.integer(), let choice = Choice(integer: integer) { return choice }
      report("expected one of \(WireReading.list(Choice.self)), or the integer of one", at: member)
      return nil
    }
    guard let text = string(&cursor, member) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let hint = NearestNames.hint(text, in: Choice.allCases.map(\.rawValue))
    report("expected one of \(WireReading.list(Choice.self)), got \"\(text.prefix(60))\"\(hint)", at: member)
    return nil
  }

  private static func list<Choice: WireChoice>(_: Choice.Type) -> String {
    Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }

  /// Keeps the text of a value; null is nothing.
  public mutating func raw(_ cursor: inout JSONCursor) -> JSONText? {
    if cursor.kind == .null {
      cursor.null()
      return nil
    }
    return JSONText(validated: cursor.rawValue())
  }

  /// Keeps the text of an object; null is nothing.
  public mutating func rawObject(_ cursor: inout JSONCursor, _ member: StaticString? = nil) -> JSONText? {
    if cursor.kind == .object || cursor.kind == .null { return raw(&cursor) }
    mismatch(&cursor, "an object", member)
    return nil
  }

  // MARK: Containers

  /// Says whether an object stands at the cursor; anything else is reported and passed over.
  public mutating func isObject(_ cursor: inout JSONCursor) -> Bool {
    if cursor.kind == .object { return true }
    mismatch(&cursor, "an object", nil)
    return false
  }

  public mutating func record<Record: WireReadable>(_ cursor: inout JSONCursor, _ member: StaticString? = nil, _: Record.Type) -> Record? {
    if cursor.kind == .null {
      cursor.null()
      return nil
    }
    guard let member else { return Record(from: &cursor, &self) }
    steps.append(.member(member))
    defer { steps.removeLast() }
    return Record(from: &cursor, &self)
  }

  public mutating func list<Element>(
    _ cursor: inout JSONCursor, _ member: StaticString? = nil, _ element: (inout JSONCursor, inout WireReading) -> Element?
  ) -> [Element]? {
    switch cursor.kind {
    case .array: break
    case .null:
      cursor.null()
      return nil
    default:
      mismatch(&cursor, "an array", member)
      return nil
    }
    if let member { steps.append(.member(member)) }
    defer { if member != nil { steps.removeLast() } }
    var elements: [Element] = []
    var index = 0
    cursor.array { value in
      steps.append(.element(index))
      if value.kind == .null {
        report("an element cannot be null")
        value.null()
      } else if let element = element(&value, &self) {
        elements.append(element)
      }
      steps.removeLast()
      index += 1
    }
    return elements
  }

  public mutating func map<Value>(
    _ cursor: inout JSONCursor, _ member: StaticString? = nil, _ read: (inout JSONCursor, inout WireReading) -> Value?
  ) -> [String: Value]? {
    switch cursor.kind {
    case .object: break
    case .null:
      cursor.null()
      return nil
    default:
      mismatch(&cursor, "an object", member)
      return nil
    }
    if let member { steps.append(.member(member)) }
    defer { if member != nil { steps.removeLast() } }
    var values: [String: Value] = [:]
    cursor.object { key, value in
      let name = key.string
      steps.append(.named(name))
      values[name] = read(&value, &self)
      steps.removeLast()
    }
    return values
  }

  // MARK: Params

  /// Walks the params of a request, by name or by position.
  ///
  /// - Parameters:
  ///   - names: the params in the schema's order.
  ///   - place: the place of a name among them, nil for one that is not known.
  ///   - read: takes the value for a place.
  public mutating func params(
    _ params: RPCParams, names: [StaticString], ignoringUnknown: Bool = false, place: (JSONKey) -> Int?,
    _ read: (Int, inout JSONCursor, inout WireReading) -> Void
  ) {
    guard var cursor = params.cursor else { return }
    if cursor.kind == .object {
      cursor.object { key, value in
        if let place = place(key) {
          read(place, &value, &self)
        } else if ignoringUnknown {
          value.skip()
        } else {
          unknown(key, &value, known: names)
        }
      }
      return
    }
    var index = 0
    cursor.array { value in
      if index < names.count {
        read(index, &value, &self)
      } else {
        if index == names.count { report("there are at most \(names.count) params", at: nil) }
        value.skip()
      }
      index += 1
    }
  }
}
