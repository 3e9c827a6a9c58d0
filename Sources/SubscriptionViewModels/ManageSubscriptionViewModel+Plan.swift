public import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The current plan and what it can be changed to.
extension ManageSubscriptionViewModel {
  /// The plan that runs, or whose payment failed: what can be managed.
  var held: UserSubscription? {
    switch subscriptionState.status {
    case .active, .inGracePeriod, .inBillingRetry: subscriptionState.subscription
    case .notSubscribed, .expired, .revoked: nil
    }
  }

  /// The one that ended last, an entitled one before all others; nil when the customer never had any.
  private var latest: UserSubscription? {
    subscriptionState.allSubscriptions.reduce(nil) { latest, one in
      guard let latest, (latest.isEntitled ? 1 : 0, latest.endedAt) >= (one.isEntitled ? 1 : 0, one.endedAt) else { return one }
      return latest
    }
  }

  /// The plan that the screen is about: the one that can be managed, else the one that ended last; nil when the customer never had any.
  public var current: CurrentPlan? {
    guard let shown = held ?? latest else { return nil }
    let plan = subscriptionDetails.first { $0.id == shown.subscriptionID }
    let phase = PlanPhase(of: shown, in: subscriptionState)
    let (code, arguments) = phase.subtitle(of: shown) { title(of: $0) }
    return CurrentPlan(
      subscription: shown, title: title(of: shown.subscriptionID), price: shown.renewalPrice ?? plan?.product.price, badge: phase.badge,
      subtitle: code.map { words.text($0, arguments) } ?? "")
  }

  public var billingIssue: BillingIssue? {
    switch subscriptionState.status {
    case .inGracePeriod: BillingIssue(kind: .gracePeriod, until: subscriptionState.subscription?.gracePeriodEndsAt)
    case .inBillingRetry: BillingIssue(kind: .billingRetry, until: nil)
    case .notSubscribed, .active, .expired, .revoked: nil
    }
  }

  /// Where the customer manages the current plan when the store cannot be asked.
  public var managementURL: String? { current?.subscription.managementURL }

  /// The other plans of the held plan's group, without the one that is already going to follow.
  public var changeOptions: [ChangeOption] {
    guard let held, held.ownership == .purchased, let plan = heldPlan else { return [] }
    return subscriptionDetails.compactMap { other in
      guard other.groupID == plan.groupID, other.id != plan.id, other.id != held.pendingChange?.subscriptionID else { return nil }
      let change: ChangeOption.Change = other.level < plan.level ? .upgrade : other.level > plan.level ? .downgrade : .crossgrade
      // While a failed payment is tried again, any plan starts at once (store-behaviour §13.6).
      let isImmediate =
        subscriptionState.status == .inBillingRetry || change == .upgrade || (change == .crossgrade && other.period == plan.period)
      return ChangeOption(
        subscriptionID: other.id, change: change, effective: isImmediate ? .immediately : .atNextRenewal,
        effectiveAt: isImmediate || subscriptionState.status == .inGracePeriod ? nil : held.renewsAt ?? held.expiresAt,
        promotionOfferIDs: other.promotionOffers.filter(\.isEligible).compactMap(\.id))
    }
  }

  /// Why the held plan cannot be changed to another one; nil when it can.
  func refusalToChange(to plan: SubscriptionModel, withOffer: Bool) -> ActionRefusal.Reason? {
    guard let held else { return .notSubscribed }
    if plan.id == held.subscriptionID {
      // Back to the held plan: only while another is to follow, or nothing is.
      return held.pendingChange == nil && held.willAutoRenew && !withOffer ? .alreadyInThatState : nil
    }
    if plan.id == held.pendingChange?.subscriptionID { return withOffer ? nil : .alreadyInThatState }
    return plan.groupID == (heldPlan?.groupID ?? held.groupID) ? nil : .wrongKind
  }

  private var heldPlan: SubscriptionModel? {
    held.flatMap { held in subscriptionDetails.first { $0.id == held.subscriptionID } }
  }

  /// The offer to show before cancelling: one that is set up for the held plan and that the customer may have.
  var eligibleRetentionOffer: RetentionOffer? {
    guard let plan = heldPlan, let offerID = options.retentionOffers[plan.id] else { return nil }
    return plan.promotionOffers.first { $0.id == offerID && $0.isEligible }.map { RetentionOffer(subscriptionID: plan.id, offer: $0) }
  }

  /// Changes to another plan of the group, or back to the held one while another is to follow.
  /// - Returns: as ``BaseSubscriptionViewModel/purchaseSubscription(_:_:)``.
  @discardableResult
  public func changeSubscription(_ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel? = nil) async -> ActionResult {
    await buy(.changeSubscription, subscription, promotionOffer)
  }
}

extension UserSubscription {
  /// When it ended or will end; the far past where an ended one does not tell.
  fileprivate var endedAt: Date {
    revokedAt ?? gracePeriodEndsAt ?? expiresAt ?? (isEntitled ? .distantFuture : .distantPast)
  }
}
