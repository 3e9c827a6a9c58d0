/// A length of time that a plan or an offer lasts, in calendar units.
public struct SubscriptionPeriod: Hashable, Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year
  }

  public var unit: Unit
  /// How many units, at least one.
  public var count: Int

  public init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  public static let week = SubscriptionPeriod(1, .week)
  public static let month = SubscriptionPeriod(1, .month)
  public static let year = SubscriptionPeriod(1, .year)

  /// Reads one ISO 8601 period of a single unit, such as `P1M`; nil for anything else.
  public init?(iso8601 text: String) {
    guard text.utf8.count >= 3, text.utf8.first == UInt8(ascii: "P"), let last = text.last else { return nil }
    let unit: Unit
    switch last {
    case "D": unit = .day
    case "W": unit = .week
    case "M": unit = .month
    case "Y": unit = .year
    default: return nil
    }
    let digits = text.dropFirst().dropLast()
    guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let count = Int(digits), count > 0 else { return nil }
    self.init(count, unit)
  }

  /// The period in ISO 8601, such as `P1M`.
  public var iso8601: String {
    switch unit {
    case .day: "P\(count)D"
    case .week: "P\(count)W"
    case .month: "P\(count)M"
    case .year: "P\(count)Y"
    }
  }
}
