import Subscriptions
import Timekeeping

/// One purchase from its asking to its end.
@MainActor
final class PurchaseAttempt {
  let productID: String
  /// Whether a token has been made: from there on it cannot be stopped.
  var isCommitted = false
  /// Whether the caller left before that.
  var isCancelled = false

  init(productID: String) {
    self.productID = productID
  }
}

extension RevenueCatStoreClient {
  /// Refuses what needs no server to be refused, and holds the Test Store's one place for a purchase.
  func beginPurchase(_ plan: SubscriptionModel, _ offer: PromotionOfferModel?) throws(StoreError) -> PurchaseAttempt {
    // The Test Store has no promotional offers, and cannot sign one (revenuecat-http-api §4.5).
    guard offer == nil else { throw StoreError(.ineligibleForOffer) }
    if let error = backend.key.kind.reasonNotToBuy { throw error }
    guard currentPurchase == nil else { throw StoreError(.operationInProgress, message: "A purchase is under way already") }
    let attempt = PurchaseAttempt(productID: plan.id)
    currentPurchase = attempt
    return attempt
  }

  func endPurchase(_ attempt: PurchaseAttempt) {
    if currentPurchase === attempt { currentPurchase = nil }
  }

  /// Buys a plan, with at most one new token.
  ///
  /// A token that the server may have is posted again rather than another one made; and none is made before it is known that the plan is
  /// not held already, which an answer lost on the way may have brought about (reported-faults B28).
  func buy(_ plan: SubscriptionModel, _ attempt: PurchaseAttempt) async -> Result<SubscriptionState, StoreError> {
    switch settings.purchaseDecision {
    case .cancel: return .failure(StoreError(.purchaseCancelled))
    case .fail:
      return .failure(
        StoreError(
          .storeProblem, message: "The Test Store was told to fail this purchase",
          underlying: StoreError.Underlying(
            domain: "RevenueCat", code: "42", message: "TEST_STORE_SIMULATED_PURCHASE_ERROR: the failing purchase was chosen")))
    case .succeed: break
    }
    if let same = receipts.receipt(for: plan.id) {
      attempt.isCommitted = true
      return await post(same, source: .queue)
    }
    _ = await settleReceipts()
    if lastKnownState == nil || isHeldAndRenewing(plan) {
      if case .failure(let error) = await read(cause: .refresh) { return .failure(error) }
      if let lastKnownState, isHeldAndRenewing(plan) { return .success(lastKnownState) }
    }
    guard isOpen else { return .failure(RevenueCatStoreClient.closed) }
    guard !attempt.isCancelled else { return .failure(StoreError(.purchaseCancelled)) }
    attempt.isCommitted = true
    let receipt = PendingReceipt(
      buying: plan, by: backend.userID, from: backend.address.url(""), at: timekeeper.now, uuid: makeUUID(),
      presentation: catalogue.presentations[plan.id])
    receipts.add(receipt)
    return await post(receipt, source: .purchase)
  }

  private func isHeldAndRenewing(_ plan: SubscriptionModel) -> Bool {
    lastKnownState?.allSubscriptions.contains { $0.subscriptionID == plan.id && $0.isEntitled && $0.willAutoRenew } ?? false
  }

  /// Posts every kept receipt, or waits for its posting that is under way, as long as the patience lasts.
  ///
  /// A server that takes no receipts may answer all else: once the patience with a round of postings has ended, nobody waits for that
  /// round any more. What it still brings is announced.
  /// - Returns: the standing that the last confirmed one brought, nil when none was confirmed, or not in time.
  func settleReceipts() async -> SubscriptionState? {
    if let settling { return await settling.get() }
    guard !receipts.kept.isEmpty else { return nil }
    let round = Waiter<SubscriptionState?>(timekeeper)
    settling = round
    let patience = patience(receiptPatienceSeconds) { round.resolve(nil) }
    Task.immediate {
      var newest: SubscriptionState?
      for receipt in receipts.kept where receipts.holds(receipt) {
        if case .success(let state) = await post(receipt, source: .queue) { newest = state }
      }
      settling = nil
      patience.end()
      round.resolve(newest)
    }
    return await round.get()
  }

  /// Posts a receipt, unless it is being posted. It is on disk before, and forgotten once the server has judged it.
  func post(_ receipt: PendingReceipt, source: PendingReceipt.Source) async -> Result<SubscriptionState, StoreError> {
    let posting = await receipts.posting(receipt) {
      outside { [backend, folder = receipts.folder] in backend.settle(receipt, source: source, in: folder) }
    }
    switch posting {
    case .recorded(let info):
      receipts.remove(receipt)
      return .success(takeNewest(info, cause: receipt.awaitsPayment ? .approval : .purchase))
    case .refused(let error):
      receipts.remove(receipt)
      if receipt.awaitsPayment { showPending(cause: .decline) }
      if source == .queue { tell(["The purchase of \(receipt.productID) that was kept has been refused: \(error.message)"]) }
      return .failure(error)
    case .unsettled(let error):
      if error.code == .paymentPending, receipts.markAwaitingPayment(receipt) { showPending(cause: .purchase) }
      return .failure(error)
    }
  }

  /// Shows the purchases that wait in the standing as it is known.
  private func showPending(cause: StandingChange.Cause) {
    guard var state = lastKnownState else { return }
    state.pendingPurchases = receipts.pendingPurchases
    show(state, cause: cause)
  }
}

extension Backend {
  /// Keeps a new receipt, posts it, and forgets it once the server has judged it. Blocks.
  fileprivate func settle(_ receipt: PendingReceipt, source: PendingReceipt.Source, in folder: ReceiptFolder) -> Posting {
    if source == .purchase {
      do throws(ReceiptFolder.Failure) {
        try folder.save(receipt)
      } catch {
        folder.remove(receipt)
        return .refused(
          StoreError(
            .storeProblem, message: "The receipt cannot be kept on disk, so nothing was bought: \(error.message)", isRetryable: true))
      }
    }
    let posting = post(receipt, source: source)
    switch posting {
    case .recorded, .refused: folder.remove(receipt)
    case .unsettled(let error):
      if error.code == .paymentPending, !receipt.awaitsPayment {
        var marked = receipt
        marked.awaitsPayment = true
        // Without the mark it is still kept, and posted again as any other.
        try? folder.save(marked)
      }
    }
    return posting
  }
}
