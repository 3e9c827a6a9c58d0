/// An action asked for by identifiers, as it comes over a wire. Unlike the methods by value it is judged first.
public enum ScreenRequest: Hashable, Sendable {
  case load
  /// - Parameter subscriptionID: nil for the selected plan.
  case purchaseSubscription(subscriptionID: String?, promotionOfferID: String?)
  case restorePurchases
  case selectSubscription(subscriptionID: String)
  case changeSubscription(subscriptionID: String, promotionOfferID: String?)
  case cancelSubscription
  case acceptRetentionOffer
  case declineRetentionOffer
  case resumeSubscription
  case requestRefund(reason: String?)
  /// - Parameter id: nil for whatever toast is shown.
  case dismissToast(id: String?)
  case dismissRestoreFailedPopup

  public var action: ScreenAction {
    switch self {
    case .load: .load
    case .purchaseSubscription: .purchaseSubscription
    case .restorePurchases: .restorePurchases
    case .selectSubscription: .selectSubscription
    case .changeSubscription: .changeSubscription
    case .cancelSubscription: .cancelSubscription
    case .acceptRetentionOffer: .acceptRetentionOffer
    case .declineRetentionOffer: .declineRetentionOffer
    case .resumeSubscription: .resumeSubscription
    case .requestRefund: .requestRefund
    case .dismissToast: .dismissToast
    case .dismissRestoreFailedPopup: .dismissRestoreFailedPopup
    }
  }
}
