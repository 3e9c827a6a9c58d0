internal import StoreEngine
internal import Subscriptions

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// From the engine's words to the domain's, in a store's locale.
struct Translation {
  let catalog: Catalog
  let settings: StoreSettings
  private let display: PriceDisplay

  init(catalog: Catalog, settings: StoreSettings) {
    self.catalog = catalog
    self.settings = settings
    display = PriceDisplay(locale: settings.locale)
  }

  func price(_ money: Money) -> Price {
    display.price(Decimal(string: money.amount.description) ?? 0, money.currency.description)
  }

  func price(_ amount: Amount) -> Price { price(Money(amount, settings.currency)) }

  func period(_ period: Period) -> SubscriptionPeriod {
    switch period.unit {
    case .day: SubscriptionPeriod(period.count, .day)
    case .week: SubscriptionPeriod(period.count, .week)
    case .month: SubscriptionPeriod(period.count, .month)
    case .year: SubscriptionPeriod(period.count, .year)
    }
  }

  /// - Parameters:
  ///   - currency: the currency it is or was offered in.
  ///   - ineligibility: why the customer may not have it; nil when they may, or have it.
  func offer(_ terms: OfferTerms, _ currency: Currency, ineligibility: OfferIneligibility? = nil) -> Offer {
    let kind: Offer.Kind =
      switch terms.kind {
      case .introductory: .introductory
      case .promotional: .promotional
      case .code: .code
      case .winBack: .winBack
      }
    let mode: Offer.Mode =
      switch terms.mode {
      case .freeTrial: .freeTrial
      case .payUpFront: .payUpFront
      case .payAsYouGo: .payAsYouGo
      }
    return Offer(
      kind: kind, id: terms.id, mode: mode, price: price(Money(terms.amount, currency)), period: period(terms.period),
      periodCount: terms.periodCount, isEligible: ineligibility == nil, ineligibleReason: ineligibility.map(Offer.IneligibleReason.init))
  }

  func products() -> [SimulatedProduct] {
    catalog.products.compactMap { product in
      product.price.map { amount in
        SimulatedProduct(
          productID: product.id, kind: SimulatedProduct.Kind(product.kind), displayName: product.displayName(in: settings.locale),
          description: product.description(in: settings.locale), price: price(amount), period: product.plan.map { period($0.period) },
          groupID: product.plan?.groupID, level: product.plan?.level, isFamilyShareable: product.isFamilyShareable)
      }
    }
  }

  func groups() -> [SimulatorDescription.Group] {
    catalog.groups.map { group in
      let plans = group.productIDs.compactMap { catalog[$0] }.filter { $0.price != nil }
      let levels = Set(plans.compactMap { $0.plan?.level }).sorted()
      return SimulatorDescription.Group(
        groupID: group.id, name: group.displayName(in: settings.locale),
        subscriptionIDs: levels.flatMap { level in plans.filter { $0.plan?.level == level }.map(\.id) })
    }
  }

  func transaction(_ transaction: StoreTransaction, customer: String) -> SimulatedTransaction {
    SimulatedTransaction(
      transactionID: String(transaction.id), originalTransactionID: String(transaction.originalID), productID: transaction.productID,
      kind: SimulatedProduct.Kind(transaction.kind), reason: SimulatedTransaction.Reason(transaction.reason),
      state: SimulatedTransaction.State(transaction.state), purchasedAt: transaction.purchasedAt.date,
      expiresAt: transaction.expiresAt?.date, price: price(transaction.price),
      offer: transaction.offer.map { offer($0, transaction.price.currency) },
      ownership: UserSubscription.Ownership(transaction.ownership), isUpgraded: transaction.isUpgraded,
      revokedAt: transaction.revokedAt?.date, revocationReason: transaction.revocationReason.map(UserSubscription.RevocationReason.init),
      customer: customer)
  }
}

extension Moment {
  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

extension SimulatedProduct.Kind {
  init(_ kind: CatalogProduct.Kind) {
    switch kind {
    case .autoRenewable: self = .autoRenewable
    case .nonRenewing: self = .nonRenewing
    case .nonConsumable: self = .nonConsumable
    case .consumable: self = .consumable
    }
  }
}

extension SimulatedTransaction.Reason {
  init(_ reason: StoreTransaction.Reason) {
    switch reason {
    case .purchase: self = .purchase
    case .renewal: self = .renewal
    case .restore: self = .restore
    }
  }
}

extension SimulatedTransaction.State {
  init(_ state: StoreTransaction.State) {
    switch state {
    case .purchased: self = .purchased
    case .pending: self = .pending
    case .failed: self = .failed
    case .declined: self = .declined
    }
  }
}

extension UserSubscription.Ownership {
  init(_ ownership: Ownership) {
    self = ownership == .purchased ? .purchased : .familyShared
  }
}

extension UserSubscription.RevocationReason {
  init(_ reason: StoreTransaction.RevocationReason) {
    self = reason == .developerIssue ? .developerIssue : .other
  }
}

extension UserSubscription.ExpirationReason {
  init(_ reason: ExpirationReason) {
    switch reason {
    case .autoRenewDisabled: self = .autoRenewDisabled
    case .billingError: self = .billingError
    case .didNotConsentToPriceIncrease: self = .didNotConsentToPriceIncrease
    case .productUnavailable: self = .productUnavailable
    case .unknown: self = .unknown
    }
  }
}

extension Offer.IneligibleReason {
  init(_ reason: OfferIneligibility) {
    switch reason {
    case .neverSubscribed: self = .neverSubscribed
    case .alreadyUsed: self = .alreadyUsed
    case .alreadySubscribed: self = .alreadySubscribed
    case .notLapsed: self = .notLapsed
    case .notInOffer: self = .notInOffer
    case .otherPlanLapsed: self = .otherPlanLapsed
    case .redeemOnly: self = .redeemOnly
    case .unknown: self = .unknown
    }
  }
}
