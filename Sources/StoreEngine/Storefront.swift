/// The country whose store a customer buys in, by its ISO 3166-1 alpha-3 code.
public enum Storefront {
  /// What a configuration without `_storefront` means.
  public static let standard = "USA"

  /// Three capital letters, as a code is written.
  public static func isWellFormed(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
  }

  /// The currency in which that country's store charges; US dollars where the store has no local one.
  public static func currency(of code: String) -> Currency {
    euroCountries.contains(code) ? euro : currencies[code].flatMap(Currency.init) ?? .usDollar
  }

  private static let euro = Currency("EUR")!

  private static let euroCountries: Set<String> = [
    "AUT", "BEL", "BGR", "CYP", "DEU", "ESP", "EST", "FIN", "FRA", "GRC", "HRV", "IRL", "ITA", "LTU", "LUX", "LVA", "MLT", "NLD", "PRT",
    "SVK", "SVN", "BIH", "MNE", "SRB", "XKS",
  ]

  private static let currencies: [String: String] = [
    "ARE": "AED", "AUS": "AUD", "BRA": "BRL", "CAN": "CAD", "CHE": "CHF", "CHL": "CLP", "CHN": "CNY", "COL": "COP", "CZE": "CZK",
    "DNK": "DKK", "EGY": "EGP", "GBR": "GBP", "HKG": "HKD", "HUN": "HUF", "IDN": "IDR", "IND": "INR", "ISR": "ILS", "JPN": "JPY",
    "KAZ": "KZT", "KOR": "KRW", "MEX": "MXN", "MYS": "MYR", "NGA": "NGN", "NOR": "NOK", "NZL": "NZD", "PAK": "PKR", "PER": "PEN",
    "PHL": "PHP", "POL": "PLN", "QAT": "QAR", "ROU": "RON", "RUS": "RUB", "SAU": "SAR", "SGP": "SGD", "SWE": "SEK", "THA": "THB",
    "TUR": "TRY", "TWN": "TWD", "TZA": "TZS", "VNM": "VND", "ZAF": "ZAR",
  ]
}
