import BridgeWire
import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the reading of a front end's values takes as the default where they say nothing (PROTOCOL §2).
struct InputDefaults {
  var now: Instant
  var currency = "USD"
  /// Writes prices that come without a text.
  var display: PriceDisplay
}

private func date(_ text: String?) -> Date? {
  text.flatMap { Instant(iso8601: $0) }?.date
}

extension Wire.PriceInput {
  func domain(_ defaults: InputDefaults) -> Price {
    let amount = Decimal(string: amount) ?? 0
    let currency = currency ?? defaults.currency
    return Price(amount: amount, currency: currency, display: display ?? defaults.display.text(amount, currency))
  }
}

extension Wire.OfferInput {
  func domain(_ defaults: InputDefaults) -> Offer {
    Offer(
      kind: SubscriptionBridge.domain(kind), id: id, mode: mode.map { SubscriptionBridge.domain($0) } ?? .payAsYouGo,
      price: (price ?? Wire.PriceInput()).domain(defaults), period: SubscriptionPeriod(iso8601: period) ?? .month, periodCount: periodCount,
      isEligible: isEligible, ineligibleReason: ineligibleReason.map { SubscriptionBridge.domain($0) })
  }
}

extension Wire.SubscriptionModelInput {
  func domain(_ defaults: InputDefaults) -> SubscriptionModel {
    let product = product ?? Wire.ProductInput()
    return SubscriptionModel(
      product: .init(
        identifier: product.identifier ?? id, displayName: product.displayName ?? id, description: product.description,
        price: (product.price ?? Wire.PriceInput()).domain(defaults)),
      period: SubscriptionPeriod(iso8601: period) ?? .month, groupID: groupID, groupName: groupName, level: level,
      isFamilyShareable: isFamilyShareable,
      introductoryOffer: introductoryOffer.map { input in
        // Where it stands says what it is, whatever the front end left out.
        var offer = input.domain(defaults)
        offer.kind = .introductory
        return offer
      },
      promotionOffers: promotionOffers.map { $0.domain(defaults) }, pricePerMonth: pricePerMonth?.domain(defaults),
      savingsPercent: savingsPercent)
  }
}

extension Wire.ProductsSnapshotInput {
  /// - Parameter standing: the customer's standing where the front end says nothing of it; nil for nobody subscribed.
  func domain(_ defaults: InputDefaults, standing: SubscriptionState? = nil) -> ProductsSnapshot {
    var defaults = defaults
    if !currency.isEmpty { defaults.currency = currency }
    let plans = subscriptions.map { $0.domain(defaults) }
    // What the front end left out is worked out here, as every store does; what it says stands.
    let compared = plans.withComparisons(display: defaults.display)
    return ProductsSnapshot(
      fetchedAt: date(fetchedAt) ?? defaults.now.date, storefront: storefront, currency: currency,
      subscriptions: zip(zip(plans, compared), subscriptions).map { plans, input in
        var plan = plans.0
        if input.pricePerMonth == nil { plan.pricePerMonth = plans.1.pricePerMonth }
        if input.savingsPercent == nil { plan.savingsPercent = plans.1.savingsPercent }
        return plan
      },
      subscriptionState: subscriptionState?.domain(defaults) ?? standing ?? .notSubscribed)
  }
}

extension Wire.PendingPurchaseInput {
  func domain(_ defaults: InputDefaults) -> PendingPurchase {
    PendingPurchase(
      subscriptionID: subscriptionID, transactionID: transactionID, requestedAt: date(requestedAt) ?? defaults.now.date,
      reason: SubscriptionBridge.domain(reason))
  }
}

extension Wire.SubscriptionStateInput {
  func domain(_ defaults: InputDefaults) -> SubscriptionState {
    SubscriptionState(
      status: SubscriptionBridge.domain(status),
      subscription: subscription?.domain(defaults, isEntitled: status == .active || status == .inGracePeriod),
      others: others.map { $0.domain(defaults, isEntitled: false) }, ownedProducts: ownedProducts,
      pendingPurchases: pendingPurchases.map { $0.domain(defaults) })
  }
}

extension Wire.UserSubscriptionInput {
  /// - Parameter isEntitled: what follows from the status, where the front end does not say.
  func domain(_ defaults: InputDefaults, isEntitled followed: Bool) -> UserSubscription {
    UserSubscription(
      subscriptionID: subscriptionID, groupID: groupID, isEntitled: isEntitled ?? followed, purchasedAt: date(purchasedAt),
      originalPurchaseAt: date(originalPurchaseAt), periodStartAt: date(periodStartAt), expiresAt: date(expiresAt),
      renewsAt: date(renewsAt),
      willAutoRenew: willAutoRenew, renewalPrice: renewalPrice?.domain(defaults), offer: offer?.domain(defaults),
      renewalOffer: renewalOffer?.domain(defaults), ownership: SubscriptionBridge.domain(ownership),
      expirationReason: expirationReason.map { SubscriptionBridge.domain($0) }, gracePeriodEndsAt: date(gracePeriodEndsAt),
      revokedAt: date(revokedAt), revocationReason: revocationReason.map { SubscriptionBridge.domain($0) },
      pendingChange: pendingChange.map { pending in
        .init(
          subscriptionID: pending.subscriptionID,
          effectiveAt: date(pending.effectiveAt) ?? date(renewsAt) ?? date(expiresAt) ?? defaults.now.date,
          change: SubscriptionBridge.domain(pending.change))
      },
      priceIncrease: priceIncrease.map { increase in
        .init(status: SubscriptionBridge.domain(increase.status), price: (increase.price ?? Wire.PriceInput()).domain(defaults))
      },
      isTrial: isTrial, storefrontKind: storefrontKind, managementURL: managementURL)
  }
}

extension Wire.StoreErrorInput {
  var domain: StoreError {
    StoreError(
      SubscriptionBridge.domain(code), message: message, isRetryable: isRetryable,
      underlying: underlying.map { .init(domain: $0.domain, code: $0.code, message: $0.message) })
  }
}
