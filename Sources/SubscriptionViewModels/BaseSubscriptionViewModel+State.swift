import Subscriptions

/// What is computed from the rest of the state.
extension BaseSubscriptionViewModel {
  /// Whether a load or a restore runs.
  public var isLoading: Bool { isFetching || restoreInProgress }

  /// Whether a purchase, a change of plan or the acceptance of an offer runs.
  public var purchaseInProgress: Bool { busy?.action.buys == true }

  /// The plan that is being bought.
  public var purchasingSubscriptionID: String? { purchaseInProgress ? busy?.subscriptionID : nil }

  public var restoreInProgress: Bool { busy?.action == .restorePurchases }

  /// What covers the screen: any running action except a load that already shows plans.
  public var overlay: Overlay? {
    if let busy { return Overlay(kind: busy.action.overlayKind, message: words.text(busy.action.overlayCode)) }
    return isFetching && subscriptionDetails.isEmpty ? Overlay(kind: .loading, message: words.text(.loading)) : nil
  }

  public var toast: Toast? {
    shownNotice.map {
      Toast(
        id: $0.id, style: $0.notice.style, code: $0.notice.code, message: words.text($0.notice.code, $0.notice.arguments),
        arguments: $0.notice.arguments.mapValues(\.plain))
    }
  }

  /// What can be done now, in the order of ``ScreenAction``. What is not in it is refused, or waits for the load under way.
  public var availableActions: [ScreenAction] {
    ScreenAction.allCases.filter { $0.belongs(to: kind) && refusal(of: $0) == nil && hasArguments(for: $0) }
  }

  var busyReason: ActionRefusal.Reason? { busy?.action.inProgressReason }

  var notLoadedReason: ActionRefusal.Reason? { hasLoaded ? nil : .notLoaded }
}

/// The one action that keeps others of its kind from beginning.
struct BusyAction: Hashable {
  var action: ScreenAction
  var subscriptionID: String?
}

extension ScreenAction {
  var buys: Bool {
    self == .purchaseSubscription || self == .changeSubscription || self == .acceptRetentionOffer
  }

  /// Whether at most one of its kind runs at a time.
  var isExclusive: Bool {
    switch self {
    case .load, .selectSubscription, .dismissToast, .dismissRestoreFailedPopup: false
    case .purchaseSubscription, .restorePurchases, .changeSubscription, .cancelSubscription, .acceptRetentionOffer,
      .declineRetentionOffer, .resumeSubscription, .requestRefund:
      true
    }
  }

  var inProgressReason: ActionRefusal.Reason? {
    switch self {
    case .load, .selectSubscription, .dismissToast, .dismissRestoreFailedPopup: nil
    case .purchaseSubscription, .acceptRetentionOffer: .purchaseInProgress
    case .restorePurchases: .restoreInProgress
    case .changeSubscription: .changeInProgress
    case .cancelSubscription, .declineRetentionOffer, .resumeSubscription: .cancelInProgress
    case .requestRefund: .refundInProgress
    }
  }

  var overlayKind: Overlay.Kind {
    switch self {
    case .load, .selectSubscription, .dismissToast, .dismissRestoreFailedPopup: .loading
    case .purchaseSubscription, .acceptRetentionOffer: .purchasing
    case .restorePurchases: .restoring
    case .changeSubscription, .resumeSubscription: .changing
    case .cancelSubscription, .declineRetentionOffer: .cancelling
    case .requestRefund: .refunding
    }
  }

  var overlayCode: MessageCode {
    switch self {
    case .load, .selectSubscription, .dismissToast, .dismissRestoreFailedPopup: .loading
    case .purchaseSubscription, .acceptRetentionOffer: .purchasing
    case .restorePurchases: .restoring
    case .changeSubscription: .changing
    case .resumeSubscription: .resuming
    case .cancelSubscription, .declineRetentionOffer: .cancelling
    case .requestRefund: .refunding
    }
  }
}
