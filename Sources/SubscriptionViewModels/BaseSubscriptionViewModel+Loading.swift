import Subscriptions
import Timekeeping

/// A load's store call, which all loads that overlap share.
@MainActor
final class LoadCall {
  let mark: News.Mark
  let statusBefore: LoadStatus
  let errorBefore: StoreError?
  var joined: [PendingAction] = []
  var storeCall: Task<Void, Never>?

  init(mark: News.Mark, statusBefore: LoadStatus, errorBefore: StoreError?) {
    self.mark = mark
    self.statusBefore = statusBefore
    self.errorBefore = errorBefore
  }
}

extension BaseSubscriptionViewModel {
  /// Brings plans and standing from the store. What an earlier load brought stays shown meanwhile, and after a failure.
  ///
  /// Loads that overlap share one store call. After ``ScreenOptions/loadTimeoutSeconds``, counted for each load from its own beginning,
  /// it has failed; a late answer still brings what is shown up to date.
  @discardableResult
  public func load() async -> ActionResult {
    guard !isDisposed else { return ActionResult(.abandoned) }
    if let call = loadCall {
      let pending = begin(.load)
      call.joined.append(pending)
      pending.whenCancelled = { [weak self] in self?.leave(call, $0) }
      setDeadline(of: pending, in: call)
      return await result(of: pending)
    }
    let call = LoadCall(mark: news.mark(isLoad: true), statusBefore: loadStatus, errorBefore: loadError)
    loadCall = call
    let pending = begin(.load) {
      isFetching = true
      loadStatus = .loading
      loadError = nil
    }
    call.joined = [pending]
    pending.whenCancelled = { [weak self] in self?.leave(call, $0) }
    call.storeCall = ask(as: .action) { [store] () async throws(StoreError) in
      try await store.fetchProducts()
    } then: { [self] answer in
      loadAnswered(call, answer)
    }
    setDeadline(of: pending, in: call)
    return await result(of: pending)
  }

  private func setDeadline(of pending: PendingAction, in call: LoadCall) {
    guard loadCall === call, !pending.hasEnded, options.loadTimeoutSeconds > 0 else { return }
    pending.dueThings.append(
      time.schedule(at: time.now.adding(seconds: options.loadTimeoutSeconds), as: .timeout) { [weak self] in
        self?.loadTimedOut(call, pending)
      })
  }

  /// One load's patience is over; others that share the call wait on, and the last one ends it.
  private func loadTimedOut(_ call: LoadCall, _ pending: PendingAction) {
    let error = StoreError(.timedOut)
    guard loadCall === call, call.joined.contains(where: { $0 !== pending }) else { return loadFailed(call, error) }
    call.joined.removeAll { $0 === pending }
    end(pending, .failed, error: error, notice: Notice(failure: error))
  }

  private func loadAnswered(_ call: LoadCall, _ answer: Result<ProductsSnapshot, StoreError>) {
    switch answer {
    case .success(let snapshot) where loadCall === call:
      finish(call, .completed) {
        take(snapshot, since: call.mark)
        hasLoaded = true
        loadStatus = .loaded
      }
    case .success(let snapshot): loadAnsweredLate(call, snapshot)
    case .failure(let error): loadFailed(call, error)
    }
  }

  private func loadFailed(_ call: LoadCall, _ error: StoreError) {
    finish(call, .failed, error: error, notice: Notice(failure: error)) {
      loadStatus = .failed
      loadError = error
    }
  }

  /// The answer to a load that had timed out or was left by all: nobody waits for it, but what it brings is shown.
  private func loadAnsweredLate(_ call: LoadCall, _ snapshot: ProductsSnapshot) {
    guard !isDisposed, news.isOfThisEra(call.mark) else { return }
    update {
      guard take(snapshot, since: call.mark) else { return }
      hasLoaded = true
      if loadCall == nil, news.isLatestLoad(call.mark) { leaveLoading(to: .loaded) }
    }
    refreshIfWanted()
  }

  private func finish(
    _ call: LoadCall, _ outcome: ActionResult.Outcome, error: StoreError? = nil, notice: Notice? = nil, _ more: () -> Void
  ) {
    guard loadCall === call else { return }
    loadCall = nil
    var results: [ActionResult] = []
    for (index, pending) in call.joined.enumerated() {
      results.append(
        close(pending, outcome, error: error, notice: index == 0 ? notice : nil) {
          guard index == 0 else { return }
          isFetching = false
          more()
        })
    }
    refreshIfWanted()
    for (pending, result) in zip(call.joined, results) { pending.ending.resolve(result) }
    admitWaiting()
  }

  /// Takes one of those who share a load out of it; the last one ends it.
  private func leave(_ call: LoadCall, _ pending: PendingAction) {
    guard !pending.hasEnded else { return }
    call.joined.removeAll { $0 === pending }
    guard loadCall === call, call.joined.isEmpty else {
      end(pending, .cancelled)
      return
    }
    loadCall = nil
    end(pending, .cancelled) { leaveLoading(to: call.statusBefore, call.errorBefore) }
    call.storeCall?.cancel()
    admitWaiting()
  }

  func leaveLoading(to status: LoadStatus, _ error: StoreError? = nil) {
    isFetching = false
    loadStatus = status
    loadError = error
  }

  // MARK: Waiting for the plans

  /// Lets an action that needs the plans wait for the load under way.
  /// - Returns: nil when it may be judged, else how it ended while it waited.
  func waitForLoad(_ action: ScreenAction, subscriptionID: String?) async -> ActionResult? {
    let waiting = PendingAction(action, subscriptionID: subscriptionID, time: time)
    waiting.hasBegun = false
    waiting.whenCancelled = { [weak self] waiting in
      self?.end(waiting, .cancelled)
      waiting.admission.resolve(())
    }
    pendingActions.append(waiting)
    await withTaskCancellationHandler {
      await waiting.admission.get()
    } onCancel: {
      MainActorNow.run { waiting.whenCancelled?(waiting) }
    }
    if let result = waiting.ending.current { return result }
    pendingActions.removeAll { $0 === waiting }
    return nil
  }

  private func admitWaiting() {
    for pending in pendingActions where !pending.hasBegun { pending.admission.resolve(()) }
  }
}
