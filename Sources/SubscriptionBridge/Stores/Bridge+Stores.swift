import BridgeWire
import JSON
import JSONRPC
import SimulatedStore
import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Timekeeping

extension Bridge {
  /// Opens a store under a name and begins to tell its changes.
  ///
  /// A ledger that is ahead of a virtual clock takes the clock with it; that is the one thing that may take its time here.
  @discardableResult
  func open(_ request: StoreRequest, name: String) async throws(RPCError) -> OpenStore {
    guard request.params.kind == .simulated, request.params.stateDirectory != nil else {
      return try openNow(request, name: name)
    }
    let simulated = try simulatedOptions(request.params)
    do throws(ConfigurationFailure) {
      return add(name, try await SimulatedStoreClient.open(simulated, timekeeper: time))
    } catch {
      throw error.rpcError
    }
  }

  private func add(_ name: String, _ client: SimulatedStoreClient) -> OpenStore {
    for warning in client.openingWarnings { peer.onDiagnostic?(RPCDiagnostic(.warning, warning)) }
    return add(OpenStore(name: name, kind: .simulated, client: client))
  }

  private func simulatedOptions(_ params: StoreMethods.Open.Params) throws(RPCError) -> SimulatedStoreOptions {
    guard params.purchaseDecision != .fail else {
      throw .invalidParam(
        "purchaseDecision", "a simulated store takes \"succeed\" or \"cancel\"; for failures there is simulator/failNext")
    }
    return SimulatedStoreOptions(params, options.files)
  }

  /// Opens a store that takes no time.
  @discardableResult
  func openNow(_ request: StoreRequest, name: String) throws(RPCError) -> OpenStore {
    let params = request.params
    let store: OpenStore
    switch params.kind {
    case .simulated:
      let simulated = try simulatedOptions(params)
      do throws(ConfigurationFailure) {
        return add(name, try SimulatedStoreClient(timekeeper: time, options: simulated))
      } catch {
        throw error.rpcError
      }
    case .revenueCat:
      guard params.appUserID?.isEmpty == false else {
        throw .invalidParam("appUserID", "\"appUserID\" is needed: the customer's id at RevenueCat")
      }
      guard let open = openers.revenueCat else { throw .invalidConfiguration("This program has no RevenueCat store") }
      var placed = params
      placed.stateDirectory = params.stateDirectory.map { options.files.stateDirectory($0) }
      store = OpenStore(name: name, kind: .revenueCat, client: try open(placed, time, locale))
    case .spy:
      let beneath: OpenStore? = if let over = params.over { try stores.resolve(over) } else { nil }
      store = OpenStore(name: name, kind: .spy, client: SpyStoreClient(over: beneath?.client, time: time), beneath: beneath)
    case .delegated:
      let delegated = DelegatedStoreClient.make(
        name: name, peer: peer, time: time, timeoutSeconds: params.timeoutSeconds ?? 0, manages: params.manages ?? false, locale: locale)
      store = OpenStore(name: name, kind: .delegated, client: delegated)
    }
    return add(store)
  }

  private func add(_ store: OpenStore) -> OpenStore {
    let name = store.name
    // Observed before any view model does, so that the store's word comes first.
    store.observation = (store.client as? any SubscriptionPushClient)?.overhear { [weak self] change in
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
    (store.client as? any ClosableStoreClient)?.close()
    stores.remove(store)
  }

  /// Ends what waits on a store: actions of screens as abandoned, direct calls as failed (PROTOCOL §5, end).
  func abandon(on store: OpenStore) {
    for session in screens.sessions(on: store) { session.viewModel.abandonActions() }
    store.abandonCalls()
    for spy in stores.spies(over: store) { abandon(on: spy) }
  }
}
