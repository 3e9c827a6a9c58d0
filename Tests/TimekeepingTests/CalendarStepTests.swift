import Testing
import Timekeeping

@Suite struct CalendarStepTests {
  @Test(arguments: [
    ("2026-01-31T00:00:00.000Z", "P1M", "2026-02-28T00:00:00.000Z"), ("2028-01-31T00:00:00.000Z", "P1M", "2028-02-29T00:00:00.000Z"),
    ("2028-02-29T12:00:00.000Z", "P1Y", "2029-02-28T12:00:00.000Z"), ("2026-01-01T00:00:00.000Z", "P2W", "2026-01-15T00:00:00.000Z"),
    ("2026-12-31T23:59:59.999Z", "P1Y6M3DT1H2M3S", "2028-07-04T01:02:02.999Z"),
    ("1969-12-31T23:00:00.000Z", "P1D", "1970-01-01T23:00:00.000Z"),
    ("2026-01-01T00:00:00.000Z", "P0D", "2026-01-01T00:00:00.000Z"), ("2026-01-01T00:00:00.000Z", "P13M", "2027-02-01T00:00:00.000Z"),
  ])
  func `A step adds calendar units, clamped to the end of the month`(start: String, step: String, end: String) throws {
    let step = try #require(CalendarStep(iso8601: step))
    #expect(Instant(iso8601: start)?.adding(step)?.iso8601 == end)
  }

  @Test(arguments: ["", "P", "PT", "1M", "P1", "P1H", "P1M1Y", "P-1M", "P1.5M", "P1MT", "P1M1M", "PT1D", "P1234567890D"])
  func `What is no step is refused`(text: String) {
    #expect(CalendarStep(iso8601: text) == nil)
  }

  @Test func `A step beyond the year 9999 leads nowhere`() throws {
    let step = try #require(CalendarStep(iso8601: "P8000Y"))
    #expect(Instant(milliseconds: 1_767_225_600_000).adding(step) == nil)
  }
}
