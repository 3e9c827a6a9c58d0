/// How a locale writes amounts of money: its marks, and on which side the currency stands.
///
/// A small table of our own after the common locale data, since the full data costs tens of megabytes to load.
struct NumberStyle: Sendable {
  enum Grouping: Sendable { case thousands, indian }
  enum Side: Sendable { case before, beforeWithSpace, afterWithSpace }

  var decimalMark: String
  var groupMark: String
  var side: Side
  var grouping = Grouping.thousands

  /// The style of a locale, by region where it has its own, else by language, else English.
  static func of(language: String, region: String) -> NumberStyle {
    regional["\(language)_\(region)"] ?? languages[language] ?? english
  }

  private static let noBreakSpace = "\u{A0}"
  private static let english = NumberStyle(decimalMark: ".", groupMark: ",", side: .before)
  private static let continental = NumberStyle(decimalMark: ",", groupMark: ".", side: .afterWithSpace)
  private static let spaced = NumberStyle(decimalMark: ",", groupMark: noBreakSpace, side: .afterWithSpace)
  private static let indian = NumberStyle(decimalMark: ".", groupMark: ",", side: .before, grouping: .indian)
  private static let dutch = NumberStyle(decimalMark: ",", groupMark: ".", side: .beforeWithSpace)
  private static let turkish = NumberStyle(decimalMark: ",", groupMark: ".", side: .before)

  private static let languages: [String: NumberStyle] = [
    "en": english, "ja": english, "zh": english, "ko": english, "th": english, "hi": indian,
    "de": continental, "es": continental, "it": continental, "da": continental, "vi": continental, "el": continental, "hr": continental,
    "ro": continental, "sl": continental, "ca": continental,
    "fr": NumberStyle(decimalMark: ",", groupMark: "\u{202F}", side: .afterWithSpace),
    "sv": spaced, "nb": spaced, "fi": spaced, "pl": spaced, "cs": spaced, "sk": spaced, "uk": spaced, "ru": spaced, "hu": spaced,
    "bg": spaced, "kk": spaced,
    "pt": dutch, "nl": dutch, "id": dutch, "tr": turkish,
    "ms": NumberStyle(decimalMark: ".", groupMark: ",", side: .beforeWithSpace),
    "ar": NumberStyle(decimalMark: ".", groupMark: ",", side: .beforeWithSpace),
    "he": NumberStyle(decimalMark: ".", groupMark: ",", side: .afterWithSpace),
  ]

  private static let regional: [String: NumberStyle] = [
    "en_IN": indian,
    "de_AT": NumberStyle(decimalMark: ",", groupMark: noBreakSpace, side: .beforeWithSpace),
    "de_CH": NumberStyle(decimalMark: ".", groupMark: "’", side: .beforeWithSpace),
    "fr_CA": spaced,
    "pt_PT": spaced,
    "es_MX": english, "es_US": english, "es_PE": NumberStyle(decimalMark: ".", groupMark: ",", side: .beforeWithSpace),
    "es_CO": dutch, "es_AR": dutch, "es_CL": turkish,
  ]
}
