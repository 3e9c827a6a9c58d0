/// What a `.storekit` configuration means: what the store sells, and how it is set at the start.
///
/// **Invariant:** no secret of the file (its offer signing key) is kept here, so none can be printed.
public struct Catalog: Sendable {
  /// The configuration's own identifier, empty when it has none.
  public var identifier: String
  /// Everything sold, one-time products first, then subscriptions by group, each in the order of the file.
  public let products: [CatalogProduct]
  public let groups: [CatalogGroup]
  /// The settings as the file has them.
  public let settings: StoreSettings
  /// Whether the file asks for every purchase to fail (`_failTransactionsEnabled`).
  public let failsTransactions: Bool
  /// What is odd about the file; none of severity error, or there would be no catalogue.
  public let warnings: [CatalogProblem]

  private let productIndex: [String: Int]
  private let groupIndex: [String: Int]

  init(
    identifier: String, products: [CatalogProduct], groups: [CatalogGroup], settings: StoreSettings, failsTransactions: Bool,
    warnings: [CatalogProblem]
  ) {
    self.identifier = identifier
    self.products = products
    self.groups = groups
    self.settings = settings
    self.failsTransactions = failsTransactions
    self.warnings = warnings
    productIndex = Dictionary(products.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    groupIndex = Dictionary(groups.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public subscript(productID: String) -> CatalogProduct? {
    productIndex[productID].map { products[$0] }
  }

  /// The place of a group in the file; nil when the file has none of that id.
  public func place(ofGroup id: String) -> Int? { groupIndex[id] }

  public func group(_ id: String) -> CatalogGroup? { groupIndex[id].map { groups[$0] } }

  /// The subscriptions that can be bought, in the order of the file.
  public var subscriptions: [CatalogProduct] { products.filter { $0.plan != nil && $0.price != nil } }
}

/// A group of plans that exclude each other.
public struct CatalogGroup: Hashable, Sendable {
  public var id: String
  /// The reference name; the id when the file gives none.
  public var name: String
  public var localizations: [CatalogLocalization]
  /// Identifiers of its plans, in the order of the file.
  public var productIDs: [String]

  /// The name as a locale's customers read it.
  public func displayName(in locale: String) -> String {
    localizations.bestText(for: locale, \.name) ?? name
  }
}

/// A thing for sale.
public struct CatalogProduct: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case consumable, nonConsumable, nonRenewing, autoRenewable
  }

  public var id: String
  public var kind: Kind
  public var referenceName: String?
  /// nil when the file has an empty price: then it cannot be bought.
  public var price: Amount?
  public var isFamilyShareable: Bool
  public var localizations: [CatalogLocalization]
  /// What is particular to an auto-renewable subscription; nil for all others.
  public var plan: CatalogPlan?

  /// The name as a locale's customers read it: of that locale, that language, the first, the reference name, the id.
  public func displayName(in locale: String) -> String {
    localizations.bestText(for: locale, \.name) ?? referenceName ?? id
  }

  /// The description as a locale's customers read it, empty when there is none.
  public func description(in locale: String) -> String {
    localizations.bestText(for: locale, \.description) ?? ""
  }
}

/// How an auto-renewable subscription goes.
public struct CatalogPlan: Hashable, Sendable {
  public var groupID: String
  /// Place in the group, 1 the highest service.
  public var level: Int
  public var period: Period
  public var introductory: CatalogOffer?
  /// Promotional offers, offer codes and win-back offers, in this order.
  public var offers: [CatalogOffer]

  /// The offer that a purchase names: a promotional or win-back offer by its id, a code by its name.
  public func offer(_ id: String) -> CatalogOffer? { offers.first { $0.id == id } }
}

/// A price other than the regular one, as the file describes it.
public struct CatalogOffer: Hashable, Sendable {
  /// Who a code is for.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case new, existing, expired
  }

  public var terms: OfferTerms
  public var referenceName: String?
  /// Codes only: who may redeem it.
  public var categories: Set<Category> = []
  /// Codes only: whether it comes after the introductory offer, or instead of it.
  public var isStackable = false
  /// Win-back only: the editor's switch.
  public var isSwitchedOn = true

  public var id: String? { terms.id }
  public var kind: OfferTerms.Kind { terms.kind }
}

/// Name and description in one locale.
public struct CatalogLocalization: Hashable, Sendable {
  public var locale: String
  public var name: String
  public var description: String
}

extension [CatalogLocalization] {
  /// The text of the locale that serves a customer best, empty ones passed over; else the first that is not empty.
  func bestText(for locale: String, _ text: KeyPath<CatalogLocalization, String>) -> String? {
    let wanted = LocaleTag(locale)
    var best: (text: String, affinity: Int)?
    for localization in self where !localization[keyPath: text].isEmpty {
      let affinity =
        if localization.locale == locale {
          5
        } else if let wanted, let tag = LocaleTag(localization.locale) {
          wanted.affinity(to: tag)
        } else {
          0
        }
      if best.map({ affinity > $0.affinity }) ?? true { best = (localization[keyPath: text], affinity) }
    }
    return best?.text
  }
}
