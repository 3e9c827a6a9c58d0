import JSONRPC
import SimulatedStore
import SubscriptionTesting
import Subscriptions
import Timekeeping

/// A store that is open under a name.
@MainActor
final class OpenStore {
  let name: String
  let kind: StoreKind
  let client: any SubscriptionStoreClient
  /// The store that a spy passes calls on to.
  let beneath: OpenStore?
  /// Ends when the store is closed.
  var observation: StandingObservation?
  /// Calls that came without a screen and are not answered yet.
  private var calls: [Int: @MainActor () -> Void] = [:]
  private var lastCall = 0

  init(name: String, kind: StoreKind, client: any SubscriptionStoreClient, beneath: OpenStore? = nil) {
    self.name = name
    self.kind = kind
    self.client = client
    self.beneath = beneath
  }

  /// The simulated store, this one or the one beneath a spy.
  var simulated: SimulatedStoreClient? {
    client as? SimulatedStoreClient ?? beneath?.simulated
  }

  var spy: SpyStoreClient? {
    client as? SpyStoreClient
  }

  /// The plan that an identifier means. A store whose plans are not known here gets what it is given and judges itself.
  /// - Throws: 1003 with the plans that a simulated store sells.
  func plan(_ id: String) throws(RPCError) -> SubscriptionModel {
    guard let simulated else { return SubscriptionModel(id: id, price: "") }
    let plans = simulated.plans
    guard let plan = plans.first(where: { $0.id == id }) else { throw .unknownSubscription(id, known: plans.map(\.id)) }
    return plan
  }

  /// The offer of a plan that an identifier means.
  /// - Throws: 1013 with the offers that a simulated store has for it.
  func offer(_ id: String, of plan: SubscriptionModel) throws(RPCError) -> PromotionOfferModel {
    if let offer = plan.promotionOffers.first(where: { $0.id == id }) { return offer }
    guard simulated == nil else { throw .unknownOffer(id, known: plan.promotionOffers.compactMap(\.id)) }
    return PromotionOfferModel(
      kind: .promotional, id: id, mode: .payAsYouGo, price: plan.product.price, period: plan.period, isEligible: true)
  }

  /// Calls the store without a screen, so that the call ends as soon as it is done, or as soon as the store is closed or reset.
  ///
  /// A cancelled call ends with what the store then says; only one that it could stop is answered as cancelled.
  func call<Value: Sendable>(
    time: Timekeeper, _ work: @escaping @MainActor () async throws(StoreError) -> Value
  ) async throws(RPCError) -> Value {
    let waiter = Waiter<Result<Value, StoreError>>(time)
    let task = Task.immediate { () async -> Void in
      do throws(StoreError) {
        waiter.resolve(.success(try await work()))
      } catch {
        waiter.resolve(.failure(error))
      }
    }
    lastCall += 1
    let number = lastCall
    if !waiter.isResolved {
      calls[number] = {
        task.cancel()
        waiter.resolve(.failure(StoreError(.storeProblem, message: "The store was closed or reset meanwhile")))
      }
    }
    defer { calls[number] = nil }
    var wasCancelled = false
    if await waiter.valueUnlessCancelled() == nil {
      wasCancelled = true
      task.cancel()
    }
    do throws(StoreError) {
      return try await waiter.get().get()
    } catch {
      if wasCancelled, error.code == .purchaseCancelled { throw .requestCancelled() }
      throw .storeFailure(error)
    }
  }

  /// Ends the calls that wait, in no store's name, in the order in which they came.
  func abandonCalls() {
    let abandoned = calls.sorted { $0.key < $1.key }.map(\.value)
    calls = [:]
    for abandon in abandoned { abandon() }
  }
}
