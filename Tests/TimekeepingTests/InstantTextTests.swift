import Testing
import Timekeeping

@Suite struct InstantTextTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (1_767_225_600_000, "2026-01-01T00:00:00.000Z"), (951_782_399_999, "2000-02-28T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
  ])
  func `An instant is written with milliseconds in UTC and read back`(milliseconds: Int, text: String) {
    #expect(Instant(milliseconds: Int64(milliseconds)).iso8601 == text)
    #expect(Instant(iso8601: text)?.milliseconds == Int64(milliseconds))
  }

  @Test func `Every day of four centuries is read back`() {
    for day in stride(from: Int64(-135_140), to: 146_097, by: 1) {
      let instant = Instant(milliseconds: day * 86_400_000 + 1)
      #expect(Instant(iso8601: instant.iso8601) == instant)
    }
  }

  @Test(arguments: [
    ("2026-01-31T12:00:00Z", 1_769_860_800_000), ("2026-01-31T12:00:00.5Z", 1_769_860_800_500),
    ("2026-01-31T13:30:00+01:30", 1_769_860_800_000),
    ("2026-01-31T12:00:00.123456Z", 1_769_860_800_123),
  ])
  func `Other spellings of an instant are read`(text: String, milliseconds: Int) {
    #expect(Instant(iso8601: text)?.milliseconds == Int64(milliseconds))
  }

  @Test(arguments: [
    "", "2026", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:00:60Z", "2026-01-01T00:00:00",
    "tomorrow",
    "2026-01-01 00:00:00Z", "2026-01-01T00:00:00.Z", "0000-01-01T00:00:00Z", "2026-01-01T00:00:00Zx",
  ])
  func `What is no instant is refused`(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }
}
