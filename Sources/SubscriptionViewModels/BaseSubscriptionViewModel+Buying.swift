public import Subscriptions

extension BaseSubscriptionViewModel {
  /// Buys a plan, or changes to it from another of its group. Needs no load.
  /// - Parameter promotionOffer: an offer to apply; one that is shown as not eligible fails without a store call.
  /// - Returns: `purchased`, `pending`, `scheduled`, `cancelled` or `failed`.
  @discardableResult
  public func purchaseSubscription(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel? = nil
  ) async -> ActionResult {
    await buy(.purchaseSubscription, subscription, promotionOffer)
  }

  /// - Parameter whenBought: joins the step of a purchase that the store took.
  func buy(
    _ action: ScreenAction, _ plan: SubscriptionModel, _ offer: PromotionOfferModel?, whenBought: @escaping () -> Void = {}
  ) async -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned, subscriptionID: plan.id) }
    guard busy == nil else { return ActionResult(.failed, error: StoreError(.operationInProgress), subscriptionID: plan.id) }
    let pending = begin(action, subscriptionID: plan.id)
    if let offer, !isShownAsEligible(offer, of: plan) {
      endFailed(pending, StoreError(.ineligibleForOffer))
      return await result(of: pending)
    }
    let before = subscriptionState
    let mark = news.mark()
    // The store decides whether it can still stop.
    pending.whenCancelled = { $0.storeCall?.cancel() }
    pending.storeCall = ask(as: .action) { [store] () async throws(StoreError) in
      try await store.purchase(plan, offer)
    } then: { [self] answer in
      bought(pending, plan, before: before, mark, answer, whenBought)
    }
    return await result(of: pending)
  }

  private func bought(
    _ pending: PendingAction, _ plan: SubscriptionModel, before: SubscriptionState, _ mark: News.Mark,
    _ answer: Result<SubscriptionState, StoreError>, _ whenBought: () -> Void
  ) {
    switch answer {
    case .success(let standing):
      let outcome = standing.outcome(ofBuying: plan.id)
      end(pending, outcome, notice: notice(of: outcome, plan, before: before, after: standing)) {
        take(standing, since: mark)
        whenBought()
      }
    case .failure(let error) where error.code == .paymentPending:
      end(pending, .pending, notice: Notice(.info, .purchasePending, ["plan": .text(name(of: plan))]), whenBought)
    case .failure(let error):
      endFailed(pending, error)
    }
  }

  /// Whether a screen shows an offer as one that the customer may have: as listed, else as given.
  private func isShownAsEligible(_ offer: PromotionOfferModel, of plan: SubscriptionModel) -> Bool {
    let listed = subscriptionDetails.first { $0.id == plan.id } ?? plan
    return (listed.promotionOffers.first { $0.id == offer.id } ?? offer).isEligible
  }

  private func notice(
    of outcome: ActionResult.Outcome, _ plan: SubscriptionModel, before: SubscriptionState, after: SubscriptionState
  ) -> Notice {
    var arguments: [String: MessageArgument] = ["plan": .text(name(of: plan))]
    switch outcome {
    case .pending: return Notice(.info, .purchasePending, arguments)
    case .scheduled:
      guard let change = after.allSubscriptions.lazy.compactMap(\.pendingChange).first(where: { $0.subscriptionID == plan.id }) else {
        return Notice(.success, .offerScheduled, arguments)
      }
      arguments["date"] = .date(change.effectiveAt)
      return Notice(.success, .changeScheduled, arguments)
    default:
      let wasHeld = before.allSubscriptions.contains { $0.subscriptionID == plan.id && $0.isEntitled && $0.willAutoRenew }
      return wasHeld && before == after ? Notice(.info, .alreadyHeld, arguments) : Notice(.success, .purchased, arguments)
    }
  }

  private func name(of plan: SubscriptionModel) -> String {
    plan.product.displayName.isEmpty ? plan.id : plan.product.displayName
  }
}

extension SubscriptionState {
  /// How a purchase ended that the store answered with this standing (PROTOCOL §7).
  func outcome(ofBuying subscriptionID: String) -> ActionResult.Outcome {
    if pendingPurchases.contains(where: { $0.subscriptionID == subscriptionID }) { return .pending }
    let isScheduled = allSubscriptions.contains {
      $0.pendingChange?.subscriptionID == subscriptionID || ($0.subscriptionID == subscriptionID && $0.renewalOffer != nil)
    }
    return isScheduled ? .scheduled : .purchased
  }
}
