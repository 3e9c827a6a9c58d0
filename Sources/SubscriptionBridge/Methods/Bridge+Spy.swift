public import BridgeWire
import JSON
public import JSONRPC
import SubscriptionTesting
import Subscriptions
import Timekeeping

extension Bridge {
  public func spyStub(_ params: SpyMethods.Stub.Params, _ context: RPCContext) throws(RPCError) {
    let spy = try spy(params.store, SpyMethods.Stub.name)
    let action: SpyAction = domain(params.action)
    spy.stub(
      action,
      SpyStub(
        try answer(of: params, to: action), delaySeconds: params.delaySeconds, times: params.times, hold: params.hold))
  }

  private func answer(of params: SpyMethods.Stub.Params, to action: SpyAction) throws(RPCError) -> SpyStub.Answer {
    if let error = params.error { return .failure(error.domain) }
    guard let text = params.result else { return .passOn }
    let display = PriceDisplay(locale: locale)
    if action == .fetchProducts {
      let input = try read(text, Wire.ProductsSnapshotInput.self, at: "result")
      // What the stub leaves open is what holds when it is used.
      return .makeProducts { now, standing in input.domain(InputDefaults(now: now, display: display), standing: standing) }
    }
    let defaults = InputDefaults(now: time.now, display: display)
    return .state(try read(text, Wire.SubscriptionStateInput.self, at: "result").domain(defaults))
  }

  /// Reads a value that came as any JSON.
  /// - Throws: −32602 with every problem, each under the member in which the value stood.
  private func read<Value: WireReadable>(_ text: JSONText, _: Value.Type, at member: String) throws(RPCError) -> Value {
    var reading = WireReading()
    let value = text.read { Value(from: &$0, &reading) }
    if let value, reading.problems.isEmpty { return value }
    throw .invalidParams(
      problems: reading.problems.map { .init(path: $0.path.isEmpty ? member : "\(member).\($0.path)", message: $0.message) })
  }

  public func spyRelease(_ params: SpyMethods.Release.Params, _ context: RPCContext) async throws(RPCError) {
    let spy = try spy(params.store, SpyMethods.Release.name)
    spy.release(domain(params.action))
    // What was held goes on before this is answered.
    await time.settle()
  }

  public func spyCalls(_ params: SpyMethods.Calls.Params, _ context: RPCContext) throws(RPCError) -> [Wire.SpyCall] {
    let spy = try spy(params.store, SpyMethods.Calls.name)
    let wanted: SpyAction? = params.action.map { domain($0) }
    return spy.calls.filter { wanted == nil || $0.action == wanted }.map { Wire.SpyCall($0) }
  }

  public func spyReset(_ params: SpyMethods.Reset.Params, _ context: RPCContext) async throws(RPCError) {
    try spy(params.store, SpyMethods.Reset.name).reset()
    await time.settle()
  }

  private func spy(_ name: String?, _ method: StaticString) throws(RPCError) -> SpyStoreClient {
    // Left out, it means the one spy that is open, whatever else is.
    let spies = stores.all.filter { $0.kind == .spy }
    let store = name == nil && stores.named(StoreRegistry.defaultName)?.spy == nil && spies.count == 1 ? spies[0] : try stores.resolve(name)
    guard let spy = store.spy else { throw .notSupportedByStore(method, store) }
    return spy
  }
}

extension Wire.SpyCall {
  init(_ call: SubscriptionTesting.SpyCall) {
    let outcome: Wire.CallOutcome? =
      switch call.outcome {
      case .underWay: nil
      case .succeeded: .succeeded
      case .failed(let error): error.code == .purchaseCancelled ? .cancelled : .failed
      }
    self.init(
      action: wire(call.action), at: call.at.iso8601, origin: wire(call.origin), outcome: outcome, promotionOfferID: call.promotionOfferID,
      sequence: call.sequence, subscriptionID: call.subscriptionID)
  }
}
