/// How messages are told apart in the stream of bytes.
public enum RPCFraming: String, Hashable, Sendable, CaseIterable {
  /// Decided by the first line that is not blank, then never again.
  case auto
  /// One JSON text a line.
  case lines
  /// A block of headers with `Content-Length`, then so many bytes.
  case headers
}

/// What can be set about a peer. The limits are those of PROTOCOL §1.
public struct RPCPeerOptions: Hashable, Sendable {
  public var framing: RPCFraming = .auto
  /// A request starts only after the one before it is finished, or waits for nothing but virtual time.
  public var isSequential = false
  /// Seconds of real time, anew with each answer written, that the end of input and `shutdown` leave to what is under way.
  public var drainSeconds: Double = 30
  /// Seconds of real time that a signal leaves to what cannot be stopped and to the flush, together.
  public var signalSeconds: Double = 5
  public var maximumMessageBytes = 16 << 20
  /// Containers open at once in one message, the message's own included.
  public var maximumNesting = 128
  public var maximumBatchMembers = 10_000
  public var maximumRequestsUnderWay = 100_000
  /// The text of all requests under way, in bytes.
  public var maximumBytesUnderWay = 32 << 20
  /// Unsent bytes above which nothing new begins.
  public var highWaterBytes = 8 << 20

  public init() {}
}
