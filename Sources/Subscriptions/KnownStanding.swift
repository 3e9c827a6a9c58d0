/// The standing as a store last knew it, and those who want to hear when it becomes different.
///
/// For stores that announce changes: they hand in every standing they learn, and equal ones are not announced.
@MainActor
public final class KnownStanding {
  /// nil before the store knows one.
  public private(set) var state: SubscriptionState?
  private let observers = StandingObservers()

  public init() {}

  public func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    observers.add(changed)
  }

  /// Takes a standing over and announces it if it is different.
  ///
  /// The first standing that a store learns by reading is no change; one that an action brings is, unless it shows nothing.
  public func take(_ state: SubscriptionState, cause: StandingChange.Cause) {
    let before = self.state
    self.state = state
    let isFirstReading = before == nil && cause == .refresh
    if !isFirstReading, state != before ?? .notSubscribed { observers.announce(StandingChange(cause: cause, state: state)) }
  }
}
