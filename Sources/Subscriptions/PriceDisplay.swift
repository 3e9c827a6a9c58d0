#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes amounts of money the way a locale does.
public struct PriceDisplay: Sendable {
  private let language: String
  private let region: String
  private let style: NumberStyle

  /// - Parameter locale: an identifier such as `en_US`, `de` or `zh-Hans-CN`; an unknown one is written as English does.
  public init(locale: String) {
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    language = parts.first?.lowercased() ?? "en"
    region = parts.dropFirst().last { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased() ?? ""
    style = NumberStyle.of(language: language, region: region)
  }

  /// A price with its display text.
  public func price(_ amount: Decimal, _ currency: String) -> Price {
    Price(amount: amount, currency: currency, display: text(amount, currency))
  }

  /// The text for an amount, with at least the digits of the currency's smallest unit and no digit lost.
  public func text(_ amount: Decimal, _ currency: String) -> String {
    let code = CurrencyCode(currency)
    let isNegative = amount < 0
    let plain = (isNegative ? -amount : amount).description.split(separator: ".")
    let whole = grouped(String(plain.first ?? "0"))
    var fraction = plain.count > 1 ? String(plain[1]) : ""
    if fraction.utf8.count < code.minorDigits { fraction += String(repeating: "0", count: code.minorDigits - fraction.utf8.count) }
    let number = fraction.isEmpty ? whole : whole + style.decimalMark + fraction
    return (isNegative ? "-" : "") + joined(number, code.symbol(language: language, region: region))
  }

  private func joined(_ number: String, _ symbol: String) -> String {
    switch style.side {
    case .before: symbol.last?.isLetter == true ? "\(symbol)\u{A0}\(number)" : symbol + number
    case .beforeWithSpace: "\(symbol)\u{A0}\(number)"
    case .afterWithSpace: "\(number)\u{A0}\(symbol)"
    }
  }

  private func grouped(_ digits: String) -> String {
    let digits = Array(digits)
    var groups: [String] = []
    var end = digits.count
    var size = 3
    while end > 0 {
      let start = max(0, end - size)
      groups.append(String(digits[start..<end]))
      end = start
      if style.grouping == .indian { size = 2 }
    }
    return groups.reversed().joined(separator: style.groupMark)
  }
}
