import JSON
import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A price in millionths of a currency's main unit, as the backend lists them.
struct MicroPrice: Hashable, Sendable {
  var micros: Int
  var currency: String

  /// The exact amount.
  var amount: Decimal { Decimal(micros) / 1_000_000 }

  /// The exact amount with the text that a screen shows.
  func price(_ display: PriceDisplay) -> Price {
    display.price(amount, currency)
  }
}

extension MicroPrice {
  /// Reads a listed price, `{amount_micros, currency}`; nil when it is none.
  init?(listed value: JSONValue?) {
    guard let micros = value?["amount_micros"]?.int, micros >= 0, let currency = value?["currency"]?.string, !currency.isEmpty else {
      return nil
    }
    self.init(micros: micros, currency: currency)
  }

  /// Reads a paid price, `{amount, currency}`; the amount is a number in some answers and a text in others. Nil when it is none.
  init?(paid value: JSONValue?) {
    guard let currency = value?["currency"]?.string, !currency.isEmpty,
      let micros = (value?["amount"]?.number?.text ?? value?["amount"]?.string).flatMap(MicroPrice.micros(of:))
    else { return nil }
    self.init(micros: micros, currency: currency)
  }

  /// The millionths of a plain decimal; digits beyond them are cut off.
  private static func micros(of text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Int($0) }), (0...1_000_000_000_000).contains(whole), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return whole * 1_000_000 }
    let digits = parts[1]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return whole * 1_000_000 + (Int((digits + "000000").prefix(6)) ?? 0)
  }
}
