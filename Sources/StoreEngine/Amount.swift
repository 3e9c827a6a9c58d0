/// An amount of money as an exact decimal: a whole number of the last digit's place. Never negative, never floating.
public struct Amount: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The digits as one whole number.
  public let units: Int64
  /// How many of the digits stand behind the point, 0 to 6.
  public let scale: Int8

  public static let zero = Amount(units: 0, scale: 0)
  /// More digits than any currency's prices have.
  public static let maximumDigits = 12

  public init(units: Int64, scale: Int8 = 0) {
    precondition(units >= 0 && (0...6).contains(scale))
    self.units = units
    self.scale = scale
  }

  /// Reads a plain decimal such as `9.99`, `79` or `0.0`: digits and at most one point; nil for anything else.
  public init?(_ text: String) {
    var units: Int64 = 0
    var digits = 0
    var scale: Int8 = 0
    var isBehindPoint = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."):
        guard !isBehindPoint, digits > 0 else { return nil }
        isBehindPoint = true
      case 0x30...0x39:
        digits += 1
        if isBehindPoint { scale += 1 }
        guard digits <= Amount.maximumDigits, scale <= 6 else { return nil }
        units = units * 10 + Int64(byte - 0x30)
      default: return nil
      }
    }
    guard digits > 0, !isBehindPoint || scale > 0 else { return nil }
    self.init(units: units, scale: scale)
  }

  /// The decimal as it was written.
  public var description: String {
    guard scale > 0 else { return String(units) }
    var digits = String(units)
    if digits.utf8.count <= scale { digits = String(repeating: "0", count: Int(scale) + 1 - digits.utf8.count) + digits }
    return "\(digits.dropLast(Int(scale))).\(digits.suffix(Int(scale)))"
  }

  public var isZero: Bool { units == 0 }

  public static func < (left: Amount, right: Amount) -> Bool {
    left.units * power(max(right.scale - left.scale, 0)) < right.units * power(max(left.scale - right.scale, 0))
  }

  /// Amounts are equal by value: `5` is `5.00`.
  public static func == (left: Amount, right: Amount) -> Bool {
    !(left < right) && !(right < left)
  }

  public func hash(into hasher: inout Hasher) {
    var units = units
    var scale = scale
    while scale > 0, units % 10 == 0 {
      units /= 10
      scale -= 1
    }
    hasher.combine(units)
    hasher.combine(scale)
  }

  private static func power(_ exponent: Int8) -> Int64 {
    var result: Int64 = 1
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}

/// An amount in a currency.
public struct Money: Hashable, Sendable {
  public var amount: Amount
  public var currency: Currency

  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

/// A currency by its ISO 4217 code, kept in four bytes because a ledger has millions of them.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  private let packed: UInt32

  /// Three capital letters; nil for anything else.
  public init?(_ code: String) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else { return nil }
    packed = UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
  }

  public static let usDollar = Currency("USD")!

  public var description: String {
    String(decoding: [UInt8(packed >> 16 & 0xFF), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)], as: UTF8.self)
  }
}
