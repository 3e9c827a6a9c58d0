public import Subscriptions

/// Every message that a screen can show. `message` texts live in one file per language.
public enum MessageCode: String, Hashable, Sendable, CaseIterable {
  // Overlays.
  case loading, purchasing, restoring, changing, cancelling, resuming, refunding
  // Things that went well.
  case purchased, alreadyHeld, purchasePending, purchaseApproved, purchaseDeclined, changeScheduled, offerScheduled, purchasesRestored
  case autoRenewDisabled, autoRenewDisabledNow, autoRenewEnabled, refunded
  // Things that did not, by the codes of ``StoreError``.
  case purchaseCancelled, paymentPending, purchaseNotAllowed, productUnavailable, productAlreadyPurchased, ineligibleForOffer, invalidOffer
  case receiptInUse, offline, network, timedOut, storeProblem, serverProblem, invalidCredentials, operationInProgress, notSupported
  case configuration, unknown
  // Subtitles of the current plan.
  case renewsForPrice, renews, expiredOn, expired, endsOn, gracePeriodUntil, gracePeriod, billingRetry, changesTo, sharedByFamily
  case refundedOn, refundedPlan, neverEnds, renewsAutomatically, priceIncreasePending

  /// The message for a failure.
  public init(_ code: StoreError.Code) {
    self =
      switch code {
      case .purchaseCancelled: .purchaseCancelled
      case .paymentPending: .paymentPending
      case .purchaseNotAllowed: .purchaseNotAllowed
      case .productUnavailable: .productUnavailable
      case .productAlreadyPurchased: .productAlreadyPurchased
      case .ineligibleForOffer: .ineligibleForOffer
      case .invalidOffer: .invalidOffer
      case .receiptInUse: .receiptInUse
      case .offline: .offline
      case .network: .network
      case .timedOut: .timedOut
      case .storeProblem: .storeProblem
      case .serverProblem: .serverProblem
      case .invalidCredentials: .invalidCredentials
      case .operationInProgress: .operationInProgress
      case .notSupported: .notSupported
      case .configuration: .configuration
      case .unknown: .unknown
      }
  }
}
