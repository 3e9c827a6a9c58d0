#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// The clock counts whole milliseconds so that two instants reached by different sums are the same instant,
/// which the order of things that fall due together rests on.
public struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The nearest millisecond to a date; dates out of range become ``earliest`` or ``latest``.
  public init(_ date: Date) {
    let exact = (date.timeIntervalSince1970 * 1000).rounded()
    let low = Double(Instant.earliest.milliseconds)
    let high = Double(Instant.latest.milliseconds)
    milliseconds = exact >= high ? Instant.latest.milliseconds : exact > low ? Int64(exact) : Instant.earliest.milliseconds
  }

  public var date: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// 0001-01-01T00:00:00.000Z, the first instant that can be written with four digits of a year.
  public static let earliest = Instant(milliseconds: -62_135_596_800_000)
  /// 9999-12-31T23:59:59.999Z, the last instant that can be written with four digits of a year.
  public static let latest = Instant(milliseconds: 253_402_300_799_999)

  /// The instant a number of seconds later, rounded to the millisecond and held between ``earliest`` and ``latest``.
  public func adding(seconds: Double) -> Instant {
    let room = Double(Instant.latest.milliseconds - milliseconds)
    let step = (seconds * 1000).rounded()
    if step >= room { return .latest }
    if step <= Double(Instant.earliest.milliseconds - milliseconds) { return .earliest }
    return Instant(milliseconds: milliseconds + Int64(step))
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
