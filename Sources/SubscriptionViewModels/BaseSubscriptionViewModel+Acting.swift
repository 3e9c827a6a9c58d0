import Subscriptions
import Timekeeping

/// How an action begins, waits and ends.
extension BaseSubscriptionViewModel {
  /// Begins an action: its flags, its overlay, the old toast cleared, in one step.
  func begin(_ action: ScreenAction, subscriptionID: String? = nil, _ more: () -> Void = {}) -> PendingAction {
    let pending = PendingAction(action, subscriptionID: subscriptionID, time: time)
    pendingActions.append(pending)
    update {
      if action != .dismissToast { clearNotice() }
      if action.isExclusive { busy = BusyAction(action: action, subscriptionID: subscriptionID) }
      more()
    }
    return pending
  }

  /// Ends an action: its flags, the standing, a message, the outcome, in one step. What has ended is left alone.
  func end(
    _ pending: PendingAction, _ outcome: ActionResult.Outcome, error: StoreError? = nil, notice: Notice? = nil, _ more: () -> Void = {}
  ) {
    guard !pending.hasEnded else { return }
    let result = close(pending, outcome, error: error, notice: notice, more)
    refreshIfWanted()
    pending.ending.resolve(result)
  }

  /// Everything of an end but waking the one who waits for it.
  func close(
    _ pending: PendingAction, _ outcome: ActionResult.Outcome, error: StoreError? = nil, notice: Notice? = nil, _ more: () -> Void = {}
  ) -> ActionResult {
    pending.cancelDueThings()
    // What it does when cancelled may hold the load that holds it: let go, or neither would ever go away.
    pending.whenCancelled = nil
    pendingActions.removeAll { $0 === pending }
    let result = ActionResult(outcome, error: outcome == .failed ? error : nil, subscriptionID: pending.subscriptionID)
    update {
      if pending.action.isExclusive, pending.hasBegun { busy = nil }
      more()
      // A cancelled action leaves the screen at rest (PROTOCOL §1, "Cancel").
      if outcome == .cancelled { clearNotice() }
      if let notice { show(notice) }
      lastOutcomeSequence += 1
      lastOutcome = LastOutcome(
        sequence: lastOutcomeSequence, action: pending.action, outcome: outcome, subscriptionID: result.subscriptionID, error: result.error)
    }
    return result
  }

  /// Ends an action that the store refused: silently when somebody thought better of it, else with a message.
  func endFailed(_ pending: PendingAction, _ error: StoreError, _ more: () -> Void = {}) {
    if error.code == .purchaseCancelled {
      end(pending, .cancelled, more)
    } else {
      end(pending, .failed, error: error, notice: Notice(failure: error), more)
    }
  }

  /// Waits for an action's end. A cancellation of the calling task acts at once, in the way of the action.
  func result(of pending: PendingAction) async -> ActionResult {
    if let result = pending.ending.current { return result }
    return await withTaskCancellationHandler {
      await pending.ending.get()
    } onCancel: {
      MainActorNow.run { pending.whenCancelled?(pending) }
    }
  }

  /// Asks the store, and hands its answer on in the turn in which it comes.
  func ask<Value: Sendable>(
    as origin: StoreCallOrigin, _ call: @escaping @MainActor () async throws(StoreError) -> Value,
    then answered: @escaping @MainActor (Result<Value, StoreError>) -> Void
  ) -> Task<Void, Never> {
    callsBeingMade += 1
    let task = StoreCallOrigin.$current.withValue(origin) {
      ActingScreen.$current.withValue(origin == .action ? ObjectIdentifier(self) : nil) {
        Task.immediate {
          let result: Result<Value, StoreError>
          do throws(StoreError) { result = .success(try await call()) } catch { result = .failure(error) }
          answered(result)
          showHeldStanding()
        }
      }
    }
    callsBeingMade -= 1
    // What the store announced before it first suspended, if the action has not ended with it, is shown without waiting for that end.
    if callsBeingMade == 0 {
      showHeldStanding()
      refreshIfWanted()
    }
    return task
  }

  func abandonEverything(stoppingStoreCalls: Bool) {
    news.forgetAll()
    wantsRefresh = false
    forgetRefresh()
    let abandoned = pendingActions
    let load = loadCall
    loadCall = nil
    if stoppingStoreCalls {
      load?.storeCall?.cancel()
      for pending in abandoned { pending.storeCall?.cancel() }
    }
    var results: [ActionResult] = []
    for pending in abandoned {
      results.append(
        close(pending, .abandoned) {
          if pending.action == .load { leaveLoading(to: load?.statusBefore ?? .notLoaded) }
          if pending.action == .restorePurchases { restoreDeadline = nil }
        })
    }
    for (pending, result) in zip(abandoned, results) {
      pending.ending.resolve(result)
      pending.admission.resolve(())
    }
  }
}

/// The screen in whose action's store call a task is.
///
/// What a store announces in there, it announces because of that action, whose end tells the screen all of it in one step (PROTOCOL §7).
enum ActingScreen {
  @TaskLocal static var current: ObjectIdentifier?
}
