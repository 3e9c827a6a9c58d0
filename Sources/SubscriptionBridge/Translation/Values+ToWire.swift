import BridgeWire
import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The date as the wire writes instants.
  var wireText: String { Instant(self).iso8601 }
}

extension Decimal {
  /// The exact amount, with at least the digits of the currency's smallest unit.
  func wireText(in currency: String) -> String {
    var text = description
    let digits = CurrencyCode(currency).minorDigits
    guard digits > 0 else { return text }
    let fraction = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    if fraction == 0 { text += "." }
    if fraction < digits { text += String(repeating: "0", count: digits - fraction) }
    return text
  }
}

extension Wire.Price {
  init(_ price: Subscriptions.Price) {
    self.init(amount: price.amount.wireText(in: price.currency), currency: price.currency, display: price.display)
  }
}

extension Wire.Offer {
  init(_ offer: Subscriptions.Offer) {
    self.init(
      id: offer.id, ineligibleReason: offer.ineligibleReason.map { wire($0) }, isEligible: offer.isEligible, kind: wire(offer.kind),
      mode: wire(offer.mode), period: offer.period.iso8601, periodCount: offer.periodCount, price: Wire.Price(offer.price))
  }
}

extension Wire.Product {
  init(_ product: Subscriptions.SubscriptionModel.Product) {
    self.init(
      description: product.description, displayName: product.displayName, identifier: product.identifier, price: Wire.Price(product.price))
  }
}

extension Wire.SubscriptionModel {
  init(_ model: Subscriptions.SubscriptionModel) {
    self.init(
      groupID: model.groupID, groupName: model.groupName, id: model.id,
      introductoryOffer: model.introductoryOffer.map { Wire.Offer($0) }, isFamilyShareable: model.isFamilyShareable, level: model.level,
      period: model.period.iso8601, pricePerMonth: model.pricePerMonth.map { Wire.Price($0) }, product: Wire.Product(model.product),
      promotionOffers: model.promotionOffers.map { Wire.Offer($0) }, savingsPercent: model.savingsPercent)
  }
}

extension Wire.ProductsSnapshot {
  init(_ snapshot: Subscriptions.ProductsSnapshot) {
    self.init(
      currency: snapshot.currency, fetchedAt: snapshot.fetchedAt.wireText, storefront: snapshot.storefront,
      subscriptionState: Wire.SubscriptionState(snapshot.subscriptionState),
      subscriptions: snapshot.subscriptions.map { Wire.SubscriptionModel($0) })
  }
}

extension Wire.PendingPurchase {
  init(_ pending: Subscriptions.PendingPurchase) {
    self.init(
      reason: wire(pending.reason), requestedAt: pending.requestedAt.wireText, subscriptionID: pending.subscriptionID,
      transactionID: pending.transactionID)
  }
}

extension Wire.SubscriptionState {
  init(_ state: Subscriptions.SubscriptionState) {
    self.init(
      others: state.others.map { Wire.UserSubscription($0) }, ownedProducts: state.ownedProducts,
      pendingPurchases: state.pendingPurchases.map { Wire.PendingPurchase($0) }, status: wire(state.status),
      subscription: state.subscription.map { Wire.UserSubscription($0) })
  }
}

extension Wire.PendingChange {
  init(_ pending: Subscriptions.UserSubscription.PendingChange) {
    self.init(change: wire(pending.change), effectiveAt: pending.effectiveAt.wireText, subscriptionID: pending.subscriptionID)
  }
}

extension Wire.PriceIncrease {
  init(_ increase: Subscriptions.UserSubscription.PriceIncrease) {
    self.init(price: Wire.Price(increase.price), status: wire(increase.status))
  }
}

extension Wire.UserSubscription {
  init(_ held: Subscriptions.UserSubscription) {
    self.init(
      expirationReason: held.expirationReason.map { wire($0) }, expiresAt: held.expiresAt?.wireText,
      gracePeriodEndsAt: held.gracePeriodEndsAt?.wireText, groupID: held.groupID, isEntitled: held.isEntitled, isTrial: held.isTrial,
      managementURL: held.managementURL, offer: held.offer.map { Wire.Offer($0) }, originalPurchaseAt: held.originalPurchaseAt?.wireText,
      ownership: wire(held.ownership), pendingChange: held.pendingChange.map { Wire.PendingChange($0) },
      periodStartAt: held.periodStartAt?.wireText, priceIncrease: held.priceIncrease.map { Wire.PriceIncrease($0) },
      purchasedAt: held.purchasedAt?.wireText, renewalOffer: held.renewalOffer.map { Wire.Offer($0) },
      renewalPrice: held.renewalPrice.map { Wire.Price($0) }, renewsAt: held.renewsAt?.wireText,
      revocationReason: held.revocationReason.map { wire($0) }, revokedAt: held.revokedAt?.wireText, storefrontKind: held.storefrontKind,
      subscriptionID: held.subscriptionID, willAutoRenew: held.willAutoRenew)
  }
}

extension Wire.StoreError {
  init(_ error: Subscriptions.StoreError) {
    self.init(
      code: wire(error.code), isRetryable: error.isRetryable, message: error.message,
      underlying: error.underlying.map { Wire.UnderlyingError(code: $0.code, domain: $0.domain, message: $0.message) })
  }
}
