extension Instant {
  /// The instant as ISO 8601 in UTC with milliseconds, such as `2026-01-31T12:00:00.000Z`.
  public var iso8601: String {
    var days = milliseconds / 86_400_000
    var rest = milliseconds % 86_400_000
    if rest < 0 {
      rest += 86_400_000
      days -= 1
    }
    let date = CivilDate(daysSinceEpoch: days)
    return String(unsafeUninitializedCapacity: 24) { bytes in
      var place = 0
      func put(_ value: Int64, _ width: Int, _ after: Unicode.Scalar) {
        var value = value
        for offset in stride(from: width - 1, through: 0, by: -1) {
          bytes[place + offset] = UInt8(0x30 + value % 10)
          value /= 10
        }
        bytes[place + width] = UInt8(ascii: after)
        place += width + 1
      }
      put(date.year, 4, "-")
      put(date.month, 2, "-")
      put(date.day, 2, "T")
      put(rest / 3_600_000, 2, ":")
      put(rest / 60_000 % 60, 2, ":")
      put(rest / 1000 % 60, 2, ".")
      put(rest % 1000, 3, "Z")
      return place
    }
  }

  /// Reads ISO 8601 with a date, a time, an optional fraction and `Z` or an offset; nil for anything else, or years other than 1 to 9999.
  /// Digits beyond the millisecond are cut off.
  public init?(iso8601 text: String) {
    var reader = InstantReader(text)
    guard let instant = reader.instant(), instant >= .earliest, instant <= .latest else { return nil }
    self = instant
  }
}

/// Reads an instant from left to right.
private struct InstantReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  mutating func instant() -> Instant? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2), take("T"),
      let hour = digits(2), take(":"), let minute = digits(2), take(":"), let second = digits(2),
      let fraction = fraction(), let offset = offset(), bytes.isEmpty,
      year >= 1, (1...12).contains(month), (1...CivilDate.days(ofMonth: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = CivilDate(year: year, month: month, day: day).daysSinceEpoch
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Instant(milliseconds: seconds * 1000 + fraction)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    guard bytes.count >= count else { return nil }
    var value: Int64 = 0
    for byte in bytes.prefix(count) {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    bytes = bytes.dropFirst(count)
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: mark) else { return false }
    bytes = bytes.dropFirst()
    return true
  }

  /// Milliseconds of the fraction, 0 when there is none.
  private mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    var value: Int64 = 0
    var count = 0
    while let byte = bytes.first, byte >= 0x30, byte <= 0x39 {
      if count < 3 { value = value * 10 + Int64(byte - 0x30) }
      count += 1
      bytes = bytes.dropFirst()
    }
    guard count > 0 else { return nil }
    for _ in min(count, 3)..<3 { value *= 10 }
    return value
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int64? {
    if take("Z") { return 0 }
    let sign: Int64
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = digits(2), take(":"), let minutes = digits(2), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
