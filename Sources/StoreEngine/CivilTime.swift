/// A moment as the Gregorian calendar writes it in UTC, where no day has a change of clocks.
public struct CivilTime: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// What has passed of the day.
  public var millisecondOfDay: Int64

  public init(year: Int, month: Int, day: Int, millisecondOfDay: Int64 = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.millisecondOfDay = millisecondOfDay
  }

  private static let dayLength: Int64 = 86_400_000

  public init(_ moment: Moment) {
    var days = moment.milliseconds / CivilTime.dayLength
    var rest = moment.milliseconds % CivilTime.dayLength
    if rest < 0 {
      rest += CivilTime.dayLength
      days -= 1
    }
    // Years are counted from 1 March, so that a leap day is the last of its year; eras have 400 years.
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    millisecondOfDay = rest
  }

  public var moment: Moment {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = Int64(era * 146_097 + dayOfEra - 719_468)
    return Moment(milliseconds: days * CivilTime.dayLength + millisecondOfDay)
  }

  /// How many days a month has.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same time of day a number of months later, on the anchor day or the last day of a shorter month (store-behaviour §13.14).
  public func adding(months: Int, anchorDay: Int) -> CivilTime {
    let total = year * 12 + (month - 1) + months
    var result = self
    result.year = total / 12
    result.month = total % 12 + 1
    result.day = min(anchorDay, CivilTime.days(inMonth: result.month, of: result.year))
    return result
  }
}
