/// One transaction of the ledger, as a test session lists it (PROTOCOL §8).
public struct StoreTransaction: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case purchase, renewal, restore
  }

  public enum State: String, Hashable, Sendable, CaseIterable {
    case purchased, pending, failed, declined
  }

  public enum PendingReason: String, Hashable, Sendable, CaseIterable {
    case askToBuy, interrupted, payment
  }

  public enum RevocationReason: String, Hashable, Sendable, CaseIterable {
    case developerIssue, other
  }

  /// Counted from 1; a text of its digits on the wire.
  public let id: Int
  public internal(set) var originalID: Int
  public let productID: String
  public let kind: CatalogProduct.Kind
  public internal(set) var reason: Reason
  public internal(set) var state: State
  /// When it was bought, or asked for while it is pending.
  public internal(set) var purchasedAt: Moment
  /// nil for everything that does not expire, and while pending.
  public internal(set) var expiresAt: Moment?
  public internal(set) var price: Money
  public var offer: OfferTerms? { boxedOffer?.value }
  public let ownership: Ownership
  /// Whether a change of plan put another transaction in its place before its period was over.
  public internal(set) var isUpgraded = false
  public internal(set) var revokedAt: Moment?
  public internal(set) var revocationReason: RevocationReason?
  public internal(set) var pendingReason: PendingReason?
  /// The offer that a pending purchase asked for.
  public internal(set) var requestedOfferID: String?
  /// Place of the customer in the ledger.
  let customer: Int32
  var isDeleted = false
  /// Most transactions have no offer, and a ledger has millions of them: one word here.
  var boxedOffer: Box<OfferTerms>?
}

/// Whose subscription it is.
public enum Ownership: String, Hashable, Sendable, CaseIterable {
  case purchased, familyShared
}

/// A value kept aside, so that its absence costs one word.
final class Box<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
