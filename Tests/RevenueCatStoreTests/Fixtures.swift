import Foundation
import Subscriptions
import Testing
import Timekeeping

@testable import RevenueCatStore

/// The shared answers of the backend, beside the project.
enum Fixtures {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.deletingLastPathComponent().appending(path: "shared/fixtures/revenuecat")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ".json")))
  }

  /// Every fixture's name.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        .sorted()
    }
  }
}

/// An instant as the backend writes it.
func instant(_ text: String) -> Instant {
  guard let instant = Instant(reply: text) else { preconditionFailure("not a date: \(text)") }
  return instant
}

func date(_ text: String) -> Date { instant(text).date }

/// A subscription as the standing shows it, with what most fixtures share left out.
func held(
  _ id: String, isEntitled: Bool = true, since original: String?, from start: String, until end: String?, renews: Bool = false,
  price: Price? = nil, ownership: UserSubscription.Ownership = .purchased, reason: UserSubscription.ExpirationReason? = nil,
  isTrial: Bool = false, store: String = "appStore", url: String? = nil
) -> UserSubscription {
  UserSubscription(
    subscriptionID: id, groupID: "revenueCat", isEntitled: isEntitled, purchasedAt: date(original ?? start),
    originalPurchaseAt: original.map(date), periodStartAt: date(start), expiresAt: end.map(date), renewsAt: renews ? end.map(date) : nil,
    willAutoRenew: renews, renewalPrice: price, ownership: ownership, expirationReason: reason, isTrial: isTrial, storefrontKind: store,
    managementURL: url)
}

let american = PriceDisplay(locale: "en_US")

extension MicroPrice {
  /// As a store writes it that is not told a locale.
  var price: Price { price(american) }
}
