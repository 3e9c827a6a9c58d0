import Subscriptions
import Timekeeping

/// A store call that brings plans up to date in the background.
@MainActor
final class RefreshCall {
  let mark: News.Mark
  var deadline: DueThing?

  init(mark: News.Mark) {
    self.mark = mark
  }
}

/// How plans and standing come to the screen.
extension BaseSubscriptionViewModel {
  private var pushingStore: (any SubscriptionPushClient)? { store as? any SubscriptionPushClient }

  /// Takes what a read brought, as far as nothing newer is known.
  /// - Returns: false when a newer read had been taken already.
  @discardableResult
  func take(_ snapshot: ProductsSnapshot, since mark: News.Mark, withStanding: Bool = true) -> Bool {
    guard news.takeRead(mark) else { return false }
    update {
      subscriptionDetails = snapshot.subscriptions.inScreenOrder
      if let held = takeHeldStanding() {
        subscriptionState = held
      } else if withStanding, news.standingIsUntouched(since: mark) {
        subscriptionState = snapshot.subscriptionState
      }
      contentChanged()
    }
    // Plans that were read for another standing than the one that is shown may carry another eligibility.
    wantsRefresh = !news.standingIsUntouched(since: mark) && snapshot.subscriptionState != subscriptionState
    return true
  }

  /// Takes the standing that an action brought.
  /// - Parameter isLate: whether nobody waits for the action any more; then anything newer wins.
  func take(_ answered: SubscriptionState, since mark: News.Mark, isLate: Bool = false) {
    guard news.isOfThisEra(mark) else { return }
    var standing = answered
    if let pushingStore {
      // Such a store has announced whatever the action changed, and perhaps something newer.
      if !news.nothingWasAnnounced(since: mark) { standing = pushingStore.lastKnownState ?? answered }
    } else if isLate, !news.standingIsUntouched(since: mark) {
      return
    }
    news.standingWasAnswered()
    heldStanding = nil
    showStanding(standing)
  }

  /// The store announced that the standing became different.
  func storeAnnounced(_ change: StandingChange) {
    guard !isDisposed else { return }
    news.standingWasAnnounced()
    let before = subscriptionState
    let notice = noticeOfResolvedPurchase(before: before, change)
    // What an action of this screen brought belongs to the one step in which that action ends.
    if ActingScreen.current == ObjectIdentifier(self), notice == nil {
      heldStanding = change.state
      return
    }
    heldStanding = nil
    update {
      showStanding(change.state)
      if let notice { show(notice) }
    }
    // Inside one of this screen's own calls the store may have more to announce.
    if callsBeingMade == 0 { refreshIfWanted() }
  }

  private func takeHeldStanding() -> SubscriptionState? {
    defer { heldStanding = nil }
    return heldStanding
  }

  /// Shows what the store announced during an action whose end did not: one that failed, or that had ended before.
  func showHeldStanding() {
    guard let held = takeHeldStanding(), !isDisposed else { return }
    showStanding(held)
    refreshIfWanted()
  }

  private func showStanding(_ standing: SubscriptionState) {
    guard standing != subscriptionState else { return }
    update {
      subscriptionState = standing
      contentChanged()
    }
    if hasLoaded { wantsRefresh = true }
  }

  // MARK: Keeping plans up to date

  /// Asks once in the background for plans that fit a changed standing (PROTOCOL §7).
  ///
  /// It brings plans only: what a store reads right after a change may be older than the change (fault B32).
  func refreshIfWanted() {
    guard wantsRefresh, refreshCall == nil, hasLoaded, !isDisposed else { return }
    wantsRefresh = false
    let call = RefreshCall(mark: news.mark())
    refreshCall = call
    _ = ask(as: .refresh) { [store] () async throws(StoreError) in
      try await store.fetchProducts()
    } then: { [self] answer in
      refreshed(call, answer)
    }
    guard refreshCall === call, options.loadTimeoutSeconds > 0 else { return }
    call.deadline = time.schedule(at: time.now.adding(seconds: options.loadTimeoutSeconds), as: .timeout) { [weak self] in
      self?.refreshEnded(call)
    }
  }

  private func refreshed(_ call: RefreshCall, _ answer: Result<ProductsSnapshot, StoreError>) {
    guard !isDisposed, news.isOfThisEra(call.mark) else { return }
    if case .success(let snapshot) = answer { take(snapshot, since: call.mark, withStanding: false) }
    refreshEnded(call)
  }

  private func refreshEnded(_ call: RefreshCall) {
    if refreshCall === call { forgetRefresh() }
    refreshIfWanted()
  }

  func forgetRefresh() {
    refreshCall?.deadline?.cancel()
    refreshCall = nil
  }

  // MARK: Purchases that waited for somebody

  private func noticeOfResolvedPurchase(before: SubscriptionState, _ change: StandingChange) -> Notice? {
    guard [.approval, .decline, .push, .refresh].contains(change.cause) else { return nil }
    let still = Set(change.state.pendingPurchases.map(\.transactionID))
    guard let resolved = before.pendingPurchases.first(where: { !still.contains($0.transactionID) }) else { return nil }
    let plan: [String: MessageArgument] = ["plan": .text(title(of: resolved.subscriptionID))]
    let came =
      change.state.ownedProducts.contains(resolved.subscriptionID)
      || change.state.allSubscriptions.contains {
        ($0.subscriptionID == resolved.subscriptionID && $0.isEntitled) || $0.pendingChange?.subscriptionID == resolved.subscriptionID
      }
    if came { return Notice(.success, .purchaseApproved, plan) }
    return change.cause == .decline ? Notice(.info, .purchaseDeclined, plan) : nil
  }

  /// A plan's name, or its identifier where the store does not sell it.
  func title(of subscriptionID: String) -> String {
    let name = subscriptionDetails.first { $0.id == subscriptionID }?.product.displayName ?? ""
    return name.isEmpty ? subscriptionID : name
  }
}

extension [SubscriptionModel] {
  /// By group as the store orders them, then the higher level, then the shorter period, then as the store orders them.
  var inScreenOrder: [SubscriptionModel] {
    var groups: [String] = []
    let keys = enumerated().map { place, plan in
      if !groups.contains(plan.groupID) { groups.append(plan.groupID) }
      return (groups.firstIndex(of: plan.groupID) ?? 0, plan.level, plan.period.roughDays, place)
    }
    // As a rule the store has them in this order already.
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return self }
    return keys.sorted(by: <).map { self[$0.3] }
  }
}

extension SubscriptionPeriod {
  /// A length to order by, in days.
  var roughDays: Int {
    switch unit {
    case .day: count
    case .week: 7 * count
    case .month: 30 * count
    case .year: 365 * count
    }
  }
}
