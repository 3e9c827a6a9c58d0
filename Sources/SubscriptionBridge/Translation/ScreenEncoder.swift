import BridgeWire
import JSON
import SubscriptionViewModels
import Subscriptions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the members of a screen's state.
///
/// Many screens show the same: of each member the latest text is kept, and whoever shows that text shares it.
@MainActor
final class ScreenEncoder {
  private var latest = [[UInt8]](repeating: [], count: ScreenMember.allCases.count)
  private var latestPlans: [SubscriptionModel]?
  /// Everything is written in here first, so that a text takes memory of its own only when it is new.
  private var scratch = JSONWriter(reservingCapacity: 4096)

  /// The text of one member's value.
  func text(of member: ScreenMember, in screen: BaseSubscriptionViewModel) -> [UInt8] {
    // The list of plans is the one large member: the very same list has the very same text.
    if member == .subscriptionDetails {
      let plans = screen.subscriptionDetails
      if let latestPlans, latestPlans.isIdentical(to: plans) { return latest[member.rawValue] }
      latestPlans = plans
    }
    scratch.truncate(to: 0)
    scratch.beginText()
    write(member, of: screen, to: &scratch)
    let isLatest = scratch.withUnsafeBytes { written in latest[member.rawValue].withUnsafeBytes { written.elementsEqual($0) } }
    if !isLatest { latest[member.rawValue] = scratch.bytes }
    scratch.shrink(to: 1 << 16)
    return latest[member.rawValue]
  }

  /// A text of its own, made in memory that is used again.
  func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    scratch.truncate(to: 0)
    scratch.beginText()
    write(&scratch)
    defer { scratch.shrink(to: 1 << 16) }
    return scratch.bytes
  }

  private func write(_ member: ScreenMember, of screen: BaseSubscriptionViewModel, to writer: inout JSONWriter) {
    switch member {
    case .kind: writer.string(screen.kind.rawValue)
    case .isLoading: writer.bool(screen.isLoading)
    case .loadStatus: writer.string(screen.loadStatus.rawValue)
    case .loadError: writer.optional(screen.loadError) { Wire.StoreError($0).write(to: &$1) }
    case .purchaseInProgress: writer.bool(screen.purchaseInProgress)
    case .purchasingSubscriptionID: writer.optional(screen.purchasingSubscriptionID) { $1.string($0) }
    case .subscriptionDetails: writer.list(screen.subscriptionDetails) { Wire.SubscriptionModel($0).write(to: &$1) }
    case .subscriptionState: Wire.SubscriptionState(screen.subscriptionState).write(to: &writer)
    case .overlay: writer.optional(screen.overlay) { Wire.Overlay($0).write(to: &$1) }
    case .toast: writer.optional(screen.toast) { Wire.Toast($0).write(to: &$1) }
    case .restoreInProgress: writer.bool(screen.restoreInProgress)
    case .restoreDeadline: writer.optional(screen.restoreDeadline) { $1.string($0.wireText) }
    case .showRestoreFailedPopup: writer.bool(screen.showRestoreFailedPopup)
    case .restoreFailureReason: writer.optional(screen.restoreFailureReason) { $1.string($0.rawValue) }
    case .lastOutcome: writer.optional(screen.lastOutcome) { Wire.LastOutcome($0).write(to: &$1) }
    case .availableActions: writer.list(screen.availableActions) { $1.string($0.rawValue) }
    case .selectedSubscriptionID, .bestValueSubscriptionID, .isAlreadySubscribed:
      write(member, of: screen as? PurchaseSubscriptionViewModel, to: &writer)
    case .current, .changeOptions, .billingIssue, .retentionOffer, .refundStatus, .managementURL:
      write(member, of: screen as? ManageSubscriptionViewModel, to: &writer)
    }
  }

  private func write(_ member: ScreenMember, of screen: PurchaseSubscriptionViewModel?, to writer: inout JSONWriter) {
    guard let screen else { return writer.null() }
    switch member {
    case .selectedSubscriptionID: writer.optional(screen.selectedSubscriptionID) { $1.string($0) }
    case .bestValueSubscriptionID: writer.optional(screen.bestValueSubscriptionID) { $1.string($0) }
    case .isAlreadySubscribed: writer.bool(screen.isAlreadySubscribed)
    default: writer.null()
    }
  }

  private func write(_ member: ScreenMember, of screen: ManageSubscriptionViewModel?, to writer: inout JSONWriter) {
    guard let screen else { return writer.null() }
    switch member {
    case .current: writer.optional(screen.current) { Wire.CurrentSubscription($0).write(to: &$1) }
    case .changeOptions: writer.list(screen.changeOptions) { Wire.ChangeOption($0).write(to: &$1) }
    case .billingIssue: writer.optional(screen.billingIssue) { Wire.BillingIssue($0).write(to: &$1) }
    case .retentionOffer: writer.optional(screen.retentionOffer) { Wire.RetentionOffer($0).write(to: &$1) }
    case .refundStatus: writer.optional(screen.refundStatus) { $1.string($0.rawValue) }
    case .managementURL: writer.optional(screen.managementURL) { $1.string($0) }
    default: writer.null()
    }
  }
}

extension JSONWriter {
  /// Writes a value, or null where there is none.
  mutating func optional<Value>(_ value: Value?, _ write: (Value, inout JSONWriter) -> Void) {
    if let value { write(value, &self) } else { null() }
  }

  /// Writes an array of values.
  mutating func list<Value>(_ values: [Value], _ write: (Value, inout JSONWriter) -> Void) {
    beginArray()
    for value in values { write(value, &self) }
    endArray()
  }
}

extension Array {
  /// Whether both are the very same array in memory, which is equality at no cost.
  func isIdentical(to other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
