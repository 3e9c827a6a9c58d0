internal import StoreEngine
internal import Subscriptions
internal import Timekeeping

extension SimulatedStoreClient {
  /// Lets the store's latency pass; with none it does not suspend.
  func takeTime(_ latency: Length) async throws(StoreError) {
    if isClosed { throw StoreError(.storeProblem, message: "the store is closed") }
    guard latency > .seconds(0) else { return }
    lastTicket += 1
    let ticket = lastTicket
    let waiter = Waiter<StoreError?>(timekeeper)
    underWay[ticket] = waiter
    let due = timekeeper.schedule(at: timekeeper.now.moment.adding(latency).instant, as: .storeAnswer) { waiter.resolve(nil) }
    let outcome = await waiter.valueUnlessCancelled()
    underWay[ticket] = nil
    due.cancel()
    guard let outcome else { throw StoreError(.purchaseCancelled) }
    if let error = outcome { throw error }
  }

  /// Ends everything that waits on the store, as before a reset, another customer or the end (PROTOCOL §5).
  public func abandonAll(_ message: String = "the store was reset") {
    for ticket in underWay.keys.sorted() { underWay[ticket]?.resolve(StoreError(.storeProblem, message: message)) }
  }

  /// Ends the store: what waits on it, its timer, its hold on the ledger. Every later call fails with `storeProblem`.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    abandonAll("the store was closed")
    timer?.cancel()
    timer = nil
    ledger?.close()
  }

  // MARK: - The timer

  /// One timer, for the next thing that happens by itself.
  func armTimer() {
    let next = isClosed ? nil : keeper.nextDue
    guard next != timerMoment || timer == nil else { return }
    timer?.cancel()
    timer = nil
    timerMoment = next
    guard let next else { return }
    timer = timekeeper.schedule(at: next.instant) { [weak self] in self?.timerFired() }
  }

  private func timerFired() {
    timer = nil
    timerMoment = nil
    // What cannot be written has not happened; the next call tries again and says why.
    do throws(StoreError) { try catchUp(answers: false) } catch {}
  }
}
