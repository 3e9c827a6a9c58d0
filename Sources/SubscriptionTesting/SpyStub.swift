public import Subscriptions
public import Timekeeping

/// What a spy is to answer, and when (PROTOCOL §9).
public struct SpyStub: Sendable {
  public enum Answer: Sendable {
    /// Goes on beneath: to the store under the spy, or to the default.
    case passOn
    /// Only for `fetchProducts`.
    case products(ProductsSnapshot)
    /// For every action but `fetchProducts`.
    case state(SubscriptionState)
    /// What the store sells, made when the call is answered, from that instant and the standing last known.
    case makeProducts(@MainActor @Sendable (Instant, SubscriptionState) -> ProductsSnapshot)
    case failure(StoreError)

    /// Whether an action can be answered so.
    public func fits(_ action: SpyAction) -> Bool {
      switch self {
      case .passOn, .failure: true
      case .products, .makeProducts: action == .fetchProducts
      case .state: action != .fetchProducts
      }
    }
  }

  public var answer: Answer
  /// How long the answer takes, in seconds of the spy's time; 0 = at once, without suspending.
  public var delaySeconds: Double
  /// How many calls it serves; 0 = endless.
  public var times: Int
  /// Whether each call waits for a release before its delay begins.
  public var hold: Bool

  public init(_ answer: Answer = .passOn, delaySeconds: Double = 0, times: Int = 0, hold: Bool = false) {
    self.answer = answer
    self.delaySeconds = delaySeconds
    self.times = times
    self.hold = hold
  }
}

/// The stubs of one action, in the order in which they serve.
struct StubQueue {
  private var stubs: [SpyStub] = []

  /// A new stub waits for its turn behind those that serve a number of calls, and replaces an endless one.
  mutating func add(_ stub: SpyStub) {
    if let last = stubs.last, last.times == 0 { stubs.removeLast() }
    stubs.append(stub)
  }

  /// The stub that serves the next call.
  mutating func next() -> SpyStub? {
    guard let stub = stubs.first else { return nil }
    if stub.times == 1 {
      stubs.removeFirst()
    } else if stub.times > 1 {
      stubs[0].times -= 1
    }
    return stub
  }
}
