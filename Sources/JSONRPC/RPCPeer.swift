import JSON

/// One side of a conversation in JSON-RPC 2.0: reads messages, runs handlers in order, and answers every request exactly once.
///
/// `shutdown`, `exit` and `$/cancelRequest` are served by the peer itself. What PROTOCOL §1 says about order, limits, cancelling and the end
/// holds here; the words of the methods are of no concern to it.
@MainActor public final class RPCPeer {
  /// Serves one method. Params and context are read before it returns.
  public typealias Handler = @MainActor (RPCParams, RPCContext) throws(RPCError) -> RPCReply

  // MARK: What the owner may hook in

  /// Told when more than the high-water mark waits to be written (true: nothing new begins, pause timers), and when that is over.
  public var onCongestionChange: (@MainActor (Bool) -> Void)?

  /// Asked when something is under way and the next step depends on it: returns once all is at rest, and says whether what is left waits for
  /// nothing but virtual time. Nil is taken for no.
  public var waitsOnlyForVirtualTime: (@MainActor () async -> Bool)?

  /// Returns once nothing that was woken can go on by itself: what a cancel or an answer ends is then ended. Nil is taken for at once.
  public var settle: (@MainActor () async -> Void)?

  /// Told once, before the conversation ends: the last chance to put things in order.
  public var willEnd: (@MainActor (RPCEnd) -> Void)?

  /// Shown every message, verbatim and in order. Nil costs nothing.
  @exclusivity(unchecked) public var onMessage: (@MainActor (RPCDirection, UnsafeRawBufferPointer) -> Void)?

  /// Told what is worth a line in a log.
  public var onDiagnostic: (@MainActor (RPCDiagnostic) -> Void)?

  /// Writes what the owner has to announce. Called, while `hasAnnouncements` is set, before each answer and at the end of each message's turn,
  /// so that what a request announced comes before its answer, in the owner's order.
  public var announce: (@MainActor () -> Void)?
  /// Whether there is something to announce.
  @exclusivity(unchecked) public var hasAnnouncements = false

  public let options: RPCPeerOptions
  /// Whether more than the high-water mark waits to be written.
  @exclusivity(unchecked) public internal(set) var isCongested = false

  // MARK: Parts

  let transport: any RPCTransport
  let setAlarm: @MainActor (Double, @escaping @MainActor () -> Void) -> RPCAlarm
  let end: @MainActor (RPCEnd) -> Void

  let nesting: Int
  // What is marked is touched several times for every message. Overlapping access would be a handler that talks to its peer while it writes a result;
  // `isWriting` catches that, and stops the process where the check at run time would have.
  @exclusivity(unchecked) var splitter: MessageSplitter
  @exclusivity(unchecked) var table = MethodTable()
  @exclusivity(unchecked) var output = JSONWriter(reservingCapacity: 128 << 10)
  @exclusivity(unchecked) var sent = 0  // bytes of `output` that the transport has taken
  @exclusivity(unchecked) var flushAt = RPCPeer.flushBytes  // unsent bytes with which a turn sends before its end
  @exclusivity(unchecked) var isWriting = false
  /// Whether messages are being served: the end of each one's turn announces and sends.
  @exclusivity(unchecked) public internal(set) var isInTurn = false
  var hasAskedForFlush = false

  @exclusivity(unchecked) var queue: [Flight?] = []
  @exclusivity(unchecked) var queueHead = 0
  @exclusivity(unchecked) var flights: [RequestID: Flight] = [:]
  var running: [ObjectIdentifier: Flight] = [:]
  var bytesUnderWay = 0
  @exclusivity(unchecked) var requestsUnderWay = 0
  @exclusivity(unchecked) var exclusive: Flight?
  @exclusivity(unchecked) var sequential: Flight?
  @exclusivity(unchecked) var isPumping = false
  var isServing = false
  var mustGoOn = false
  var lastFlight = 0
  var hasEndPending = false  // the input has ended, but not all of it is served
  var batches: [RPCBatchID: Batch] = [:]
  var lastBatch = 0

  var outgoing: [Int: RPCOutgoing] = [:]
  var lastOutgoing = 0
  var givenUp: [Int] = []

  @exclusivity(unchecked) var phase = Phase.open
  var shutdowns: [Flight] = []
  var alarm: RPCAlarm?
  @exclusivity(unchecked) var answersWritten = 0
  var isAsking = false
  var mustAskAgain = false

  /// Where the conversation stands.
  enum Phase {
    case open
    /// After `shutdown`: only `exit`, `$/cancelRequest` and answers are taken.
    case shuttingDown
    /// The input has ended; what is under way is finished.
    case draining(RPCEnd)
    /// After a signal: what cannot be stopped is finished.
    case stopping(RPCEnd)
    /// Nothing is under way any more; what is written waits for its reader.
    case flushing(RPCEnd)
    case ended
  }

  /// - Parameters:
  ///   - setAlarm: how real time is waited for; tests bring their own.
  ///   - end: what to do at the end, after everything is flushed: exit with the status, in a process.
  public init(
    transport: any RPCTransport, options: RPCPeerOptions = RPCPeerOptions(),
    setAlarm: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> RPCAlarm = RPCAlarm.real,
    end: @escaping @MainActor (RPCEnd) -> Void
  ) {
    self.transport = transport
    self.options = options
    self.setAlarm = setAlarm
    self.end = end
    nesting = min(options.maximumNesting, JSONScanner.deepest)
    splitter = MessageSplitter(framing: options.framing, maximumMessageBytes: options.maximumMessageBytes)
  }

  static let ownMethods: Set<String> = ["shutdown", "exit", "$/cancelRequest"]

  /// Names a method and who serves it. To be called before `start`, once for each name; the peer's own three names are not to be had.
  public func register(_ method: String, _ handler: @escaping Handler) {
    precondition(!RPCPeer.ownMethods.contains(method), "\(method) is served by the peer itself")
    precondition(table.add(method, handler), "\(method) is registered twice")
  }

  /// The names of all methods that are served, the peer's own included, in alphabetical order.
  public var methods: [String] { (table.known + RPCPeer.ownMethods).sorted() }

  /// How messages are told apart: decided once something has been read.
  public var framing: RPCFraming { splitter.framing }

  /// Begins the conversation.
  public func start() { transport.start(self) }

  func log(_ level: RPCDiagnostic.Level, _ message: @autoclosure () -> String) {
    onDiagnostic?(RPCDiagnostic(level, message()))
  }
}
