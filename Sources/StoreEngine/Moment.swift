/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// **Invariant:** nothing in this room reads a clock; every moment comes in by the door.
public struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// 9999-12-31T23:59:59.999Z, beyond which no period is counted.
  public static let latest = Moment(milliseconds: 253_402_300_799_999)

  public static func < (left: Moment, right: Moment) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment in ISO 8601, such as `2026-01-31T12:00:00.000Z`.
  public var description: String {
    let civil = CivilTime(self)
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let rest = Int(civil.millisecondOfDay)
    let day = "\(digits(civil.year, 4))-\(digits(civil.month, 2))-\(digits(civil.day, 2))"
    let time = "\(digits(rest / 3_600_000, 2)):\(digits(rest / 60_000 % 60, 2)):\(digits(rest / 1000 % 60, 2)).\(digits(rest % 1000, 3))"
    return "\(day)T\(time)Z"
  }

  /// The moment a length of time later, held before ``latest``.
  public func adding(_ length: Length) -> Moment {
    let (sum, overflow) = milliseconds.addingReportingOverflow(length.milliseconds)
    return overflow ? .latest : min(Moment(milliseconds: sum), .latest)
  }
}

/// A length of time that is no calendar period.
public struct Length: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func seconds(_ count: Int64) -> Length { Length(milliseconds: count * 1000) }
  public static func minutes(_ count: Int64) -> Length { seconds(count * 60) }
  public static func hours(_ count: Int64) -> Length { minutes(count * 60) }
  public static func days(_ count: Int64) -> Length { hours(count * 24) }

  public static func < (left: Length, right: Length) -> Bool {
    left.milliseconds < right.milliseconds
  }

  public static func * (length: Length, factor: Int64) -> Length {
    Length(milliseconds: length.milliseconds * factor)
  }
}
