import Timekeeping

/// Calls of one action that wait to be released, in the order in which they came; leaving is as cheap for one of many as for the first.
struct HeldCalls {
  private var waiters: [Int: Waiter<Void>] = [:]
  private var oldest = 0
  private var next = 0

  /// - Returns: the ticket to leave with.
  mutating func add(_ waiter: Waiter<Void>) -> Int {
    defer { next += 1 }
    waiters[next] = waiter
    return next
  }

  mutating func remove(_ ticket: Int) {
    waiters[ticket] = nil
  }

  mutating func takeFirst() -> Waiter<Void>? {
    while oldest < next {
      defer { oldest += 1 }
      if let waiter = waiters.removeValue(forKey: oldest) { return waiter }
    }
    return nil
  }

  /// In order.
  var all: [Waiter<Void>] {
    waiters.sorted { $0.key < $1.key }.map(\.value)
  }
}
