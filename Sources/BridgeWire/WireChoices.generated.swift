// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

/// The values that cross the pipe, as `Schemas/model.schema.json` names them.
public enum Wire {
  /// What is behind a store.
  public enum StoreKind: String, WireChoice {
    /// The simulated store: a `.storekit` file, a ledger and the process's clock.
    case simulated
    /// A RevenueCat project, over HTTP.
    case revenueCat
    /// A test double that records every call.
    case spy
    /// The front end itself is the store.
    case delegated
  }

  /// Which of the two screens a view model is for.
  public enum ViewModelKind: String, WireChoice {
    /// The purchase screen.
    case purchase
    /// The manage-subscription screen.
    case manage
  }

  /// What moves the clock.
  public enum ClockMode: String, WireChoice {
    /// Real time.
    case system
    /// `clock/advance` alone.
    case virtual
  }

  /// How messages are told apart on the pipe.
  public enum Framing: String, WireChoice {
    /// One JSON text a line.
    case lines
    /// `Content-Length` headers, as in LSP.
    case headers
  }

  /// How an offer is come by.
  public enum OfferKind: String, WireChoice {
    /// Once per customer and group, applied by a plain purchase.
    case introductory
    /// For current and former subscribers.
    case promotional
    /// Redeemed with a code.
    case code
    /// For those who left.
    case winBack
  }

  /// How an offer is paid.
  public enum OfferMode: String, WireChoice {
    /// Not at all.
    case freeTrial
    /// One charge for the whole length.
    case payUpFront
    /// A reduced price each period.
    case payAsYouGo
  }

  /// Why the current customer may not have an offer.
  public enum IneligibleReason: String, WireChoice {
    /// It is for current or former subscribers only.
    case neverSubscribed
    /// It was used before.
    case alreadyUsed
    /// The customer holds a plan of the group.
    case alreadySubscribed
    /// It is for those whose subscription has ended.
    case notLapsed
    /// The customer is not among those the offer is for.
    case notInOffer
    /// The plan held last was another.
    case otherPlanLapsed
    /// It can only be redeemed as a code.
    case redeemOnly
    /// The store does not tell.
    case unknown
  }

  /// The standing of the subscription that decides.
  public enum SubscriptionStatus: String, WireChoice {
    /// There has never been one.
    case notSubscribed
    /// Paid and running.
    case active
    /// A renewal failed and the store still serves the customer.
    case inGracePeriod
    /// A renewal failed and the store goes on trying; not entitled.
    case inBillingRetry
    /// It has ended.
    case expired
    /// It was refunded, or the family's sharing was withdrawn.
    case revoked
  }

  /// How a customer came by what is held.
  public enum Ownership: String, WireChoice {
    /// Bought by the customer.
    case purchased
    /// Shared by a member of the family.
    case familyShared
  }

  /// Why a subscription ended.
  public enum ExpirationReason: String, WireChoice {
    /// The customer switched renewal off.
    case autoRenewDisabled
    /// The payment failed until the store gave up.
    case billingError
    /// A price increase was never agreed to.
    case didNotConsentToPriceIncrease
    /// The plan was no longer sold.
    case productUnavailable
    /// The store does not tell.
    case unknown
  }

  /// Why the store took a transaction back.
  public enum RevocationReason: String, WireChoice {
    /// Something was wrong with the app.
    case developerIssue
    /// Any other reason.
    case other
  }

  /// How one plan compares with the plan held.
  public enum PlanChange: String, WireChoice {
    /// A higher level of service; takes effect at once.
    case upgrade
    /// A lower level; takes effect at the next renewal.
    case downgrade
    /// The same level.
    case crossgrade
  }

  /// A change of plan that takes effect later.
  public enum PendingPlanChange: String, WireChoice {
    /// To a lower level of service.
    case downgrade
    /// To another plan of the same level.
    case crossgrade
  }

  /// When a change of plan takes effect.
  public enum PlanChangeTiming: String, WireChoice {
    /// At once.
    case immediately
    /// When the running period ends.
    case atNextRenewal
  }

  /// How a price increase stands.
  public enum PriceIncreaseStatus: String, WireChoice {
    /// The customer has not agreed yet.
    case pending
    /// The next renewal costs the new price.
    case agreed
  }

  /// What a purchase waits for.
  public enum PendingReason: String, WireChoice {
    /// A parent's approval.
    case askToBuy
    /// Something the customer must do outside the app.
    case interrupted
    /// The payment itself.
    case payment
  }

  /// What made a customer's standing different.
  public enum StandingCause: String, WireChoice {
    /// A purchase through the store.
    case purchase
    /// A restore.
    case restore
    /// A read found it different.
    case refresh
    /// A period was renewed.
    case renewal
    /// A pending change of plan took effect.
    case planChange
    /// A subscription ended.
    case expiry
    /// A renewal failed and the grace period began.
    case gracePeriod
    /// The store began, or went on, retrying a failed renewal without serving the customer.
    case billingRetry
    /// A failed renewal was paid after all.
    case recovery
    /// A purchase made outside the app.
    case purchaseElsewhere
    /// A pending purchase was approved.
    case approval
    /// A pending purchase was declined.
    case decline
    /// Auto-renewal was switched.
    case autoRenew
    /// A transaction was refunded.
    case refund
    /// Sharing or a right was withdrawn.
    case revocation
    /// A price increase was asked for or answered.
    case priceIncrease
    /// An offer code was redeemed.
    case offerCode
    /// Family sharing was switched.
    case familySharing
    /// Another customer uses the store.
    case customer
    /// The store was reset.
    case reset
    /// The store behind a front end or a server said so.
    case push
  }

  /// The kinds of failure of a store that screens tell apart.
  public enum StoreErrorCode: String, WireChoice {
    /// The customer, or the task that asked, thought better of it.
    case purchaseCancelled
    /// The purchase waits for somebody's approval.
    case paymentPending
    /// This device or customer may not buy.
    case purchaseNotAllowed
    /// The store does not sell this plan, or not here.
    case productUnavailable
    /// The plan has been bought already.
    case productAlreadyPurchased
    /// The customer may not have this offer; the regular price stays purchasable.
    case ineligibleForOffer
    /// The offer does not exist or is not well-formed.
    case invalidOffer
    /// The purchase belongs to another customer.
    case receiptInUse
    /// There is no network at all.
    case offline
    /// The network failed on the way.
    case network
    /// No answer came in time.
    case timedOut
    /// The store said that it has a problem.
    case storeProblem
    /// A server answered with what cannot be used.
    case serverProblem
    /// The store refused the app's credentials.
    case invalidCredentials
    /// The same thing is under way already.
    case operationInProgress
    /// The store cannot do this.
    case notSupported
    /// The app or its store is set up wrongly.
    case configuration
    /// Anything else.
    case unknown
  }

  /// How far the plans are loaded.
  public enum LoadStatus: String, WireChoice {
    /// No load has been asked for.
    case notLoaded
    /// A load is under way.
    case loading
    /// The plans are shown.
    case loaded
    /// The last load failed; what was shown before stays.
    case failed
  }

  /// What a covering progress display says is going on.
  public enum OverlayKind: String, WireChoice {
    /// The plans are loaded for the first time, or again after a failure.
    case loading
    /// A purchase.
    case purchasing
    /// A restore.
    case restoring
    /// A change of plan.
    case changing
    /// Switching auto-renewal off or on.
    case cancelling
    /// A refund request.
    case refunding
  }

  /// How a toast looks.
  public enum ToastStyle: String, WireChoice {
    /// Something was done.
    case success
    /// Something to know, such as a purchase that waits for approval.
    case info
    /// Something to look at.
    case warning
    /// Something failed.
    case error
  }

  /// Why the popup about a failed restore is shown.
  public enum RestoreFailureReason: String, WireChoice {
    /// The store found nothing.
    case nothingToRestore
    /// The store did not answer in time.
    case timedOut
    /// The store refused.
    case failed
  }

  /// An action of a screen: the second half of its method.
  public enum ScreenAction: String, WireChoice {
    /// `viewModel/load`
    case load
    /// `viewModel/purchaseSubscription`
    case purchaseSubscription
    /// `viewModel/restorePurchases`
    case restorePurchases
    /// `viewModel/selectSubscription`
    case selectSubscription
    /// `viewModel/changeSubscription`
    case changeSubscription
    /// `viewModel/cancelSubscription`
    case cancelSubscription
    /// `viewModel/acceptRetentionOffer`
    case acceptRetentionOffer
    /// `viewModel/declineRetentionOffer`
    case declineRetentionOffer
    /// `viewModel/resumeSubscription`
    case resumeSubscription
    /// `viewModel/requestRefund`
    case requestRefund
    /// `viewModel/dismissToast`
    case dismissToast
    /// `viewModel/dismissRestoreFailedPopup`
    case dismissRestoreFailedPopup
  }

  /// How an action of a screen ended.
  public enum ActionOutcome: String, WireChoice {
    /// It did what it says.
    case completed
    /// The store refused; the particulars are in `error`.
    case failed
    /// The plan was bought.
    case purchased
    /// The purchase waits for somebody's approval.
    case pending
    /// The change, or the offer, takes effect at the next renewal.
    case scheduled
    /// The customer, or `$/cancelRequest`, stopped it.
    case cancelled
    /// The restore found something.
    case restored
    /// The restore found nothing.
    case nothingToRestore
    /// The store did not answer in time.
    case timedOut
    /// An offer to stay is shown instead.
    case retentionOffered
    /// The plan will not renew.
    case autoRenewDisabled
    /// The plan will renew.
    case autoRenewEnabled
    /// The store cannot do it here; the customer is to open `managementURL`.
    case openManagementURL
    /// The money goes back.
    case refunded
    /// The view model was disposed of, or its store was closed or reset, before the end.
    case abandoned
  }

  /// The one-word standing beside the current plan.
  public enum Badge: String, WireChoice {
    /// It runs.
    case active
    /// It runs as a free trial.
    case freeTrial
    /// It runs and will not renew.
    case cancelled
    /// A free trial that will not renew.
    case cancelledTrial
    /// It has ended.
    case expired
    /// A renewal failed; still served.
    case gracePeriod
    /// A renewal failed; not served.
    case billingRetry
    /// Another plan follows.
    case pendingChange
    /// Shared by the family.
    case familyShared
    /// Its money was given back.
    case refunded
  }

  /// Which billing problem a plan has.
  public enum BillingIssueKind: String, WireChoice {
    /// A renewal failed; the customer is served until `until`.
    case gracePeriod
    /// A renewal failed; the customer is not served.
    case billingRetry
  }

  /// How the last refund request ended.
  public enum RefundStatus: String, WireChoice {
    /// The money goes back.
    case refunded
    /// The customer left the request.
    case cancelled
    /// The store refused.
    case failed
  }

  /// What a message of a screen says: the key of its text.
  public enum MessageCode: String, WireChoice {
    /// The plans are being loaded.
    case loading
    /// A purchase is under way.
    case purchasing
    /// A restore is under way.
    case restoring
    /// A change of plan is under way.
    case changing
    /// Auto-renewal is being switched off.
    case cancelling
    /// Auto-renewal is being switched on.
    case resuming
    /// A refund is being asked for.
    case refunding
    /// The plan was bought.
    case purchased
    /// The plan is held already.
    case alreadyHeld
    /// The purchase waits for approval.
    case purchasePending
    /// A purchase that waited was approved.
    case purchaseApproved
    /// A purchase that waited was declined.
    case purchaseDeclined
    /// The change of plan takes effect at the next renewal.
    case changeScheduled
    /// The offer takes effect at the next renewal.
    case offerScheduled
    /// Purchases were restored.
    case purchasesRestored
    /// The plan will not renew.
    case autoRenewDisabled
    /// The plan will not renew and has ended.
    case autoRenewDisabledNow
    /// The plan will renew.
    case autoRenewEnabled
    /// The money goes back.
    case refunded
    /// The store error of this code.
    case purchaseCancelled
    /// The store error of this code.
    case paymentPending
    /// The store error of this code.
    case purchaseNotAllowed
    /// The store error of this code.
    case productUnavailable
    /// The store error of this code.
    case productAlreadyPurchased
    /// The store error of this code.
    case ineligibleForOffer
    /// The store error of this code.
    case invalidOffer
    /// The store error of this code.
    case receiptInUse
    /// The store error of this code.
    case offline
    /// The store error of this code.
    case network
    /// The store error of this code.
    case timedOut
    /// The store error of this code.
    case storeProblem
    /// The store error of this code.
    case serverProblem
    /// The store error of this code.
    case invalidCredentials
    /// The store error of this code.
    case operationInProgress
    /// The store error of this code.
    case notSupported
    /// The store error of this code.
    case configuration
    /// The store error of this code.
    case unknown
    /// The plan renews at a date for a price.
    case renewsForPrice
    /// The plan renews at a date.
    case renews
    /// The plan ended at a date.
    case expiredOn
    /// The plan has ended.
    case expired
    /// The plan ends at a date.
    case endsOn
    /// The payment failed; the plan is served until a date.
    case gracePeriodUntil
    /// The payment failed; the plan is served for now.
    case gracePeriod
    /// The payment failed; the plan is not served.
    case billingRetry
    /// Another plan follows at a date.
    case changesTo
    /// The family shares the plan.
    case sharedByFamily
    /// The plan was refunded at a date.
    case refundedOn
    /// The plan was refunded.
    case refundedPlan
    /// The plan never ends.
    case neverEnds
    /// The plan renews, at a date that the store does not tell.
    case renewsAutomatically
    /// A higher price waits for agreement.
    case priceIncreasePending
  }

  /// What is sold under a product identifier.
  public enum ProductKind: String, WireChoice {
    /// A subscription that renews by itself.
    case autoRenewable
    /// A subscription that ends by itself.
    case nonRenewing
    /// Bought once, kept for good.
    case nonConsumable
    /// Bought, used up, bought again.
    case consumable
  }

  /// What made a transaction.
  public enum TransactionReason: String, WireChoice {
    /// A customer's purchase.
    case purchase
    /// The store, at the end of a period.
    case renewal
    /// A restore.
    case restore
  }

  /// How a transaction stands.
  public enum TransactionState: String, WireChoice {
    /// Paid.
    case purchased
    /// It waits for somebody.
    case pending
    /// It failed.
    case failed
    /// It was declined by whoever had to approve.
    case declined
  }

  /// What the customer of a simulated store does when the payment sheet opens.
  public enum SimulatedPurchaseDecision: String, WireChoice {
    /// Pays.
    case succeed
    /// Closes it.
    case cancel
  }

  /// What a test store's customer does when the payment sheet opens.
  public enum PurchaseDecision: String, WireChoice {
    /// Pays.
    case succeed
    /// Pays, and the payment fails; RevenueCat's Test Store only.
    case fail
    /// Closes it.
    case cancel
  }

  /// Which part of a simulated store fails.
  public enum SimulatedAPI: String, WireChoice {
    /// `fetchProducts`.
    case loadProducts
    /// `purchase`.
    case purchase
    /// `restore`.
    case sync
    /// `currentState`.
    case subscriptionStatus
    /// `setAutoRenew`.
    case manageSubscriptions
    /// `requestRefund`.
    case refundRequest
    /// `simulator/redeemOfferCode`.
    case offerCodeRedeem
  }

  /// How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name.
  public enum TimeRate: String, WireChoice {
    /// A day lasts a day.
    case realTime
    /// A day lasts an hour.
    case oneHourIsOneDay
    /// A day lasts 30 minutes.
    case thirtyMinutesIsOneDay
    /// A day lasts 5 minutes.
    case fiveMinutesIsOneDay
    /// A day lasts a minute.
    case oneMinuteIsOneDay
    /// A day lasts 30 seconds.
    case thirtySecondsIsOneDay
    /// A day lasts a second.
    case oneSecondIsOneDay
    /// A month lasts an hour.
    case monthlyRenewalEveryOneHour
    /// A month lasts 30 minutes.
    case monthlyRenewalEveryThirtyMinutes
    /// A month lasts 15 minutes.
    case monthlyRenewalEveryFifteenMinutes
    /// A month lasts 5 minutes.
    case monthlyRenewalEveryFiveMinutes
    /// A month lasts 30 seconds.
    case monthlyRenewalEveryThirtySeconds
    /// Every period lasts 15 minutes.
    case oneRenewalEveryFifteenMinutes
    /// Every period lasts 5 minutes.
    case oneRenewalEveryFiveMinutes
    /// Every period lasts a minute.
    case oneRenewalEveryMinute
    /// Every period lasts 30 seconds.
    case oneRenewalEveryThirtySeconds
    /// Every period lasts 10 seconds.
    case oneRenewalEveryTenSeconds
    /// Every period lasts 2 seconds.
    case oneRenewalEveryTwoSeconds

    public init?(integer: Int) {
      switch integer {
      case 0: self = .realTime
      case 1: self = .oneHourIsOneDay
      case 2: self = .thirtyMinutesIsOneDay
      case 3: self = .fiveMinutesIsOneDay
      case 4: self = .oneMinuteIsOneDay
      case 5: self = .thirtySecondsIsOneDay
      case 6: self = .oneSecondIsOneDay
      case 10: self = .monthlyRenewalEveryOneHour
      case 11: self = .monthlyRenewalEveryThirtyMinutes
      case 12: self = .monthlyRenewalEveryFifteenMinutes
      case 13: self = .monthlyRenewalEveryFiveMinutes
      case 15: self = .monthlyRenewalEveryThirtySeconds
      case 1000: self = .oneRenewalEveryFifteenMinutes
      case 1001: self = .oneRenewalEveryFiveMinutes
      case 1002: self = .oneRenewalEveryMinute
      case 1003: self = .oneRenewalEveryThirtySeconds
      case 1004: self = .oneRenewalEveryTenSeconds
      case 1005: self = .oneRenewalEveryTwoSeconds
      default: return nil
      }
    }

    /// The integer of a `.storekit` file.
    public var integer: Int {
      switch self {
      case .realTime: 0
      case .oneHourIsOneDay: 1
      case .thirtyMinutesIsOneDay: 2
      case .fiveMinutesIsOneDay: 3
      case .oneMinuteIsOneDay: 4
      case .thirtySecondsIsOneDay: 5
      case .oneSecondIsOneDay: 6
      case .monthlyRenewalEveryOneHour: 10
      case .monthlyRenewalEveryThirtyMinutes: 11
      case .monthlyRenewalEveryFifteenMinutes: 12
      case .monthlyRenewalEveryFiveMinutes: 13
      case .monthlyRenewalEveryThirtySeconds: 15
      case .oneRenewalEveryFifteenMinutes: 1000
      case .oneRenewalEveryFiveMinutes: 1001
      case .oneRenewalEveryMinute: 1002
      case .oneRenewalEveryThirtySeconds: 1003
      case .oneRenewalEveryTenSeconds: 1004
      case .oneRenewalEveryTwoSeconds: 1005
      }
    }
  }

  /// An action of a store that a spy records and stubs.
  public enum SpyAction: String, WireChoice {
    /// `store/fetchProducts`
    case fetchProducts
    /// `store/purchase`
    case purchase
    /// `store/restore`
    case restore
    /// `store/currentState`
    case currentState
    /// `store/setAutoRenew`
    case setAutoRenew
    /// `store/requestRefund`
    case requestRefund
  }

  /// Who made a call to a store.
  public enum CallOrigin: String, WireChoice {
    /// An action of a screen.
    case action
    /// A screen that refreshes its plans by itself.
    case refresh
    /// A `store/*` request.
    case direct
  }

  /// How a call to a store ended.
  public enum CallOutcome: String, WireChoice {
    /// With a value.
    case succeeded
    /// With an error.
    case failed
    /// It was cancelled before the end.
    case cancelled
  }

  /// How grave a finding is.
  public enum Severity: String, WireChoice {
    /// The file cannot be used.
    case error
    /// It can, and something is odd.
    case warning
  }

  /// Why an action is not possible now.
  public enum NotAllowedReason: String, WireChoice {
    /// A purchase is under way.
    case purchaseInProgress
    /// A restore is under way.
    case restoreInProgress
    /// A change of plan is under way.
    case changeInProgress
    /// Auto-renewal is being switched.
    case cancelInProgress
    /// A refund request is under way.
    case refundInProgress
    /// The plans are not loaded and no load is under way.
    case notLoaded
    /// There is no subscription to do this with.
    case notSubscribed
    /// It is so already.
    case alreadyInThatState
    /// Another kind of screen, store or product has this.
    case wrongKind
    /// No plan is named or selected.
    case nothingSelected
    /// No retention offer is shown.
    case nothingOffered
    /// A spy stands over the store.
    case inUse
    /// The transaction waits for nobody.
    case notPending
    /// A family member cannot do this with a shared plan.
    case familyShared
  }

  /// Which kind of setting cannot be used.
  public enum ConfigurationReason: String, WireChoice {
    /// The file or text of a configuration.
    case configuration
    /// The folder of the state, or the ledger in it.
    case stateDirectory
    /// A ledger whose last event lies after now, on the system clock.
    case ledgerAhead
    /// One setting among the others.
    case setting
  }
}
