import Subscriptions

/// Leaving, being offered something instead, coming back, and asking for money back.
extension ManageSubscriptionViewModel {
  /// Cancels the plan: it ends with its period. Where ``ScreenOptions/retentionOffers`` has an offer that the customer may have,
  /// the offer is shown instead.
  /// - Returns: `retentionOffered`, `autoRenewDisabled`, `openManagementURL`, `cancelled` or `failed`.
  @discardableResult
  public func cancelSubscription() async -> ActionResult {
    if let reason = refusal(of: .cancelSubscription) { return .refused(reason) }
    guard !isDisposed, let held else { return ActionResult(.abandoned) }
    let pending = begin(.cancelSubscription, subscriptionID: held.subscriptionID)
    // What has been accepted already and waits for the renewal is not offered anew.
    guard let offer = eligibleRetentionOffer, offer.offer.id != held.renewalOffer?.id else {
      return await switchAutoRenew(pending, of: held, on: false)
    }
    end(pending, .retentionOffered) { retentionOffer = offer }
    return await result(of: pending)
  }

  /// Takes the offer that is shown. Unless it is taken it stays shown, and nothing is cancelled.
  /// - Returns: as ``BaseSubscriptionViewModel/purchaseSubscription(_:_:)``.
  @discardableResult
  public func acceptRetentionOffer() async -> ActionResult {
    if let reason = refusal(of: .acceptRetentionOffer) { return .refused(reason) }
    guard let shown = retentionOffer, let plan = subscriptionDetails.first(where: { $0.id == shown.subscriptionID }) else {
      return .refused(.nothingOffered)
    }
    return await buy(.acceptRetentionOffer, plan, shown.offer) { self.retentionOffer = nil }
  }

  /// Declines the offer that is shown and goes on to cancel. If that fails the offer stays shown.
  /// - Returns: `autoRenewDisabled`, `openManagementURL`, `cancelled` or `failed`.
  @discardableResult
  public func declineRetentionOffer() async -> ActionResult {
    if let reason = refusal(of: .declineRetentionOffer) { return .refused(reason) }
    guard !isDisposed, let held else { return .refused(.notSubscribed) }
    return await switchAutoRenew(begin(.declineRetentionOffer, subscriptionID: held.subscriptionID), of: held, on: false)
  }

  /// Takes a cancellation back.
  /// - Returns: `autoRenewEnabled`, `openManagementURL`, `cancelled` or `failed`.
  @discardableResult
  public func resumeSubscription() async -> ActionResult {
    if let reason = refusal(of: .resumeSubscription) { return .refused(reason) }
    guard !isDisposed, let held else { return ActionResult(.abandoned) }
    return await switchAutoRenew(begin(.resumeSubscription, subscriptionID: held.subscriptionID), of: held, on: true)
  }

  /// Asks for the money of the current period back.
  /// - Returns: `refunded`, `openManagementURL`, `cancelled` or `failed`.
  @discardableResult
  public func requestRefund(reason: String? = nil) async -> ActionResult {
    if let reason = refusal(of: .requestRefund) { return .refused(reason) }
    guard !isDisposed, let held else { return ActionResult(.abandoned) }
    let id = held.subscriptionID
    let pending = begin(.requestRefund, subscriptionID: id) { showRefundStatus(nil, of: id) }
    manage(pending, of: held) { manager throws(StoreError) in
      try await manager.requestRefund(subscriptionID: id, reason: reason)
    } then: { [self] answer, mark in
      switch answer {
      case .success(let standing):
        end(pending, .refunded, notice: Notice(.success, .refunded, ["plan": .text(title(of: id))])) {
          take(standing, since: mark)
          showRefundStatus(.refunded, of: id)
        }
      case .failure(let error):
        endFailed(pending, error) { showRefundStatus(error.code == .purchaseCancelled ? .cancelled : .failed, of: id) }
      }
    }
    return await result(of: pending)
  }

  private func switchAutoRenew(_ pending: PendingAction, of held: UserSubscription, on: Bool) async -> ActionResult {
    let id = held.subscriptionID
    manage(pending, of: held) { manager throws(StoreError) in
      try await manager.setAutoRenew(subscriptionID: id, enabled: on)
    } then: { [self] answer, mark in
      switch answer {
      case .success(let standing):
        var arguments: [String: MessageArgument] = ["plan": .text(title(of: id))]
        if let until = standing.allSubscriptions.first(where: { $0.subscriptionID == id })?.expiresAt { arguments["date"] = .date(until) }
        let notice = Notice(
          .success, on ? .autoRenewEnabled : arguments["date"] == nil ? .autoRenewDisabledNow : .autoRenewDisabled, arguments)
        end(pending, on ? .autoRenewEnabled : .autoRenewDisabled, notice: notice) {
          take(standing, since: mark)
          retentionOffer = nil
        }
      case .failure(let error):
        endFailed(pending, error)
      }
    }
    return await result(of: pending)
  }

  /// Asks a store that manages; where it cannot, the customer is sent to the plan's own page.
  private func manage(
    _ pending: PendingAction, of held: UserSubscription,
    _ call: @escaping @MainActor (any SubscriptionManagementClient) async throws(StoreError) -> SubscriptionState,
    then answered: @escaping @MainActor (Result<SubscriptionState, StoreError>, News.Mark) -> Void
  ) {
    let mark = news.mark()
    let answer: @MainActor (Result<SubscriptionState, StoreError>) -> Void = { [self] answer in
      if case .failure(let error) = answer, error.code == .notSupported, held.managementURL?.isEmpty == false {
        end(pending, .openManagementURL) { retentionOffer = nil }
      } else {
        answered(answer, mark)
      }
    }
    guard let manager = store as? any SubscriptionManagementClient else { return answer(.failure(StoreError(.notSupported))) }
    pending.whenCancelled = { $0.storeCall?.cancel() }
    pending.storeCall = ask(as: .action, { () async throws(StoreError) in try await call(manager) }, then: answer)
  }
}
