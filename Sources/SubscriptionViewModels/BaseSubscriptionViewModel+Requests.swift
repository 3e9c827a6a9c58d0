import Subscriptions

/// Actions asked for by identifiers.
extension BaseSubscriptionViewModel {
  /// Judges an action and carries it out. One that needs the plans waits for a load under way first.
  /// - Throws: an ``ActionRefusal`` when the action is not possible; nothing has happened then.
  @discardableResult
  public func perform(_ request: ScreenRequest) async throws(ActionRefusal) -> ActionResult {
    let action = request.action
    guard action.belongs(to: kind) else { throw .notAllowed(.wrongKind) }
    guard !isDisposed else { return ActionResult(.abandoned) }
    if action.needsPlans, loadCall != nil, let ended = await waitForLoad(action, subscriptionID: request.subscriptionID) {
      return ended
    }
    if let reason = refusal(of: action) { throw .notAllowed(reason) }
    return try await carryOut(request)
  }

  /// - Throws: ``ActionRefusal/unknownSubscription(_:known:)``.
  func plan(_ id: String) throws(ActionRefusal) -> SubscriptionModel {
    if let plan = subscriptionDetails.first(where: { $0.id == id }) { return plan }
    throw .unknownSubscription(id, known: subscriptionDetails.map(\.id))
  }

  /// - Throws: ``ActionRefusal/unknownOffer(_:known:)``.
  func offer(_ id: String?, of plan: SubscriptionModel) throws(ActionRefusal) -> PromotionOfferModel? {
    guard let id else { return nil }
    if let offer = plan.promotionOffers.first(where: { $0.id == id }) { return offer }
    throw .unknownOffer(id, known: plan.promotionOffers.compactMap(\.id))
  }
}

extension ScreenRequest {
  /// The plan that the request names.
  var subscriptionID: String? {
    switch self {
    case .purchaseSubscription(let id, _): id
    case .selectSubscription(let id), .changeSubscription(let id, _): id
    case .load, .restorePurchases, .cancelSubscription, .acceptRetentionOffer, .declineRetentionOffer, .resumeSubscription,
      .requestRefund, .dismissToast, .dismissRestoreFailedPopup:
      nil
    }
  }
}

extension ActionResult {
  /// What an action asked for by value gives when it is not possible now: nothing has happened, and nothing is shown.
  static func refused(_ reason: ActionRefusal.Reason) -> ActionResult {
    switch reason {
    case .purchaseInProgress, .restoreInProgress, .changeInProgress, .cancelInProgress, .refundInProgress:
      ActionResult(.failed, error: StoreError(.operationInProgress))
    case .notLoaded, .notSubscribed, .alreadyInThatState, .wrongKind, .nothingSelected, .nothingOffered, .familyShared:
      ActionResult(.failed, error: StoreError(.notSupported, message: "Not possible now: \(reason.rawValue)"))
    }
  }
}
