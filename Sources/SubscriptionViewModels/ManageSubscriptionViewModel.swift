public import Observation
public import Subscriptions
public import Timekeeping

/// The screen of those who have a plan: what it is, what else there is, and how to leave, stay or ask for money back.
@MainActor
@Observable
public final class ManageSubscriptionViewModel: BaseSubscriptionViewModel {
  /// The offer that is shown to a customer who wants to cancel, until it is accepted or declined.
  public internal(set) var retentionOffer: RetentionOffer? {
    didSet { note(oldValue, retentionOffer, .retentionOffer) }
  }
  /// How the latest request for a refund ended; nil before one, while one runs, and for another plan.
  public internal(set) var refundStatus: RefundStatus? {
    didSet { note(oldValue, refundStatus, .refundStatus) }
  }
  @ObservationIgnored private var refundedSubscriptionID: String?

  public init(store: any SubscriptionStoreClient, time: Timekeeper = .system, options: ScreenOptions = ScreenOptions()) {
    super.init(kind: .manage, store: store, time: time, options: options)
  }

  // MARK: What the base class asks

  override func refusal(of action: ScreenAction) -> ActionRefusal.Reason? {
    switch action {
    case .changeSubscription: return busyReason ?? notLoadedReason ?? refusalToManage
    case .cancelSubscription: return busyReason ?? notLoadedReason ?? refusalToManage ?? (willRenew ? nil : .alreadyInThatState)
    case .resumeSubscription: return busyReason ?? notLoadedReason ?? refusalToManage ?? (willRenew ? .alreadyInThatState : nil)
    case .requestRefund: return busyReason ?? notLoadedReason ?? refusalToManage
    case .acceptRetentionOffer, .declineRetentionOffer:
      return busyReason ?? notLoadedReason ?? (retentionOffer == nil ? .nothingOffered : nil)
    default: return super.refusal(of: action)
    }
  }

  private var refusalToManage: ActionRefusal.Reason? {
    guard let held else { return .notSubscribed }
    return held.ownership == .familyShared ? .familyShared : nil
  }

  private var willRenew: Bool { held?.willAutoRenew == true }

  override func hasArguments(for action: ScreenAction) -> Bool {
    guard action == .changeSubscription else { return super.hasArguments(for: action) }
    // An offer can be asked for on the held plan, too, even where there is no other.
    return subscriptionDetails.contains { refusalToChange(to: $0, withOffer: !$0.promotionOffers.isEmpty) == nil }
  }

  override func carryOut(_ request: ScreenRequest) async throws(ActionRefusal) -> ActionResult {
    switch request {
    case .changeSubscription(let subscriptionID, let promotionOfferID):
      let plan = try plan(subscriptionID)
      let offer = try offer(promotionOfferID, of: plan)
      if let reason = refusalToChange(to: plan, withOffer: offer != nil) { throw .notAllowed(reason) }
      return await changeSubscription(plan, offer)
    case .cancelSubscription: return await cancelSubscription()
    case .acceptRetentionOffer: return await acceptRetentionOffer()
    case .declineRetentionOffer: return await declineRetentionOffer()
    case .resumeSubscription: return await resumeSubscription()
    case .requestRefund(let reason): return await requestRefund(reason: reason)
    default: return try await super.carryOut(request)
    }
  }

  override func contentChanged() {
    if let shown = retentionOffer {
      // An offer stays only as long as it could be shown anew.
      let fresh = refusalToManage == nil && willRenew ? eligibleRetentionOffer : nil
      retentionOffer = fresh?.subscriptionID == shown.subscriptionID ? fresh : nil
    }
    if refundedSubscriptionID != current?.subscription.subscriptionID { refundStatus = nil }
  }

  func showRefundStatus(_ status: RefundStatus?, of subscriptionID: String) {
    refundStatus = status
    refundedSubscriptionID = subscriptionID
  }
}
