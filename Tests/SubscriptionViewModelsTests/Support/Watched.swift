import SubscriptionViewModels
import Subscriptions
import Timekeeping

/// A screen under random treatment, with what must always be true of it.
@MainActor
final class Watched {
  /// One action that was asked for.
  @MainActor
  final class Asked {
    let request: ScreenRequest
    var task: Task<Void, Never>?
    var result: ActionResult?
    var refusal: ActionRefusal?
    var isOver: Bool { result != nil || refusal != nil }

    init(_ request: ScreenRequest) {
      self.request = request
    }
  }

  let screen: BaseSubscriptionViewModel
  private(set) var asked: [Asked] = []
  private(set) var complaints: [String] = []
  private(set) var log: [String] = []
  private(set) var isDisposed = false
  private var shown: [ScreenMember: String]
  private let members: [ScreenMember]
  private var outcomes = 0
  private var ended = 0
  private var wasLoaded = false

  init(_ screen: BaseSubscriptionViewModel) {
    self.screen = screen
    members = ScreenMembers.all(of: screen.kind).members
    shown = Dictionary(uniqueKeysWithValues: members.map { ($0, screen.brief($0)) })
    screen.onChange = { [unowned self] in changed($0) }
  }

  private func expect(_ claim: Bool, _ complaint: @autoclosure () -> String) {
    if !claim { complaints.append(complaint()) }
  }

  private func changed(_ changed: ScreenMembers) {
    expect(!isDisposed, "spoke after it was disposed of")
    var line: [String] = []
    for member in members where changed.contains(member) {
      let value = screen.brief(member)
      if shown[member] != value { line.append("\(member)=\(value)") }
      shown[member] = value
    }
    log.append(line.joined(separator: " "))
    checkStep()
  }

  /// What holds after each step.
  private func checkStep() {
    if isDisposed { return }
    for member in members where shown[member] != screen.brief(member) {
      expect(false, "\(member) became \(screen.brief(member)) untold")
    }
    if let last = screen.lastOutcome, last.sequence != outcomes {
      expect(last.sequence == outcomes + 1, "outcome \(last.sequence) follows \(outcomes)")
      outcomes = last.sequence
      expect((last.outcome == .failed) == (last.error != nil), "error \(String(describing: last.error)) with \(last.outcome)")
      if last.outcome == .cancelled { expect(screen.toast == nil, "a toast after a cancel") }
      if last.outcome == .pending { expect(screen.toast?.style == .info, "pending is shown as \(String(describing: screen.toast))") }
    }
    if let toast = screen.toast { expect(!toast.message.isEmpty && !toast.message.contains("{"), "toast without words: \(toast)") }
    if let overlay = screen.overlay { expect(!overlay.message.isEmpty, "overlay without words") }
    if screen.loadStatus == .loaded { wasLoaded = true }
    if wasLoaded { expect(!screen.subscriptionDetails.isEmpty, "no plans, though the store sells some") }
    expect(screen.showRestoreFailedPopup == (screen.restoreFailureReason != nil), "popup and reason differ")
    expect((screen.overlay?.kind == .restoring) == screen.restoreInProgress, "restore and overlay differ")
    expect(screen.restoreInProgress || screen.restoreDeadline == nil, "a deadline without a restore")
    if let manage = screen as? ManageSubscriptionViewModel, let offer = manage.retentionOffer {
      expect(offer.offer.isEligible && manage.current?.subscription.subscriptionID == offer.subscriptionID, "a stale offer to stay")
    }
  }

  /// What holds when everything is at rest.
  func checkRest() {
    checkStep()
    let running = asked.filter { !$0.isOver }
    if running.isEmpty {
      let busy = screen.isLoading || screen.purchaseInProgress || screen.restoreInProgress || screen.overlay != nil
      expect(!busy && screen.purchasingSubscriptionID == nil && screen.loadStatus != .loading, "a busy flag with no action")
    }
    let over = asked.filter { $0.result != nil }
    ended += over.count
    if !isDisposed { expect(ended == outcomes, "\(ended) results, \(outcomes) outcomes") }
    asked.removeAll { $0.isOver }
  }

  func ask(_ request: ScreenRequest) {
    let one = Asked(request)
    asked.append(one)
    let isListed = screen.availableActions.contains(request.action)
    let mayWait = request.action.needsPlans && screen.loadStatus == .loading
    one.task = Task.immediate {
      do throws(ActionRefusal) { one.result = try await screen.perform(request) } catch { one.refusal = error }
    }
    guard !isDisposed, !mayWait else { return }
    switch one.refusal {
    case nil: expect(isListed, "\(request) was begun but not listed")
    case .notAllowed(let reason)?:
      let isAboutArguments = [.nothingSelected, .alreadyInThatState, .wrongKind].contains(reason)
      expect(!isListed || isAboutArguments, "\(request) was listed but refused with \(reason)")
    case .unknownSubscription?, .unknownOffer?: break
    }
  }

  func dispose() {
    isDisposed = true
    screen.dispose()
  }
}
