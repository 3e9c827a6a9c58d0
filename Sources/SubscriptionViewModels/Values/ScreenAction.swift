/// What a person can do on a screen, named as in PROTOCOL §7 (the second half of the method).
public enum ScreenAction: String, Hashable, Sendable, CaseIterable {
  case load
  case purchaseSubscription
  case restorePurchases
  case selectSubscription
  case changeSubscription
  case cancelSubscription
  case acceptRetentionOffer
  case declineRetentionOffer
  case resumeSubscription
  case requestRefund
  case dismissToast
  case dismissRestoreFailedPopup

  /// Whether a kind of screen has the action at all.
  public func belongs(to kind: ScreenKind) -> Bool {
    switch self {
    case .load, .purchaseSubscription, .restorePurchases, .dismissToast, .dismissRestoreFailedPopup: true
    case .selectSubscription: kind == .purchase
    case .changeSubscription, .cancelSubscription, .acceptRetentionOffer, .declineRetentionOffer, .resumeSubscription, .requestRefund:
      kind == .manage
    }
  }

  /// Whether the action can be judged only once the plans are known; it then waits for a load under way.
  public var needsPlans: Bool {
    switch self {
    case .load, .restorePurchases, .dismissToast, .dismissRestoreFailedPopup: false
    case .purchaseSubscription, .selectSubscription, .changeSubscription, .cancelSubscription, .acceptRetentionOffer,
      .declineRetentionOffer, .resumeSubscription, .requestRefund:
      true
    }
  }
}
