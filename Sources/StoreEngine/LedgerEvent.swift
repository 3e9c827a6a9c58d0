/// One thing that happened, as the ledger keeps it: facts, never intentions, so that no later catalogue or rule changes what was.
public struct LedgerEvent: Hashable, Sendable {
  /// Counted from 1 without gaps.
  public var sequence: Int
  /// When it happened. Never before the event that precedes it.
  public var at: Moment
  /// Whom it concerns.
  public var customer: String
  public var fact: LedgerFact
}

/// What can happen.
public enum LedgerFact: Hashable, Sendable {
  /// Something was bought, renewed, recovered or shared.
  case transaction(TransactionFact)
  /// A purchase waits for somebody.
  case pending(PendingFact)
  /// A purchase that waited came to nothing.
  case pendingEnded(transactionID: Int, state: StoreTransaction.State)
  /// A purchase that waited led to something that makes no transaction of its own: it is taken off the list.
  case pendingAbsorbed(transactionID: Int)
  /// A purchase that the store could not complete.
  case purchaseFailed(PendingFact)
  /// Another plan, or the same with an offer, waits for the next billing. The auto-renewal is on from here.
  case renewalPlanned(groupID: String, productID: String, change: DeferredChange?, offer: PlannedOffer?)
  /// Auto-renewal was switched; either way nothing waits for the next billing any longer.
  case autoRenew(groupID: String, enabled: Bool)
  /// The running period was cut short here by a test.
  case periodCut(groupID: String, ownership: Ownership)
  case expired(groupID: String, ownership: Ownership, reason: ExpirationReason)
  /// A renewal failed and the customer is still served.
  case graceBegan(groupID: String, until: Moment, retryUntil: Moment)
  /// A renewal failed and the store goes on trying.
  case retryBegan(groupID: String, until: Moment)
  case refunded(transactionID: Int, reason: StoreTransaction.RevocationReason)
  /// The family's sharing of a group was withdrawn.
  case sharingEnded(groupID: String)
  case priceIncreaseAsked(groupID: String, price: Money, requiresConsent: Bool)
  case priceIncreaseAgreed(groupID: String)
  case deleted(transactionIDs: [Int])
  /// All customers' history was cleared.
  case historyCleared
  /// Settings got other values.
  case configured(SettingsChange)
  /// Settings went back to the configuration's.
  case settingsReset
  /// This customer is the current one from here.
  case customerSelected
}

/// A transaction as it was made.
public struct TransactionFact: Hashable, Sendable {
  public var id: Int
  public var originalID: Int
  public var productID: String
  public var kind: CatalogProduct.Kind
  public var reason: StoreTransaction.Reason
  public var purchasedAt: Moment
  public var price: Money
  public var ownership: Ownership
  /// What it means for a subscription; nil for one-time products.
  public var run: RunFact?
}

/// How a subscription goes from a transaction on.
public struct RunFact: Hashable, Sendable {
  /// What brought it about.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The first of its group, or after a lapse.
    case start
    /// Another plan in the middle of a period.
    case planChange
    case renewal
    /// A renewal at which another plan took effect.
    case renewalWithPlanChange
    /// A failed renewal that succeeded in the end.
    case recovery
  }

  public var cause: Cause
  public var groupID: String
  public var level: Int
  public var period: Period
  /// Differs from the purchase when a recovery kept the billing cycle.
  public var periodStartAt: Moment
  public var expiresAt: Moment
  /// The day of the month that renewals keep.
  public var anchorDay: Int
  /// The offer that this period is bought under.
  public var offer: OfferTerms?
  /// How many more periods that offer goes on.
  public var offerPeriodsLeft: Int
  /// An offer that waits for the next billing, or for the end of the running one.
  public var planned: PlannedOffer?
  /// What the plan costs without an offer.
  public var regularPrice: Money
  public var willAutoRenew: Bool
}

/// An offer that waits.
public struct PlannedOffer: Hashable, Sendable {
  public var terms: OfferTerms
  /// Whether it waits for the whole of the running offer (a code stacked on an introduction), not only for the next billing.
  public var waitsForRunningOffer: Bool

  public init(terms: OfferTerms, waitsForRunningOffer: Bool = false) {
    self.terms = terms
    self.waitsForRunningOffer = waitsForRunningOffer
  }
}

/// A purchase that has not become one.
public struct PendingFact: Hashable, Sendable {
  public var transactionID: Int
  public var productID: String
  public var kind: CatalogProduct.Kind
  public var offerID: String?
  public var price: Money
  /// nil for one that failed.
  public var reason: StoreTransaction.PendingReason?
}

/// A change of plan that takes effect at the next billing.
public enum DeferredChange: String, Hashable, Sendable, CaseIterable {
  case downgrade, crossgrade
}

/// Why a subscription ended (store-behaviour §3).
public enum ExpirationReason: String, Hashable, Sendable, CaseIterable {
  case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
}
