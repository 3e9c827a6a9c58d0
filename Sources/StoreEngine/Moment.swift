/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// **Invariant:** nothing in this room reads a clock; every moment comes in by the door.
public struct Moment: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// 9999-12-31T23:59:59.999Z, beyond which no period is counted.
  public static let latest = Moment(milliseconds: 253_402_300_799_999)

  public static func < (left: Moment, right: Moment) -> Bool {
    left.milliseconds < right.milliseconds
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
