/// Carries bytes: standard input and output in the product, memory in tests.
@MainActor public protocol RPCTransport: AnyObject {
  /// Begins to deliver. Bytes arrive by `peer.receive`, the end by `peer.receiveEnd`.
  func start(_ peer: RPCPeer)
  /// Takes as many bytes as it can without waiting and says how many. When it took less than all, it calls `peer.transportIsWritable` once it can take more.
  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending
  /// Stops or resumes delivering.
  func setReading(_ isReading: Bool)
}

/// What a transport did with bytes.
public enum RPCSending: Hashable, Sendable {
  /// So many were taken.
  case taken(Int)
  /// Nobody will ever read them.
  case closed
}
