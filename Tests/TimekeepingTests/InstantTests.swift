import Testing
import Timekeeping

struct InstantTests {
  nonisolated static let known: [(Int64, [Int])] = [
    (1_767_225_600_000, [2026, 1, 1, 0, 0, 0, 0]),
    (1_767_311_999_999, [2026, 1, 1, 23, 59, 59, 999]),
    (0, [1970, 1, 1, 0, 0, 0, 0]),
    (-1, [1969, 12, 31, 23, 59, 59, 999]),
    (951_782_400_001, [2000, 2, 29, 0, 0, 0, 1]),
    (-2_203_891_200_000, [1900, 3, 1, 0, 0, 0, 0]),
    (-62_135_596_800_000, [1, 1, 1, 0, 0, 0, 0]),
    (253_402_300_799_999, [9999, 12, 31, 23, 59, 59, 999]),
  ]

  @Test(arguments: known)
  func `An instant has its place on the calendar and the clock of UTC`(milliseconds: Int64, expected: [Int]) {
    let parts = Instant(milliseconds: milliseconds).calendarParts
    #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, parts.millisecond] == expected)
  }

  @Test func `Each day follows the one before`() {
    var last = Instant.earliest.calendarParts
    for day in 1...(400 * 366) {
      let next = Instant(milliseconds: Instant.earliest.milliseconds + Int64(day) * 86_400_000).calendarParts
      let isNextDay = next.day == last.day + 1 && next.month == last.month && next.year == last.year
      let isNextMonth = next.day == 1 && next.month == last.month % 12 + 1 && next.year == last.year + last.month / 12
      #expect(isNextDay || (isNextMonth && last.day >= 28))
      last = next
    }
  }
}

struct InstantArithmeticTests {
  @Test func `Sums are held inside the years that can be written`() {
    #expect(Instant.latest.adding(seconds: 1) == .latest)
    #expect(Instant(milliseconds: 0).adding(seconds: 1e300) == .latest)
    #expect(Instant(milliseconds: 0).adding(seconds: -1e300) == .earliest)
    #expect(Instant(milliseconds: 0).adding(seconds: 0.0014).milliseconds == 1)
  }

  @Test func `A date and back is the same millisecond`() {
    for milliseconds in stride(from: Instant.earliest.milliseconds, through: Instant.latest.milliseconds, by: 987_654_321_987) {
      #expect(Instant(Instant(milliseconds: milliseconds).date).milliseconds == milliseconds)
    }
  }
}
