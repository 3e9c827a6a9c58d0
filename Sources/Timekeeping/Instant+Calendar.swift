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
    let date = CivilDate(daysSinceEpoch: days)
    return CalendarParts(
      year: Int(date.year), month: Int(date.month), day: Int(date.day),
      hour: Int(rest / 3_600_000), minute: Int(rest / 60_000 % 60), second: Int(rest / 1000 % 60), millisecond: Int(rest % 1000))
  }
}
