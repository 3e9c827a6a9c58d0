internal import StoreEngine
internal import Subscriptions
internal import Timekeeping

extension SimulatedStoreClient {
  var translation: Translation { Translation(catalog: keeper.catalog, settings: keeper.settings) }

  func stateNow() -> SubscriptionState { translation.state(of: keeper) }

  /// Writes events before they happen, so that a disk that refuses leaves everything as it was.
  func write(_ events: [LedgerEvent], synchronizing: Bool) throws(LedgerFailure) {
    try ledger?.append(events, synchronizing: synchronizing)
    keeper.commit(events)
  }

  /// Lets everything happen that is due by now, in order, and tells of each standing that became different.
  ///
  /// What is told or answered is on the disk before. What happened to other customers meanwhile may wait for the next answer: it follows
  /// from what is there, so that a ledger that lost it would bring it forth again.
  /// - Parameter answers: whether an answer is going to rest on it.
  func catchUp(answers: Bool = true) throws(StoreError) {
    if isClosed { throw StoreError(.storeProblem, message: "the store is closed") }
    let now = timekeeper.now.moment
    var hasMoved = false
    do throws(LedgerFailure) {
      while let events = keeper.dueEvents(by: now) {
        hasMoved = true
        let isTold = events.contains { $0.customer == keeper.state.currentCustomer }
        try write(events, synchronizing: isTold)
        if isTold { announce(events.cause) }
      }
      if answers { try ledger?.synchronize() }
    } catch {
      throw StoreError(error)
    }
    if hasMoved { armTimer() }
  }

  /// Does a command as a store that sells does it.
  func performForStore(_ command: StoreCommand, cause: StandingChange.Cause) throws(StoreError) {
    do throws(SimulatorRefusal) {
      try perform(command, cause: cause)
    } catch {
      switch error {
      case .store(let error): throw error
      case .unknownProduct: throw StoreError(.productUnavailable, message: error.message)
      case .unknownOffer: throw StoreError(.invalidOffer, message: error.message)
      case .notAllowed(let reason, let message):
        throw StoreError(
          .notSupported, message: message, underlying: .init(domain: "SimulatedStore", code: reason.rawValue, message: message))
      case .unknownTransaction, .badValue: throw StoreError(.configuration, message: error.message)
      }
    }
  }

  /// Does a command: decided, written, taken in, told.
  @discardableResult
  func perform(
    _ command: StoreCommand, for customer: String? = nil, cause: StandingChange.Cause
  ) throws(SimulatorRefusal) -> Storekeeper.Outcome {
    do throws(StoreError) { try catchUp() } catch { throw .store(error) }
    let outcome: Storekeeper.Outcome
    do throws(StoreRefusal) {
      outcome = try keeper.decide(command, for: customer, at: timekeeper.now.moment)
    } catch {
      throw SimulatorRefusal(error)
    }
    if !outcome.events.isEmpty {
      do throws(LedgerFailure) {
        try write(outcome.events, synchronizing: true)
      } catch {
        throw .store(StoreError(error))
      }
      armTimer()
    }
    announce(cause)
    return outcome
  }
}

extension [LedgerEvent] {
  /// What these events, which happened by themselves, mean for a standing.
  var cause: StandingChange.Cause {
    for event in self {
      switch event.fact {
      case .transaction(let fact):
        switch fact.run?.cause {
        case .renewal, .start, nil: return .renewal
        case .planChange, .renewalWithPlanChange: return .planChange
        case .recovery: return .recovery
        }
      case .expired: return .expiry
      case .graceBegan: return .gracePeriod
      case .retryBegan: return .billingRetry
      default: continue
      }
    }
    return .refresh
  }
}

extension StoreError {
  init(_ failure: LedgerFailure) {
    self.init(
      .storeProblem, message: failure.message,
      underlying: Underlying(domain: "SimulatedStore", code: "ledger", message: failure.message))
  }
}

extension Instant {
  var moment: Moment { Moment(milliseconds: milliseconds) }
}

extension Moment {
  var instant: Instant { Instant(milliseconds: milliseconds) }
}
