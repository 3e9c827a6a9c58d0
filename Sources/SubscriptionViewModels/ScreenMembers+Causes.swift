/// Which members may differ when one of the things beneath them does.
extension ScreenMembers {
  static let loadStatus = ScreenMembers(.loadStatus)
  static let loadError = ScreenMembers(.loadError)
  static let restoreDeadline = ScreenMembers(.restoreDeadline)
  static let showRestoreFailedPopup = ScreenMembers(.showRestoreFailedPopup)
  static let restoreFailureReason = ScreenMembers(.restoreFailureReason)
  static let lastOutcome = ScreenMembers(.lastOutcome)
  static let availableActions = ScreenMembers(.availableActions)
  static let toast = ScreenMembers(.toast)
  static let retentionOffer = ScreenMembers([.retentionOffer, .availableActions])
  static let refundStatus = ScreenMembers(.refundStatus)
  static let selectedSubscriptionID = ScreenMembers(.selectedSubscriptionID)

  static let fromPlans = ScreenMembers([
    .subscriptionDetails, .overlay, .availableActions, .bestValueSubscriptionID, .current, .changeOptions,
  ])
  static let fromStanding = ScreenMembers([
    .subscriptionState, .availableActions, .isAlreadySubscribed, .current, .changeOptions, .billingIssue, .managementURL,
  ])
  static let fromFetching = ScreenMembers([.isLoading, .overlay])
  static let fromBusy = ScreenMembers([
    .isLoading, .purchaseInProgress, .purchasingSubscriptionID, .restoreInProgress, .overlay, .availableActions,
  ])
  static let fromLocale = ScreenMembers([.overlay, .toast, .current])
}
