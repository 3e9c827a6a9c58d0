/// Why a store did not do what a command said. Nothing has happened then.
public enum StoreRefusal: Error, Hashable, Sendable {
  /// Why something is not possible now (PROTOCOL §2, code 1005).
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case purchaseInProgress, restoreInProgress, changeInProgress, cancelInProgress, refundInProgress, notLoaded, notSubscribed
    case alreadyInThatState, wrongKind, nothingSelected, nothingOffered, inUse, notPending, familyShared
  }

  /// - known: the ids that there are; of transactions the last 20.
  case unknownProduct(id: String, known: [String])
  case unknownTransaction(id: String, known: [String])
  case unknownOffer(id: String, known: [String])
  case notAllowed(Reason, message: String)
  /// A value that cannot be meant, by the name of its member.
  case badValue(member: String, message: String)
  /// The store does not sell it.
  case notForSale(productID: String, message: String)
  case ineligibleForOffer(offerID: String, reason: OfferIneligibility)

  /// English text for a person.
  public var message: String {
    switch self {
    case .unknownProduct(let id, _): "the store has no product \"\(id)\""
    case .unknownTransaction(let id, _): "the ledger has no transaction \"\(id)\""
    case .unknownOffer(let id, _): "the product has no such offer as \"\(id)\""
    case .notAllowed(_, let message): message
    case .badValue(let member, let message): "\(member): \(message)"
    case .notForSale(let id, let message): "\"\(id)\" is not for sale: \(message)"
    case .ineligibleForOffer(let id, let reason): "the customer may not have the offer \"\(id)\": \(reason.words)"
    }
  }
}

extension OfferIneligibility {
  /// English text for a person.
  var words: String {
    switch self {
    case .neverSubscribed: "it is for current and former subscribers"
    case .alreadyUsed: "it was used already"
    case .alreadySubscribed: "it is not for current subscribers"
    case .notLapsed: "it is for those who cancelled and whose subscription is over"
    case .notInOffer: "it is not for customers of this kind"
    case .otherPlanLapsed: "it is for the plan held last"
    case .redeemOnly: "a code is redeemed, not bought with"
    case .unknown: "the store does not say why"
    }
  }
}
