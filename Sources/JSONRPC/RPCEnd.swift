/// How a conversation ended, and the status with which the process says so.
public struct RPCEnd: Hashable, Sendable {
  public enum Cause: String, Hashable, Sendable {
    /// The input ended, or the reader went away.
    case endOfInput = "eof"
    /// `exit` was received.
    case exit
    /// SIGTERM or SIGINT.
    case signal
    /// The framing was lost: nothing that follows could be read.
    case unreadable
  }

  public let cause: Cause
  public let status: Int32

  public init(cause: Cause, status: Int32) {
    self.cause = cause
    self.status = status
  }
}

/// Which way a message went.
public enum RPCDirection: Hashable, Sendable {
  case received
  /// Came, but was too long to be read: there are no bytes to show.
  case refused
  case sent
}
