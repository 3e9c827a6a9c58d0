/// Walks over JSON text byte by byte and says where it stops being JSON. Builds nothing and allocates nothing.
package enum JSONScanner {
  package typealias Position = UnsafePointer<UInt8>

  /// A fault as the scanner knows it: a kind and the place. The sentence is made only for the reader.
  package struct Failure: Error {
    package let kind: JSONFault.Kind
    private let address: UInt  // a number, so that the failure may travel like any other error

    @inline(never) package init(_ kind: JSONFault.Kind, _ position: Position) {
      self.kind = kind
      address = UInt(bitPattern: position)
    }

    /// Bytes from `start` to the fault.
    package func offset(from start: Position) -> Int { Int(address - UInt(bitPattern: start)) }
  }

  /// The deepest nesting that can be configured: the kinds of the open containers are the bits of one word.
  package static let deepest = 128

  @inlinable @inline(__always)
  package static func skipWhitespace(_ position: inout Position, _ end: Position) {
    while position < end {
      let byte = position.pointee
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Scans one value and everything in it, without recursion. `position` is at its first byte and ends behind its last.
  ///
  /// - Parameter depth: how many containers may be open at once inside.
  package static func skipValue(_ position: inout Position, _ end: Position, depth maximum: Int) throws(Failure) {
    var kinds: UInt128 = 0  // the open containers, the innermost in bit 0; 1 is an object
    var depth = 0

    while true {
      // At the start of a value.
      skipWhitespace(&position, end)
      guard position < end else { throw Failure(.unexpectedEnd, end) }
      opened: switch position.pointee {
      case UInt8(ascii: "\""):
        try skipString(&position, end)
      case UInt8(ascii: "{"):
        guard depth < maximum else { throw Failure(.limit, position) }
        position += 1
        skipWhitespace(&position, end)
        guard position < end else { throw Failure(.unexpectedEnd, end) }
        if position.pointee == UInt8(ascii: "}") {
          position += 1
          break opened
        }
        depth += 1
        kinds = kinds << 1 | 1
        try skipKey(&position, end)
        continue
      case UInt8(ascii: "["):
        guard depth < maximum else { throw Failure(.limit, position) }
        position += 1
        skipWhitespace(&position, end)
        guard position < end else { throw Failure(.unexpectedEnd, end) }
        if position.pointee == UInt8(ascii: "]") {
          position += 1
          break opened
        }
        depth += 1
        kinds = kinds << 1
        continue
      case UInt8(ascii: "t"):
        try skipWord("true", &position, end)
      case UInt8(ascii: "f"):
        try skipWord("false", &position, end)
      case UInt8(ascii: "n"):
        try skipWord("null", &position, end)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        try skipNumber(&position, end)
      default:
        throw Failure(.unexpectedByte, position)
      }

      // Behind a value.
      closing: while true {
        guard depth > 0 else { return }
        skipWhitespace(&position, end)
        guard position < end else { throw Failure(.unexpectedEnd, end) }
        let byte = position.pointee
        if byte == UInt8(ascii: ",") {
          position += 1
          if kinds & 1 == 1 {
            skipWhitespace(&position, end)
            try skipKey(&position, end)
          }
          break closing
        }
        guard byte == (kinds & 1 == 1 ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { throw Failure(.unexpectedByte, position) }
        position += 1
        depth -= 1
        kinds >>= 1
      }
    }
  }

  /// Scans a member's name and its colon.
  @inline(__always)
  static func skipKey(_ position: inout Position, _ end: Position) throws(Failure) {
    guard position < end else { throw Failure(.unexpectedEnd, end) }
    guard position.pointee == UInt8(ascii: "\"") else { throw Failure(.unexpectedByte, position) }
    try skipString(&position, end)
    skipWhitespace(&position, end)
    guard position < end else { throw Failure(.unexpectedEnd, end) }
    guard position.pointee == UInt8(ascii: ":") else { throw Failure(.unexpectedByte, position) }
    position += 1
  }

  @inline(__always)
  static func skipWord(_ word: StaticString, _ position: inout Position, _ end: Position) throws(Failure) {
    let start = word.utf8Start
    for index in 0..<word.utf8CodeUnitCount {
      guard position < end else { throw Failure(.unexpectedEnd, end) }
      guard position.pointee == start[index] else { throw Failure(.unexpectedByte, position) }
      position += 1
    }
  }

  /// Scans a number: `-`? (`0` | [1-9][0-9]*) (`.` [0-9]+)? ([eE] [+-]? [0-9]+)?
  package static func skipNumber(_ position: inout Position, _ end: Position) throws(Failure) {
    if position.pointee == UInt8(ascii: "-") { position += 1 }
    guard position < end else { throw Failure(.unexpectedEnd, end) }
    if position.pointee == UInt8(ascii: "0") {
      position += 1
      if position < end, isDigit(position.pointee) { throw Failure(.invalidNumber, position) }
    } else {
      try skipDigits(&position, end)
    }
    guard position < end else { return }
    if position.pointee == UInt8(ascii: ".") {
      position += 1
      try skipDigits(&position, end)
      guard position < end else { return }
    }
    if position.pointee | 0x20 == UInt8(ascii: "e") {
      position += 1
      guard position < end else { throw Failure(.unexpectedEnd, end) }
      if position.pointee == UInt8(ascii: "+") || position.pointee == UInt8(ascii: "-") { position += 1 }
      try skipDigits(&position, end)
    }
  }

  @inline(__always)
  private static func skipDigits(_ position: inout Position, _ end: Position) throws(Failure) {
    guard position < end else { throw Failure(.unexpectedEnd, end) }
    guard isDigit(position.pointee) else { throw Failure(.invalidNumber, position) }
    repeat { position += 1 } while position < end && isDigit(position.pointee)
  }

  @inlinable @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Says whether the bytes are one number and nothing else.
  static func isNumber(_ start: Position, _ end: Position) -> Bool {
    var position = start
    guard position < end, position.pointee == UInt8(ascii: "-") || isDigit(position.pointee) else { return false }
    do { try skipNumber(&position, end) } catch { return false }
    return position == end
  }

  /// Scans a string with its quotes: UTF-8, escapes, no raw control characters.
  package static func skipString(_ position: inout Position, _ end: Position) throws(Failure) {
    position += 1
    while true {
      // Eight plain bytes at a time: none is a quote, a backslash, a control character or beyond ASCII.
      while end - position >= 8 {
        let word = UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)
        let special = JSONScanner.special(word)
        if special == 0 {
          position += 8
        } else {
          position += special.trailingZeroBitCount >> 3
          break
        }
      }
      guard position < end else { throw Failure(.unexpectedEnd, end) }
      let byte = position.pointee
      if byte == UInt8(ascii: "\"") {
        position += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        try skipEscape(&position, end)
      } else if byte >= 0x80 {
        try skipScalar(&position, end)
      } else if byte < 0x20 {
        throw Failure(.controlCharacter, position)
      } else {
        position += 1
      }
    }
  }

  /// Marks with its high bit the first byte of eight that needs a closer look; bits behind that one mean nothing.
  @inline(__always)
  static func special(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: word)
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | (word &- (ones &* 0x20)) | word) & (ones &* 0x80)
  }

  private static func skipEscape(_ position: inout Position, _ end: Position) throws(Failure) {
    let start = position
    position += 1
    guard position < end else { throw Failure(.unexpectedEnd, end) }
    switch position.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard position < end else { throw Failure(.unexpectedEnd, end) }
        guard hexadecimal(position.pointee) != nil else { throw Failure(.invalidEscape, start) }
        position += 1
      }
    default:
      throw Failure(.invalidEscape, start)
    }
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Scans one scalar of two to four bytes: the shortest form only, no surrogates, nothing beyond U+10FFFF.
  private static func skipScalar(_ position: inout Position, _ end: Position) throws(Failure) {
    let lead = position.pointee
    let count: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, lowest) = (3, 0xA0)
    case 0xED: (count, highest) = (3, 0x9F)
    case 0xE1...0xEC, 0xEE...0xEF: count = 3
    case 0xF0: (count, lowest) = (4, 0x90)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, highest) = (4, 0x8F)
    default: throw Failure(.invalidUTF8, position)
    }
    guard end - position >= count, position[1] >= lowest, position[1] <= highest else { throw Failure(.invalidUTF8, position) }
    for index in 2..<max(count, 2) where position[index] & 0xC0 != 0x80 { throw Failure(.invalidUTF8, position) }
    position += count
  }

  /// The integer that a valid number is, however it is spelled; nil when it is none or does not fit.
  static func integer(_ start: Position, _ end: Position) -> Int? {
    var position = start
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value = 0
    while position < end, isDigit(position.pointee) {
      let digit = Int(position.pointee &- UInt8(ascii: "0"))
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !overflow, !carry else { return integerByDigits(start, end) }
      value = sum
      position += 1
    }
    return position == end ? value : integerByDigits(start, end)
  }

  /// The long way: digits without the dot, and how far the exponent moves it.
  @inline(never)
  private static func integerByDigits(_ start: Position, _ end: Position) -> Int? {
    var digits: [UInt8] = []
    var scale = 0  // the value is digits × 10^scale
    var position = start
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var isFraction = false
    while position < end, position.pointee | 0x20 != UInt8(ascii: "e") {
      if position.pointee == UInt8(ascii: ".") {
        isFraction = true
      } else {
        let digit = position.pointee - UInt8(ascii: "0")
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
        if isFraction { scale -= 1 }
      }
      position += 1
    }
    guard !digits.isEmpty else { return 0 }
    if position < end {
      position += 1
      let sign = position.pointee == UInt8(ascii: "-") ? -1 : 1
      if position.pointee == UInt8(ascii: "-") || position.pointee == UInt8(ascii: "+") { position += 1 }
      var exponent = 0
      while position < end {
        exponent = min(exponent * 10 + Int(position.pointee - UInt8(ascii: "0")), 1 << 50)
        position += 1
      }
      scale += sign * exponent
    }
    while scale < 0, digits.last == 0 {
      digits.removeLast()
      scale += 1
    }
    guard scale >= 0, digits.count + scale <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: scale) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = isNegative ? product.subtractingReportingOverflow(Int(digit)) : product.addingReportingOverflow(Int(digit))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }
}
