import Subscriptions
import Timekeeping

/// From what the backend knows of a customer to the customer's standing.
///
/// **Invariant:** nothing here reads a clock; "now" is the instant that the caller hands in.
struct Standing {
  let info: CustomerInfo
  let now: Instant
  /// The plans as last listed, empty when they are not known.
  let plans: [SubscriptionModel]
  /// How prices are written.
  let display: PriceDisplay

  /// The whole standing.
  /// - Parameter pending: purchases that wait, as the store keeps them.
  func state(pending: [PendingPurchase] = []) -> SubscriptionState {
    let ranked = info.subscriptions.map { Ranked(subscription: $0, status: status(of: $0), level: level(of: $0.productID)) }
      .sorted { $0.comesBefore($1) }
    return SubscriptionState(
      status: ranked.first?.status ?? .notSubscribed, subscription: ranked.first.map { held($0.subscription, $0.status) },
      others: ranked.dropFirst().map { held($0.subscription, $0.status) }, ownedProducts: ownedProducts, pendingPurchases: pending)
  }

  // MARK: - One subscription

  /// A refund of the running period ends it. Else it runs while its own end has not passed or an entitlement that rests on it says so: the
  /// entitlement may include a grace period that the subscription does not. Equal instants count as running, no end as running for ever.
  private func status(of held: CustomerInfo.HeldSubscription) -> SubscriptionState.Status {
    if let refundedAt = held.refundedAt, refundedAt >= held.purchasedAt { return .revoked }
    let graceEndsAt = graceEnd(of: held)
    let runs = isRunning(until: held.expiresAt)
    if let graceEndsAt, graceEndsAt >= now, held.billingIssuesDetectedAt != nil || !runs { return .inGracePeriod }
    if runs || entitlements(on: held.productID).contains(where: { isRunning(until: $0.expiresAt) }) { return .active }
    return isStillRetried(held) ? .inBillingRetry : .expired
  }

  /// A store goes on trying for sixty days at most (store-behaviour §3), and not after the customer unsubscribed.
  private func isStillRetried(_ held: CustomerInfo.HeldSubscription) -> Bool {
    guard held.billingIssuesDetectedAt != nil, held.unsubscribeDetectedAt == nil, let expiresAt = held.expiresAt else { return false }
    return now.milliseconds - expiresAt.milliseconds <= 60 * 86_400_000
  }

  private func held(_ held: CustomerInfo.HeldSubscription, _ status: SubscriptionState.Status) -> UserSubscription {
    let isEntitled = status == .active || status == .inGracePeriod
    let willRenew = isEntitled && willRenew(held)
    let plan = plans.first { $0.id == held.productID }
    return UserSubscription(
      subscriptionID: held.productID, groupID: Catalogue.groupID, isEntitled: isEntitled,
      purchasedAt: (held.originalPurchasedAt ?? held.purchasedAt).date, originalPurchaseAt: held.originalPurchasedAt?.date,
      periodStartAt: held.purchasedAt.date, expiresAt: held.expiresAt?.date, renewsAt: willRenew ? held.expiresAt?.date : nil,
      willAutoRenew: willRenew, renewalPrice: willRenew ? renewalPrice(held, plan) : nil, offer: offer(held, plan),
      ownership: held.isFamilyShared ? .familyShared : .purchased, expirationReason: expirationReason(held, status),
      gracePeriodEndsAt: status == .inGracePeriod ? graceEnd(of: held)?.date : nil,
      revokedAt: status == .revoked ? held.refundedAt?.date : nil, revocationReason: status == .revoked ? .other : nil,
      isTrial: held.period == .trial, storefrontKind: held.store.kind, managementURL: held.managementURL ?? info.managementURL)
  }

  /// As RevenueCat's `willRenew` (revenuecat-model, "CustomerInfo").
  private func willRenew(_ held: CustomerInfo.HeldSubscription) -> Bool {
    held.store != .promotional && held.expiresAt != nil && held.unsubscribeDetectedAt == nil && held.billingIssuesDetectedAt == nil
      && held.period != .prepaid
  }

  private func renewalPrice(_ held: CustomerInfo.HeldSubscription, _ plan: SubscriptionModel?) -> Price? {
    if let plan { return plan.product.price }
    return held.period == .normal ? held.price?.price(display) : nil
  }

  private func offer(_ held: CustomerInfo.HeldSubscription, _ plan: SubscriptionModel?) -> Offer? {
    guard let offer = plan?.introductoryOffer else { return nil }
    switch held.period {
    case .trial: return offer.mode == .freeTrial ? offer : nil
    case .intro: return offer.mode == .freeTrial ? nil : offer
    case .normal, .prepaid: return nil
    }
  }

  private func expirationReason(
    _ held: CustomerInfo.HeldSubscription, _ status: SubscriptionState.Status
  ) -> UserSubscription.ExpirationReason? {
    switch status {
    case .active, .notSubscribed, .revoked: nil
    case .inGracePeriod, .inBillingRetry: .billingError
    case .expired:
      held.billingIssuesDetectedAt != nil ? .billingError : held.unsubscribeDetectedAt != nil ? .autoRenewDisabled : .unknown
    }
  }

  // MARK: - What rests on what

  private func entitlements(on productID: String) -> [CustomerInfo.Entitlement] {
    info.entitlements.filter { $0.productID == productID }
  }

  private func isRunning(until end: Instant?) -> Bool {
    end.map { $0 >= now } ?? true
  }

  private func graceEnd(of held: CustomerInfo.HeldSubscription) -> Instant? {
    held.gracePeriodExpiresAt ?? entitlements(on: held.productID).compactMap(\.gracePeriodExpiresAt).max()
  }

  private func level(of productID: String) -> Int {
    plans.first { $0.id == productID }?.level ?? .max
  }

  /// Sorted, so that two answers which differ in the order of their members are one standing.
  private var ownedProducts: [String] {
    info.oneTimeProducts.filter { product in
      product.hasCompletePurchase || entitlements(on: product.productID).contains { isRunning(until: $0.expiresAt) }
    }.map(\.productID).sorted()
  }
}

/// A subscription with its place among the others: entitled before not, then the higher level, then the latest (PROTOCOL §6).
private struct Ranked {
  let subscription: CustomerInfo.HeldSubscription
  let status: SubscriptionState.Status
  let level: Int

  private var isEntitled: Bool { status == .active || status == .inGracePeriod }

  func comesBefore(_ other: Ranked) -> Bool {
    if isEntitled != other.isEntitled { return isEntitled }
    // Of what has ended only the latest tells how the customer stands.
    if isEntitled, level != other.level { return level < other.level }
    let (end, otherEnd) = (subscription.expiresAt ?? .latest, other.subscription.expiresAt ?? .latest)
    if end != otherEnd { return end > otherEnd }
    if subscription.purchasedAt != other.subscription.purchasedAt { return subscription.purchasedAt > other.subscription.purchasedAt }
    return subscription.productID < other.subscription.productID
  }
}
