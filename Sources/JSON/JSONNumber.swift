/// A number in its exact spelling: nothing is lost on the way through, and a meaning is taken only when one is asked for.
///
/// Two numbers are equal when they are spelled alike: `1`, `1.0` and `1e0` are three different values here.
public struct JSONNumber: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The spelling, valid as RFC 8259 has it.
  public let text: String

  /// Takes a spelling that is a valid number already.
  @usableFromInline init(validated text: String) { self.text = text }

  /// Takes a spelling, or nothing if RFC 8259 does not allow it.
  public init?(_ text: String) {
    var copy = text
    let isValid = copy.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return JSONScanner.isNumber(start, start + bytes.count)
    }
    guard isValid else { return nil }
    self.text = copy
  }

  public init(_ value: Int) { text = String(value) }

  /// Spells a number as the shortest text that gives it back; nil for infinities and NaN, which JSON cannot spell.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  public init(integerLiteral value: Int) { self.init(value) }

  /// The integer that the number is, however it is spelled (`12`, `12.0`, `1.2e1`); nil when it is none or does not fit.
  public var int: Int? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return JSONScanner.integer(start, start + bytes.count)
    }
  }

  /// The nearest double; infinite for what is too large for one.
  public var double: Double { Double(text) ?? .nan }

  public var description: String { text }
}
