import SubscriptionViewModels
import Subscriptions
import Timekeeping

/// Every state of a screen in order, as a front end that compares would see it: one line a step, with what differs from the step before.
@MainActor
final class Diary {
  private(set) var lines: [String] = []
  /// How often the screen spoke, differing or not.
  private(set) var steps = 0
  private var shown: [ScreenMember: String]
  private let members: [ScreenMember]
  private let viewModel: BaseSubscriptionViewModel

  init(_ viewModel: BaseSubscriptionViewModel, leavingOut: [ScreenMember] = [.availableActions]) {
    self.viewModel = viewModel
    members = ScreenMembers.all(of: viewModel.kind).members.filter { !leavingOut.contains($0) }
    shown = Dictionary(uniqueKeysWithValues: members.map { ($0, viewModel.brief($0)) })
    viewModel.onChange = { [weak self] changed in self?.write(changed) }
  }

  private func write(_ changed: ScreenMembers) {
    steps += 1
    var line: [String] = []
    for member in members where changed.contains(member) {
      let value = viewModel.brief(member)
      if shown[member] != value { line.append("\(member)=\(value)") }
      shown[member] = value
    }
    if !line.isEmpty { lines.append(line.joined(separator: " ")) }
  }

  /// What was written since the last time one asked.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Whether the changes alone tell the whole present state.
  var isComplete: Bool {
    members.allSatisfy { shown[$0] == viewModel.brief($0) }
  }
}

extension BaseSubscriptionViewModel {
  /// A member of the state in few letters.
  func brief(_ member: ScreenMember) -> String {
    let purchase = self as? PurchaseSubscriptionViewModel
    let manage = self as? ManageSubscriptionViewModel
    return switch member {
    case .kind: kind.rawValue
    case .isLoading: "\(isLoading)"
    case .loadStatus: loadStatus.rawValue
    case .loadError: loadError?.code.rawValue ?? "-"
    case .purchaseInProgress: "\(purchaseInProgress)"
    case .purchasingSubscriptionID: purchasingSubscriptionID ?? "-"
    case .subscriptionDetails: subscriptionDetails.map(\.brief).joined(separator: ",")
    case .subscriptionState: subscriptionState.brief
    case .overlay: overlay?.kind.rawValue ?? "-"
    case .toast: toast.map { "\($0.style.rawValue):\($0.code.rawValue)" } ?? "-"
    case .restoreInProgress: "\(restoreInProgress)"
    case .restoreDeadline: restoreDeadline.map { "+\((Instant($0).milliseconds - Stage.start.milliseconds) / 1000)" } ?? "-"
    case .showRestoreFailedPopup: "\(showRestoreFailedPopup)"
    case .restoreFailureReason: restoreFailureReason?.rawValue ?? "-"
    case .lastOutcome: lastOutcome?.brief ?? "-"
    case .availableActions: availableActions.map(\.rawValue).joined(separator: ",")
    case .selectedSubscriptionID: purchase?.selectedSubscriptionID ?? "-"
    case .bestValueSubscriptionID: purchase?.bestValueSubscriptionID ?? "-"
    case .isAlreadySubscribed: "\(purchase?.isAlreadySubscribed == true)"
    case .current: (manage?.current).map { "\($0.title)/\($0.badge?.rawValue ?? "-")/\($0.subtitle)" } ?? "-"
    case .changeOptions: (manage?.changeOptions ?? []).map { "\($0.subscriptionID):\($0.change.rawValue)" }.joined(separator: ",")
    case .billingIssue: manage?.billingIssue?.kind.rawValue ?? "-"
    case .retentionOffer: (manage?.retentionOffer).map { "\($0.subscriptionID):\($0.offer.id ?? "-")" } ?? "-"
    case .refundStatus: manage?.refundStatus?.rawValue ?? "-"
    case .managementURL: manage?.managementURL ?? "-"
    }
  }
}

extension SubscriptionModel {
  fileprivate var brief: String {
    let offers = promotionOffers.map { ($0.isEligible ? "+" : "-") + ($0.id ?? "") }.joined()
    return id + offers + (introductoryOffer.map { $0.isEligible ? "+intro" : "-intro" } ?? "")
  }
}

extension SubscriptionState {
  var brief: String {
    var text = status.rawValue
    if let subscription {
      text += ":" + subscription.subscriptionID + (subscription.willAutoRenew ? "" : "(ends)")
      if let change = subscription.pendingChange { text += "→" + change.subscriptionID }
      if let offer = subscription.renewalOffer?.id { text += "~" + offer }
    }
    if !pendingPurchases.isEmpty { text += "?" + pendingPurchases.map(\.subscriptionID).joined(separator: "?") }
    if !ownedProducts.isEmpty { text += "&" + ownedProducts.joined(separator: "&") }
    return text
  }
}

extension LastOutcome {
  fileprivate var brief: String {
    "#\(sequence):\(action.rawValue):\(outcome.rawValue)" + (subscriptionID.map { ":" + $0 } ?? "")
      + (error.map { "!" + $0.code.rawValue } ?? "")
  }
}
