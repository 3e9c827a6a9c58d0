import BridgeWire
import JSON
public import JSONRPC
import SubscriptionViewModels
import Subscriptions
public import Timekeeping

/// The one who knows both sides: takes what a front end asks, asks view models and stores, and tells what changed.
///
/// **Invariant:** no rule about subscriptions is here. A handler is three movements: in, ask, out.
@MainActor
public final class Bridge {
  let peer: RPCPeer
  let time: Timekeeper
  let stores = StoreRegistry()
  let screens = ScreenRegistry()
  let announcements: Announcements
  let encoder = ScreenEncoder()
  let openers: StoreOpeners
  let options: BridgeOptions
  /// The language of messages, as the front end last asked for it.
  var locale: String

  /// - Parameters:
  ///   - peer: the conversation; all methods are registered on it.
  ///   - time: the process's clock.
  ///   - openers: how stores are opened that the bridge does not know.
  public init(peer: RPCPeer, time: Timekeeper, options: BridgeOptions = BridgeOptions(), openers: StoreOpeners = StoreOpeners()) {
    self.peer = peer
    self.time = time
    self.options = options
    self.openers = openers
    locale = options.locale ?? "en"
    announcements = Announcements(peer: peer, time: time)
    register(self, on: peer)
    stores.openDefault = makeOpenDefault()
    peer.onCongestionChange = { [time] isCongested in time.isPaused = isCongested }
    peer.settle = { [time] in await time.settle() }
    peer.waitsOnlyForVirtualTime = { [time] in
      await time.settle()
      return time.mode == .virtual && time.waitsOutside == 0
    }
    // What is left may wait for nothing but virtual time now.
    time.onLastWaitOutside = { [weak peer] in peer?.reconsider() }
    peer.willEnd = { [weak self] _ in self?.closeEverything() }
  }

  /// Opens `default` now, where the command line says something about it, so that a mistake is told before the conversation begins.
  public func openDefault() async throws(RPCError) {
    guard let request = options.defaultStore else { return }
    stores.openDefault = nil
    do throws(RPCError) {
      try await open(request, name: StoreRegistry.defaultName)
    } catch {
      // One that no flag names is needed by nobody yet: whoever does need it is told.
      guard !options.isDefaultNamed else { throw error }
      stores.openDefault = makeOpenDefault()
    }
  }

  private func makeOpenDefault() -> @MainActor () throws(RPCError) -> OpenStore {
    { [weak self] () throws(RPCError) -> OpenStore in
      guard let self else { throw .unknownStore(nil, known: []) }
      return try openNow(options.defaultStore ?? .sample, name: StoreRegistry.defaultName)
    }
  }

  /// As at the start, except for the clock (PROTOCOL §3, `bridge/reset`).
  func startAnew() {
    disposeScreens(screens.all)
    for store in stores.all.reversed() { close(store) }
    screens.removeAll()
    stores.removeAll()
    stores.openDefault = makeOpenDefault()
    locale = options.locale ?? "en"
    peer.restartRequestIDs()
  }

  private func closeEverything() {
    disposeScreens(screens.all)
    for store in stores.all.reversed() { close(store) }
  }

  /// Disposes of view models; what they had under way is answered first, and no notification of them follows.
  func disposeScreens(_ sessions: [ScreenSession]) {
    for session in sessions {
      session.viewModel.dispose()
      screens.remove(session)
    }
  }
}

/// What the command line says about the bridge.
public struct BridgeOptions {
  /// How `default` is opened; nil for the built-in sample, with the first request that needs a store.
  public var defaultStore: StoreRequest?
  /// Whether a flag says what `default` is; else what goes wrong with it is told to the first request that needs it.
  public var isDefaultNamed = true
  /// Where a virtual clock stands after `bridge/reset`.
  public var virtualStart: Instant
  /// The language of messages and, where a store has no own, of prices.
  public var locale: String?
  /// What the paths of files and folders stand for.
  public var files: BridgeFiles

  @MainActor
  public init(defaultStore: StoreRequest? = nil, locale: String? = nil, virtualStart: Instant = ServeOptions.virtualStart) {
    self.defaultStore = defaultStore
    self.virtualStart = virtualStart
    self.locale = locale
    files = BridgeFiles()
  }
}
