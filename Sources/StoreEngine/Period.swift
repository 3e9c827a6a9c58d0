/// A length of time that a plan or an offer lasts, in calendar units.
public struct Period: Hashable, Sendable, CustomStringConvertible {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year
  }

  public var unit: Unit
  /// How many units, 1 to 1200.
  public var count: Int

  public init(_ count: Int, _ unit: Unit) {
    self.unit = unit
    self.count = count
  }

  /// Reads one ISO 8601 period of a single unit, such as `P1M`; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 3, bytes.count <= 6, bytes[0] == UInt8(ascii: "P") else { return nil }
    switch bytes[bytes.count - 1] {
    case UInt8(ascii: "D"): unit = .day
    case UInt8(ascii: "W"): unit = .week
    case UInt8(ascii: "M"): unit = .month
    case UInt8(ascii: "Y"): unit = .year
    default: return nil
    }
    var value = 0
    for byte in bytes[1..<(bytes.count - 1)] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    guard (1...1200).contains(value) else { return nil }
    count = value
  }

  public var description: String {
    switch unit {
    case .day: "P\(count)D"
    case .week: "P\(count)W"
    case .month: "P\(count)M"
    case .year: "P\(count)Y"
    }
  }

  /// The length in months; nil for days and weeks.
  public var months: Int? {
    switch unit {
    case .month: count
    case .year: count * 12
    case .day, .week: nil
    }
  }

  /// The length in days, a month counted as 30 and a year as 365: to compare and to scale, never to add to a date.
  public var nominalDays: Int {
    switch unit {
    case .day: count
    case .week: count * 7
    case .month: count * 30
    case .year: count * 365
    }
  }

  /// Whether two periods last equally long: a year is twelve months, a week seven days.
  public func isAsLong(as other: Period) -> Bool {
    switch (months, other.months) {
    case (let months?, let others?): months == others
    case (nil, nil): nominalDays == other.nominalDays
    default: false
    }
  }

  /// Where a period that begins at a moment ends in real time.
  ///
  /// - Parameter anchorDay: the day of the month on which the run began; months keep it where they have it.
  public func end(from start: Moment, anchorDay: Int) -> Moment {
    guard let months else { return start.adding(.days(Int64(nominalDays))) }
    return min(CivilTime(start).adding(months: months, anchorDay: anchorDay).moment, .latest)
  }
}
