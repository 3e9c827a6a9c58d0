/// A plan that a customer holds or held in a group: the fold of everything that happened to it.
public struct Holding: Hashable, Sendable {
  /// Where it stands. Dates and status agree: advancing to a moment leaves no holding whose next due moment has passed.
  public enum Phase: Hashable, Sendable {
    case active
    /// A renewal failed; still served.
    case grace(until: Moment, retryUntil: Moment)
    /// A renewal failed; not served.
    case retry(until: Moment)
    case expired(ExpirationReason)
    case revoked(at: Moment, reason: StoreTransaction.RevocationReason)
  }

  /// A higher price that the customer was told of.
  public struct PriceIncrease: Hashable, Sendable {
    public var price: Money
    public var isAgreed: Bool
  }

  public internal(set) var productID: String
  public let groupID: String
  public internal(set) var level: Int
  public internal(set) var period: Period
  public let ownership: Ownership
  public internal(set) var phase = Phase.active
  /// The transaction of the running or last period.
  public internal(set) var transactionID: Int
  public internal(set) var originalTransactionID: Int
  /// The first purchase ever under the same original transaction.
  public internal(set) var originalPurchaseAt: Moment
  /// This plan's first purchase in its unbroken run.
  public internal(set) var planPurchasedAt: Moment
  public internal(set) var periodStartAt: Moment
  public internal(set) var expiresAt: Moment
  public internal(set) var anchorDay: Int
  public internal(set) var regularPrice: Money
  public internal(set) var willAutoRenew: Bool
  /// The offer that the running period was bought under.
  public internal(set) var offer: OfferTerms?
  public internal(set) var offerPeriodsLeft: Int
  public internal(set) var planned: PlannedOffer?
  /// The plan that takes effect at the next billing; nil for the same.
  public internal(set) var pendingProductID: String?
  public internal(set) var pendingChange: DeferredChange?
  public internal(set) var priceIncrease: PriceIncrease?

  /// Whether the customer is served.
  public var isEntitled: Bool {
    switch phase {
    case .active, .grace: true
    case .retry, .expired, .revoked: false
    }
  }

  /// Whether the store still has to do with it: served, or trying to bill.
  public var isCurrent: Bool {
    switch phase {
    case .active, .grace, .retry: true
    case .expired, .revoked: false
    }
  }

  /// Whether a renewal has failed and the store is trying.
  public var isRetrying: Bool {
    switch phase {
    case .grace, .retry: true
    case .active, .expired, .revoked: false
    }
  }

  /// When the next thing happens by itself; nil when nothing will.
  public var nextDue: Moment? {
    switch phase {
    case .active: expiresAt
    case .grace(let until, _): until
    case .retry(let until): until
    case .expired, .revoked: nil
    }
  }

  /// Begins a holding with its first transaction.
  init(_ fact: TransactionFact, _ run: RunFact) {
    productID = fact.productID
    groupID = run.groupID
    level = run.level
    period = run.period
    ownership = fact.ownership
    transactionID = fact.id
    originalTransactionID = fact.originalID
    originalPurchaseAt = fact.purchasedAt
    planPurchasedAt = fact.purchasedAt
    periodStartAt = run.periodStartAt
    expiresAt = run.expiresAt
    anchorDay = run.anchorDay
    regularPrice = run.regularPrice
    willAutoRenew = run.willAutoRenew
    offer = run.offer
    offerPeriodsLeft = run.offerPeriodsLeft
    planned = run.planned
  }

  /// The holding after another transaction.
  func after(_ fact: TransactionFact, _ run: RunFact) -> Holding {
    var next = Holding(fact, run)
    if fact.originalID == originalTransactionID { next.originalPurchaseAt = originalPurchaseAt }
    if fact.productID == productID, run.cause != .start { next.planPurchasedAt = planPurchasedAt }
    return next
  }

  /// Takes off what waits for the next billing.
  mutating func dropPlans() {
    planned = nil
    pendingProductID = nil
    pendingChange = nil
  }

  /// Ends it.
  mutating func end(_ phase: Phase) {
    self.phase = phase
    willAutoRenew = false
    dropPlans()
    priceIncrease = nil
  }
}
