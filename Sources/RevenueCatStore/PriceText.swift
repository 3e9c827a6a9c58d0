/// Writes amounts as they are written in American English, the language of this store's texts.
enum PriceText {
  /// Currencies whose smallest unit is not a hundredth (ISO 4217).
  private static let digits: [String: Int] = [
    "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0, "UYI": 0, "VND": 0,
    "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
  ]

  private static let signs: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "HKD": "HK$", "ILS": "₪",
    "INR": "₹", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "VND": "₫", "XAF": "FCFA\u{A0}",
    "XOF": "F\u{202F}CFA\u{A0}",
  ]

  /// How many millionths the currency's smallest unit has.
  static func smallestUnit(of currency: String) -> Int {
    switch digits[currency] ?? 2 {
    case 0: 1_000_000
    case 3: 1_000
    default: 10_000
    }
  }

  /// The text of an amount, rounded half up to the currency's smallest unit, such as `$1,299.99`.
  static func display(micros: Int, currency: String) -> String {
    let unit = smallestUnit(of: currency)
    let count = digits[currency] ?? 2
    let units = micros / unit + (micros % unit * 2 >= unit ? 1 : 0)
    let perMain = 1_000_000 / unit
    var whole = String(units / perMain)
    var place = whole.index(whole.endIndex, offsetBy: -3, limitedBy: whole.startIndex)
    while let comma = place, comma > whole.startIndex {
      whole.insert(",", at: comma)
      place = whole.index(comma, offsetBy: -3, limitedBy: whole.startIndex)
    }
    let fraction = String(units % perMain)
    let text = count == 0 ? whole : whole + "." + String(repeating: "0", count: count - fraction.count) + fraction
    return (signs[currency] ?? currency + "\u{A0}") + text
  }
}
