/// Something that will happen at an instant, unless it is cancelled first.
@MainActor
public final class DueThing {
  /// What falls due, as far as its order at one instant depends on it (PROTOCOL §4).
  public enum Kind: Sendable {
    /// The answer of a store that takes time: comes before a time-out of the same instant.
    case storeAnswer
    /// The end of somebody's patience.
    case timeout
    /// Anything else: a renewal, a toast that goes by.
    case other
  }

  public let instant: Instant
  public let kind: Kind
  let happen: @MainActor () -> Void
  var sequence: UInt64 = 0
  var place = -1
  weak var timekeeper: Timekeeper?

  init(instant: Instant, kind: Kind, happen: @escaping @MainActor () -> Void) {
    self.instant = instant
    self.kind = kind
    self.happen = happen
  }

  /// Takes the thing off the schedule. Cancelling what has happened, or twice, does nothing.
  public func cancel() {
    timekeeper?.cancel(self)
  }

  func comesBefore(_ other: DueThing) -> Bool {
    instant == other.instant ? sequence < other.sequence : instant < other.instant
  }
}
