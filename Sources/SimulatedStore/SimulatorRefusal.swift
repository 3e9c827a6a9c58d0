internal import JSON
internal import StoreEngine
public import Subscriptions

/// Why a simulated store did not do what its control surface was asked. Nothing has happened then.
public enum SimulatorRefusal: Error, Hashable, Sendable {
  /// Why something is not possible now (PROTOCOL §2, code 1005), by the name it has on the wire.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case notSubscribed, alreadyInThatState, wrongKind, nothingOffered, changeInProgress, notPending, familyShared
  }

  /// - known: some of the ids that there are, 20 at most; `suggestions`: the nearest of all, the nearest first.
  case unknownProduct(id: String, known: [String], suggestions: [String])
  case unknownTransaction(id: String, known: [String], suggestions: [String])
  case unknownOffer(id: String, known: [String], suggestions: [String])
  case notAllowed(Reason, message: String)
  /// A value that cannot be meant: the way to it within the params, such as `latencySeconds/products`.
  case badValue(member: String, message: String)
  /// The store itself said no, as it would to a purchase; also an armed failure.
  case store(StoreError)

  /// English text for a person.
  public var message: String {
    switch self {
    case .unknownProduct(let id, _, _): "the store has no product \"\(id)\""
    case .unknownTransaction(let id, _, _): "the ledger has no transaction \"\(id)\""
    case .unknownOffer(let id, _, _): "the product has no such offer as \"\(id)\""
    case .notAllowed(_, let message): message
    case .badValue(let member, let message): "\(member): \(message)"
    case .store(let error): error.message
    }
  }

  init(_ refusal: StoreRefusal) {
    switch refusal {
    case .unknownProduct(let id, let known):
      self = .unknownProduct(id: id, known: Array(known.prefix(20)), suggestions: NearestNames.of(id, in: known))
    case .unknownTransaction(let id, let known):
      self = .unknownTransaction(id: id, known: Array(known.prefix(20)), suggestions: NearestNames.of(id, in: known))
    case .unknownOffer(let id, let known):
      self = .unknownOffer(id: id, known: Array(known.prefix(20)), suggestions: NearestNames.of(id, in: known))
    case .notAllowed(let reason, let message): self = .notAllowed(Reason(rawValue: reason.rawValue) ?? .wrongKind, message: message)
    case .badValue(let member, let message): self = .badValue(member: member, message: message)
    case .notForSale, .ineligibleForOffer: self = .store(StoreError(refusal))
    }
  }
}

extension StoreError {
  /// What a store that sells says for a refusal of its rules.
  init(_ refusal: StoreRefusal) {
    switch refusal {
    case .unknownProduct, .unknownTransaction, .notForSale: self.init(.productUnavailable, message: refusal.message)
    case .unknownOffer: self.init(.invalidOffer, message: refusal.message)
    case .ineligibleForOffer(_, let reason):
      self.init(
        .ineligibleForOffer, message: refusal.message,
        underlying: Underlying(domain: "SimulatedStore", code: reason.rawValue, message: refusal.message))
    case .notAllowed(let reason, let message):
      self.init(.notSupported, message: message, underlying: Underlying(domain: "SimulatedStore", code: reason.rawValue, message: message))
    case .badValue: self.init(.configuration, message: refusal.message)
    }
  }
}
