/// The standing as a store last knew it, and those who want to hear when it becomes different.
///
/// For stores that announce changes: they hand in every standing they learn, and equal ones are not announced.
@MainActor
public final class KnownStanding {
  /// nil before the store knows one.
  public private(set) var state: SubscriptionState?
  private let observers = StandingObservers()

  /// - Parameter state: what the store knows to begin with.
  public init(_ state: SubscriptionState? = nil) {
    self.state = state
  }

  public func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observers.add(changed)
  }

  /// Grows with everything learned that was no reading, so that a reading knows whether it is older than that.
  public private(set) var edition = 0

  /// Takes over what a reading brought that began at an edition, unless something newer has been learned since (PROTOCOL §5).
  /// - Returns: whether it was taken over.
  @discardableResult
  public func take(_ state: SubscriptionState, cause: StandingChange.Cause, readSince edition: Int) -> Bool {
    guard edition == self.edition else { return false }
    announce(state, cause: cause)
    return true
  }

  /// Takes a standing over and announces it if it is different.
  ///
  /// The first standing that a store learns by reading is no change; one that an action brings is, unless it shows nothing.
  public func take(_ state: SubscriptionState, cause: StandingChange.Cause) {
    edition += 1
    announce(state, cause: cause)
  }

  private func announce(_ state: SubscriptionState, cause: StandingChange.Cause) {
    let before = self.state
    self.state = state
    let isFirstReading = before == nil && cause == .refresh
    if !isFirstReading, state != before ?? .notSubscribed { observers.announce(StandingChange(cause: cause, state: state)) }
  }
}
