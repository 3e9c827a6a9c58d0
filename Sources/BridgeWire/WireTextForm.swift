/// The forms of text that the schema names: what its patterns say, without a regular expression.
public enum WireTextForm: Sendable {
  case instant
  case period
  case calendarStep
  case amount

  /// What a text that does not fit should have been.
  var expectation: String {
    switch self {
    case .instant: "an instant such as 2026-01-31T12:00:00.000Z"
    case .period: "a period such as P1M"
    case .calendarStep: "calendar units such as P1M or P1Y6M"
    case .amount: "an amount such as \"9.99\""
    }
  }

  func fits(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = WireTextScanner(bytes: bytes)
      return switch self {
      case .instant: scanner.instant()
      case .period: scanner.period()
      case .calendarStep: scanner.calendarStep()
      case .amount: scanner.amount()
      }
    }
  }
}

/// Walks ASCII text from left to right.
private struct WireTextScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var isAtEnd: Bool { position == bytes.count }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes all digits that follow.
  private mutating func digits(_ allowed: ClosedRange<Int>) -> Bool {
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
    return allowed.contains(position - start)
  }

  /// Takes exactly two digits that make a number of a range.
  private mutating func pair(_ allowed: ClosedRange<UInt8>) -> Bool {
    guard position + 2 <= bytes.count else { return false }
    let (tens, ones) = (bytes[position] &- 0x30, bytes[position + 1] &- 0x30)
    guard tens <= 9, ones <= 9, allowed.contains(tens * 10 + ones) else { return false }
    position += 2
    return true
  }

  mutating func instant() -> Bool {
    guard pair(0...99), pair(0...99), take("-"), pair(1...12), take("-"), pair(1...31), take("T") else { return false }
    guard pair(0...23), take(":"), pair(0...59), take(":"), pair(0...59) else { return false }
    if take("."), !digits(1...Int.max) { return false }
    return take("Z") && isAtEnd
  }

  mutating func period() -> Bool {
    guard take("P"), position < bytes.count, bytes[position] != 0x30, digits(1...5) else { return false }
    return (take("D") || take("W") || take("M") || take("Y")) && isAtEnd
  }

  mutating func calendarStep() -> Bool {
    guard take("P") else { return false }
    var count = 0
    var rest: [Unicode.Scalar] = ["Y", "M", "W", "D"]
    while !isAtEnd, bytes[position] != UInt8(ascii: "T") {
      guard digits(1...6), let place = rest.firstIndex(where: { take($0) }) else { return false }
      rest.removeFirst(place + 1)
      count += 1
    }
    guard take("T") else { return isAtEnd && count > 0 }
    guard !isAtEnd else { return false }
    rest = ["H", "M", "S"]
    while !isAtEnd {
      guard digits(1...9), let place = rest.firstIndex(where: { take($0) }) else { return false }
      rest.removeFirst(place + 1)
    }
    return true
  }

  mutating func amount() -> Bool {
    guard digits(1...20) else { return false }
    if take("."), !digits(1...10) { return false }
    return isAtEnd
  }
}
