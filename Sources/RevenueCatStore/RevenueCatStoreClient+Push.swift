public import Subscriptions
import Timekeeping

extension RevenueCatStoreClient: SubscriptionPushClient {
  /// Has every change announced. While anybody observes, the standing is read every ``RevenueCatSettings/refreshSeconds``, if that is not 0.
  /// Who only overhears is told the same, and is no reason to read.
  public func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    let observation = observers.add(changed)
    observerCount += 1
    scheduleRefresh()
    return StandingObservation { [weak self] in
      observation.cancel()
      self?.observerLeft()
    }
  }

  public func overhear(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observers.add(changed)
  }

  private func observerLeft() {
    observerCount -= 1
    guard observerCount == 0 else { return }
    nextRefresh?.cancel()
    nextRefresh = nil
  }

  /// The next reading is set only when the one before has been answered, so that a slow server is not asked twice at once.
  private func scheduleRefresh() {
    guard isOpen, settings.refreshSeconds > 0, observerCount > 0, nextRefresh == nil else { return }
    nextRefresh = timekeeper.schedule(at: timekeeper.now.adding(seconds: settings.refreshSeconds)) { [weak self] in
      Task.immediate { await self?.refresh() }
    }
  }

  /// A failure is silent: the next reading may succeed.
  private func refresh() async {
    _ = await standing()
    nextRefresh = nil
    scheduleRefresh()
  }
}
