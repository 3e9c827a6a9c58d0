import Glibc
import Synchronization

/// SIGTERM and SIGINT: the first one is handed to the loop, the second ends the process at once.
enum Signals {
  private static let descriptor = Atomic<Int32>(-1)
  private static let first = Atomic<Int32>(0)

  /// Begins to watch and gives the descriptor that becomes readable with the first signal.
  static func watch() -> Int32 {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor.store(ends[1], ordering: .sequentiallyConsistent)
    first.store(0, ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { signal in
      guard Signals.first.exchange(signal, ordering: .sequentiallyConsistent) == 0 else { _exit(128 + signal) }
      let error = errno
      var byte: UInt8 = 0
      _ = write(Signals.descriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = error
    }
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
    return ends[0]
  }

  /// Takes the signal that has come.
  static func take(_ descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return nil }
    return first.load(ordering: .sequentiallyConsistent)
  }
}
