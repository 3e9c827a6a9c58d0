/// A step of calendar units, for `clock/advance {by}`: `P1M`, `P1Y6M`, `P2W`, `P3DT12H`.
///
/// Months are added first and clamped to the month's last day, then days, then time, in UTC and without memory: two steps of `P1M` from
/// 31 January lead to 28 March.
public struct CalendarStep: Equatable, Sendable {
  var months: Int64 = 0
  var days: Int64 = 0
  var milliseconds: Int64 = 0

  /// Reads an ISO 8601 duration with whole numbers of at most nine digits; nil for anything else.
  public init?(iso8601 text: String) {
    var bytes = Array(text.utf8)[...]
    guard bytes.popFirst() == UInt8(ascii: "P"), !bytes.isEmpty else { return nil }
    var isTime = false
    var order = 0
    var isEmpty = true
    while let byte = bytes.first {
      if byte == UInt8(ascii: "T") {
        guard !isTime, bytes.count > 1 else { return nil }
        isTime = true
        order = 4
        bytes = bytes.dropFirst()
        continue
      }
      let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }
      bytes = bytes.dropFirst(digits.count)
      guard (1...9).contains(digits.count), let unit = bytes.popFirst() else { return nil }
      let count = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
      let place: Int
      switch (isTime, Unicode.Scalar(unit)) {
      case (false, "Y"): (place, months) = (1, months + 12 * count)
      case (false, "M"): (place, months) = (2, months + count)
      case (false, "W"): (place, days) = (3, days + 7 * count)
      case (false, "D"): (place, days) = (4, days + count)
      case (true, "H"): (place, milliseconds) = (5, milliseconds + 3_600_000 * count)
      case (true, "M"): (place, milliseconds) = (6, milliseconds + 60_000 * count)
      case (true, "S"): (place, milliseconds) = (7, milliseconds + 1000 * count)
      default: return nil
      }
      guard place > order else { return nil }
      order = place
      isEmpty = false
    }
    if isEmpty { return nil }
  }
}

extension Instant {
  /// The instant a step later; nil beyond the year 9999.
  public func adding(_ step: CalendarStep) -> Instant? {
    let day: Int64 = 86_400_000
    let since = milliseconds >= 0 ? milliseconds / day : (milliseconds - day + 1) / day
    var date = CivilDate(daysSinceEpoch: since)
    let months = date.year * 12 + date.month - 1 + step.months
    date.year = months / 12
    date.month = months % 12 + 1
    date.day = min(date.day, CivilDate.days(ofMonth: date.month, of: date.year))
    let end = Instant(milliseconds: (date.daysSinceEpoch + step.days) * day + (milliseconds - since * day) + step.milliseconds)
    return end <= .latest ? end : nil
  }
}
