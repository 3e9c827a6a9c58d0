public import BridgeWire
public import JSONRPC
import Subscriptions
import Timekeeping

extension Bridge {
  public func storeOpen(_ params: StoreMethods.Open.Params, _ context: RPCContext) async throws(RPCError) -> Wire.StoreOpened {
    let name = params.store ?? stores.nextName
    guard !name.isEmpty else { throw .invalidParam("store", "a store needs a name of at least one letter") }
    guard stores.named(name) == nil else { throw .invalidParam("store", "there is a store \"\(name)\" already; close it first") }
    // Whoever opens a store first wants that one, not the sample.
    let openDefault = stores.openDefault
    stores.openDefault = params.over == StoreRegistry.defaultName ? openDefault : nil
    do throws(RPCError) {
      try await open(StoreRequest(params), name: name)
    } catch {
      stores.openDefault = openDefault
      throw error
    }
    return Wire.StoreOpened(kind: params.kind, store: name)
  }

  public func storeClose(_ params: StoreMethods.Close.Params, _ context: RPCContext) async throws(RPCError) {
    let store = try stores.resolve(params.store)
    guard stores.spies(over: store).isEmpty else { throw .actionNotAllowed(.inUse) }
    close(store)
    // What waited on it is answered first.
    await time.settle()
  }

  public func storeList(_ context: RPCContext) throws(RPCError) -> [Wire.StoreListing] {
    stores.all.map { store in
      Wire.StoreListing(kind: wire(store.kind), store: store.name, viewModels: screens.sessions(on: store).map(\.id))
    }
  }

  // MARK: - The four actions

  public func storeFetchProducts(
    _ params: StoreMethods.FetchProducts.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.ProductsSnapshot {
    let store = try stores.resolve(params.store)
    return Wire.ProductsSnapshot(
      try await store.call(time: time) { () async throws(StoreError) in try await store.client.fetchProducts() })
  }

  public func storePurchase(
    _ params: StoreMethods.Purchase.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    let store = try stores.resolve(params.store)
    let plan = try store.plan(params.subscriptionID)
    let offer = try params.promotionOfferID.map { id throws(RPCError) in try store.offer(id, of: plan) }
    return Wire.SubscriptionState(
      try await store.call(time: time) { () async throws(StoreError) in try await store.client.purchase(plan, offer) })
  }

  public func storeRestore(_ params: StoreMethods.Restore.Params, _ context: RPCContext) async throws(RPCError) -> Wire.SubscriptionState {
    let store = try stores.resolve(params.store)
    return Wire.SubscriptionState(
      try await store.call(time: time) { () async throws(StoreError) in try await store.client.restore() })
  }

  public func storeCurrentState(
    _ params: StoreMethods.CurrentState.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    let store = try stores.resolve(params.store)
    return Wire.SubscriptionState(
      try await store.call(time: time) { () async throws(StoreError) in try await store.client.currentState() })
  }

  // MARK: - What a store may offer besides

  public func storeSetAutoRenew(
    _ params: StoreMethods.SetAutoRenew.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    let store = try stores.resolve(params.store)
    guard let client = store.client as? any SubscriptionManagementClient else {
      throw .notSupportedByStore(StoreMethods.SetAutoRenew.name, store)
    }
    _ = try store.plan(params.subscriptionID)
    return Wire.SubscriptionState(
      try await store.call(time: time) { () async throws(StoreError) in
        try await client.setAutoRenew(subscriptionID: params.subscriptionID, enabled: params.enabled)
      })
  }

  public func storeRequestRefund(
    _ params: StoreMethods.RequestRefund.Params, _ context: RPCContext
  ) async throws(RPCError) -> Wire.SubscriptionState {
    let store = try stores.resolve(params.store)
    guard let client = store.client as? any SubscriptionManagementClient else {
      throw .notSupportedByStore(StoreMethods.RequestRefund.name, store)
    }
    _ = try store.plan(params.subscriptionID)
    return Wire.SubscriptionState(
      try await store.call(time: time) { () async throws(StoreError) in
        try await client.requestRefund(subscriptionID: params.subscriptionID, reason: params.reason)
      })
  }

  public func storeStateDidChange(_ params: StoreMethods.StateDidChange.Params, _ context: RPCContext) throws(RPCError) {
    let store = try stores.resolve(params.store)
    guard let delegated = store.client as? DelegatedStoreClient ?? store.beneath?.client as? DelegatedStoreClient else {
      throw .notSupportedByStore(StoreMethods.StateDidChange.name, store)
    }
    delegated.push(params.subscriptionState)
  }
}
