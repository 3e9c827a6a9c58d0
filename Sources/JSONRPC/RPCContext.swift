public import JSON

/// What a handler may know about the message that it serves. Read before it returns or suspends, as the params are.
public struct RPCContext {
  private let text: UnsafeRawBufferPointer?
  private let given: JSONText?
  /// The batch in which the message came. Notifications can be held back until its array is written: `RPCPeer.notify(_:heldBy:_:)`.
  public let batch: RPCBatchID?

  public init(id: JSONText? = nil, batch: RPCBatchID? = nil) {
    text = nil
    given = id
    self.batch = batch
  }

  @inline(__always)
  init(text: UnsafeRawBufferPointer?, batch: RPCBatchID?) {
    self.text = text
    given = nil
    self.batch = batch
  }

  /// The id as it was written; nil for a notification.
  public var id: JSONText? { text.map { JSONText(validated: $0) } ?? given }

  public var isNotification: Bool { text == nil && given == nil }
}

/// Names a batch that was received.
public struct RPCBatchID: Hashable, Sendable {
  let number: Int
}
