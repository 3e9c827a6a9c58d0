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
/// The list of plans is the one large member and many screens show the same one: its text is kept and shared.
@MainActor
final class ScreenEncoder {
  private var lastPlans: (plans: [SubscriptionModel], text: [UInt8])?

  /// The text of one member's value.
  func text(of member: ScreenMember, in screen: BaseSubscriptionViewModel) -> [UInt8] {
    if member == .subscriptionDetails { return plans(screen.subscriptionDetails) }
    return JSONWriter.bytes { write(member, of: screen, to: &$0) }
  }

  private func plans(_ plans: [SubscriptionModel]) -> [UInt8] {
    if let lastPlans, lastPlans.plans.isIdentical(to: plans) { return lastPlans.text }
    let text = JSONWriter.bytes { writer in writer.list(plans) { Wire.SubscriptionModel($0).write(to: &$1) } }
    if let lastPlans, lastPlans.text == text { return lastPlans.text }
    lastPlans = (plans, text)
    return text
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
