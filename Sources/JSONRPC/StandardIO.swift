import Glibc

/// Standard input and output as a transport, claimed for the protocol alone, and the loop that the main thread runs.
///
/// After `claim()` descriptor 0 is /dev/null and descriptor 1 is standard error: nothing that writes to them, in Swift, in C or in a child, can
/// reach the stream. O_NONBLOCK is never set on what was inherited; pipes and terminals are opened anew for a description of our own, and where that
/// cannot be had, writing asks first and writes no more than what cannot block.
@MainActor public final class StandardIO: RPCTransport {
  private let input: Channel
  private let output: Channel
  private var isReading = true
  private var hasEnded = false
  private var isFlushWanted = false
  private var isWaitingToWrite = false
  private weak var peer: RPCPeer?

  private static var isClaimed = false

  private init(input: Channel, output: Channel) {
    self.input = input
    self.output = output
  }

  /// Takes descriptors 0 and 1 for the protocol. Once in a process.
  public static func claim() -> StandardIO {
    precondition(!isClaimed, "standard input and output are claimed already")
    isClaimed = true
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is a write that fails, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let io = StandardIO(input: Channel(claiming: 0, for: .reading), output: Channel(claiming: 1, for: .writing))
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    if fcntl(2, F_GETFD) < 0 { dup2(null, 2) }
    dup2(null, 0)
    dup2(2, 1)
    if null > 2 { close(null) }
    return io
  }

  /// Begins the conversation and serves it until the process exits. To be called once, on the main thread, from outside any task.
  public func run(_ peer: RPCPeer) -> Never {
    let loop = MainLoop()
    Signals.watch(waking: loop.descriptor)
    peer.start()
    loop.drain()
    let polled = UnsafeMutablePointer<pollfd>.allocate(capacity: 3)
    while true {
      if isFlushWanted {
        isFlushWanted = false
        peer.flush()
      }
      // A negative descriptor is passed over. Each one costs a little with every wait, so there are no more of them than must be.
      polled[0] = pollfd(fd: isReading && !hasEnded ? input.descriptor : -1, events: Int16(POLLIN), revents: 0)
      polled[1] = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
      polled[2] = pollfd(fd: output.descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(polled, isWaitingToWrite ? 3 : 2, -1) > 0 else { continue }
      if polled[1].revents != 0 {
        loop.drain()
        if let signal = Signals.take() { peer.receiveSignal(signal) }
      }
      if polled[2].revents != 0 {
        isWaitingToWrite = false
        peer.flush()
      }
      if polled[0].revents != 0, isReading { read(peer) }
    }
  }

  private func read(_ peer: RPCPeer) {
    var outcome = Channel.Outcome.later
    peer.receive { space in
      outcome = input.read(space)
      if case .moved(let count) = outcome { return count }
      return 0
    }
    guard case .closed = outcome else { return }
    hasEnded = true
    peer.receiveEnd()
  }

  // MARK: RPCTransport

  public func start(_ peer: RPCPeer) {
    self.peer = peer
    if input.descriptor < 0 {
      hasEnded = true
      peer.receiveEnd()
    }
  }

  public func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    var taken = 0
    while taken < bytes.count {
      switch output.write(UnsafeRawBufferPointer(rebasing: bytes[taken...])) {
      case .moved(let count): taken += count
      case .later:
        isWaitingToWrite = true
        return .taken(taken)
      case .closed: return .closed
      case .failed(let error): return .failed(String(cString: strerror(error)))
      }
    }
    return .taken(taken)
  }

  public func setReading(_ isReading: Bool) { self.isReading = isReading }

  public func wantsFlush() { isFlushWanted = true }
}
