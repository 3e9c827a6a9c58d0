import BridgeWire
import JSON
import JSONRPC
import Subscriptions
import Timekeeping

/// A store that is the front end itself: each action is a request to it (PROTOCOL §10).
///
/// The front end's answers are inputs: what is absent is taken as its default; what does not fit fails the action with
/// ``StoreError/Code/serverProblem`` and says where.
@MainActor
class DelegatedStoreClient: SubscriptionStoreClient, SubscriptionPushClient, ClosableStoreClient {
  let name: String
  private let peer: RPCPeer
  private let time: Timekeeper
  /// How long an answer may take, on the process's clock; 0 for ever.
  private let timeoutSeconds: Double
  private let display: PriceDisplay
  private let standing = KnownStanding()
  /// Requests that the front end has not answered, by the order of asking.
  private var open: [Int: RPCOutgoing] = [:]
  private var lastAsked = 0

  /// - Parameter manages: whether the front end answers `store/setAutoRenew` and `store/requestRefund` as well.
  static func make(
    name: String, peer: RPCPeer, time: Timekeeper, timeoutSeconds: Double, manages: Bool, locale: String
  ) -> DelegatedStoreClient {
    let display = PriceDisplay(locale: locale)
    return manages
      ? ManagingDelegatedStoreClient(name: name, peer: peer, time: time, timeoutSeconds: timeoutSeconds, display: display)
      : DelegatedStoreClient(name: name, peer: peer, time: time, timeoutSeconds: timeoutSeconds, display: display)
  }

  fileprivate init(name: String, peer: RPCPeer, time: Timekeeper, timeoutSeconds: Double, display: PriceDisplay) {
    self.name = name
    self.peer = peer
    self.time = time
    self.timeoutSeconds = timeoutSeconds
    self.display = display
  }

  private var defaults: InputDefaults { InputDefaults(now: time.now, display: display) }

  // MARK: - The four actions

  @MainActor func fetchProducts() async throws(StoreError) -> ProductsSnapshot {
    let edition = standing.edition
    let answer = try await ask(
      StoreMethods.FetchProducts.name, .stopsAtOnce, JSONText(StoreMethods.FetchProducts.Params(store: name).write))
    // A front end that says nothing of the standing leaves it as it is.
    let snapshot = try read(answer, Wire.ProductsSnapshotInput.self).domain(defaults, standing: standing.state)
    standing.take(snapshot.subscriptionState, cause: .refresh, readSince: edition)
    return snapshot
  }

  @MainActor func purchase(
    _ subscription: SubscriptionModel, _ promotionOffer: PromotionOfferModel?
  ) async throws(StoreError) -> SubscriptionState {
    let params = StoreMethods.Purchase.Params(subscriptionID: subscription.id, promotionOfferID: promotionOffer?.id, store: name)
    return try await act(StoreMethods.Purchase.name, .endsWithTheAnswer, cause: .purchase, params.write)
  }

  @MainActor func restore() async throws(StoreError) -> SubscriptionState {
    try await act(StoreMethods.Restore.name, .stopsAtOnce, cause: .restore, StoreMethods.Restore.Params(store: name).write)
  }

  @MainActor func currentState() async throws(StoreError) -> SubscriptionState {
    try await act(StoreMethods.CurrentState.name, .stopsAtOnce, cause: .refresh, StoreMethods.CurrentState.Params(store: name).write)
  }

  // MARK: - Pushes

  var lastKnownState: SubscriptionState? { standing.state }

  func observe(_ changed: @escaping @MainActor (StandingChange) -> Void) -> StandingObservation {
    standing.observe(changed)
  }

  /// Takes a standing that the front end tells by itself.
  func push(_ state: Wire.SubscriptionStateInput) {
    standing.take(state.domain(defaults), cause: .push)
  }

  // MARK: - Asking the front end

  /// What a cancel does to a request under way.
  fileprivate enum Cancelling {
    /// Gives up: nothing was at stake.
    case stopsAtOnce
    /// Tells the front end, whose answer still decides: it may have sold already.
    case endsWithTheAnswer
  }

  fileprivate func act(
    _ method: StaticString, _ cancelling: Cancelling, cause: StandingChange.Cause, _ write: @escaping (inout JSONWriter) -> Void
  ) async throws(StoreError) -> SubscriptionState {
    let edition = standing.edition
    let answer = try await ask(method, cancelling, JSONText(write)) { [weak self] late in
      // A purchase or a restore that succeeded after all is news.
      guard let self, cause != .refresh, case .success(let text) = late else { return }
      if let input = try? read(text, Wire.SubscriptionStateInput.self) { push(input) }
    }
    let state = try read(answer, Wire.SubscriptionStateInput.self).domain(defaults)
    if cause == .refresh {
      standing.take(state, cause: cause, readSince: edition)
    } else {
      standing.take(state, cause: cause)
    }
    return state
  }

  /// Gives up what the front end has not answered, in no store's name any more.
  func close() {
    let open = self.open
    self.open = [:]
    for (_, request) in open.sorted(by: { $0.key < $1.key }) { request.cancel() }
  }

  private enum Ending: Sendable {
    case answered(Result<JSONText, RPCError>)
    case timedOut
    case closed
  }

  private func ask(
    _ method: StaticString, _ cancelling: Cancelling, _ params: JSONText,
    late: (@MainActor (Result<JSONText, RPCError>) -> Void)? = nil
  ) async throws(StoreError) -> JSONText {
    let outgoing = peer.request(method) { $0.text(params) }
    outgoing.onLateAnswer = late
    let waiter = Waiter<Ending>(time)
    lastAsked += 1
    let number = lastAsked
    open[number] = outgoing
    outgoing.whenAnswered { [weak self] answer in
      // What the store's own end gave up is told as cancelled, too, but is out of the book by then.
      let isClosed = self?.open[number] == nil
      waiter.resolve(isClosed ? .closed : .answered(answer))
    }
    let timeout =
      timeoutSeconds > 0
      ? time.schedule(at: time.now.adding(seconds: timeoutSeconds), as: .timeout) {
        waiter.resolve(.timedOut)
        outgoing.cancel()
      } : nil
    time.beginWaitOutside()
    defer {
      time.endWaitOutside()
      timeout?.cancel()
      open[number] = nil
    }
    var ending = await waiter.valueUnlessCancelled()
    if ending == nil {
      switch cancelling {
      case .stopsAtOnce:
        outgoing.cancel()
        throw StoreError(.purchaseCancelled)
      case .endsWithTheAnswer:
        outgoing.askToCancel()
        ending = await waiter.get()
      }
    }
    switch ending {
    case .answered(.success(let text)): return text
    case .answered(.failure(let error)): throw storeError(error)
    case .closed: throw StoreError(.storeProblem, message: "The store was closed meanwhile")
    case .timedOut, nil: throw StoreError(.timedOut)
    }
  }

  /// What an error of the front end means for a screen.
  private func storeError(_ error: RPCError) -> StoreError {
    let underlying = StoreError.Underlying(domain: "JSON-RPC", code: "\(error.code)", message: error.message)
    if let data = error.data?["storeError"] {
      var reading = WireReading()
      let input = JSONText(data).read { Wire.StoreErrorInput(from: &$0, &reading) }
      if let input, reading.problems.isEmpty { return input.domain }
    }
    if error.isMalformedAnswer {
      return StoreError(.serverProblem, message: "The front end's answer does not fit: \(error.message)")
    }
    switch error.code {
    case -32601: return StoreError(.notSupported, underlying: underlying)
    case -32800: return StoreError(.purchaseCancelled)
    default: return StoreError(.unknown, message: error.message, underlying: underlying)
    }
  }

  private func read<Value: WireReadable>(_ text: JSONText, _: Value.Type) throws(StoreError) -> Value {
    var reading = WireReading()
    let value = text.read { Value(from: &$0, &reading) }
    if let value, reading.problems.isEmpty { return value }
    let places = reading.problems.prefix(3).map { ($0.path.isEmpty ? "the answer" : $0.path) + ": " + $0.message }
    throw StoreError(.serverProblem, message: "The front end's answer does not fit: \(places.joined(separator: "; "))")
  }
}

/// A delegated store whose front end also switches auto-renewal and gives refunds.
@MainActor
final class ManagingDelegatedStoreClient: DelegatedStoreClient, SubscriptionManagementClient {
  @MainActor func setAutoRenew(subscriptionID: String, enabled: Bool) async throws(StoreError) -> SubscriptionState {
    try await act(
      StoreMethods.SetAutoRenew.name, .endsWithTheAnswer, cause: .autoRenew,
      StoreMethods.SetAutoRenew.Params(subscriptionID: subscriptionID, enabled: enabled, store: name).write)
  }

  @MainActor func requestRefund(subscriptionID: String, reason: String?) async throws(StoreError) -> SubscriptionState {
    try await act(
      StoreMethods.RequestRefund.name, .endsWithTheAnswer, cause: .refund,
      StoreMethods.RequestRefund.Params(subscriptionID: subscriptionID, reason: reason, store: name).write)
  }
}
