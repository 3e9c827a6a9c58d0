import BridgeWire
import JSON
import JSONRPC
import SimulatedStore
import SubscriptionTesting
import Subscriptions
import Timekeeping

extension Bridge {
  /// Opens a store under a name and begins to tell its changes.
  @discardableResult
  func open(_ request: StoreRequest, name: String) throws(RPCError) -> OpenStore {
    let params = request.params
    let store: OpenStore
    switch params.kind {
    case .simulated:
      store = OpenStore(name: name, kind: .simulated, client: try openSimulated(params))
    case .revenueCat:
      guard let open = openers.revenueCat else { throw .invalidConfiguration("This program has no RevenueCat store") }
      store = OpenStore(name: name, kind: .revenueCat, client: try open(params, time))
    case .spy:
      let beneath: OpenStore? = if let over = params.over { try stores.resolve(over) } else { nil }
      store = OpenStore(name: name, kind: .spy, client: SpyStoreClient(over: beneath?.client, time: time), beneath: beneath)
    case .delegated:
      let delegated = DelegatedStoreClient.make(
        name: name, peer: peer, time: time, timeoutSeconds: params.timeoutSeconds ?? 0, manages: params.manages ?? false, locale: locale)
      store = OpenStore(name: name, kind: .delegated, client: delegated)
    }
    // Observed before any view model does, so that the store's word comes first.
    store.observation = (store.client as? any SubscriptionPushClient)?.observe { [weak self] change in
      self?.announcements.note(
        standing: JSONWriter.bytes { writer in
          Wire.StoreDidChange(cause: wire(change.cause), store: name, subscriptionState: Wire.SubscriptionState(change.state))
            .write(to: &writer)
        })
    }
    stores.add(store)
    return store
  }

  /// Ends what waits on a store, disposes of its view models, and lets it go.
  func close(_ store: OpenStore) {
    abandon(on: store)
    disposeScreens(screens.sessions(on: store))
    store.observation?.cancel()
    (store.client as? any ClosableStore)?.close()
    stores.remove(store)
  }

  /// Ends what waits on a store: actions of screens as abandoned, direct calls as failed (PROTOCOL §5, end).
  func abandon(on store: OpenStore) {
    for session in screens.sessions(on: store) { session.viewModel.abandonActions() }
    store.abandonCalls()
    for spy in stores.spies(over: store) { abandon(on: spy) }
  }
}

/// A store that has something to let go of when it is closed.
@MainActor
protocol ClosableStore {
  func close()
}
