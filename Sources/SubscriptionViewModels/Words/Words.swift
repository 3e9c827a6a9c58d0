import Subscriptions
import Timekeeping

/// The texts of a language, and how it writes dates and prices.
struct Language: Sendable {
  /// ISO 639-1, such as `en`.
  var code: String
  /// The text of each message, with `{plan}`, `{date}` and `{price}` for its arguments.
  var text: @Sendable (MessageCode) -> String
  var date: @Sendable (_ parts: Instant.CalendarParts, _ region: String?) -> String

  static let all: [Language] = [.english, .german, .french, .spanish, .japanese]

  /// The language of a locale such as `de`, `de-CH` or `de_CH.UTF-8`; English where there are no texts.
  static func of(_ locale: LocaleName) -> Language {
    all.first { $0.code == locale.language } ?? .english
  }
}

extension BaseSubscriptionViewModel {
  /// The languages that have texts, ISO 639-1 codes; others fall back to English.
  nonisolated public static var languages: [String] { Language.all.map(\.code) }
}

extension MessageCode {
  /// The text before its arguments are put in, such as `Renews on {date} for {price}`.
  public func text(in locale: String) -> String {
    Language.of(LocaleName(locale)).text(self)
  }
}

/// A locale's language and region.
struct LocaleName: Hashable, Sendable {
  var language: String
  var region: String?

  init(_ identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    language = parts.first?.lowercased() ?? "en"
    region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
  }

  var identifier: String { region.map { "\(language)_\($0)" } ?? language }
}

/// The languages that screens speak.
public enum SpokenLanguages {
  /// ISO 639-1 codes, such as `en`.
  public static var codes: [String] { Language.all.map(\.code) }
}

/// Puts messages into the words of a locale.
struct Words {
  private let locale: LocaleName
  private let language: Language
  private let prices: PriceDisplay

  init(locale identifier: String) {
    locale = LocaleName(identifier)
    language = .of(locale)
    // Prices stand inside sentences: where there are no texts, both are English.
    prices = PriceDisplay(locale: language.code == locale.language ? locale.identifier : language.code)
  }

  func text(_ code: MessageCode, _ arguments: [String: MessageArgument] = [:]) -> String {
    let template = language.text(code)
    guard template.contains("{") else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      if let argument = arguments[String(rest[rest.index(after: open)..<close])] { text += self.text(of: argument) }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private func text(of argument: MessageArgument) -> String {
    switch argument {
    case .text(let text): text
    case .date(let date): language.date(Instant(date).calendarParts, locale.region)
    case .price(let price): prices.text(price.amount, price.currency)
    }
  }
}
