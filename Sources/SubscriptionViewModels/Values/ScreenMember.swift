/// The top-level members of the two screens' states, by the names of PROTOCOL §7.
public enum ScreenMember: Int, CaseIterable, Sendable {
  case kind
  case isLoading, loadStatus, loadError
  case purchaseInProgress, purchasingSubscriptionID
  case subscriptionDetails, subscriptionState
  case overlay, toast
  case restoreInProgress, restoreDeadline, showRestoreFailedPopup, restoreFailureReason
  case lastOutcome, availableActions
  // The purchase screen's own.
  case selectedSubscriptionID, bestValueSubscriptionID, isAlreadySubscribed
  // The manage screen's own.
  case current, changeOptions, billingIssue, retentionOffer, refundStatus, managementURL
}

/// A set of ``ScreenMember``s.
public struct ScreenMembers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ member: ScreenMember) {
    rawValue = 1 << UInt32(member.rawValue)
  }

  public init(_ members: some Sequence<ScreenMember>) {
    rawValue = members.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  public func contains(_ member: ScreenMember) -> Bool {
    rawValue & (1 << UInt32(member.rawValue)) != 0
  }

  /// The members in their declared order.
  public var members: [ScreenMember] {
    ScreenMember.allCases.filter { contains($0) }
  }

  /// Every member that a kind of screen has.
  public static func all(of kind: ScreenKind) -> ScreenMembers {
    switch kind {
    case .purchase: shared.union(ScreenMembers([.selectedSubscriptionID, .bestValueSubscriptionID, .isAlreadySubscribed]))
    case .manage:
      shared.union(ScreenMembers([.current, .changeOptions, .billingIssue, .retentionOffer, .refundStatus, .managementURL]))
    }
  }

  private static let shared = ScreenMembers([
    .kind, .isLoading, .loadStatus, .loadError, .purchaseInProgress, .purchasingSubscriptionID, .subscriptionDetails, .subscriptionState,
    .overlay, .toast, .restoreInProgress, .restoreDeadline, .showRestoreFailedPopup, .restoreFailureReason, .lastOutcome,
    .availableActions,
  ])
}
