/// What is known of a currency by its ISO 4217 code.
public struct CurrencyCode: Hashable, Sendable {
  public let code: String

  public init(_ code: String) {
    self.code = code
  }

  /// How many digits the smallest unit takes (ISO 4217).
  public var minorDigits: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// The sign that a locale writes: a country's own sign at home, one that cannot be mistaken elsewhere.
  func symbol(language: String, region: String) -> String {
    if let home = CurrencyCode.homeSymbols[code], home.regions.contains(region) { return home.symbol }
    if language == "ja", code == "JPY" { return "￥" }
    if language == "fr", code == "USD" { return "$US" }
    return CurrencyCode.worldSymbols[code] ?? code
  }

  /// Signs that mean this currency everywhere.
  private static let worldSymbols: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹", "BRL": "R$", "TRY": "₺", "RUB": "₽",
    "VND": "₫", "ILS": "₪", "THB": "฿", "PHP": "₱", "NGN": "₦", "UAH": "₴", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$",
    "HKD": "HK$", "TWD": "NT$", "XAF": "FCFA",
  ]

  /// Signs that mean this currency only where it is at home.
  private static let homeSymbols: [String: (symbol: String, regions: Set<String>)] = [
    "CAD": ("$", ["CA"]), "AUD": ("$", ["AU"]), "NZD": ("$", ["NZ"]), "MXN": ("$", ["MX"]), "HKD": ("HK$", ["HK"]), "SGD": ("$", ["SG"]),
    "TWD": ("$", ["TW"]), "CNY": ("¥", ["CN"]), "PLN": ("zł", ["PL"]), "CZK": ("Kč", ["CZ"]), "HUF": ("Ft", ["HU"]),
    "SEK": ("kr", ["SE"]), "NOK": ("kr", ["NO"]), "DKK": ("kr.", ["DK"]), "IDR": ("Rp", ["ID"]), "MYR": ("RM", ["MY"]),
    "ZAR": ("R", ["ZA"]),
    "COP": ("$", ["CO"]), "CLP": ("$", ["CL"]), "ARS": ("$", ["AR"]), "RON": ("RON", ["RO"]), "BGN": ("лв.", ["BG"]),
    "KZT": ("₸", ["KZ"]), "PEN": ("S/", ["PE"]),
  ]

  /// The currency of a storefront, by its ISO 3166-1 alpha-3 code; USD where Apple's store charges dollars or the country is not known.
  public static func ofStorefront(_ storefront: String) -> String {
    storefrontCurrencies[storefront] ?? "USD"
  }

  private static let storefrontCurrencies: [String: String] = {
    var currencies = [
      "USA": "USD", "GBR": "GBP", "JPN": "JPY", "CHN": "CNY", "KOR": "KRW", "IND": "INR", "BRA": "BRL", "TUR": "TRY", "RUS": "RUB",
      "VNM": "VND", "ISR": "ILS", "THA": "THB", "PHL": "PHP", "NGA": "NGN", "CAN": "CAD", "AUS": "AUD", "NZL": "NZD", "MEX": "MXN",
      "HKG": "HKD", "TWN": "TWD", "SGP": "SGD", "POL": "PLN", "CZE": "CZK", "HUN": "HUF", "SWE": "SEK", "NOR": "NOK", "DNK": "DKK",
      "CHE": "CHF", "IDN": "IDR", "MYS": "MYR", "ZAF": "ZAR", "COL": "COP", "CHL": "CLP", "ROU": "RON", "BGR": "EUR", "KAZ": "KZT",
      "PER": "PEN", "SAU": "SAR", "ARE": "AED", "QAT": "QAR", "EGY": "EGP", "PAK": "PKR", "TZA": "TZS",
    ]
    for country in [
      "AUT", "BEL", "CYP", "DEU", "ESP", "EST", "FIN", "FRA", "GRC", "HRV", "IRL", "ITA", "LTU", "LUX", "LVA", "MLT", "NLD", "PRT", "SVK",
      "SVN",
    ] {
      currencies[country] = "EUR"
    }
    return currencies
  }()
}
