/// Why an action asked for by identifiers was not begun. No store call was made and nothing was shown.
public enum ActionRefusal: Error, Hashable, Sendable {
  /// Not possible now (PROTOCOL §2, error 1005).
  case notAllowed(Reason)
  /// The store sells no such plan (1003), with the plans it does sell.
  case unknownSubscription(String, known: [String])
  /// The plan has no such offer (1013), with the offers it does have.
  case unknownOffer(String, known: [String])

  /// Reasons of error 1005 that a screen gives.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case purchaseInProgress, restoreInProgress, changeInProgress, cancelInProgress, refundInProgress
    case notLoaded, notSubscribed, alreadyInThatState, wrongKind, nothingSelected, nothingOffered, familyShared
  }
}
