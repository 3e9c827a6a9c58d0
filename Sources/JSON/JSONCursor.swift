/// Walks text that has been validated already, without building values.
///
/// The bytes are borrowed: a cursor is used in the turn in which it was given, and never kept. Each reading method takes the value at the
/// cursor and moves behind it; asking for a string where a number stands is a mistake of the caller, so ask `kind` first.
public struct JSONCursor {
  public enum Kind: Hashable, Sendable {
    case null
    case bool
    case number
    case string
    case array
    case object
  }

  @usableFromInline var position: UnsafePointer<UInt8>
  @usableFromInline let end: UnsafePointer<UInt8>

  /// Begins at the first value of validated text.
  public init(validated bytes: UnsafeRawBufferPointer) {
    precondition(!bytes.isEmpty, "a valid text has at least one byte")
    let start = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
    self.init(position: start, end: start + bytes.count)
  }

  init(position: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.position = position
    self.end = end
    JSONScanner.skipWhitespace(&self.position, end)
  }

  /// What the value at the cursor is.
  public var kind: Kind {
    switch position.pointee {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  public mutating func null() { position += 4 }

  public mutating func bool() -> Bool {
    let isTrue = position.pointee == UInt8(ascii: "t")
    position += isTrue ? 4 : 5
    return isTrue
  }

  /// Reads a string. An escaped surrogate without its other half becomes U+FFFD.
  public mutating func string() -> String { key().string }

  public mutating func number() -> JSONNumber {
    let start = position
    skipNumber()
    return JSONNumber(validated: String(decoding: UnsafeBufferPointer(start: start, count: position - start), as: UTF8.self))
  }

  /// Reads a number as an integer, however it is spelled; nil when it is none or does not fit. The number is behind the cursor in any case.
  public mutating func integer() -> Int? {
    let start = position
    skipNumber()
    return JSONScanner.integer(start, position)
  }

  /// Moves behind the value, whatever it is.
  public mutating func skip() { _ = rawValue() }

  /// The bytes of the value at the cursor as they were written; moves behind them.
  public mutating func rawValue() -> UnsafeRawBufferPointer {
    let start = position
    var depth = 0
    repeat {
      switch position.pointee {
      case UInt8(ascii: "\""):
        _ = key()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09: break
      default:
        skipScalarValue()
        continue
      }
      position += 1
    } while depth > 0
    return UnsafeRawBufferPointer(start: start, count: position - start)
  }

  /// Builds the value.
  public mutating func value() -> JSONValue {
    switch kind {
    case .null:
      null()
      return .null
    case .bool: return .bool(bool())
    case .number: return .number(number())
    case .string: return .string(string())
    case .array:
      var elements: [JSONValue] = []
      array { elements.append($0.value()) }
      return .array(elements)
    case .object:
      var members: [JSONObject.Member] = []
      object { members.append(JSONObject.Member(key: $0.string, value: $1.value())) }
      return .object(JSONObject(members: members))
    }
  }

  /// Walks the members of an object in their order. The body must take each value: read it or skip it.
  public mutating func object<Failure: Error>(
    _ member: (_ key: JSONKey, _ value: inout JSONCursor) throws(Failure) -> Void
  ) throws(Failure) {
    position += 1
    skipSeparators()
    while position.pointee != UInt8(ascii: "}") {
      let name = key()
      skipSeparators()
      try member(name, &self)
      skipSeparators()
    }
    position += 1
  }

  /// Walks the elements of an array in their order. The body must take each one: read it or skip it.
  public mutating func array<Failure: Error>(_ element: (_ value: inout JSONCursor) throws(Failure) -> Void) throws(Failure) {
    position += 1
    skipSeparators()
    while position.pointee != UInt8(ascii: "]") {
      try element(&self)
      skipSeparators()
    }
    position += 1
  }

  /// The string at the cursor, without building it; moves behind it.
  @usableFromInline mutating func key() -> JSONKey {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      switch position.pointee {
      case UInt8(ascii: "\""):
        position += 1
        return JSONKey(start: start, count: position - 1 - start, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        position += 2
      default:
        position += 1
      }
    }
  }

  /// White space, commas and colons: in validated text they need no telling apart.
  @inline(__always)
  private mutating func skipSeparators() {
    while true {
      switch position.pointee {
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func skipNumber() {
    while position < end {
      switch position.pointee {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        position += 1
      default: return
      }
    }
  }

  /// Moves behind a word or a number.
  private mutating func skipScalarValue() {
    switch position.pointee {
    case UInt8(ascii: "t"), UInt8(ascii: "n"): position += 4
    case UInt8(ascii: "f"): position += 5
    default: skipNumber()
    }
  }
}
