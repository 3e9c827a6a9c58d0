/// What a store can be asked to do. Every command is for one customer at one moment, and gives events or a refusal.
public enum StoreCommand: Hashable, Sendable {
  /// The customer buys in the app.
  case purchase(productID: String, offerID: String?)
  /// The customer buys outside the app, perhaps earlier.
  ///
  /// - `purchasedAt`: nil for now; never in the future.
  /// - `renewsUntilNow`: whether the renewals since then have taken place; if not, the renewal was switched off right after the purchase.
  case buyElsewhere(productID: String, offerID: String?, purchasedAt: Moment?, renewsUntilNow: Bool)
  /// The purchase waits for its payment.
  case purchaseAwaitingPayment(productID: String, offerID: String?)
  /// The store tried and failed.
  case purchaseFailed(productID: String, offerID: String?)
  /// A parent says yes.
  case approve(transactionID: Int)
  /// A parent says no, or the customer gives up.
  case decline(transactionID: Int)
  /// What interrupted a purchase or stopped a renewal is put right.
  case resolveIssue(transactionID: Int)
  case setAutoRenew(productID: String, enabled: Bool)
  /// The period ends now, as if it had run its length.
  case forceRenewal(productID: String)
  /// The subscription ends now.
  case expire(productID: String)
  case refund(transactionID: Int, reason: StoreTransaction.RevocationReason)
  case requestPriceIncrease(productID: String, amount: Amount, requiresConsent: Bool)
  case answerPriceIncrease(productID: String, accepts: Bool)
  case redeemCode(productID: String, code: String)
  /// A family member begins or ends sharing a plan with the customer.
  case shareWithFamily(productID: String, isShared: Bool)
  case deleteTransaction(transactionID: Int)
  case configure(SettingsChange)
  case resetHistory
  case resetSettings
  case useCustomer
}
