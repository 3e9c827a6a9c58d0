public import JSON

/// What a handler may know about the message that it serves.
public struct RPCContext: Sendable {
  /// The id as it was written; nil for a notification.
  public let id: JSONText?
  /// The batch in which the message came. Notifications can be held back until its array is written: `RPCPeer.notify(_:heldBy:_:)`.
  public let batch: RPCBatchID?

  public init(id: JSONText? = nil, batch: RPCBatchID? = nil) {
    self.id = id
    self.batch = batch
  }

  public var isNotification: Bool { id == nil }
}

/// Names a batch that was received.
public struct RPCBatchID: Hashable, Sendable {
  let number: Int
}
