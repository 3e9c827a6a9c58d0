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
