public import BridgeWire
public import JSONRPC
public import Subscriptions
public import Timekeeping

/// A store to be opened: the params of `store/open`.
public struct StoreRequest: Hashable, Sendable {
  public var params: StoreMethods.Open.Params

  public init(_ params: StoreMethods.Open.Params) {
    self.params = params
  }

  /// The built-in sample.
  public static let sample = StoreRequest(StoreMethods.Open.Params(kind: .simulated))
}

/// How stores are opened that the bridge does not know: given by whoever puts the program together.
public struct StoreOpeners {
  /// Opens a RevenueCat store; nil where the program has none.
  public var revenueCat: RevenueCat?

  /// - Parameters:
  ///   - params: what `store/open` was told.
  ///   - time: the process's clock.
  ///   - locale: how prices are written where the params name no locale.
  public typealias RevenueCat =
    @MainActor (
      _ params: StoreMethods.Open.Params, _ time: Timekeeper, _ locale: String
    ) throws(RPCError) -> any SubscriptionStoreClient

  public init(revenueCat: RevenueCat? = nil) {
    self.revenueCat = revenueCat
  }
}
