public import Observation
public import Subscriptions
import Timekeeping

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the purchase screen and the manage screen have in common: plans, standing, busy flags, messages, purchase and restore.
///
/// A property is what the screen shows; a method is what the person did. Everything runs on the main actor, and what a store answers
/// at once is shown at once: no method suspends unless the store does.
///
/// **Invariant:** the screen changes in the turn in which its cause arrives (an answer, an announcement, an instant, a cancellation),
/// never later when some waiting task happens to go on. So nothing can slip in between an answer and what it shows.
@MainActor
@Observable
public class BaseSubscriptionViewModel {
  // MARK: What the screen shows

  public let kind: ScreenKind

  public internal(set) var loadStatus: LoadStatus = .notLoaded {
    didSet { note(oldValue, loadStatus, .loadStatus) }
  }
  /// Why the latest load failed, until the next begins.
  public internal(set) var loadError: StoreError? {
    didSet { note(oldValue, loadError, .loadError) }
  }
  /// The plans that the store sells, by group as the store orders them, then the higher level, then the shorter period.
  public internal(set) var subscriptionDetails: [SubscriptionModel] = [] {
    didSet { note(oldValue, subscriptionDetails, .fromPlans) }
  }
  /// The customer's standing as last known.
  public internal(set) var subscriptionState: SubscriptionState = .notSubscribed {
    didSet { note(oldValue, subscriptionState, .fromStanding) }
  }
  /// When the patience with the running restore ends; nil when none runs or it may take for ever.
  public internal(set) var restoreDeadline: Date? {
    didSet { note(oldValue, restoreDeadline, .restoreDeadline) }
  }
  /// Whether the popup of a restore that found nothing, failed or took too long is shown; an alert may set it to false.
  public var showRestoreFailedPopup = false {
    didSet {
      guard showRestoreFailedPopup != oldValue else { return }
      update {
        note(oldValue, showRestoreFailedPopup, .showRestoreFailedPopup)
        if !showRestoreFailedPopup { restoreFailureReason = nil }
      }
    }
  }
  public internal(set) var restoreFailureReason: RestoreFailureReason? {
    didSet { note(oldValue, restoreFailureReason, .restoreFailureReason) }
  }
  /// How the latest action ended.
  public internal(set) var lastOutcome: LastOutcome? {
    didSet { note(oldValue, lastOutcome, .lastOutcome) }
  }
  /// The language and region of the texts, such as `en` or `de-CH`; a language without texts falls back to English.
  public var locale: String {
    didSet {
      guard locale != oldValue else { return }
      words = Words(locale: locale)
      changed(.fromLocale)
    }
  }

  // What the computed members come from.
  var isFetching = false {
    didSet { note(oldValue, isFetching, .fromFetching) }
  }
  var hasLoaded = false {
    didSet { note(oldValue, hasLoaded, .availableActions) }
  }
  var busy: BusyAction? {
    didSet { note(oldValue, busy, .fromBusy) }
  }
  var shownNotice: ShownNotice? {
    didSet { note(oldValue, shownNotice, .toast) }
  }
  var words: Words

  // MARK: What happens behind it

  @ObservationIgnored let store: any SubscriptionStoreClient
  @ObservationIgnored let time: Timekeeper
  @ObservationIgnored let options: ScreenOptions
  /// Told of each step after it, with the members that may differ, all at once.
  @ObservationIgnored public var onChange: ((ScreenMembers) -> Void)?
  @ObservationIgnored private var openSteps = 0
  @ObservationIgnored private var changedMembers: ScreenMembers = []

  @ObservationIgnored var isDisposed = false
  /// Everything that has begun and not ended, in the order of beginning.
  @ObservationIgnored var pendingActions: [PendingAction] = []
  @ObservationIgnored var loadCall: LoadCall?
  @ObservationIgnored var news = News()
  /// What the store announced in a call of this screen's own action, until that action's end shows it.
  @ObservationIgnored var heldStanding: SubscriptionState?
  @ObservationIgnored var refreshCall: RefreshCall?
  @ObservationIgnored var wantsRefresh = false
  /// How many store calls of this screen are inside their first, synchronous stretch.
  @ObservationIgnored var callsBeingMade = 0
  @ObservationIgnored var lastOutcomeSequence = 0
  @ObservationIgnored var lastNoticeNumber = 0
  @ObservationIgnored var noticeGoesBy: DueThing?
  @ObservationIgnored private var observation: StandingObservation?

  init(kind: ScreenKind, store: any SubscriptionStoreClient, time: Timekeeper, options: ScreenOptions) {
    self.kind = kind
    self.store = store
    self.time = time
    self.options = options
    locale = options.locale
    words = Words(locale: options.locale)
    observeStore()
  }

  private func observeStore() {
    guard let pushing = store as? any SubscriptionPushClient else { return }
    if let known = pushing.lastKnownState { subscriptionState = known }
    // The store outlives its screens: an observation whose screen has gone ends itself with the next announcement.
    let holder = ObservationHolder()
    let observation = pushing.observe { [weak self] change in
      if let self { self.storeAnnounced(change) } else { holder.observation?.cancel() }
    }
    holder.observation = observation
    self.observation = observation
  }

  // MARK: Steps

  /// Groups what changes inside into one step; groups inside groups join.
  func update(_ body: () -> Void) {
    openSteps += 1
    body()
    openSteps -= 1
    announceStep()
  }

  func note<Value: Equatable>(_ old: Value, _ new: Value, _ members: ScreenMembers) {
    if old != new { changed(members) }
  }

  func changed(_ members: ScreenMembers) {
    changedMembers.formUnion(members)
    announceStep()
  }

  private func announceStep() {
    guard openSteps == 0, !changedMembers.isEmpty else { return }
    let members = changedMembers.intersection(.all(of: kind))
    changedMembers = []
    if !members.isEmpty { onChange?(members) }
  }

  // MARK: What a child adds

  /// Why an action is not possible now, whatever its arguments; nil when it is. ``availableActions`` is made from the same answer.
  func refusal(of action: ScreenAction) -> ActionRefusal.Reason? {
    switch action {
    case .load, .dismissToast, .dismissRestoreFailedPopup: nil
    case .restorePurchases: busyReason
    case .purchaseSubscription: busyReason ?? notLoadedReason
    default: .wrongKind
    }
  }

  /// Whether there is anything at all that an action which ``refusal(of:)`` lets pass could be done to.
  func hasArguments(for action: ScreenAction) -> Bool {
    action != .purchaseSubscription || !subscriptionDetails.isEmpty
  }

  /// Does what ``perform(_:)`` has judged to be possible.
  func carryOut(_ request: ScreenRequest) async throws(ActionRefusal) -> ActionResult {
    switch request {
    case .load: return await load()
    case .purchaseSubscription(let subscriptionID, let promotionOfferID):
      guard let id = subscriptionID ?? defaultSubscriptionID else { throw .notAllowed(.nothingSelected) }
      let plan = try plan(id)
      return await purchaseSubscription(plan, try offer(promotionOfferID, of: plan))
    case .restorePurchases: return await restorePurchases()
    case .dismissToast(let id): return dismissToast(id: id)
    case .dismissRestoreFailedPopup: return dismissRestoreFailedPopup()
    default: throw .notAllowed(.wrongKind)
    }
  }

  /// The plan that a purchase without an identifier means.
  var defaultSubscriptionID: String? { nil }

  /// Lets a child drop what no longer fits, within the step in which plans or standing became different.
  func contentChanged() {}

  // MARK: Going away

  /// Ends everything quietly: pending actions end as `abandoned`, and nothing is announced any more.
  ///
  /// Store calls under way are not stopped; what they bring reaches the store's other screens.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    onChange = nil
    observation?.cancel()
    abandonEverything(stoppingStoreCalls: false)
    noticeGoesBy?.cancel()
  }

  /// Ends what is pending as `abandoned`, for a store that is put back or changes its customer.
  ///
  /// Store calls under way are cancelled, and whatever they still answer is ignored.
  public func abandonActions() {
    guard !isDisposed else { return }
    abandonEverything(stoppingStoreCalls: true)
  }
}

/// Lets an observation's own closure end it.
@MainActor
private final class ObservationHolder {
  var observation: StandingObservation?
}
