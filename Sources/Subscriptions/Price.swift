#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An amount of money, and how the store's locale writes it.
public struct Price: Hashable, Sendable {
  /// The exact amount, in the currency's main unit.
  public var amount: Decimal
  /// ISO 4217 code.
  public var currency: String
  /// The text that a screen shows, such as `$9.99`.
  public var display: String

  public init(amount: Decimal, currency: String, display: String) {
    self.amount = amount
    self.currency = currency
    self.display = display
  }
}
