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
    case .date(let date): Instant(date).iso8601
    case .price(let price): price.display
    }
  }
}
