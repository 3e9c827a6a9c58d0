public import Subscriptions

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Another plan of the held plan's group, and what changing to it means (store-behaviour §2).
public struct ChangeOption: Hashable, Sendable {
  public enum Change: String, Hashable, Sendable, CaseIterable {
    case upgrade, downgrade, crossgrade
  }

  public enum Effective: String, Hashable, Sendable, CaseIterable {
    case immediately, atNextRenewal
  }

  public var subscriptionID: String
  public var change: Change
  public var effective: Effective
  /// nil when it takes effect immediately, or when the next renewal's instant is not known.
  public var effectiveAt: Date?
  /// The offers of the plan that the customer may have now.
  public var promotionOfferIDs: [String]

  public init(subscriptionID: String, change: Change, effective: Effective, effectiveAt: Date? = nil, promotionOfferIDs: [String] = []) {
    self.subscriptionID = subscriptionID
    self.change = change
    self.effective = effective
    self.effectiveAt = effectiveAt
    self.promotionOfferIDs = promotionOfferIDs
  }
}

/// A payment that failed.
public struct BillingIssue: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Still served.
    case gracePeriod
    /// No longer served; the store goes on trying.
    case billingRetry
  }

  public var kind: Kind
  /// When the grace period ends; nil for the retry, whose end the store does not tell.
  public var until: Date?

  public init(kind: Kind, until: Date?) {
    self.kind = kind
    self.until = until
  }
}

/// The offer that is shown to a customer who wants to cancel.
public struct RetentionOffer: Hashable, Sendable {
  public var subscriptionID: String
  public var offer: PromotionOfferModel

  public init(subscriptionID: String, offer: PromotionOfferModel) {
    self.subscriptionID = subscriptionID
    self.offer = offer
  }
}
