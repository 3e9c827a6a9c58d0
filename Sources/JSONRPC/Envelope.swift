import JSON

/// One message taken apart: where its members stand in the text. Valid as long as the text is.
///
/// The scan walks the text once and validates all of it, the members that nobody knows included.
struct Envelope {
  enum Kind {
    case request
    case notification
    case response
    /// JSON, but no message; `reason` says why.
    case invalid
  }

  var kind = Kind.invalid
  var reason: StaticString = "the message is no object"
  /// The id as it was written, quotes included; nil if there is none that can be given back.
  var id: UnsafeRawBufferPointer?
  /// The method's name between its quotes.
  var method = UnsafeRawBufferPointer(start: nil, count: 0)
  var methodHasEscapes = false
  /// The params, if they are an object or an array.
  var params: UnsafeRawBufferPointer?
  var result: UnsafeRawBufferPointer?
  var error: UnsafeRawBufferPointer?

  var isIDText: Bool { id?.first == UInt8(ascii: "\"") }
}

extension Envelope {
  /// The members that mean something, as bits.
  private struct Member: OptionSet {
    let rawValue: UInt8
    static let version = Member(rawValue: 1)
    static let id = Member(rawValue: 2)
    static let method = Member(rawValue: 4)
    static let params = Member(rawValue: 8)
    static let result = Member(rawValue: 16)
    static let error = Member(rawValue: 32)
  }

  /// Scans one message that is not a batch. `position` ends behind it.
  ///
  /// - Parameter depth: containers that may be open at once, the message's own included.
  init(_ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, depth: Int) throws(JSONScanner.Failure) {
    Envelope.skipWhitespace(&position, end)
    guard position < end, position.pointee == UInt8(ascii: "{"), depth > 0 else {
      try JSONScanner.skipValue(&position, end, depth: depth)
      return
    }
    position += 1
    var seen: Member = []
    var wrong: StaticString?
    JSONScanner.skipWhitespace(&position, end)
    if position < end, position.pointee == UInt8(ascii: "}") {
      position += 1
      reason = "the member jsonrpc must be \"2.0\""
      return
    }
    while true {
      let member = try Envelope.member(&position, end)
      Envelope.skipWhitespace(&position, end)
      let start = position
      let first = position < end ? position.pointee : 0
      if first == UInt8(ascii: "\"") {
        try JSONScanner.skipString(&position, end)
      } else {
        try JSONScanner.skipValue(&position, end, depth: depth - 1)
      }
      let text = UnsafeRawBufferPointer(start: start, count: position - start)
      if !member.isEmpty {
        if !seen.isDisjoint(with: member) {
          wrong = "a member stands twice"
          seen.insert(.id)
          id = nil
        }
        take(member, text, first, &seen, &wrong)
      }
      Envelope.skipWhitespace(&position, end)
      guard position < end else { throw JSONScanner.Failure(.unexpectedEnd, end) }
      let byte = position.pointee
      position += 1
      if byte == UInt8(ascii: ",") {
        Envelope.skipWhitespace(&position, end)
        continue
      }
      guard byte == UInt8(ascii: "}") else { throw JSONScanner.Failure(.unexpectedByte, position - 1) }
      break
    }
    conclude(seen, wrong)
  }

  /// Takes one known member in.
  @inline(__always)
  private mutating func take(
    _ member: Member, _ text: UnsafeRawBufferPointer, _ first: UInt8, _ seen: inout Member, _ wrong: inout StaticString?
  ) {
    let isTwice = !seen.isDisjoint(with: member)
    seen.insert(member)
    switch member {
    case .version:
      if !Envelope.isVersion(text) { wrong = wrong ?? "the member jsonrpc must be \"2.0\"" }
    case .id:
      if isTwice { return }
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
        wrong = wrong ?? "the id must be a string, a number or null"
      } else {
        id = text
      }
    case .method:
      if first == UInt8(ascii: "\"") {
        method = UnsafeRawBufferPointer(rebasing: text[1..<(text.count - 1)])
      } else {
        wrong = wrong ?? "the method must be a string"
      }
    case .params:
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        params = text
      } else if first != UInt8(ascii: "n") {
        wrong = wrong ?? "params must be an object or an array"
      }
    case .result: result = text
    case .error: error = text
    default: break
    }
  }

  /// Says what the members amount to.
  @inline(__always)
  private mutating func conclude(_ seen: Member, _ wrong: StaticString?) {
    if let wrong {
      reason = wrong
    } else if !seen.contains(.version) {
      reason = "the member jsonrpc must be \"2.0\""
    } else if seen.contains(.method) {
      if seen.isDisjoint(with: [.result, .error]) {
        kind = seen.contains(.id) ? .request : .notification
        methodHasEscapes = method.contains(UInt8(ascii: "\\"))
      } else {
        reason = "a message with a method has neither result nor error"
      }
    } else if seen.isDisjoint(with: [.result, .error]) {
      reason = "there is no method"
    } else if !seen.contains(.id) {
      reason = "an answer needs an id"
    } else {
      kind = .response
    }
  }

  /// Reads a member's name and its colon.
  @inline(__always)
  private static func member(
    _ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) throws(JSONScanner.Failure) -> Member {
    guard position < end else { throw JSONScanner.Failure(.unexpectedEnd, end) }
    guard position.pointee == UInt8(ascii: "\"") else { throw JSONScanner.Failure(.unexpectedByte, position) }
    let start = position + 1
    if let member = usualMember(&position, end) { return member }
    try JSONScanner.skipString(&position, end)
    let name = UnsafeRawBufferPointer(start: start, count: position - 1 - start)
    JSONScanner.skipWhitespace(&position, end)
    guard position < end else { throw JSONScanner.Failure(.unexpectedEnd, end) }
    guard position.pointee == UInt8(ascii: ":") else { throw JSONScanner.Failure(.unexpectedByte, position) }
    position += 1
    return member(named: name)
  }

  /// White space between members is rare: it is looked for here, and skipped elsewhere.
  @inline(__always)
  private static func skipWhitespace(_ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    if position < end, position.pointee <= 0x20 { JSONScanner.skipWhitespace(&position, end) }
  }

  /// Reads a known name and its colon where they are written as everybody writes them: eight bytes tell which it is.
  @inline(__always)
  private static func usualMember(_ position: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Member? {
    guard end - position > 10 else { return nil }
    let word = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
    switch word {
    case eightBytes("\"jsonrpc") where position[8] == UInt8(ascii: "\"") && position[9] == UInt8(ascii: ":"):
      position += 10
      return .version
    case eightBytes("\"method\"") where position[8] == UInt8(ascii: ":"):
      position += 9
      return .method
    case eightBytes("\"params\"") where position[8] == UInt8(ascii: ":"):
      position += 9
      return .params
    default:
      guard word & 0xFF_FFFF_FFFF == eightBytes("\"id\":\0\0\0") else { return nil }
      position += 5
      return .id
    }
  }

  /// Eight bytes of ASCII as the number that a little-endian load of them gives.
  @inline(__always)
  private static func eightBytes(_ text: StaticString) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text.utf8Start).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private static func member(named name: UnsafeRawBufferPointer) -> Member {
    switch name.count {
    case 2 where name.isEqual("id"): .id
    case 5 where name.isEqual("error"): .error
    case 6:
      switch name[0] {
      case UInt8(ascii: "m") where name.isEqual("method"): .method
      case UInt8(ascii: "p") where name.isEqual("params"): .params
      case UInt8(ascii: "r") where name.isEqual("result"): .result
      default: []
      }
    case 7 where name.isEqual("jsonrpc"): .version
    case 7...: name.contains(UInt8(ascii: "\\")) ? member(escaped: name) : []
    default: []
    }
  }

  /// A known name may be written with escapes.
  @inline(never)
  private static func member(escaped name: UnsafeRawBufferPointer) -> Member {
    switch name.decoded() {
    case "jsonrpc": .version
    case "id": .id
    case "method": .method
    case "params": .params
    case "result": .result
    case "error": .error
    default: []
    }
  }

  @inline(__always)
  private static func isVersion(_ text: UnsafeRawBufferPointer) -> Bool {
    if text.isEqual("\"2.0\"") { return true }
    guard text.first == UInt8(ascii: "\""), text.contains(UInt8(ascii: "\\")) else { return false }
    return UnsafeRawBufferPointer(rebasing: text[1..<(text.count - 1)]).decoded() == "2.0"
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func isEqual(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The bytes between the quotes of a validated string, decoded.
  func decoded() -> String {
    guard let base = baseAddress else { return "" }
    let start = base.assumingMemoryBound(to: UInt8.self)
    return JSONStringDecoder.string(start, start + count, hasEscapes: contains(UInt8(ascii: "\\")))
  }
}
