/// Carries bytes: standard input and output in a process, memory in tests.
@MainActor public protocol RPCTransport: AnyObject {
  /// Begins to deliver: bytes by `peer.receive`, the end by `peer.receiveEnd`, signals by `peer.receiveSignal`.
  func start(_ peer: RPCPeer)
  /// Takes as many bytes as it can without waiting. When it took less than all, it calls `peer.flush` once it can take more.
  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending
  /// Stops or resumes delivering.
  func setReading(_ isReading: Bool)
  /// Asks for a call of `peer.flush` before the process next waits, so that what one turn has to say is said at once.
  func wantsFlush()
}

/// What a transport did with bytes.
public enum RPCSending: Hashable, Sendable {
  /// So many were taken.
  case taken(Int)
  /// Nobody will ever read them.
  case closed
  /// They cannot be written, for a reason that is nobody's wish: a full disk.
  case failed(String)
}
