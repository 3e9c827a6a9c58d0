#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A purchase that waits for somebody.
public struct PendingPurchase: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A parent's approval.
    case askToBuy
    /// Something the customer must do outside the app.
    case interrupted
    /// The payment itself.
    case payment
  }

  public var subscriptionID: String
  public var transactionID: String
  public var requestedAt: Date
  public var reason: Reason

  public init(subscriptionID: String, transactionID: String, requestedAt: Date, reason: Reason) {
    self.subscriptionID = subscriptionID
    self.transactionID = transactionID
    self.requestedAt = requestedAt
    self.reason = reason
  }
}
