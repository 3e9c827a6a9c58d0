/// Reads JSON as RFC 8259 has it, in UTF-8, and nothing else.
///
/// What the grammar leaves open is decided so:
/// - A lone surrogate written as an escape is accepted; as a string it is U+FFFD.
/// - A number may have any size and any number of digits; it keeps its spelling.
/// - A member name that occurs twice is kept twice, and asking by name gives the last; `Duplicates.refused` refuses it instead.
/// - A byte order mark is not white space: it is refused. (The stream reader skips one at the very start.)
/// - Nesting beyond the limit is refused.
public enum JSONReader {
  /// Containers that may be open at once where no other limit is given.
  public static let standardDepth = 128

  /// What is done with a second member of one name in one object.
  public enum Duplicates: Hashable, Sendable {
    case kept
    case refused
  }

  /// Reads one value, which must be the whole text.
  ///
  /// - Parameter maximumDepth: containers that may be open at once, 128 at most.
  public static func value(
    of bytes: [UInt8], maximumDepth: Int = standardDepth, duplicates: Duplicates = .kept
  ) throws(JSONFault) -> JSONValue {
    if duplicates == .refused { return try locatedValue(of: bytes, maximumDepth: maximumDepth, duplicates: .refused).value }
    return try bytes.withUnsafeBufferPointer { (elements) throws(JSONFault) -> JSONValue in
      let buffer = UnsafeRawBufferPointer(elements)
      try validate(buffer, maximumDepth: maximumDepth)
      var cursor = JSONCursor(validated: buffer)
      return cursor.value()
    }
  }

  /// Reads one value from text.
  public static func value(
    of text: String, maximumDepth: Int = standardDepth, duplicates: Duplicates = .kept
  ) throws(JSONFault) -> JSONValue {
    try value(of: Array(text.utf8), maximumDepth: maximumDepth, duplicates: duplicates)
  }

  /// Reads one value in which every value and every member name knows the byte where it begins.
  public static func locatedValue(
    of bytes: [UInt8], maximumDepth: Int = standardDepth, duplicates: Duplicates = .kept
  ) throws(JSONFault) -> JSONLocatedValue {
    try bytes.withUnsafeBufferPointer { (elements) throws(JSONFault) -> JSONLocatedValue in
      let buffer = UnsafeRawBufferPointer(elements)
      try validate(buffer, maximumDepth: maximumDepth)
      var cursor = JSONCursor(validated: buffer)
      return try JSONLocatedValue(&cursor, start: cursor.position, duplicates: duplicates)
    }
  }

  /// Says whether the bytes are one JSON value, with nothing but white space around it.
  public static func validate(_ bytes: [UInt8], maximumDepth: Int = standardDepth) throws(JSONFault) {
    try bytes.withUnsafeBufferPointer { (elements) throws(JSONFault) in
      try validate(UnsafeRawBufferPointer(elements), maximumDepth: maximumDepth)
    }
  }

  /// Says whether the bytes are one JSON value, with nothing but white space around it.
  public static func validate(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int = standardDepth) throws(JSONFault) {
    let depth = min(max(maximumDepth, 0), JSONScanner.deepest)
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      throw JSONFault(kind: .unexpectedEnd, offset: 0, message: "the text is empty")
    }
    let start = base.assumingMemoryBound(to: UInt8.self)
    let end = start + bytes.count
    var position = start
    do throws(JSONScanner.Failure) {
      try JSONScanner.skipValue(&position, end, depth: depth)
      JSONScanner.skipWhitespace(&position, end)
      guard position == end else { throw JSONScanner.Failure(.trailingText, position) }
    } catch {
      throw JSONFault(error, start: start, end: end, maximumDepth: depth)
    }
  }
}

extension JSONFault {
  /// Puts a scanner's failure into words.
  @inline(never)
  package init(_ failure: JSONScanner.Failure, start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, maximumDepth: Int) {
    let offset = failure.offset(from: start)
    let met = start + offset < end ? JSONFault.name(of: start[offset]) : "the end"
    let message =
      switch failure.kind {
      case .unexpectedEnd: "the text ends inside a value"
      case .unexpectedByte: "\(met) is not expected here"
      case .invalidNumber: "\(met) does not continue a number"
      case .invalidEscape: "no such escape in a string"
      case .controlCharacter: "\(met) stands unescaped in a string"
      case .invalidUTF8: "\(met) does not begin valid UTF-8"
      case .trailingText: "\(met) follows the value"
      case .duplicateMember: "a member of this name is there already"
      case .limit: "nested deeper than \(maximumDepth)"
      }
    self.init(
      kind: failure.kind, offset: offset, message: message,
      limit: failure.kind == .limit ? Limit(name: "nesting", value: maximumDepth) : nil)
  }

  private static func name(of byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x\(digits.utf8.count < 2 ? "0" : "")\(digits)"
  }
}
