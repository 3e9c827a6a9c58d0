import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a language writes an amount of money.
struct PriceFormat: Sendable {
  var decimalSeparator: String
  var groupSeparator: String
  /// Whether the currency comes after the amount, with a space.
  var currencyComesLast: Bool
  /// Signs that the language writes otherwise than ``commonSigns`` does.
  var ownSigns: [String: String] = [:]

  private static let commonSigns = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹", "BRL": "R$", "ILS": "₪", "VND": "₫",
    "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "HKD": "HK$", "TWD": "NT$",
  ]
  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
  ]
  private static let withThreeDigits: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  func text(of price: Price, region: String?) -> String {
    let digits = Self.withoutMinorUnit.contains(price.currency) ? 0 : Self.withThreeDigits.contains(price.currency) ? 3 : 2
    let amount = number(price.amount, digits: digits)
    guard let sign = ownSigns[price.currency] ?? Self.commonSigns[price.currency] else {
      return currencyComesLast ? "\(amount)\u{A0}\(price.currency)" : "\(price.currency)\u{A0}\(amount)"
    }
    return currencyComesLast ? "\(amount)\u{A0}\(sign)" : amount.hasPrefix("-") ? "-\(sign)\(amount.dropFirst())" : "\(sign)\(amount)"
  }

  private func number(_ amount: Decimal, digits: Int) -> String {
    // `Decimal`'s own text is plain digits with a point, whatever the machine's locale.
    let text = "\(amount)"
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map(String.init) ?? "0"
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    // More digits than the currency has are the store's own and stay.
    while fraction.utf8.count < digits { fraction += "0" }
    return (isNegative ? "-" : "") + grouped(whole) + (fraction.isEmpty ? "" : decimalSeparator + fraction)
  }

  private func grouped(_ whole: String) -> String {
    var groups: [Substring] = []
    var rest = whole[...]
    while rest.utf8.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return groups.joined(separator: groupSeparator)
  }
}
