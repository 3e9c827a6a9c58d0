import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor
struct WordsTests {
  /// A screen that shows a card with a date and a price.
  private func screen(_ locale: String) async -> (Stage, ManageSubscriptionViewModel) {
    let stage = Stage.selling(
      .holding("pro_monthly") { $0.renewalPrice = Price(amount: Decimal(string: "1234.5") ?? 0, currency: "EUR", display: "€1,234.50") })
    let screen = stage.manageScreen(ScreenOptions(locale: locale))
    await screen.load()
    return (stage, screen)
  }

  @Test(arguments: [
    ("en", "Renews on February 1, 2026 for €1,234.50"),
    ("en_US", "Renews on February 1, 2026 for €1,234.50"),
    ("en-GB", "Renews on 1 February 2026 for €1,234.50"),
    ("de", "Verlängert sich am 1. Februar 2026 für 1.234,50\u{A0}€"),
    ("de_DE.UTF-8", "Verlängert sich am 1. Februar 2026 für 1.234,50\u{A0}€"),
    ("fr", "Renouvellement le 1er février 2026 pour 1\u{202F}234,50\u{A0}€"),
    ("es", "Se renueva el 1 de febrero de 2026 por 1.234,50\u{A0}€"),
    ("ja", "2026年2月1日に€1,234.50で更新されます"),
    ("tlh", "Renews on February 1, 2026 for €1,234.50"),
    ("", "Renews on February 1, 2026 for €1,234.50"),
  ])
  func `Texts, dates and prices follow the locale, and fall back by language`(locale: String, subtitle: String) async {
    #expect(await screen(locale).1.current?.subtitle == subtitle)
  }

  @Test func `A change of locale is one step, and nothing else differs`() async {
    let (stage, screen) = await screen("en")
    stage.spy.nextPurchaseResult = .failure(StoreError(.offline))
    await screen.purchaseSubscription(Plans.proMonthly)
    let diary = Diary(screen)
    let before = screen.toast
    screen.locale = "de"
    #expect(diary.steps == 1)
    #expect(diary.read() == ["current=Pro Monthly/active/Verlängert sich am 1. Februar 2026 für 1.234,50\u{A0}€"])
    #expect(screen.toast?.message == "Du bist offline. Prüfe deine Verbindung und versuche es erneut")
    #expect(screen.toast?.id == before?.id && screen.toast?.code == before?.code)
    screen.locale = "de"
    #expect(diary.steps == 1)
  }

  @Test func `Every language has every text, with the same arguments as English`() {
    #expect(BaseSubscriptionViewModel.languages == ["en", "de", "fr", "es", "ja"])
    for code in MessageCode.allCases {
      let english = Set(arguments(of: code.text(in: "en")))
      for language in BaseSubscriptionViewModel.languages {
        let text = code.text(in: language)
        #expect(!text.isEmpty)
        #expect(Set(arguments(of: text)) == english, "\(code) in \(language): \(text)")
        if language != "en" { #expect(text != code.text(in: "en"), "\(code) in \(language)") }
      }
    }
  }

  private func arguments(of text: String) -> [Substring] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { $0.contains("}") ? $0.prefix { $0 != "}" } : nil }
  }
}
