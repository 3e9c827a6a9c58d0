/// A value that will come once, and those who wait for it.
///
/// The first value wins, later ones are ignored. Whoever waits for a value that is already there goes on without suspending.
@MainActor
public final class Waiter<Value: Sendable> {
  private let timekeeper: Timekeeper
  private var value: Value?
  private var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
  private var order: [Int] = []
  private var lastTicket = 0

  public init(_ timekeeper: Timekeeper) {
    self.timekeeper = timekeeper
  }

  /// Whether the value has come.
  public var isResolved: Bool { value != nil }

  /// The value if it has come.
  public var current: Value? { value }

  /// Brings the value and wakes all who wait, in the order in which they came.
  /// - Returns: false when there was a value already.
  @discardableResult
  public func resolve(_ value: Value) -> Bool {
    guard self.value == nil else { return false }
    self.value = value
    let tickets = order
    order = []
    for ticket in tickets {
      if let continuation = waiting.removeValue(forKey: ticket) { wake(continuation, with: value) }
    }
    return true
  }

  /// The value, whether or not the calling task is cancelled meanwhile.
  public func get() async -> Value {
    if let value { return value }
    while true {
      if let value = await park(ticket: newTicket()) { return value }
    }
  }

  /// The value, or nil when the calling task was cancelled first.
  @discardableResult
  public func valueUnlessCancelled() async -> Value? {
    if let value { return value }
    if Task.isCancelled { return nil }
    let ticket = newTicket()
    return await withTaskCancellationHandler {
      await park(ticket: ticket)
    } onCancel: {
      MainActorNow.run { self.giveUp(ticket) }
    }
  }

  private func newTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  private func park(ticket: Int) async -> Value? {
    let result = await withCheckedContinuation { continuation in
      waiting[ticket] = continuation
      order.append(ticket)
    }
    timekeeper.wakeUpArrived()
    return result
  }

  private func giveUp(_ ticket: Int) {
    guard let continuation = waiting.removeValue(forKey: ticket) else { return }
    order.removeAll { $0 == ticket }
    wake(continuation, with: nil)
  }

  private func wake(_ continuation: CheckedContinuation<Value?, Never>, with value: Value?) {
    timekeeper.wakeUp { continuation.resume(returning: value) }
  }
}
