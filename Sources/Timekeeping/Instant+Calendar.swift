extension Instant {
  /// An instant on the calendar and the clock of UTC.
  public struct CalendarParts: Hashable, Sendable {
    public var year: Int
    /// 1…12.
    public var month: Int
    /// 1…31.
    public var day: Int
    public var hour: Int
    public var minute: Int
    public var second: Int
    public var millisecond: Int
  }

  public var calendarParts: CalendarParts {
    var days = milliseconds / 86_400_000
    var rest = milliseconds % 86_400_000
    if rest < 0 {
      rest += 86_400_000
      days -= 1
    }
    // Count days from 0000-03-01, so that the leap day is the last of its year; 146 097 days are 400 years.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return CalendarParts(
      year: Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), month: Int(month), day: Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1),
      hour: Int(rest / 3_600_000), minute: Int(rest / 60_000 % 60), second: Int(rest / 1000 % 60), millisecond: Int(rest % 1000))
  }
}
