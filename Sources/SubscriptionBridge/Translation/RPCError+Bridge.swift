import BridgeWire
import JSON
import JSONRPC
import SubscriptionViewModels
import Subscriptions

/// The errors that the bridge itself answers (PROTOCOL §2), each made in one place.
extension RPCError {
  static func unknownViewModel(_ id: String, known: [String]) -> RPCError {
    let near = Near(id, known)
    return .unknownViewModel("There is no view model \"\(id)\"" + near.hint, known: near.known, suggestions: near.names)
  }

  /// - Parameter name: nil when none was named and none is the obvious one.
  static func unknownStore(_ name: String?, known: [String]) -> RPCError {
    let near = Near(name ?? "default", known)
    guard name == nil else {
      return .unknownStore("There is no store \"\(name!)\"" + near.hint, known: near.known, suggestions: near.names)
    }
    let message =
      known.isEmpty
      ? "No store is open; open one with store/open"
      : "Several stores are open and none is named \"default\"; say which with \"store\""
    return .unknownStore(message, known: near.known, suggestions: near.names)
  }

  static func unknownSubscription(_ id: String, known: [String]) -> RPCError {
    let near = Near(id, known)
    return .unknownSubscription("The store does not sell \"\(id)\"" + near.hint, known: near.known, suggestions: near.names)
  }

  static func unknownTransaction(_ id: String, known: [String]) -> RPCError {
    let near = Near(id, known)
    return .unknownTransaction("There is no transaction \"\(id)\"" + near.hint, known: near.known, suggestions: near.names)
  }

  static func unknownOffer(_ id: String, known: [String]) -> RPCError {
    let near = Near(id, known)
    return .unknownOffer("The plan has no offer \"\(id)\"" + near.hint, known: near.known, suggestions: near.names)
  }

  /// 1005 with a sentence for a person.
  static func actionNotAllowed(_ reason: Wire.NotAllowedReason) -> RPCError {
    .actionNotAllowed(reason.sentence, reason: reason)
  }

  /// 1006: a store that was called directly failed.
  static func storeFailure(_ error: StoreError) -> RPCError {
    .storeFailure(error.message, storeError: Wire.StoreError(error))
  }

  /// 1012: another kind of store could.
  static func notSupportedByStore(_ method: StaticString, _ store: OpenStore) -> RPCError {
    .notSupportedByStore(
      "\(method) is not for a store of kind \(store.kind.rawValue)", store: store.name, storeKind: wire(store.kind))
  }

  /// A problem with one member of the params.
  static func invalidParam(_ path: String, _ message: String) -> RPCError {
    .invalidParams(problems: [.init(path: path, message: message)])
  }
}

/// What is near to a name that is not known, with as many of the known ones as an error tells.
private struct Near {
  var known: [String]
  var names: [String]
  var hint: String { names.first.map { "; did you mean \"\($0)\"?" } ?? "" }

  init(_ name: String, _ known: [String]) {
    self.known = Array(known.prefix(20))
    names = NearestNames.of(name, in: known)
  }
}

extension ActionRefusal {
  /// The refusal as the wire tells it.
  var rpcError: RPCError {
    switch self {
    case .notAllowed(let reason): .actionNotAllowed(wire(reason))
    case .unknownSubscription(let id, let known): .unknownSubscription(id, known: known)
    case .unknownOffer(let id, let known): .unknownOffer(id, known: known)
    }
  }
}

extension Wire.NotAllowedReason {
  /// Why, for a person.
  var sentence: String {
    switch self {
    case .purchaseInProgress: "A purchase is under way"
    case .restoreInProgress: "A restore is under way"
    case .changeInProgress: "A change of plan is under way"
    case .cancelInProgress: "A cancellation is under way"
    case .refundInProgress: "A refund is under way"
    case .notLoaded: "The plans are not loaded; call viewModel/load first"
    case .notSubscribed: "There is no subscription to do that with"
    case .alreadyInThatState: "It is so already"
    case .wrongKind: "This kind of screen has no such action"
    case .nothingSelected: "No plan is named and none is selected"
    case .nothingOffered: "No retention offer is shown"
    case .inUse: "It is in use"
    case .notPending: "It does not wait for anybody"
    case .familyShared: "The plan is shared by the family; its owner manages it"
    }
  }
}
