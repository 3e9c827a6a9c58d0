internal import StoreEngine
public import Subscriptions

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One transaction of a simulated store (PROTOCOL §8).
public struct SimulatedTransaction: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case purchase, renewal, restore
  }

  public enum State: String, Hashable, Sendable, CaseIterable {
    case purchased
    /// It waits for somebody.
    case pending
    case failed
    /// Whoever had to approve said no.
    case declined
  }

  public var transactionID: String
  /// The transaction that began its run.
  public var originalTransactionID: String
  public var productID: String
  public var kind: SimulatedProduct.Kind
  public var reason: Reason
  public var state: State
  /// When it was made; asked for, while it is pending.
  public var purchasedAt: Date
  /// The end of the period it pays for; nil when it ends nowhere.
  public var expiresAt: Date?
  /// What was paid for it, zero in a free trial or a family's plan.
  public var price: Price
  /// The offer it was made under.
  public var offer: Offer?
  public var ownership: UserSubscription.Ownership
  /// Whether a change of plan took its place before its period was over.
  public var isUpgraded: Bool
  public var revokedAt: Date?
  public var revocationReason: UserSubscription.RevocationReason?
  public var customer: String
}
