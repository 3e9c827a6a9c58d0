public import JSON

/// What a handler does with a request: answers it in the turn in which it was read, or later.
public enum RPCReply {
  /// Text that is ready: one JSON value, such as `"\"pong\""`.
  case text(StaticString)
  /// Writes the result in this turn, right after the handler returns. It must not talk to the peer: what is to be announced is announced before.
  case value((inout JSONWriter) -> Void)
  /// Does the work and answers when it is done. It starts at once and, as long as nothing suspends, ends in this turn; `$/cancelRequest` cancels its task.
  case later(@MainActor () async throws(RPCError) -> RPCResult)
  /// As `later`, and no later request or notification starts before it is done. Answers to this peer's own requests and `$/cancelRequest` pass.
  case exclusive(@MainActor () async throws(RPCError) -> RPCResult)
}

/// The result of work that took its time: written when it is answered.
public struct RPCResult {
  let write: (inout JSONWriter) -> Void

  public init(_ write: @escaping (inout JSONWriter) -> Void) { self.write = write }

  public static var null: RPCResult { RPCResult { $0.null() } }
}
