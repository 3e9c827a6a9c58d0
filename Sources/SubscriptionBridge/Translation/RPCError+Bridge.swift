import JSON
import JSONRPC
import SubscriptionViewModels
import Subscriptions

/// The errors that the bridge itself answers (PROTOCOL §2), each made in one place.
extension RPCError {
  static func unknownViewModel(_ id: String, known: [String]) -> RPCError {
    unknown(1001, "unknownViewModel", "There is no view model \"\(id)\"", id, known)
  }

  /// - Parameter name: nil when none was named and none is the obvious one.
  static func unknownStore(_ name: String?, known: [String]) -> RPCError {
    guard let name else {
      let message =
        known.isEmpty
        ? "No store is open; open one with store/open"
        : "Several stores are open and none is named \"default\"; say which with \"store\""
      return unknown(1002, "unknownStore", message, "default", known)
    }
    return unknown(1002, "unknownStore", "There is no store \"\(name)\"", name, known)
  }

  static func unknownSubscription(_ id: String, known: [String]) -> RPCError {
    unknown(1003, "unknownSubscription", "The store does not sell \"\(id)\"", id, known)
  }

  static func unknownTransaction(_ id: String, known: [String]) -> RPCError {
    unknown(1004, "unknownTransaction", "There is no transaction \"\(id)\"", id, known)
  }

  static func unknownOffer(_ id: String, known: [String]) -> RPCError {
    unknown(1013, "unknownOffer", "The plan has no offer \"\(id)\"", id, known)
  }

  private static func unknown(_ code: Int, _ kind: String, _ message: String, _ asked: String, _ known: [String]) -> RPCError {
    let suggestions = NearestNames.of(asked, in: known)
    let hint = suggestions.first.map { "; did you mean \"\($0)\"?" } ?? ""
    return RPCError(
      code: code, kind: kind, message: message + hint,
      data: [
        "known": .array(known.prefix(20).map { .string($0) }), "suggestions": .array(suggestions.map { .string($0) }),
      ])
  }

  /// 1005: not possible now.
  static func actionNotAllowed(_ reason: String, _ message: String) -> RPCError {
    RPCError(code: 1005, kind: "actionNotAllowed", message: message, data: ["reason": .string(reason)])
  }

  /// 1006: a store that was called directly failed.
  static func storeFailure(_ error: StoreError) -> RPCError {
    RPCError(
      code: 1006, kind: "storeFailure", message: error.message,
      data: ["storeError": JSONText { WireOut.storeError(error).write(to: &$0) }.value])
  }

  /// 1007: a file, a folder or settings that cannot be used.
  static func invalidConfiguration(_ message: String, file: String? = nil, pointer: String? = nil, line: Int? = nil) -> RPCError {
    RPCError(
      code: 1007, kind: "invalidConfiguration", message: message,
      data: [
        "file": file.map { .string($0) } ?? .null, "line": line.map { .number(JSONNumber($0)) } ?? .null,
        "pointer": pointer.map { .string($0) } ?? .null,
      ])
  }

  /// 1009: the clock follows real time.
  static let clockNotVirtual = RPCError(
    code: 1009, kind: "clockNotVirtual", message: "The clock follows real time; start with --clock virtual to move it")

  static func unsupportedVersion(_ version: Int, supported: [Int]) -> RPCError {
    RPCError(
      code: 1010, kind: "unsupportedVersion", message: "Version \(version) of the protocol is not spoken here",
      data: ["supported": .array(supported.map { .number(JSONNumber($0)) })])
  }

  /// 1012: another kind of store could.
  static func notSupportedByStore(_ method: String, _ store: OpenStore) -> RPCError {
    RPCError(
      code: 1012, kind: "notSupportedByStore", message: "\(method) is not for a store of kind \(store.kind.rawValue)",
      data: ["store": .string(store.name), "storeKind": .string(store.kind.rawValue)])
  }

  /// A problem with one member of the params.
  static func invalidParam(_ path: String, _ message: String) -> RPCError {
    .invalidParams(problems: [.init(path: path, message: message)])
  }
}

extension ActionRefusal {
  /// The refusal as the wire tells it.
  var rpcError: RPCError {
    switch self {
    case .notAllowed(let reason): .actionNotAllowed(reason.rawValue, reason.sentence)
    case .unknownSubscription(let id, let known): .unknownSubscription(id, known: known)
    case .unknownOffer(let id, let known): .unknownOffer(id, known: known)
    }
  }
}

extension ActionRefusal.Reason {
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
