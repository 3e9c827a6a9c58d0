import Timekeeping

extension Instant {
  /// Reads a date as the backend writes it: ISO 8601 with seconds, with or without a fraction of any length, in UTC or with an offset
  /// (revenuecat-http-api §4). Fractions beyond the millisecond are cut off; anything else is nil.
  init?(reply text: String) {
    var digits = DigitReader(text)
    guard let year = digits.number(4), digits.take("-"), let month = digits.number(2), digits.take("-"), let day = digits.number(2),
      digits.take("T") || digits.take("t") || digits.take(" "), let hour = digits.number(2), digits.take(":"),
      let minute = digits.number(2),
      digits.take(":"), let second = digits.number(2), let fraction = digits.fraction(), let offset = digits.offset(), digits.isAtEnd
    else { return nil }
    guard (1...12).contains(month), day >= 1, day <= Instant.length(ofMonth: month, year), hour < 24, minute < 60, second < 60 else {
      return nil
    }
    let days = Instant.days(year, month, day)
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(fraction))
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 in the Gregorian calendar, with years that begin in March so that the leap day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let marchMonth = (month + 9) % 12
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + (marchMonth * 153 + 2) / 5 + day - 719_469
  }
}

/// Walks a text of digits and signs.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = rest.first, (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 0x30
      rest.removeFirst()
    }
    return value
  }

  /// Milliseconds of an optional fraction, nil for a dot without digits.
  mutating func fraction() -> Int? {
    guard take(".") else { return 0 }
    var milliseconds = 0
    var count = 0
    while let digit = number(1) {
      if count < 3 { milliseconds = milliseconds * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    return milliseconds * (count == 1 ? 100 : count == 2 ? 10 : 1)
  }

  /// Seconds east of UTC, nil when there is no zone.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let sign: Int
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes) * 60
  }
}
