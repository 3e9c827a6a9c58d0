import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a subscription stands in its life, as its card on the manage screen tells.
struct PlanPhase {
  let badge: CurrentPlan.Badge?

  init(of subscription: UserSubscription, in state: SubscriptionState) {
    // The state's status is about the subscription that decides; of the others only their own members tell.
    let status = subscription == state.subscription ? state.status : nil
    let hasEnded = status == .expired || (status == nil && !subscription.isEntitled) || (status == .revoked && !subscription.wasRefunded)
    badge =
      if status == .revoked && subscription.wasRefunded || subscription.revokedAt != nil && subscription.wasRefunded {
        .refunded
      } else if hasEnded {
        .expired
      } else if status == .inGracePeriod {
        .gracePeriod
      } else if status == .inBillingRetry {
        .billingRetry
      } else if subscription.ownership == .familyShared {
        .familyShared
      } else if !subscription.willAutoRenew && subscription.expiresAt != nil {
        subscription.isTrial ? .cancelledTrial : .cancelled
      } else if subscription.pendingChange != nil {
        .pendingChange
      } else if subscription.isTrial {
        .freeTrial
      } else {
        subscription.isEntitled ? .active : nil
      }
  }

  /// The message below the title.
  func subtitle(of subscription: UserSubscription, title: (String) -> String) -> (MessageCode?, [String: MessageArgument]) {
    switch badge {
    case .refunded: Self.dated(.refundedOn, subscription.revokedAt, else: .refundedPlan)
    case .expired:
      Self.dated(.expiredOn, subscription.revokedAt ?? subscription.gracePeriodEndsAt ?? subscription.expiresAt, else: .expired)
    case .gracePeriod: Self.dated(.gracePeriodUntil, subscription.gracePeriodEndsAt, else: .gracePeriod)
    case .billingRetry: (.billingRetry, [:])
    case .familyShared: (.sharedByFamily, [:])
    case .cancelled, .cancelledTrial: Self.dated(.endsOn, subscription.expiresAt, else: nil)
    case .pendingChange:
      subscription.pendingChange.map {
        (.changesTo, ["plan": .text(title($0.subscriptionID)), "date": .date($0.effectiveAt)])
      } ?? (nil, [:])
    case .active, .freeTrial: Self.renewal(of: subscription)
    case nil: (nil, [:])
    }
  }

  private static func dated(_ code: MessageCode, _ date: Date?, else other: MessageCode?) -> (MessageCode?, [String: MessageArgument]) {
    date.map { (code, ["date": .date($0)]) } ?? (other, [:])
  }

  private static func renewal(of subscription: UserSubscription) -> (MessageCode?, [String: MessageArgument]) {
    guard let date = subscription.renewsAt ?? subscription.expiresAt else {
      return (subscription.willAutoRenew ? .renewsAutomatically : .neverEnds, [:])
    }
    if let increase = subscription.priceIncrease, increase.status == .pending {
      return (.priceIncreasePending, ["date": .date(date), "price": .price(increase.price)])
    }
    if let price = subscription.renewalPrice { return (.renewsForPrice, ["date": .date(date), "price": .price(price)]) }
    return (.renews, ["date": .date(date)])
  }
}

extension UserSubscription {
  /// Whether money came back, rather than a family's sharing being withdrawn.
  fileprivate var wasRefunded: Bool { ownership == .purchased }
}
