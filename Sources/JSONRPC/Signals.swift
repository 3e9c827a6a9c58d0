import Glibc
import Synchronization

/// SIGTERM and SIGINT: the first one wakes the loop, the second ends the process at once.
enum Signals {
  private static let descriptor = Atomic<Int32>(-1)
  private static let first = Atomic<Int32>(0)
  private static let isTaken = Atomic<Bool>(false)

  /// Begins to watch; the first signal makes the descriptor, an event counter, readable.
  static func watch(waking counter: Int32) {
    descriptor.store(counter, ordering: .sequentiallyConsistent)
    first.store(0, ordering: .sequentiallyConsistent)
    isTaken.store(false, ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { signal in
      guard Signals.first.exchange(signal, ordering: .sequentiallyConsistent) == 0 else { _exit(128 + signal) }
      let error = errno
      var one: UInt64 = 1
      _ = write(Signals.descriptor.load(ordering: .sequentiallyConsistent), &one, 8)
      errno = error
    }
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
  }

  /// Takes the signal that has come, once.
  static func take() -> Int32? {
    let signal = first.load(ordering: .sequentiallyConsistent)
    guard signal != 0, !isTaken.exchange(true, ordering: .sequentiallyConsistent) else { return nil }
    return signal
  }
}
