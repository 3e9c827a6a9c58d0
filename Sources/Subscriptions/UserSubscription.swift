#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A plan that a customer holds or held.
public struct UserSubscription: Hashable, Sendable {
  public enum Ownership: String, Hashable, Sendable, CaseIterable {
    case purchased, familyShared
  }

  /// Why a subscription ended (store-behaviour §3).
  public enum ExpirationReason: String, Hashable, Sendable, CaseIterable {
    case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
  }

  public enum RevocationReason: String, Hashable, Sendable, CaseIterable {
    case developerIssue, other
  }

  /// A change of plan that takes effect later.
  public struct PendingChange: Hashable, Sendable {
    public enum Change: String, Hashable, Sendable, CaseIterable {
      case downgrade, crossgrade
    }

    public var subscriptionID: String
    public var effectiveAt: Date
    public var change: Change

    public init(subscriptionID: String, effectiveAt: Date, change: Change) {
      self.subscriptionID = subscriptionID
      self.effectiveAt = effectiveAt
      self.change = change
    }
  }

  /// A higher price that the customer was told of.
  public struct PriceIncrease: Hashable, Sendable {
    public enum Status: String, Hashable, Sendable, CaseIterable {
      case pending, agreed
    }

    public var status: Status
    public var price: Price

    public init(status: Status, price: Price) {
      self.status = status
      self.price = price
    }
  }

  public var subscriptionID: String
  public var groupID: String
  public var isEntitled: Bool
  /// This plan's first purchase in its unbroken run.
  public var purchasedAt: Date?
  /// The first purchase ever under the same original transaction.
  public var originalPurchaseAt: Date?
  public var periodStartAt: Date?
  public var expiresAt: Date?
  /// nil when it will not renew.
  public var renewsAt: Date?
  public var willAutoRenew: Bool
  /// What the next renewal costs, offers included; nil when it will not renew or is not known.
  public var renewalPrice: Price?
  /// The offer that the running period was bought under.
  public var offer: Offer?
  /// The offer that waits for the next billing.
  public var renewalOffer: Offer?
  public var ownership: Ownership
  public var expirationReason: ExpirationReason?
  public var gracePeriodEndsAt: Date?
  public var revokedAt: Date?
  public var revocationReason: RevocationReason?
  public var pendingChange: PendingChange?
  public var priceIncrease: PriceIncrease?
  public var isTrial: Bool
  /// The kind of storefront it was bought in, such as `appStore` or `testStore`.
  public var storefrontKind: String
  /// Where the customer manages it when the store cannot be asked.
  public var managementURL: String?

  public init(
    subscriptionID: String, groupID: String = "", isEntitled: Bool = true, purchasedAt: Date? = nil, originalPurchaseAt: Date? = nil,
    periodStartAt: Date? = nil, expiresAt: Date? = nil, renewsAt: Date? = nil, willAutoRenew: Bool = false, renewalPrice: Price? = nil,
    offer: Offer? = nil, renewalOffer: Offer? = nil, ownership: Ownership = .purchased, expirationReason: ExpirationReason? = nil,
    gracePeriodEndsAt: Date? = nil, revokedAt: Date? = nil, revocationReason: RevocationReason? = nil, pendingChange: PendingChange? = nil,
    priceIncrease: PriceIncrease? = nil, isTrial: Bool = false, storefrontKind: String = "appStore", managementURL: String? = nil
  ) {
    self.subscriptionID = subscriptionID
    self.groupID = groupID
    self.isEntitled = isEntitled
    self.purchasedAt = purchasedAt
    self.originalPurchaseAt = originalPurchaseAt
    self.periodStartAt = periodStartAt
    self.expiresAt = expiresAt
    self.renewsAt = renewsAt
    self.willAutoRenew = willAutoRenew
    self.renewalPrice = renewalPrice
    self.offer = offer
    self.renewalOffer = renewalOffer
    self.ownership = ownership
    self.expirationReason = expirationReason
    self.gracePeriodEndsAt = gracePeriodEndsAt
    self.revokedAt = revokedAt
    self.revocationReason = revocationReason
    self.pendingChange = pendingChange
    self.priceIncrease = priceIncrease
    self.isTrial = isTrial
    self.storefrontKind = storefrontKind
    self.managementURL = managementURL
  }
}

/// What can stand for a customer's subscription: the value itself, or a test's stand-in.
public protocol UserSubscriptionConvertible {
  var userSubscription: UserSubscription { get }
}

extension UserSubscription: UserSubscriptionConvertible {
  public var userSubscription: UserSubscription { self }
}
