import Testing
import Timekeeping

struct InstantTests {
  @Test(arguments: [
    (1_767_225_600_000, "2026-01-01T00:00:00.000Z"),
    (0, "1970-01-01T00:00:00.000Z"),
    (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_001, "2000-02-29T00:00:00.001Z"),
    (-2_203_891_200_000, "1900-03-01T00:00:00.000Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func `An instant is written in ISO 8601 with milliseconds`(milliseconds: Int64, text: String) {
    #expect(Instant(milliseconds: milliseconds).iso8601 == text)
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
