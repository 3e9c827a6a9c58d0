import Subscriptions
import Timekeeping

extension BaseSubscriptionViewModel {
  /// Asks the store anew for everything the customer has bought before. Needs no load.
  ///
  /// Ends at ``restoreDeadline`` whatever the store does; a later answer then only brings the standing up to date. What the store
  /// answers sooner than ``ScreenOptions/restoreMinimumSeconds`` is shown when these are over. A cancellation acts at once.
  /// - Returns: `restored`, `nothingToRestore`, `timedOut`, `cancelled` or `failed`.
  @discardableResult
  public func restorePurchases() async -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned) }
    guard busy == nil else { return ActionResult(.failed, error: StoreError(.operationInProgress)) }
    let begun = time.now
    let deadline = options.restoreTimeoutSeconds > 0 ? begun.adding(seconds: options.restoreTimeoutSeconds) : nil
    let pending = begin(.restorePurchases) {
      restoreDeadline = deadline?.date
      showRestoreFailedPopup = false
    }
    let mark = news.mark()
    pending.whenCancelled = { [weak self] pending in
      self?.restoreCancelled(pending, mark)
      pending.storeCall?.cancel()
    }
    pending.storeCall = ask(as: .action) { [store] () async throws(StoreError) in
      try await store.restore()
    } then: { [self] answer in
      restoreAnswered(pending, begun: begun, mark, answer)
    }
    if let deadline, !pending.hasEnded, pending.keptAnswer == nil {
      let thing = time.schedule(at: deadline, as: .timeout) { [weak self] in
        self?.endRestore(pending, .timedOut, popup: .timedOut)
      }
      pending.dueThings.append(thing)
    }
    return await result(of: pending)
  }

  private func restoreAnswered(
    _ pending: PendingAction, begun: Instant, _ mark: News.Mark, _ answer: Result<SubscriptionState, StoreError>
  ) {
    guard !pending.hasEnded else { return restoreAnsweredLate(mark, answer) }
    let earliestEnd = begun.adding(seconds: options.restoreMinimumSeconds)
    guard options.restoreMinimumSeconds > 0, time.now < earliestEnd else { return endRestore(pending, mark, answer) }
    pending.cancelDueThings()
    pending.keptAnswer = answer
    let thing = time.schedule(at: earliestEnd) { [weak self] in
      self?.endRestore(pending, mark, answer)
    }
    pending.dueThings.append(thing)
  }

  private func restoreAnsweredLate(_ mark: News.Mark, _ answer: Result<SubscriptionState, StoreError>) {
    guard !isDisposed, case .success(let standing) = answer else { return }
    update { take(standing, since: mark, isLate: true) }
    refreshIfWanted()
  }

  private func endRestore(_ pending: PendingAction, _ mark: News.Mark, _ answer: Result<SubscriptionState, StoreError>) {
    switch answer {
    case .success(let standing) where standing.hasAnythingToRestore:
      endRestore(pending, .restored, notice: Notice(.success, .purchasesRestored)) { take(standing, since: mark) }
    case .success(let standing):
      endRestore(pending, .nothingToRestore, popup: .nothingToRestore) { take(standing, since: mark) }
    case .failure(let error) where error.code == .purchaseCancelled:
      endRestore(pending, .cancelled)
    case .failure(let error) where error.code == .timedOut:
      // The store's patience or the screen's: the customer sees the same.
      endRestore(pending, .timedOut, popup: .timedOut)
    case .failure(let error):
      endRestore(pending, .failed, error: error, popup: .failed, notice: Notice(failure: error))
    }
  }

  private func restoreCancelled(_ pending: PendingAction, _ mark: News.Mark) {
    endRestore(pending, .cancelled) {
      // What the store had answered already is true, whoever still wants to know.
      if case .success(let standing)? = pending.keptAnswer { take(standing, since: mark) }
    }
  }

  private func endRestore(
    _ pending: PendingAction, _ outcome: ActionResult.Outcome, error: StoreError? = nil, popup: RestoreFailureReason? = nil,
    notice: Notice? = nil, _ more: () -> Void = {}
  ) {
    end(pending, outcome, error: error, notice: notice) {
      restoreDeadline = nil
      if let popup {
        restoreFailureReason = popup
        showRestoreFailedPopup = true
      }
      more()
    }
  }

  /// Closes the popup of a restore that brought nothing.
  @discardableResult
  public func dismissRestoreFailedPopup() -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned) }
    return close(begin(.dismissRestoreFailedPopup), .completed) { showRestoreFailedPopup = false }
  }
}
