public import JSON

/// One side of a conversation in JSON-RPC 2.0: reads messages, runs handlers in order, and answers every request exactly once.
@MainActor public final class RPCPeer {
  /// Serves one method. Params are read before it returns.
  public typealias Handler = @MainActor (RPCParams, RPCContext) throws(RPCError) -> RPCReply

  /// Told when more than the high-water mark waits to be written (true: nothing new begins, pause timers), and when that is over.
  public var onCongestionChange: (@MainActor (Bool) -> Void)?

  /// Asked when something is under way and nothing more can be read: returns once all is at rest, and says whether what is left waits for
  /// nothing but virtual time.
  public var waitsOnlyForVirtualTime: (@MainActor () async -> Bool)?

  /// Told once, before the conversation ends.
  public var willEnd: (@MainActor (RPCEnd) -> Void)?

  /// Shown every message, verbatim and in order. Nil costs nothing.
  public var onMessage: (@MainActor (RPCDirection, UnsafeRawBufferPointer) -> Void)?

  public let options: RPCPeerOptions
  /// Whether more than the high-water mark waits to be written.
  public private(set) var isCongested = false

  let transport: any RPCTransport
  private let end: @MainActor (RPCEnd) -> Void

  /// - Parameter end: what to do at the end, after everything is flushed; the process exits where nothing else is said.
  public init(transport: any RPCTransport, options: RPCPeerOptions = RPCPeerOptions(), end: @escaping @MainActor (RPCEnd) -> Void) {
    self.transport = transport
    self.options = options
    self.end = end
  }

  /// Names a method and who serves it. To be called before `start`.
  public func register(_ method: String, _ handler: @escaping Handler) {
  }

  /// The names of all methods that are served, in alphabetical order.
  public var methods: [String] { [] }

  /// Begins the conversation.
  public func start() { transport.start(self) }

  /// Sends a notification.
  ///
  /// - Parameter batch: a batch that is still open holds it back until its array is written.
  public func notify(_ method: StaticString, heldBy batch: RPCBatchID? = nil, _ params: (inout JSONWriter) -> Void) {
  }

  /// Sends a request to the other side.
  public func request(_ method: StaticString, _ params: (inout JSONWriter) -> Void) -> RPCOutgoing {
    RPCOutgoing(id: "b-1") { _ in }
  }

  /// Waits while the peer is congested: for work that goes on by itself, between two of its steps.
  public func untilDrained() async {}

  /// Asks anew whether what is left waits for virtual time alone. To be called when something outside the pipe ended a wait.
  public func reconsider() {}
}
