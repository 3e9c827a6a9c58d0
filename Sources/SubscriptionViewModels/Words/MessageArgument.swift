import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is put into a message.
enum MessageArgument: Hashable {
  case text(String)
  case date(Date)
  case price(Price)

  /// The argument without a language: an instant in ISO 8601, a price as the store writes it.
  var plain: String {
    switch self {
    case .text(let text): text
    case .date(let date): Instant(date).plainText
    case .price(let price): price.display
    }
  }
}

extension Instant {
  /// Such as `2026-01-31T12:00:00.000Z` (PROTOCOL §2).
  fileprivate var plainText: String {
    let parts = calendarParts
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))T"
      + "\(digits(parts.hour, 2)):\(digits(parts.minute, 2)):\(digits(parts.second, 2)).\(digits(parts.millisecond, 3))Z"
  }
}
