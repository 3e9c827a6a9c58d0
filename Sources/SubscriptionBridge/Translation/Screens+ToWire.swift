import BridgeWire
import SubscriptionViewModels
import Subscriptions

extension Wire.Overlay {
  init(_ overlay: SubscriptionViewModels.Overlay) {
    self.init(kind: wire(overlay.kind), message: overlay.message)
  }
}

extension Wire.Toast {
  init(_ toast: SubscriptionViewModels.Toast) {
    self.init(arguments: toast.arguments, code: wire(toast.code), id: toast.id, message: toast.message, style: wire(toast.style))
  }
}

extension Wire.LastOutcome {
  init(_ last: SubscriptionViewModels.LastOutcome) {
    self.init(
      action: wire(last.action), error: last.error.map { Wire.StoreError($0) }, outcome: wire(last.outcome), sequence: last.sequence,
      subscriptionID: last.subscriptionID)
  }
}

extension Wire.ActionResult {
  init(_ result: SubscriptionViewModels.ActionResult, revision: Int) {
    self.init(
      error: result.error.map { Wire.StoreError($0) }, outcome: wire(result.outcome), revision: revision,
      subscriptionID: result.subscriptionID)
  }
}

extension Wire.CurrentSubscription {
  init(_ current: CurrentPlan) {
    self.init(
      badge: current.badge.map { wire($0) }, price: current.price.map { Wire.Price($0) },
      subscription: Wire.UserSubscription(current.subscription), subtitle: current.subtitle, title: current.title)
  }
}

extension Wire.ChangeOption {
  init(_ option: SubscriptionViewModels.ChangeOption) {
    self.init(
      change: wire(option.change), effective: wire(option.effective), effectiveAt: option.effectiveAt?.wireText,
      promotionOfferIDs: option.promotionOfferIDs, subscriptionID: option.subscriptionID)
  }
}

extension Wire.BillingIssue {
  init(_ issue: SubscriptionViewModels.BillingIssue) {
    self.init(kind: wire(issue.kind), until: issue.until?.wireText)
  }
}

extension Wire.RetentionOffer {
  init(_ offer: SubscriptionViewModels.RetentionOffer) {
    self.init(offer: Wire.Offer(offer.offer), subscriptionID: offer.subscriptionID)
  }
}

extension ScreenMember {
  /// The member's name on the wire.
  var wireName: StaticString {
    switch self {
    case .kind: "kind"
    case .isLoading: "isLoading"
    case .loadStatus: "loadStatus"
    case .loadError: "loadError"
    case .purchaseInProgress: "purchaseInProgress"
    case .purchasingSubscriptionID: "purchasingSubscriptionID"
    case .subscriptionDetails: "subscriptionDetails"
    case .subscriptionState: "subscriptionState"
    case .overlay: "overlay"
    case .toast: "toast"
    case .restoreInProgress: "restoreInProgress"
    case .restoreDeadline: "restoreDeadline"
    case .showRestoreFailedPopup: "showRestoreFailedPopup"
    case .restoreFailureReason: "restoreFailureReason"
    case .lastOutcome: "lastOutcome"
    case .availableActions: "availableActions"
    case .selectedSubscriptionID: "selectedSubscriptionID"
    case .bestValueSubscriptionID: "bestValueSubscriptionID"
    case .isAlreadySubscribed: "isAlreadySubscribed"
    case .current: "current"
    case .changeOptions: "changeOptions"
    case .billingIssue: "billingIssue"
    case .retentionOffer: "retentionOffer"
    case .refundStatus: "refundStatus"
    case .managementURL: "managementURL"
    }
  }
}
