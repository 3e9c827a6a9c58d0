// Made from Schemas/ by schema-compiler; not to be edited.

import { BridgeError } from "./errors.js";

/** What is behind a store. */
export type StoreKind =
  /** The simulated store: a `.storekit` file, a ledger and the process's clock. */
  | "simulated"
  /** A RevenueCat project, over HTTP. */
  | "revenueCat"
  /** A test double that records every call. */
  | "spy"
  /** The front end itself is the store. */
  | "delegated";

/** Which of the two screens a view model is for. */
export type ViewModelKind =
  /** The purchase screen. */
  | "purchase"
  /** The manage-subscription screen. */
  | "manage";

/** What moves the clock. */
export type ClockMode =
  /** Real time. */
  | "system"
  /** `clock/advance` alone. */
  | "virtual";

/** How messages are told apart on the pipe. */
export type Framing =
  /** One JSON text a line. */
  | "lines"
  /** `Content-Length` headers, as in LSP. */
  | "headers";

/** How an offer is come by. */
export type OfferKind =
  /** Once per customer and group, applied by a plain purchase. */
  | "introductory"
  /** For current and former subscribers. */
  | "promotional"
  /** Redeemed with a code. */
  | "code"
  /** For those who left. */
  | "winBack";

/** How an offer is paid. */
export type OfferMode =
  /** Not at all. */
  | "freeTrial"
  /** One charge for the whole length. */
  | "payUpFront"
  /** A reduced price each period. */
  | "payAsYouGo";

/** Why the current customer may not have an offer. */
export type IneligibleReason =
  /** It is for current or former subscribers only. */
  | "neverSubscribed"
  /** It was used before. */
  | "alreadyUsed"
  /** The customer holds a plan of the group. */
  | "alreadySubscribed"
  /** It is for those whose subscription has ended. */
  | "notLapsed"
  /** The customer is not among those the offer is for. */
  | "notInOffer"
  /** The plan held last was another. */
  | "otherPlanLapsed"
  /** It can only be redeemed as a code. */
  | "redeemOnly"
  /** The store does not tell. */
  | "unknown";

/** The standing of the subscription that decides. */
export type SubscriptionStatus =
  /** There has never been one. */
  | "notSubscribed"
  /** Paid and running. */
  | "active"
  /** A renewal failed and the store still serves the customer. */
  | "inGracePeriod"
  /** A renewal failed and the store goes on trying; not entitled. */
  | "inBillingRetry"
  /** It has ended. */
  | "expired"
  /** It was refunded, or the family's sharing was withdrawn. */
  | "revoked";

/** How a customer came by what is held. */
export type Ownership =
  /** Bought by the customer. */
  | "purchased"
  /** Shared by a member of the family. */
  | "familyShared";

/** Why a subscription ended. */
export type ExpirationReason =
  /** The customer switched renewal off. */
  | "autoRenewDisabled"
  /** The payment failed until the store gave up. */
  | "billingError"
  /** A price increase was never agreed to. */
  | "didNotConsentToPriceIncrease"
  /** The plan was no longer sold. */
  | "productUnavailable"
  /** The store does not tell. */
  | "unknown";

/** Why the store took a transaction back. */
export type RevocationReason =
  /** Something was wrong with the app. */
  | "developerIssue"
  /** Any other reason. */
  | "other";

/** How one plan compares with the plan held. */
export type PlanChange =
  /** A higher level of service; takes effect at once. */
  | "upgrade"
  /** A lower level; takes effect at the next renewal. */
  | "downgrade"
  /** The same level. */
  | "crossgrade";

/** A change of plan that takes effect later. */
export type PendingPlanChange =
  /** To a lower level of service. */
  | "downgrade"
  /** To another plan of the same level. */
  | "crossgrade";

/** When a change of plan takes effect. */
export type PlanChangeTiming =
  /** At once. */
  | "immediately"
  /** When the running period ends. */
  | "atNextRenewal";

/** How a price increase stands. */
export type PriceIncreaseStatus =
  /** The customer has not agreed yet. */
  | "pending"
  /** The next renewal costs the new price. */
  | "agreed";

/** What a purchase waits for. */
export type PendingReason =
  /** A parent's approval. */
  | "askToBuy"
  /** Something the customer must do outside the app. */
  | "interrupted"
  /** The payment itself. */
  | "payment";

/** What made a customer's standing different. */
export type StandingCause =
  /** A purchase through the store. */
  | "purchase"
  /** A restore. */
  | "restore"
  /** A read found it different. */
  | "refresh"
  /** A period was renewed. */
  | "renewal"
  /** A pending change of plan took effect. */
  | "planChange"
  /** A subscription ended. */
  | "expiry"
  /** A renewal failed and the grace period began. */
  | "gracePeriod"
  /** The store began, or went on, retrying a failed renewal without serving the customer. */
  | "billingRetry"
  /** A failed renewal was paid after all. */
  | "recovery"
  /** A purchase made outside the app. */
  | "purchaseElsewhere"
  /** A pending purchase was approved. */
  | "approval"
  /** A pending purchase was declined. */
  | "decline"
  /** Auto-renewal was switched. */
  | "autoRenew"
  /** A transaction was refunded. */
  | "refund"
  /** Sharing or a right was withdrawn. */
  | "revocation"
  /** A price increase was asked for or answered. */
  | "priceIncrease"
  /** An offer code was redeemed. */
  | "offerCode"
  /** Family sharing was switched. */
  | "familySharing"
  /** Another customer uses the store. */
  | "customer"
  /** The store was reset. */
  | "reset"
  /** The store behind a front end or a server said so. */
  | "push";

/** The kinds of failure of a store that screens tell apart. */
export type StoreErrorCode =
  /** The customer, or the task that asked, thought better of it. */
  | "purchaseCancelled"
  /** The purchase waits for somebody's approval. */
  | "paymentPending"
  /** This device or customer may not buy. */
  | "purchaseNotAllowed"
  /** The store does not sell this plan, or not here. */
  | "productUnavailable"
  /** The plan has been bought already. */
  | "productAlreadyPurchased"
  /** The customer may not have this offer; the regular price stays purchasable. */
  | "ineligibleForOffer"
  /** The offer does not exist or is not well-formed. */
  | "invalidOffer"
  /** The purchase belongs to another customer. */
  | "receiptInUse"
  /** There is no network at all. */
  | "offline"
  /** The network failed on the way. */
  | "network"
  /** No answer came in time. */
  | "timedOut"
  /** The store said that it has a problem. */
  | "storeProblem"
  /** A server answered with what cannot be used. */
  | "serverProblem"
  /** The store refused the app's credentials. */
  | "invalidCredentials"
  /** The same thing is under way already. */
  | "operationInProgress"
  /** The store cannot do this. */
  | "notSupported"
  /** The app or its store is set up wrongly. */
  | "configuration"
  /** Anything else. */
  | "unknown";

/** How far the plans are loaded. */
export type LoadStatus =
  /** No load has been asked for. */
  | "notLoaded"
  /** A load is under way. */
  | "loading"
  /** The plans are shown. */
  | "loaded"
  /** The last load failed; what was shown before stays. */
  | "failed";

/** What a covering progress display says is going on. */
export type OverlayKind =
  /** The plans are loaded for the first time, or again after a failure. */
  | "loading"
  /** A purchase. */
  | "purchasing"
  /** A restore. */
  | "restoring"
  /** A change of plan. */
  | "changing"
  /** Switching auto-renewal off or on. */
  | "cancelling"
  /** A refund request. */
  | "refunding";

/** How a toast looks. */
export type ToastStyle =
  /** Something was done. */
  | "success"
  /** Something to know, such as a purchase that waits for approval. */
  | "info"
  /** Something to look at. */
  | "warning"
  /** Something failed. */
  | "error";

/** Why the popup about a failed restore is shown. */
export type RestoreFailureReason =
  /** The store found nothing. */
  | "nothingToRestore"
  /** The store did not answer in time. */
  | "timedOut"
  /** The store refused. */
  | "failed";

/** An action of a screen: the second half of its method. */
export type ScreenAction =
  /** `viewModel/load` */
  | "load"
  /** `viewModel/purchaseSubscription` */
  | "purchaseSubscription"
  /** `viewModel/restorePurchases` */
  | "restorePurchases"
  /** `viewModel/selectSubscription` */
  | "selectSubscription"
  /** `viewModel/changeSubscription` */
  | "changeSubscription"
  /** `viewModel/cancelSubscription` */
  | "cancelSubscription"
  /** `viewModel/acceptRetentionOffer` */
  | "acceptRetentionOffer"
  /** `viewModel/declineRetentionOffer` */
  | "declineRetentionOffer"
  /** `viewModel/resumeSubscription` */
  | "resumeSubscription"
  /** `viewModel/requestRefund` */
  | "requestRefund"
  /** `viewModel/dismissToast` */
  | "dismissToast"
  /** `viewModel/dismissRestoreFailedPopup` */
  | "dismissRestoreFailedPopup";

/** How an action of a screen ended. */
export type ActionOutcome =
  /** It did what it says. */
  | "completed"
  /** The store refused; the particulars are in `error`. */
  | "failed"
  /** The plan was bought. */
  | "purchased"
  /** The purchase waits for somebody's approval. */
  | "pending"
  /** The change, or the offer, takes effect at the next renewal. */
  | "scheduled"
  /** The customer, or `$/cancelRequest`, stopped it. */
  | "cancelled"
  /** The restore found something. */
  | "restored"
  /** The restore found nothing. */
  | "nothingToRestore"
  /** The store did not answer in time. */
  | "timedOut"
  /** An offer to stay is shown instead. */
  | "retentionOffered"
  /** The plan will not renew. */
  | "autoRenewDisabled"
  /** The plan will renew. */
  | "autoRenewEnabled"
  /** The store cannot do it here; the customer is to open `managementURL`. */
  | "openManagementURL"
  /** The money goes back. */
  | "refunded"
  /** The view model was disposed of, or its store was closed or reset, before the end. */
  | "abandoned";

/** The one-word standing beside the current plan. */
export type Badge =
  /** It runs. */
  | "active"
  /** It runs as a free trial. */
  | "freeTrial"
  /** It runs and will not renew. */
  | "cancelled"
  /** A free trial that will not renew. */
  | "cancelledTrial"
  /** It has ended. */
  | "expired"
  /** A renewal failed; still served. */
  | "gracePeriod"
  /** A renewal failed; not served. */
  | "billingRetry"
  /** Another plan follows. */
  | "pendingChange"
  /** Shared by the family. */
  | "familyShared"
  /** Its money was given back. */
  | "refunded";

/** Which billing problem a plan has. */
export type BillingIssueKind =
  /** A renewal failed; the customer is served until `until`. */
  | "gracePeriod"
  /** A renewal failed; the customer is not served. */
  | "billingRetry";

/** How the last refund request ended. */
export type RefundStatus =
  /** The money goes back. */
  | "refunded"
  /** The customer left the request. */
  | "cancelled"
  /** The store refused. */
  | "failed";

/** What a message of a screen says: the key of its text. */
export type MessageCode =
  /** The plans are being loaded. */
  | "loading"
  /** A purchase is under way. */
  | "purchasing"
  /** A restore is under way. */
  | "restoring"
  /** A change of plan is under way. */
  | "changing"
  /** Auto-renewal is being switched off. */
  | "cancelling"
  /** Auto-renewal is being switched on. */
  | "resuming"
  /** A refund is being asked for. */
  | "refunding"
  /** The plan was bought. */
  | "purchased"
  /** The plan is held already. */
  | "alreadyHeld"
  /** The purchase waits for approval. */
  | "purchasePending"
  /** A purchase that waited was approved. */
  | "purchaseApproved"
  /** A purchase that waited was declined. */
  | "purchaseDeclined"
  /** The change of plan takes effect at the next renewal. */
  | "changeScheduled"
  /** The offer takes effect at the next renewal. */
  | "offerScheduled"
  /** Purchases were restored. */
  | "purchasesRestored"
  /** The plan will not renew. */
  | "autoRenewDisabled"
  /** The plan will not renew and has ended. */
  | "autoRenewDisabledNow"
  /** The plan will renew. */
  | "autoRenewEnabled"
  /** The money goes back. */
  | "refunded"
  /** The store error of this code. */
  | "purchaseCancelled"
  /** The store error of this code. */
  | "paymentPending"
  /** The store error of this code. */
  | "purchaseNotAllowed"
  /** The store error of this code. */
  | "productUnavailable"
  /** The store error of this code. */
  | "productAlreadyPurchased"
  /** The store error of this code. */
  | "ineligibleForOffer"
  /** The store error of this code. */
  | "invalidOffer"
  /** The store error of this code. */
  | "receiptInUse"
  /** The store error of this code. */
  | "offline"
  /** The store error of this code. */
  | "network"
  /** The store error of this code. */
  | "timedOut"
  /** The store error of this code. */
  | "storeProblem"
  /** The store error of this code. */
  | "serverProblem"
  /** The store error of this code. */
  | "invalidCredentials"
  /** The store error of this code. */
  | "operationInProgress"
  /** The store error of this code. */
  | "notSupported"
  /** The store error of this code. */
  | "configuration"
  /** The store error of this code. */
  | "unknown"
  /** The plan renews at a date for a price. */
  | "renewsForPrice"
  /** The plan renews at a date. */
  | "renews"
  /** The plan ended at a date. */
  | "expiredOn"
  /** The plan has ended. */
  | "expired"
  /** The plan ends at a date. */
  | "endsOn"
  /** The payment failed; the plan is served until a date. */
  | "gracePeriodUntil"
  /** The payment failed; the plan is served for now. */
  | "gracePeriod"
  /** The payment failed; the plan is not served. */
  | "billingRetry"
  /** Another plan follows at a date. */
  | "changesTo"
  /** The family shares the plan. */
  | "sharedByFamily"
  /** The plan was refunded at a date. */
  | "refundedOn"
  /** The plan was refunded. */
  | "refundedPlan"
  /** The plan never ends. */
  | "neverEnds"
  /** The plan renews, at a date that the store does not tell. */
  | "renewsAutomatically"
  /** A higher price waits for agreement. */
  | "priceIncreasePending";

/** What is sold under a product identifier. */
export type ProductKind =
  /** A subscription that renews by itself. */
  | "autoRenewable"
  /** A subscription that ends by itself. */
  | "nonRenewing"
  /** Bought once, kept for good. */
  | "nonConsumable"
  /** Bought, used up, bought again. */
  | "consumable";

/** What made a transaction. */
export type TransactionReason =
  /** A customer's purchase. */
  | "purchase"
  /** The store, at the end of a period. */
  | "renewal"
  /** A restore. */
  | "restore";

/** How a transaction stands. */
export type TransactionState =
  /** Paid. */
  | "purchased"
  /** It waits for somebody. */
  | "pending"
  /** It failed. */
  | "failed"
  /** It was declined by whoever had to approve. */
  | "declined";

/** What the customer of a simulated store does when the payment sheet opens. */
export type SimulatedPurchaseDecision =
  /** Pays. */
  | "succeed"
  /** Closes it. */
  | "cancel";

/** What a test store's customer does when the payment sheet opens. */
export type PurchaseDecision =
  /** Pays. */
  | "succeed"
  /** Pays, and the payment fails; RevenueCat's Test Store only. */
  | "fail"
  /** Closes it. */
  | "cancel";

/** Which part of a simulated store fails. */
export type SimulatedAPI =
  /** `fetchProducts`. */
  | "loadProducts"
  /** `purchase`. */
  | "purchase"
  /** `restore`. */
  | "sync"
  /** `currentState`. */
  | "subscriptionStatus"
  /** `setAutoRenew`. */
  | "manageSubscriptions"
  /** `requestRefund`. */
  | "refundRequest"
  /** `simulator/redeemOfferCode`. */
  | "offerCodeRedeem";

/** How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name. */
export type TimeRate =
  /** A day lasts a day. */
  | "realTime"
  /** A day lasts an hour. */
  | "oneHourIsOneDay"
  /** A day lasts 30 minutes. */
  | "thirtyMinutesIsOneDay"
  /** A day lasts 5 minutes. */
  | "fiveMinutesIsOneDay"
  /** A day lasts a minute. */
  | "oneMinuteIsOneDay"
  /** A day lasts 30 seconds. */
  | "thirtySecondsIsOneDay"
  /** A day lasts a second. */
  | "oneSecondIsOneDay"
  /** A month lasts an hour. */
  | "monthlyRenewalEveryOneHour"
  /** A month lasts 30 minutes. */
  | "monthlyRenewalEveryThirtyMinutes"
  /** A month lasts 15 minutes. */
  | "monthlyRenewalEveryFifteenMinutes"
  /** A month lasts 5 minutes. */
  | "monthlyRenewalEveryFiveMinutes"
  /** A month lasts 30 seconds. */
  | "monthlyRenewalEveryThirtySeconds"
  /** Every period lasts 15 minutes. */
  | "oneRenewalEveryFifteenMinutes"
  /** Every period lasts 5 minutes. */
  | "oneRenewalEveryFiveMinutes"
  /** Every period lasts a minute. */
  | "oneRenewalEveryMinute"
  /** Every period lasts 30 seconds. */
  | "oneRenewalEveryThirtySeconds"
  /** Every period lasts 10 seconds. */
  | "oneRenewalEveryTenSeconds"
  /** Every period lasts 2 seconds. */
  | "oneRenewalEveryTwoSeconds";

/** An action of a store that a spy records and stubs. */
export type SpyAction =
  /** `store/fetchProducts` */
  | "fetchProducts"
  /** `store/purchase` */
  | "purchase"
  /** `store/restore` */
  | "restore"
  /** `store/currentState` */
  | "currentState"
  /** `store/setAutoRenew` */
  | "setAutoRenew"
  /** `store/requestRefund` */
  | "requestRefund";

/** Who made a call to a store. */
export type CallOrigin =
  /** An action of a screen. */
  | "action"
  /** A screen that refreshes its plans by itself. */
  | "refresh"
  /** A `store/*` request. */
  | "direct";

/** How a call to a store ended. */
export type CallOutcome =
  /** With a value. */
  | "succeeded"
  /** With an error. */
  | "failed"
  /** It was cancelled before the end. */
  | "cancelled";

/** How grave a finding is. */
export type Severity =
  /** The file cannot be used. */
  | "error"
  /** It can, and something is odd. */
  | "warning";

/** Why an action is not possible now. */
export type NotAllowedReason =
  /** A purchase is under way. */
  | "purchaseInProgress"
  /** A restore is under way. */
  | "restoreInProgress"
  /** A change of plan is under way. */
  | "changeInProgress"
  /** Auto-renewal is being switched. */
  | "cancelInProgress"
  /** A refund request is under way. */
  | "refundInProgress"
  /** The plans are not loaded and no load is under way. */
  | "notLoaded"
  /** There is no subscription to do this with. */
  | "notSubscribed"
  /** It is so already. */
  | "alreadyInThatState"
  /** Another kind of screen, store or product has this. */
  | "wrongKind"
  /** No plan is named or selected. */
  | "nothingSelected"
  /** No retention offer is shown. */
  | "nothingOffered"
  /** A spy stands over the store. */
  | "inUse"
  /** The transaction waits for nobody. */
  | "notPending"
  /** A family member cannot do this with a shared plan. */
  | "familyShared";

/** Which kind of setting cannot be used. */
export type ConfigurationReason =
  /** The file or text of a configuration. */
  | "configuration"
  /** The folder of the state, or the ledger in it. */
  | "stateDirectory"
  /** A ledger whose last event lies after now, on the system clock. */
  | "ledgerAhead"
  /** One setting among the others. */
  | "setting";

/** An amount of money, and how the store's locale writes it. */
export interface Price {
  /** The exact amount. */
  readonly amount: string;
  /** ISO 4217 code, such as `USD`. */
  readonly currency: string;
  /** The text that a screen shows, such as `$9.99`. */
  readonly display: string;
}

/** An amount of money, and how the store's locale writes it. As a front end may send it. */
export interface PriceInput {
  /** The exact amount. When absent: `"0"`. */
  amount?: string | null;
  /** ISO 4217 code, such as `USD`. When absent: the currency of the snapshot around it, `USD` elsewhere. */
  currency?: string | null;
  /** The text that a screen shows, such as `$9.99`. When absent: amount and currency, written for the store's locale. */
  display?: string | null;
}

/** What the store sells a plan as. */
export interface Product {
  /** A sentence about it; empty when the store has none. */
  readonly description: string;
  /** Its name, for people. */
  readonly displayName: string;
  /** What the store knows the product by. */
  readonly identifier: string;
  /** The regular price of one period. */
  readonly price: Price;
}

/** What the store sells a plan as. As a front end may send it. */
export interface ProductInput {
  /** A sentence about it; empty when the store has none. When absent: `""`. */
  description?: string | null;
  /** Its name, for people. When absent: the identifier. */
  displayName?: string | null;
  /** What the store knows the product by. When absent: the plan's `id`. */
  identifier?: string | null;
  /** The regular price of one period. When absent: zero. */
  price?: PriceInput | null;
}

/** A price other than the regular one, for a while, to those who may have it. */
export interface Offer {
  /** Its identifier; null for an introductory offer. */
  readonly id: string | null;
  /** Why not; null when eligible. */
  readonly ineligibleReason: IneligibleReason | null;
  /** Whether the current customer may have it now; not known counts as not. */
  readonly isEligible: boolean;
  /** How it is come by. */
  readonly kind: OfferKind;
  /** How it is paid. */
  readonly mode: OfferMode;
  /** The length of one period of the offer. */
  readonly period: string;
  /** How many periods it lasts; more than one only when paid as you go. */
  readonly periodCount: number;
  /** The price of one period (pay as you go), of the whole (pay up front), or zero (free trial). */
  readonly price: Price;
}

/** A price other than the regular one, for a while, to those who may have it. As a front end may send it. */
export interface OfferInput {
  /** Its identifier; null for an introductory offer. */
  id?: string | null;
  /** Why not; null when eligible. */
  ineligibleReason?: IneligibleReason | null;
  /** Whether the current customer may have it now; not known counts as not. When absent: `false`. */
  isEligible?: boolean | null;
  /** How it is come by. When absent: `"promotional"`. */
  kind?: OfferKind | null;
  /** How it is paid. When absent: `freeTrial` without a price, else `payAsYouGo`. */
  mode?: OfferMode | null;
  /** The length of one period of the offer. When absent: `"P1M"`. */
  period?: string | null;
  /** How many periods it lasts; more than one only when paid as you go. When absent: `1`. */
  periodCount?: number | null;
  /** The price of one period (pay as you go), of the whole (pay up front), or zero (free trial). When absent: zero. */
  price?: PriceInput | null;
}

/** A plan that the store sells. */
export interface SubscriptionModel {
  /** The group; plans of one group exclude each other. */
  readonly groupID: string;
  /** The group's name, for people. */
  readonly groupName: string;
  /** The product identifier, by which methods name the plan. */
  readonly id: string;
  /** What new subscribers of the group get, null without one. */
  readonly introductoryOffer: Offer | null;
  /** Whether the family shares it. */
  readonly isFamilyShareable: boolean;
  /** The place in the group, 1 the highest service. */
  readonly level: number;
  /** How long one paid period lasts. */
  readonly period: string;
  /** The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told. */
  readonly pricePerMonth: Price | null;
  /** What it is sold as. */
  readonly product: Product;
  /** Offers of kind promotional, code and win-back. */
  readonly promotionOffers: readonly Offer[];
  /** What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is. */
  readonly savingsPercent: number | null;
}

/** A plan that the store sells. As a front end may send it. */
export interface SubscriptionModelInput {
  /** The group; plans of one group exclude each other. When absent: `""`. */
  groupID?: string | null;
  /** The group's name, for people. When absent: `""`. */
  groupName?: string | null;
  /** The product identifier, by which methods name the plan. */
  id: string;
  /** What new subscribers of the group get, null without one. */
  introductoryOffer?: OfferInput | null;
  /** Whether the family shares it. When absent: `false`. */
  isFamilyShareable?: boolean | null;
  /** The place in the group, 1 the highest service. When absent: `1`. */
  level?: number | null;
  /** How long one paid period lasts. When absent: `"P1M"`. */
  period?: string | null;
  /** The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told. */
  pricePerMonth?: PriceInput | null;
  /** What it is sold as. When absent: the plan's `id` alone. */
  product?: ProductInput | null;
  /** Offers of kind promotional, code and win-back. When absent: `[]`. */
  promotionOffers?: readonly OfferInput[] | null;
  /** What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is. */
  savingsPercent?: number | null;
}

/** A change of plan that takes effect later. */
export interface PendingChange {
  /** How it compares with the plan held. */
  readonly change: PendingPlanChange;
  /** When it follows. */
  readonly effectiveAt: string;
  /** The plan that follows. */
  readonly subscriptionID: string;
}

/** A change of plan that takes effect later. As a front end may send it. */
export interface PendingChangeInput {
  /** How it compares with the plan held. When absent: `"downgrade"`. */
  change?: PendingPlanChange | null;
  /** When it follows. When absent: the end of the running period. */
  effectiveAt?: string | null;
  /** The plan that follows. */
  subscriptionID: string;
}

/** A higher price that the customer was told of. */
export interface PriceIncrease {
  /** The new price. */
  readonly price: Price;
  /** Whether the customer has agreed. */
  readonly status: PriceIncreaseStatus;
}

/** A higher price that the customer was told of. As a front end may send it. */
export interface PriceIncreaseInput {
  /** The new price. When absent: the renewal price. */
  price?: PriceInput | null;
  /** Whether the customer has agreed. When absent: `"pending"`. */
  status?: PriceIncreaseStatus | null;
}

/** A plan that a customer holds or held. */
export interface UserSubscription {
  /** Why it ended, or why its renewal fails while the store goes on trying; null while all is well. */
  readonly expirationReason: ExpirationReason | null;
  /** The end of that period: the first instant that is not paid for. Null when it never ends. */
  readonly expiresAt: string | null;
  /** Until when the customer is served although a renewal failed. */
  readonly gracePeriodEndsAt: string | null;
  /** Its group. */
  readonly groupID: string;
  /** Whether the customer is served now. */
  readonly isEntitled: boolean;
  /** Whether the running period is a free trial. */
  readonly isTrial: boolean;
  /** Where the customer manages it when the store cannot be asked. */
  readonly managementURL: string | null;
  /** The offer that the running period was bought under. */
  readonly offer: Offer | null;
  /** The first purchase ever under the same original transaction. */
  readonly originalPurchaseAt: string | null;
  /** How the customer came by it. */
  readonly ownership: Ownership;
  /** The plan that follows, null without one. */
  readonly pendingChange: PendingChange | null;
  /** The beginning of the running or last period. */
  readonly periodStartAt: string | null;
  /** The higher price that the customer was told of. */
  readonly priceIncrease: PriceIncrease | null;
  /** This plan's first purchase in its unbroken run. */
  readonly purchasedAt: string | null;
  /** The offer that waits for the next billing. */
  readonly renewalOffer: Offer | null;
  /** What the next renewal costs, offers included; null when it will not renew or is not known. */
  readonly renewalPrice: Price | null;
  /** When it renews; null when it will not. */
  readonly renewsAt: string | null;
  /** Why the store took it back. */
  readonly revocationReason: RevocationReason | null;
  /** When the store took it back. */
  readonly revokedAt: string | null;
  /** The kind of storefront it was bought in, such as `appStore` or `testStore`. */
  readonly storefrontKind: string;
  /** The plan. */
  readonly subscriptionID: string;
  /** Whether it renews by itself. */
  readonly willAutoRenew: boolean;
}

/** A plan that a customer holds or held. As a front end may send it. */
export interface UserSubscriptionInput {
  /** Why it ended, or why its renewal fails while the store goes on trying; null while all is well. */
  expirationReason?: ExpirationReason | null;
  /** The end of that period: the first instant that is not paid for. Null when it never ends. */
  expiresAt?: string | null;
  /** Until when the customer is served although a renewal failed. */
  gracePeriodEndsAt?: string | null;
  /** Its group. When absent: `""`. */
  groupID?: string | null;
  /** Whether the customer is served now. When absent: the `status` of the standing: true when `active` or `inGracePeriod`. */
  isEntitled?: boolean | null;
  /** Whether the running period is a free trial. When absent: `false`. */
  isTrial?: boolean | null;
  /** Where the customer manages it when the store cannot be asked. */
  managementURL?: string | null;
  /** The offer that the running period was bought under. */
  offer?: OfferInput | null;
  /** The first purchase ever under the same original transaction. */
  originalPurchaseAt?: string | null;
  /** How the customer came by it. When absent: `"purchased"`. */
  ownership?: Ownership | null;
  /** The plan that follows, null without one. */
  pendingChange?: PendingChangeInput | null;
  /** The beginning of the running or last period. */
  periodStartAt?: string | null;
  /** The higher price that the customer was told of. */
  priceIncrease?: PriceIncreaseInput | null;
  /** This plan's first purchase in its unbroken run. */
  purchasedAt?: string | null;
  /** The offer that waits for the next billing. */
  renewalOffer?: OfferInput | null;
  /** What the next renewal costs, offers included; null when it will not renew or is not known. */
  renewalPrice?: PriceInput | null;
  /** When it renews; null when it will not. */
  renewsAt?: string | null;
  /** Why the store took it back. */
  revocationReason?: RevocationReason | null;
  /** When the store took it back. */
  revokedAt?: string | null;
  /** The kind of storefront it was bought in, such as `appStore` or `testStore`. When absent: `"appStore"`. */
  storefrontKind?: string | null;
  /** The plan. */
  subscriptionID: string;
  /** Whether it renews by itself. When absent: `false`. */
  willAutoRenew?: boolean | null;
}

/** A purchase that waits for somebody. */
export interface PendingPurchase {
  /** What it waits for. */
  readonly reason: PendingReason;
  /** When it was asked for. */
  readonly requestedAt: string;
  /** The plan asked for. */
  readonly subscriptionID: string;
  /** The transaction that waits. */
  readonly transactionID: string;
}

/** A purchase that waits for somebody. As a front end may send it. */
export interface PendingPurchaseInput {
  /** What it waits for. When absent: `"payment"`. */
  reason?: PendingReason | null;
  /** When it was asked for. When absent: now. */
  requestedAt?: string | null;
  /** The plan asked for. */
  subscriptionID: string;
  /** The transaction that waits. When absent: `""`. */
  transactionID?: string | null;
}

/** A customer's standing with a store. */
export interface SubscriptionState {
  /** The rest, of other groups or, with family sharing, of the same. */
  readonly others: readonly UserSubscription[];
  /** Identifiers of one-time products that the customer owns. */
  readonly ownedProducts: readonly string[];
  /** Purchases that wait for somebody, oldest first. */
  readonly pendingPurchases: readonly PendingPurchase[];
  /** The standing of `subscription`. */
  readonly status: SubscriptionStatus;
  /** The one that decides: entitled before not, then the order of groups, then the higher level, then the latest. */
  readonly subscription: UserSubscription | null;
}

/** A customer's standing with a store. As a front end may send it. */
export interface SubscriptionStateInput {
  /** The rest, of other groups or, with family sharing, of the same. When absent: `[]`. */
  others?: readonly UserSubscriptionInput[] | null;
  /** Identifiers of one-time products that the customer owns. When absent: `[]`. */
  ownedProducts?: readonly string[] | null;
  /** Purchases that wait for somebody, oldest first. When absent: `[]`. */
  pendingPurchases?: readonly PendingPurchaseInput[] | null;
  /** The standing of `subscription`. */
  status: SubscriptionStatus;
  /** The one that decides: entitled before not, then the order of groups, then the higher level, then the latest. */
  subscription?: UserSubscriptionInput | null;
}

/** What a store sells to its current customer at one instant, and that customer's standing. */
export interface ProductsSnapshot {
  /** ISO 4217 code of the storefront's currency; empty when the store does not tell. */
  readonly currency: string;
  /** That instant. */
  readonly fetchedAt: string;
  /** ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell. */
  readonly storefront: string;
  /** The customer's standing. */
  readonly subscriptionState: SubscriptionState;
  /** The plans, in the store's order. */
  readonly subscriptions: readonly SubscriptionModel[];
}

/** What a store sells to its current customer at one instant, and that customer's standing. As a front end may send it. */
export interface ProductsSnapshotInput {
  /** ISO 4217 code of the storefront's currency; empty when the store does not tell. When absent: `"USD"`. */
  currency?: string | null;
  /** That instant. When absent: now. */
  fetchedAt?: string | null;
  /** ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell. When absent: `"USA"`. */
  storefront?: string | null;
  /** The customer's standing. When absent: the standing last known, `notSubscribed` before there is one. */
  subscriptionState?: SubscriptionStateInput | null;
  /** The plans, in the store's order. When absent: `[]`. */
  subscriptions?: readonly SubscriptionModelInput[] | null;
}

/** The failure beneath, in the words of whoever reported it first. */
export interface UnderlyingError {
  /** Their code. */
  readonly code: string;
  /** Who reported it. */
  readonly domain: string;
  /** Their words. */
  readonly message: string;
}

/** The failure beneath, in the words of whoever reported it first. As a front end may send it. */
export interface UnderlyingErrorInput {
  /** Their code. When absent: `""`. */
  code?: string | null;
  /** Who reported it. When absent: `""`. */
  domain?: string | null;
  /** Their words. When absent: `""`. */
  message?: string | null;
}

/** Why a store did not do what it was asked. As an input a bare code is enough. */
export interface StoreError {
  /** The kind of failure. */
  readonly code: StoreErrorCode;
  /** Whether trying again, unchanged, may succeed. */
  readonly isRetryable: boolean;
  /** English text for a person, never empty. */
  readonly message: string;
  /** The failure beneath, null when there is none to tell of. */
  readonly underlying: UnderlyingError | null;
}

/** Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send it. */
export interface StoreErrorInput {
  /** The kind of failure. When absent: `"unknown"`. */
  code?: StoreErrorCode | null;
  /** Whether trying again, unchanged, may succeed. When absent: what the code usually means. */
  isRetryable?: boolean | null;
  /** English text for a person, never empty. When absent: the code's own text. */
  message?: string | null;
  /** The failure beneath, null when there is none to tell of. */
  underlying?: UnderlyingErrorInput | null;
}

/** Who answers. */
export interface ServerInfo {
  /** Always `subscription-bridge`. */
  readonly name: string;
  /** The product's version. */
  readonly version: string;
}

/** What this process can do. */
export interface Capabilities {
  /** The clocks it can run on. */
  readonly clockModes: readonly ClockMode[];
  /** The framings it reads. */
  readonly framings: readonly Framing[];
  /** The languages its texts come in. */
  readonly locales: readonly string[];
  /** Every method it takes, in alphabetical order. */
  readonly methods: readonly string[];
  /** The kinds of store it can open. */
  readonly storeKinds: readonly StoreKind[];
  /** The screens it has. */
  readonly viewModelKinds: readonly ViewModelKind[];
}

/** What a front end may know before anything else. */
export interface InitializeResult {
  /** What this process can do. */
  readonly capabilities: Capabilities;
  /** The version of the protocol that is spoken: 1. */
  readonly protocolVersion: number;
  /** Who answers. */
  readonly serverInfo: ServerInfo;
}

/** Who asks. Unknown members are ignored. */
export interface ClientInfo {
  /** The front end's name. */
  name?: string | null;
  /** The front end's version. */
  version?: string | null;
}

/** The process after a reset. */
export interface ResetResult {
  /** What the clock says. */
  readonly now: string;
}

/** What the clock says. */
export interface ClockReading {
  /** What moves the clock. */
  readonly mode: ClockMode;
  /** When the next due thing happens; null when nothing is due. */
  readonly next: string | null;
  /** The current instant. */
  readonly now: string;
}

/** Where an advance ended. */
export interface ClockAdvanced {
  /** How many due things happened on the way. */
  readonly events: number;
  /** The instant reached. */
  readonly now: string;
}

/** A store that was opened. */
export interface StoreOpened {
  /** What is behind it. */
  readonly kind: StoreKind;
  /** Its name. */
  readonly store: string;
}

/** An open store. */
export interface StoreListing {
  /** What is behind it. */
  readonly kind: StoreKind;
  /** Its name. */
  readonly store: string;
  /** The view models on it, in order of creation. */
  readonly viewModels: readonly string[];
}

/** A customer's standing that became different. */
export interface StoreDidChange {
  /** What made it different. */
  readonly cause: StandingCause;
  /** The store. */
  readonly store: string;
  /** The new standing. */
  readonly subscriptionState: SubscriptionState;
}

/** How a view model behaves. In every time-out 0 means none. */
export interface ViewModelOptions {
  /** How long a load may take. When absent: `30`. */
  loadTimeoutSeconds?: number | null;
  /** Whether changes are announced by `viewModel/didChange`. When absent: `true`. */
  notify?: boolean | null;
  /** How long a restore shows at least; the larger of the two times, not their sum. When absent: `0`. */
  restoreMinimumSeconds?: number | null;
  /** How long a restore may take before the popup. When absent: `30`. */
  restoreTimeoutSeconds?: number | null;
  /** The promotional offer that is shown to who cancels a plan: plan to offer. When absent: `{}`. */
  retentionOffers?: Readonly<Record<string, string>> | null;
  /** How long a toast stays; 0 until it is dismissed. When absent: `3`. */
  toastSeconds?: number | null;
}

/** A new view model. */
export interface ViewModelCreated {
  /** Its screen. */
  readonly kind: ViewModelKind;
  /** The number of its state: 0. */
  readonly revision: number;
  /** What the screen shows. */
  readonly state: ScreenState;
  /** Its id: the kind and a count, such as `purchase-1`. */
  readonly viewModel: string;
}

/** A view model. */
export interface ViewModelListing {
  /** Its screen. */
  readonly kind: ViewModelKind;
  /** The number of its last state. */
  readonly revision: number;
  /** Its store. */
  readonly store: string;
  /** Its id. */
  readonly viewModel: string;
}

/** The whole state of a view model. */
export interface ViewModelSnapshot {
  /** The number of this state. */
  readonly revision: number;
  /** What the screen shows. */
  readonly state: ScreenState;
}

/** A change of a view model's state. */
export interface ViewModelDidChange {
  /** Each member of the state that changed, whole, under its name. */
  readonly changes: ScreenChanges;
  /** The number of the new state, one more than that of the last. */
  readonly revision: number;
  /** The view model. */
  readonly viewModel: string;
}

/** A display that covers the screen while something runs. */
export interface Overlay {
  /** What runs. */
  readonly kind: OverlayKind;
  /** What it says, for people. */
  readonly message: string;
}

/** A short message that goes by itself. */
export interface Toast {
  /** What was put into the text, by name. */
  readonly arguments: Readonly<Record<string, string>>;
  /** What it says, for programs. */
  readonly code: MessageCode;
  /** Names it for `viewModel/dismissToast`. */
  readonly id: string;
  /** What it says, for people; never empty. */
  readonly message: string;
  /** How it looks. */
  readonly style: ToastStyle;
}

/** How the last action ended. */
export interface LastOutcome {
  /** The action. */
  readonly action: ScreenAction;
  /** Why it failed; null when it did not. */
  readonly error: StoreError | null;
  /** How it ended. */
  readonly outcome: ActionOutcome;
  /** Rises with each action that ends, so that equal outcomes can be told apart. */
  readonly sequence: number;
  /** The plan it was about. */
  readonly subscriptionID: string | null;
}

/** What the purchase screen shows. */
export interface PurchaseScreenState {
  /** What can be asked for now. */
  readonly availableActions: readonly ScreenAction[];
  /** The plan with the best price per month, null when none stands out. */
  readonly bestValueSubscriptionID: string | null;
  /** Whether the customer is entitled to a plan already. */
  readonly isAlreadySubscribed: boolean;
  /** Whether a load or a restore runs. */
  readonly isLoading: boolean;
  /** Which screen it is. */
  readonly kind: "purchase";
  /** How the last action ended; null before the first. */
  readonly lastOutcome: LastOutcome | null;
  /** Why the last load failed; null when it did not. */
  readonly loadError: StoreError | null;
  /** How far the plans are loaded. */
  readonly loadStatus: LoadStatus;
  /** What covers the screen: any running action except a load that already shows plans. */
  readonly overlay: Overlay | null;
  /** Whether a purchase, a change of plan or the acceptance of an offer runs. */
  readonly purchaseInProgress: boolean;
  /** The plan that is being bought. */
  readonly purchasingSubscriptionID: string | null;
  /** When the running restore will be given up. */
  readonly restoreDeadline: string | null;
  /** What the popup is about. */
  readonly restoreFailureReason: RestoreFailureReason | null;
  /** Whether a restore runs. */
  readonly restoreInProgress: boolean;
  /** The plan that the customer has picked. */
  readonly selectedSubscriptionID: string | null;
  /** Whether the popup about a failed restore is shown. */
  readonly showRestoreFailedPopup: boolean;
  /** The plans for sale, in the order of display. */
  readonly subscriptionDetails: readonly SubscriptionModel[];
  /** The customer's standing. */
  readonly subscriptionState: SubscriptionState;
  /** The message shown now. */
  readonly toast: Toast | null;
}

/** The plan that the manage screen is about. */
export interface CurrentSubscription {
  /** Its standing in a word. */
  readonly badge: Badge | null;
  /** What the next period costs, or what it cost; null when that is not known. */
  readonly price: Price | null;
  /** The plan held or held last. */
  readonly subscription: UserSubscription;
  /** A sentence about what comes next. */
  readonly subtitle: string;
  /** Its name. */
  readonly title: string;
}

/** A plan that the customer could change to. */
export interface ChangeOption {
  /** How it compares with the plan held. */
  readonly change: PlanChange;
  /** When it would take effect. */
  readonly effective: PlanChangeTiming;
  /** That instant; null when it is not known. */
  readonly effectiveAt: string | null;
  /** Promotional offers that the customer may have with it. */
  readonly promotionOfferIDs: readonly string[];
  /** The plan. */
  readonly subscriptionID: string;
}

/** A renewal that failed. */
export interface BillingIssue {
  /** Which problem it is. */
  readonly kind: BillingIssueKind;
  /** Until when it can be mended without loss; null when it is not known. */
  readonly until: string | null;
}

/** An offer to stay, shown to who cancels. */
export interface RetentionOffer {
  /** The offer. */
  readonly offer: Offer;
  /** The plan it is for. */
  readonly subscriptionID: string;
}

/** What the manage-subscription screen shows. */
export interface ManageScreenState {
  /** What can be asked for now. */
  readonly availableActions: readonly ScreenAction[];
  /** A renewal that failed; null when none did. */
  readonly billingIssue: BillingIssue | null;
  /** The plans that the customer could change to. */
  readonly changeOptions: readonly ChangeOption[];
  /** The plan held, or held last; null when there has been none. */
  readonly current: CurrentSubscription | null;
  /** Whether a load or a restore runs. */
  readonly isLoading: boolean;
  /** Which screen it is. */
  readonly kind: "manage";
  /** How the last action ended; null before the first. */
  readonly lastOutcome: LastOutcome | null;
  /** Why the last load failed; null when it did not. */
  readonly loadError: StoreError | null;
  /** How far the plans are loaded. */
  readonly loadStatus: LoadStatus;
  /** Where the customer manages the plan when the store cannot be asked. */
  readonly managementURL: string | null;
  /** What covers the screen: any running action except a load that already shows plans. */
  readonly overlay: Overlay | null;
  /** Whether a purchase, a change of plan or the acceptance of an offer runs. */
  readonly purchaseInProgress: boolean;
  /** The plan that is being bought. */
  readonly purchasingSubscriptionID: string | null;
  /** How the last refund request ended. */
  readonly refundStatus: RefundStatus | null;
  /** When the running restore will be given up. */
  readonly restoreDeadline: string | null;
  /** What the popup is about. */
  readonly restoreFailureReason: RestoreFailureReason | null;
  /** Whether a restore runs. */
  readonly restoreInProgress: boolean;
  /** The offer to stay that is shown now. */
  readonly retentionOffer: RetentionOffer | null;
  /** Whether the popup about a failed restore is shown. */
  readonly showRestoreFailedPopup: boolean;
  /** The plans for sale, in the order of display. */
  readonly subscriptionDetails: readonly SubscriptionModel[];
  /** The customer's standing. */
  readonly subscriptionState: SubscriptionState;
  /** The message shown now. */
  readonly toast: Toast | null;
}

/** How an action of a screen ended. */
export interface ActionResult {
  /** The particulars when `outcome` is `failed`, else null. */
  readonly error: StoreError | null;
  /** How it ended. */
  readonly outcome: ActionOutcome;
  /** The number of the state after it. */
  readonly revision: number;
  /** The plan it was about. */
  readonly subscriptionID: string | null;
}

/** How long a simulated store takes to answer, in seconds of the process's clock. */
export interface LatencySeconds {
  /** `fetchProducts`. */
  readonly products: number;
  /** `purchase`. */
  readonly purchase: number;
  /** `restore`. */
  readonly restore: number;
  /** `currentState`. */
  readonly state: number;
}

/** How long a simulated store takes to answer, in seconds of the process's clock. As a front end may send it. */
export interface LatencySecondsInput {
  /** `fetchProducts`. */
  products?: number | null;
  /** `purchase`. */
  purchase?: number | null;
  /** `restore`. */
  restore?: number | null;
  /** `currentState`. */
  state?: number | null;
}

/** How a simulated store behaves. */
export interface SimulatorSettings {
  /** Whether purchases wait for a parent's approval. */
  readonly askToBuyEnabled: boolean;
  /** Whether a failed renewal begins with a grace period. */
  readonly billingGracePeriodEnabled: boolean;
  /** Whether renewals fail. */
  readonly billingRetryOnRenewalEnabled: boolean;
  /** How long the grace period is; null for the length that goes with the plan's period. */
  readonly gracePeriodDays: number | null;
  /** Whether purchases are interrupted until the issue is resolved. */
  readonly interruptedPurchasesEnabled: boolean;
  /** How long answers take. */
  readonly latencySeconds: LatencySeconds;
  /** The locale of names and prices. */
  readonly locale: string;
  /** What the customer does when the payment sheet opens. */
  readonly purchaseDecision: SimulatedPurchaseDecision;
  /** ISO 3166-1 alpha-3 code of the storefront. */
  readonly storefront: string;
  /** How fast periods pass. */
  readonly timeRate: TimeRate;
}

/** One transaction of a simulated store. */
export interface Transaction {
  /** Whose it is. */
  readonly customer: string;
  /** The end of the period it pays for; null when it ends nowhere. */
  readonly expiresAt: string | null;
  /** Whether an upgrade took its place. */
  readonly isUpgraded: boolean;
  /** What kind of product that is. */
  readonly kind: ProductKind;
  /** The offer it was made under. */
  readonly offer: Offer | null;
  /** The transaction that began its run. */
  readonly originalTransactionID: string;
  /** How the customer came by it. */
  readonly ownership: Ownership;
  /** What it cost. */
  readonly price: Price;
  /** What it is for. */
  readonly productID: string;
  /** When it was made. */
  readonly purchasedAt: string;
  /** What made it. */
  readonly reason: TransactionReason;
  /** Why it was taken back. */
  readonly revocationReason: RevocationReason | null;
  /** When it was taken back. */
  readonly revokedAt: string | null;
  /** How it stands. */
  readonly state: TransactionState;
  /** Its number. */
  readonly transactionID: string;
}

/** A customer of a simulated store. */
export interface CustomerListing {
  /** Its name. */
  readonly customer: string;
  /** Whether it uses the store now. */
  readonly isCurrent: boolean;
}

/** Something that a configuration sells. */
export interface SimulatedProduct {
  /** Its name. */
  readonly displayName: string;
  /** Its subscription group. */
  readonly groupID: string | null;
  /** Whether the family shares it. */
  readonly isFamilyShareable: boolean;
  /** What it is. */
  readonly kind: ProductKind;
  /** Its place in the group, 1 the highest. */
  readonly level: number | null;
  /** How long one paid period lasts. */
  readonly period: string | null;
  /** Its regular price. */
  readonly price: Price;
  /** Its identifier. */
  readonly productID: string;
}

/** A group of plans that exclude each other. */
export interface SubscriptionGroup {
  /** Its identifier. */
  readonly groupID: string;
  /** Its name. */
  readonly name: string;
  /** Its plans, the highest level first. */
  readonly subscriptionIDs: readonly string[];
}

/** An offer, and the plan it is for. */
export interface PlanOffer {
  /** The offer, with the current customer's eligibility. */
  readonly offer: Offer;
  /** The plan. */
  readonly subscriptionID: string;
}

/** Something odd in a configuration that can be used. */
export interface ConfigurationWarning {
  /** Its line, from 1; null when it has none. */
  readonly line: number | null;
  /** What is odd. */
  readonly message: string;
  /** JSON pointer to the place; empty for the whole. */
  readonly pointer: string;
}

/** All that a simulated store sells and how it behaves. */
export interface SimulatorDescription {
  /** The groups. */
  readonly groups: readonly SubscriptionGroup[];
  /** The offers of all plans. */
  readonly offers: readonly PlanOffer[];
  /** What is sold, in the order of the configuration. */
  readonly products: readonly SimulatedProduct[];
  /** How it behaves. */
  readonly settings: SimulatorSettings;
  /** What is odd in the configuration. */
  readonly warnings: readonly ConfigurationWarning[];
}

/** A finding in a configuration. */
export interface ConfigurationProblem {
  /** Its column, from 1. */
  readonly column: number | null;
  /** Its line, from 1. */
  readonly line: number | null;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** JSON pointer to the place; empty for the whole. */
  readonly pointer: string;
  /** How grave it is. */
  readonly severity: Severity;
}

/** What a configuration is good for. */
export interface ConfigurationReport {
  /** Whether a store can be opened with it. */
  readonly isUsable: boolean;
  /** All findings, in the order of the text. */
  readonly problems: readonly ConfigurationProblem[];
  /** What it would sell. */
  readonly products: readonly SimulatedProduct[];
}

/** A call that a spy recorded. */
export interface SpyCall {
  /** What was called. */
  readonly action: SpyAction;
  /** When it was called. */
  readonly at: string;
  /** Who called. */
  readonly origin: CallOrigin;
  /** How it ended; null while it has not. */
  readonly outcome: CallOutcome | null;
  /** The offer named. */
  readonly promotionOfferID: string | null;
  /** Its number, from 1. */
  readonly sequence: number;
  /** The plan named, null when the action names none. */
  readonly subscriptionID: string | null;
}

/** One thing wrong with what was sent. */
export interface Problem {
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** Where: member names and indexes, such as `options.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole. */
  readonly path: string;
}

/** A limit, and the greatest value it allows. */
export interface ExceededLimit {
  /** The limit's name. */
  readonly name: string;
  /** The greatest value it allows. */
  readonly value: number;
}

/** A message that could not be read. */
export interface ParseErrorData {
  /** The kind of error. */
  readonly kind: "parseError";
  /** The limit that was exceeded, when it was one. */
  readonly limit?: ExceededLimit | null;
  /** The byte at fault, from the start of the message. */
  readonly offset?: number | null;
}

/** JSON that is no request. */
export interface InvalidRequestErrorData {
  /** The id at fault, when it was one. */
  readonly id?: unknown | null;
  /** The kind of error. */
  readonly kind: "invalidRequest";
  /** The limit that was exceeded, when it was one. */
  readonly limit?: ExceededLimit | null;
}

/** A method that does not exist. */
export interface MethodNotFoundErrorData {
  /** The kind of error. */
  readonly kind: "methodNotFound";
  /** The method asked for. */
  readonly method: string;
  /** The nearest known ones, the nearest first. */
  readonly suggestions: readonly string[];
}

/** Params that do not fit. */
export interface InvalidParamsErrorData {
  /** The kind of error. */
  readonly kind: "invalidParams";
  /** Everything that is wrong with them. */
  readonly problems: readonly Problem[];
}

/** Something broke in the bridge. */
export interface InternalErrorData {
  /** The kind of error. */
  readonly kind: "internalError";
}

/** A request stopped by `$/cancelRequest`. */
export interface RequestCancelledErrorData {
  /** The kind of error. */
  readonly kind: "requestCancelled";
  /** Where a cancelled `clock/advance` stopped. */
  readonly now?: string | null;
}

/** A view model that does not exist. */
export interface UnknownViewModelErrorData {
  /** The kind of error. */
  readonly kind: "unknownViewModel";
  /** Those that do, 20 at most. */
  readonly known: readonly string[];
  /** The nearest of them, the nearest first. */
  readonly suggestions: readonly string[];
}

/** A store that does not exist. */
export interface UnknownStoreErrorData {
  /** The kind of error. */
  readonly kind: "unknownStore";
  /** Those that do, 20 at most. */
  readonly known: readonly string[];
  /** The nearest of them, the nearest first. */
  readonly suggestions: readonly string[];
}

/** A subscription that does not exist. */
export interface UnknownSubscriptionErrorData {
  /** The kind of error. */
  readonly kind: "unknownSubscription";
  /** Those that do, 20 at most. */
  readonly known: readonly string[];
  /** The nearest of them, the nearest first. */
  readonly suggestions: readonly string[];
}

/** A transaction that does not exist. */
export interface UnknownTransactionErrorData {
  /** The kind of error. */
  readonly kind: "unknownTransaction";
  /** Those that do, 20 at most. */
  readonly known: readonly string[];
  /** The nearest of them, the nearest first. */
  readonly suggestions: readonly string[];
}

/** An action that is not possible now. */
export interface ActionNotAllowedErrorData {
  /** The kind of error. */
  readonly kind: "actionNotAllowed";
  /** Why not. */
  readonly reason: NotAllowedReason;
}

/** A store that did not do what it was asked. */
export interface StoreFailureErrorData {
  /** The kind of error. */
  readonly kind: "storeFailure";
  /** Why not. */
  readonly storeError: StoreError;
}

/** A configuration, state folder or setting that cannot be used. */
export interface InvalidConfigurationErrorData {
  /** The file; null when there is none. */
  readonly file: string | null;
  /** The kind of error. */
  readonly kind: "invalidConfiguration";
  /** Its line, from 1; null when it has none. */
  readonly line: number | null;
  /** JSON pointer to the place; null when it has none. */
  readonly pointer: string | null;
  /** What kind of setting it is; null where nothing more is known. */
  readonly reason: ConfigurationReason | null;
}

/** A limit that was exceeded. */
export interface LimitExceededErrorData {
  /** The kind of error. */
  readonly kind: "limitExceeded";
  /** The limit. */
  readonly limit: ExceededLimit;
}

/** An advance of the system clock. */
export interface ClockNotVirtualErrorData {
  /** The kind of error. */
  readonly kind: "clockNotVirtual";
}

/** A version of the protocol that is not spoken. */
export interface UnsupportedVersionErrorData {
  /** The kind of error. */
  readonly kind: "unsupportedVersion";
  /** Those that are. */
  readonly supported: readonly number[];
}

/** A request after `shutdown`, or one cut short by the end. */
export interface ShuttingDownErrorData {
  /** The kind of error. */
  readonly kind: "shuttingDown";
}

/** Something that this kind of store does not have. */
export interface NotSupportedByStoreErrorData {
  /** The kind of error. */
  readonly kind: "notSupportedByStore";
  /** The store. */
  readonly store: string;
  /** What it is. */
  readonly storeKind: StoreKind;
}

/** A offer that does not exist. */
export interface UnknownOfferErrorData {
  /** The kind of error. */
  readonly kind: "unknownOffer";
  /** Those that do, 20 at most. */
  readonly known: readonly string[];
  /** The nearest of them, the nearest first. */
  readonly suggestions: readonly string[];
}

/** What a screen shows; `kind` says which. */
export type ScreenState = PurchaseScreenState | ManageScreenState;

/** Each member of a screen's state that changed, whole, under its name. */
export type ScreenChanges = Partial<Omit<PurchaseScreenState, "kind">> & Partial<Omit<ManageScreenState, "kind">>;

/** Every method that a front end may call. */
export interface Methods {
  /** Says who asks and hears who answers. */
  "initialize": {
    params: {
      /** Who asks. */
      clientInfo?: ClientInfo | null;
      /** The version of the protocol that the front end speaks; absent: any. */
      protocolVersion?: number | null;
      /** What the front end can do; nothing is asked of it in version 1. */
      capabilities?: Readonly<Record<string, unknown>> | null;
      /** The language of messages, such as `de` or `de_AT`; absent: as it was. */
      locale?: string | null;
    };
    result: InitializeResult;
  };
  /** Answers at once. */
  "ping": {
    params: Record<string, never>;
    result: string;
  };
  /** Answers this document. */
  "rpc.discover": {
    params: Record<string, never>;
    result: unknown;
  };
  /** Makes the process as it was at its start. */
  "bridge/reset": {
    params: {
      /** What the virtual clock is to say; absent: its first instant. */
      now?: string | null;
    };
    result: ResetResult;
  };
  /** Ends the conversation in good order. */
  "shutdown": {
    params: Record<string, never>;
    result: null;
  };
  /** Reads the clock. */
  "clock/now": {
    params: Record<string, never>;
    result: ClockReading;
  };
  /** Moves the virtual clock, and answers when all that this woke is at rest. */
  "clock/advance": {
    params: {
      /** So many seconds. */
      seconds?: number | null;
      /** So many calendar units, added in UTC and held to the length of the month. */
      by?: string | null;
      /** To this instant. */
      to?: string | null;
      /** `true`: to the instant of the next due thing. */
      next?: boolean | null;
    };
    result: ClockAdvanced;
  };
  /** Opens a store. */
  "store/open": {
    params: {
      /** What is to be behind it. */
      kind: StoreKind;
      /** Its name; absent: the next of `store-1`, `store-2`, … */
      store?: string | null;
      /** The path of a `.storekit` file. */
      configurationFile?: string | null;
      /** The text of one. */
      configurationText?: string | null;
      /** The content of one, as JSON. */
      configuration?: Readonly<Record<string, unknown>> | null;
      /** The folder in which the store keeps its state; absent: nowhere. */
      stateDirectory?: string | null;
      /** Whose purchases they are. */
      customer?: string | null;
      /** Whether purchases wait for a parent's approval. */
      askToBuyEnabled?: boolean | null;
      /** Whether purchases are interrupted until the issue is resolved. */
      interruptedPurchasesEnabled?: boolean | null;
      /** Whether renewals fail. */
      billingRetryOnRenewalEnabled?: boolean | null;
      /** Whether a failed renewal begins with a grace period. */
      billingGracePeriodEnabled?: boolean | null;
      /** How long the grace period is; 0 for the length that goes with the plan's period. */
      gracePeriodDays?: number | null;
      /** How fast periods pass, by name or by the integer of a `.storekit` file. */
      timeRate?: TimeRate | number | null;
      /** ISO 3166-1 alpha-3 code of the storefront. */
      storefront?: string | null;
      /** The locale of names and prices. */
      locale?: string | null;
      /** How long answers take; members left out stay as they are. */
      latencySeconds?: LatencySecondsInput | null;
      /** What the customer does when the payment sheet opens; `fail` for RevenueCat's Test Store only. */
      purchaseDecision?: PurchaseDecision | null;
      /** The user id of the project's customer; needed. */
      appUserID?: string | null;
      /** Where the server is; absent: RevenueCat's own. */
      baseURL?: string | null;
      /** The environment variable that holds the key; absent: `REVENUECAT_API_KEY`. */
      apiKeyEnvironmentVariable?: string | null;
      /** A file that holds the key. The key itself never crosses the pipe. */
      apiKeyFile?: string | null;
      /** How long a request may take, in real time; 0 for no limit. */
      requestTimeoutSeconds?: number | null;
      /** How often the standing is read again while screens are open; 0 for never. */
      refreshSeconds?: number | null;
      /** The store beneath; absent: none. */
      over?: string | null;
      /** How long the front end may take to answer; 0, as when absent, for no limit. */
      timeoutSeconds?: number | null;
      /** Whether the front end also takes `store/setAutoRenew` and `store/requestRefund`; absent: it does not. */
      manages?: boolean | null;
    };
    result: StoreOpened;
  };
  /** Closes a store. */
  "store/close": {
    params: {
      /** The store. */
      store: string;
    };
    result: null;
  };
  /** Lists the open stores. */
  "store/list": {
    params: Record<string, never>;
    result: readonly StoreListing[];
  };
  /** Reads all that a store sells to its current customer, and the customer's standing. */
  "store/fetchProducts": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: ProductsSnapshot;
  };
  /** Buys a plan, or changes to it from another of the same group. */
  "store/purchase": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The offer to apply; absent: the regular or introductory price. */
      promotionOfferID?: string | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Asks a store anew for everything the customer has bought before. */
  "store/restore": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Reads the customer's standing. */
  "store/currentState": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Switches the renewal of a held plan on or off. */
  "store/setAutoRenew": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** Whether it is to renew. */
      enabled: boolean;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Asks for the money of a plan's current period back. */
  "store/requestRefund": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The customer's words, or a reason of the store. */
      reason?: string | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Tells the bridge that the standing behind a delegated store became different. */
  "store/stateDidChange": {
    params: {
      /** The new standing. */
      subscriptionState: SubscriptionStateInput;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: null;
  };
  /** Opens a screen on a store. */
  "viewModel/create": {
    params: {
      /** Which screen. */
      kind: ViewModelKind;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
      /** How it behaves. */
      options?: ViewModelOptions | null;
    };
    result: ViewModelCreated;
  };
  /** Lists the view models. */
  "viewModel/list": {
    params: Record<string, never>;
    result: readonly ViewModelListing[];
  };
  /** Reads the whole state of a screen. */
  "viewModel/state": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ViewModelSnapshot;
  };
  /** Closes a screen. */
  "viewModel/dispose": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: null;
  };
  /** Loads the plans and the standing. */
  "viewModel/load": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Buys a plan. */
  "viewModel/purchaseSubscription": {
    params: {
      /** The view model. */
      viewModel: string;
      /** The plan; absent: the selected one. */
      subscriptionID?: string | null;
      /** The promotional offer to apply. */
      promotionOfferID?: string | null;
    };
    result: ActionResult;
  };
  /** Asks the store for what was bought before. */
  "viewModel/restorePurchases": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Picks a plan on the purchase screen. */
  "viewModel/selectSubscription": {
    params: {
      /** The view model. */
      viewModel: string;
      /** The plan. */
      subscriptionID: string;
    };
    result: ActionResult;
  };
  /** Changes to another plan on the manage screen. */
  "viewModel/changeSubscription": {
    params: {
      /** The view model. */
      viewModel: string;
      /** The plan to change to. */
      subscriptionID: string;
      /** The promotional offer to apply. */
      promotionOfferID?: string | null;
    };
    result: ActionResult;
  };
  /** Switches off the renewal of the held plan, or shows an offer to stay first. */
  "viewModel/cancelSubscription": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Takes the offer to stay. */
  "viewModel/acceptRetentionOffer": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Turns the offer to stay down, and goes on to cancel. */
  "viewModel/declineRetentionOffer": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Switches the renewal of the held plan on again. */
  "viewModel/resumeSubscription": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Asks for the money of the held plan's period back. */
  "viewModel/requestRefund": {
    params: {
      /** The view model. */
      viewModel: string;
      /** The customer's words, or a reason of the store. */
      reason?: string | null;
    };
    result: ActionResult;
  };
  /** Takes a toast away. */
  "viewModel/dismissToast": {
    params: {
      /** The view model. */
      viewModel: string;
      /** The toast; absent: whichever is shown. */
      id?: string | null;
    };
    result: ActionResult;
  };
  /** Takes the popup about a failed restore away. */
  "viewModel/dismissRestoreFailedPopup": {
    params: {
      /** The view model. */
      viewModel: string;
    };
    result: ActionResult;
  };
  /** Changes how a simulated store behaves. */
  "simulator/configure": {
    params: {
      /** Whether purchases wait for a parent's approval. */
      askToBuyEnabled?: boolean | null;
      /** Whether purchases are interrupted until the issue is resolved. */
      interruptedPurchasesEnabled?: boolean | null;
      /** Whether renewals fail. */
      billingRetryOnRenewalEnabled?: boolean | null;
      /** Whether a failed renewal begins with a grace period. */
      billingGracePeriodEnabled?: boolean | null;
      /** How long the grace period is; 0 for the length that goes with the plan's period. */
      gracePeriodDays?: number | null;
      /** How fast periods pass, by name or by the integer of a `.storekit` file. */
      timeRate?: TimeRate | number | null;
      /** ISO 3166-1 alpha-3 code of the storefront. */
      storefront?: string | null;
      /** The locale of names and prices. */
      locale?: string | null;
      /** How long answers take; members left out stay as they are. */
      latencySeconds?: LatencySecondsInput | null;
      /** What the customer does when the payment sheet opens. */
      purchaseDecision?: SimulatedPurchaseDecision | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SimulatorSettings;
  };
  /** Arms or clears a failure of one part of a simulated store. */
  "simulator/failNext": {
    params: {
      /** The part. */
      api: SimulatedAPI;
      /** The failure: a code, or a store error. */
      error?: StoreErrorInput | StoreErrorCode | null;
      /** How often; 0 until it is cleared. */
      times?: number | null;
      /** Whether to disarm instead. */
      clear?: boolean | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Lists transactions, oldest first, pending and failed ones included. */
  "simulator/transactions": {
    params: {
      /** Only those of this product. */
      productID?: string | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: readonly Transaction[];
  };
  /** Makes a purchase outside the app. */
  "simulator/buy": {
    params: {
      /** The product. */
      productID: string;
      /** The offer to apply. */
      offer?: string | null;
      /** When, if not now. */
      purchasedAt?: string | null;
      /** Whether a purchase in the past is renewed up to now. */
      renewUntilNow?: boolean | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Approves a purchase that waits for a parent. */
  "simulator/approve": {
    params: {
      /** The transaction. */
      transactionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Declines a purchase that waits for a parent. */
  "simulator/decline": {
    params: {
      /** The transaction. */
      transactionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Resolves what interrupts a purchase or a renewal. */
  "simulator/resolveIssue": {
    params: {
      /** The transaction. */
      transactionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Switches the renewal of a plan, outside the app. */
  "simulator/setAutoRenew": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** Whether it is to renew. */
      enabled: boolean;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Renews a plan now. */
  "simulator/forceRenewal": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Ends a plan now. */
  "simulator/expire": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Gives the money of a transaction back. */
  "simulator/refund": {
    params: {
      /** The transaction. */
      transactionID: string;
      /** Why. */
      reason?: RevocationReason | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Tells the customer of a plan that it will cost more. */
  "simulator/requestPriceIncrease": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The new price. */
      amount: string;
      /** Whether silence ends the subscription. */
      requiresConsent?: boolean | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Answers a price increase for the customer. */
  "simulator/answerPriceIncrease": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** Whether the customer agrees. */
      accept: boolean;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Redeems an offer code for the customer. */
  "simulator/redeemOfferCode": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** The identifier of the offer. */
      offer: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: Transaction;
  };
  /** Switches the sharing of a plan with the customer's family. */
  "simulator/shareWithFamily": {
    params: {
      /** The plan. */
      subscriptionID: string;
      /** Whether it is shared. */
      shared: boolean;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Forgets a transaction, with its renewals and restores. */
  "simulator/deleteTransaction": {
    params: {
      /** The transaction. */
      transactionID: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Forgets the history, the settings, or both. */
  "simulator/reset": {
    params: {
      /** Whether to forget the history. */
      history?: boolean | null;
      /** Whether to go back to the configuration's settings. */
      settings?: boolean | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Lists the customers of a simulated store. */
  "simulator/customers": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: readonly CustomerListing[];
  };
  /** Gives a simulated store to another customer. */
  "simulator/useCustomer": {
    params: {
      /** The customer. */
      customer: string;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SubscriptionState;
  };
  /** Describes all that a simulated store sells and how it behaves. */
  "simulator/describe": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: SimulatorDescription;
  };
  /** Says what a `.storekit` configuration is good for, without opening a store. */
  "configuration/check": {
    params: {
      /** The path of a file. */
      configurationFile?: string | null;
      /** The text of one. */
      configurationText?: string | null;
      /** The content of one, as JSON. */
      configuration?: Readonly<Record<string, unknown>> | null;
    };
    result: ConfigurationReport;
  };
  /** Says how the next calls of an action end. */
  "spy/stub": {
    params: {
      /** The action. */
      action: SpyAction;
      /** What the call gives: a products snapshot for `fetchProducts`, else a standing. */
      result?: unknown | null;
      /** How the call fails: a code, or a store error. */
      error?: StoreErrorInput | StoreErrorCode | null;
      /** How long it takes. */
      delaySeconds?: number | null;
      /** How many calls it serves; 0 for all that follow. */
      times?: number | null;
      /** Whether the call waits for `spy/release`. */
      hold?: boolean | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: null;
  };
  /** Lets a held call go on. */
  "spy/release": {
    params: {
      /** The action. */
      action: SpyAction;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: null;
  };
  /** Lists the calls that a spy recorded, oldest first. */
  "spy/calls": {
    params: {
      /** Only those of this action. */
      action?: SpyAction | null;
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: readonly SpyCall[];
  };
  /** Makes a spy forget its calls and stubs. */
  "spy/reset": {
    params: {
      /** The store; absent: the one named `default`, else the only one open. */
      store?: string | null;
    };
    result: null;
  };
}

/** Everything that the bridge announces. */
export interface Announcements {
  /** Announces that a customer's standing became different, whatever the cause. */
  "store/didChange": StoreDidChange;
  /** Announces a change of a screen's state. */
  "viewModel/didChange": ViewModelDidChange;
}

/** What the bridge asks the front end when it is the store. */
export interface StoreRequests {
  /** Reads all that a store sells to its current customer, and the customer's standing. */
  "store/fetchProducts": {
    params: {
      store: string | null;
    };
    result: ProductsSnapshotInput;
  };
  /** Buys a plan, or changes to it from another of the same group. */
  "store/purchase": {
    params: {
      subscriptionID: string;
      promotionOfferID: string | null;
      store: string | null;
    };
    result: SubscriptionStateInput;
  };
  /** Asks a store anew for everything the customer has bought before. */
  "store/restore": {
    params: {
      store: string | null;
    };
    result: SubscriptionStateInput;
  };
  /** Reads the customer's standing. */
  "store/currentState": {
    params: {
      store: string | null;
    };
    result: SubscriptionStateInput;
  };
  /** Switches the renewal of a held plan on or off. */
  "store/setAutoRenew": {
    params: {
      subscriptionID: string;
      enabled: boolean;
      store: string | null;
    };
    result: SubscriptionStateInput;
  };
  /** Asks for the money of a plan's current period back. */
  "store/requestRefund": {
    params: {
      subscriptionID: string;
      reason: string | null;
      store: string | null;
    };
    result: SubscriptionStateInput;
  };
}

/** The methods `bridge/…`. */
export interface BridgeMethods {
  /** Makes the process as it was at its start. */
  reset(params?: Methods["bridge/reset"]["params"]): Promise<Methods["bridge/reset"]["result"]>;
}

/** The methods `clock/…`. */
export interface ClockMethods {
  /** Reads the clock. */
  now(): Promise<Methods["clock/now"]["result"]>;
  /** Moves the virtual clock, and answers when all that this woke is at rest. */
  advance(params?: Methods["clock/advance"]["params"]): Promise<Methods["clock/advance"]["result"]>;
}

/** The methods `store/…`. */
export interface StoreMethods {
  /** Opens a store. */
  open(params: Methods["store/open"]["params"]): Promise<Methods["store/open"]["result"]>;
  /** Closes a store. */
  close(params: Methods["store/close"]["params"]): Promise<Methods["store/close"]["result"]>;
  /** Lists the open stores. */
  list(): Promise<Methods["store/list"]["result"]>;
  /** Reads all that a store sells to its current customer, and the customer's standing. */
  fetchProducts(params?: Methods["store/fetchProducts"]["params"]): Promise<Methods["store/fetchProducts"]["result"]>;
  /** Buys a plan, or changes to it from another of the same group. */
  purchase(params: Methods["store/purchase"]["params"]): Promise<Methods["store/purchase"]["result"]>;
  /** Asks a store anew for everything the customer has bought before. */
  restore(params?: Methods["store/restore"]["params"]): Promise<Methods["store/restore"]["result"]>;
  /** Reads the customer's standing. */
  currentState(params?: Methods["store/currentState"]["params"]): Promise<Methods["store/currentState"]["result"]>;
  /** Switches the renewal of a held plan on or off. */
  setAutoRenew(params: Methods["store/setAutoRenew"]["params"]): Promise<Methods["store/setAutoRenew"]["result"]>;
  /** Asks for the money of a plan's current period back. */
  requestRefund(params: Methods["store/requestRefund"]["params"]): Promise<Methods["store/requestRefund"]["result"]>;
  /** Tells the bridge that the standing behind a delegated store became different. */
  stateDidChange(params: Methods["store/stateDidChange"]["params"]): Promise<Methods["store/stateDidChange"]["result"]>;
}

/** The methods `viewModel/…`. */
export interface ViewModelMethods {
  /** Opens a screen on a store. */
  create(params: Methods["viewModel/create"]["params"]): Promise<Methods["viewModel/create"]["result"]>;
  /** Lists the view models. */
  list(): Promise<Methods["viewModel/list"]["result"]>;
  /** Reads the whole state of a screen. */
  state(params: Methods["viewModel/state"]["params"]): Promise<Methods["viewModel/state"]["result"]>;
  /** Closes a screen. */
  dispose(params: Methods["viewModel/dispose"]["params"]): Promise<Methods["viewModel/dispose"]["result"]>;
  /** Loads the plans and the standing. */
  load(params: Methods["viewModel/load"]["params"]): Promise<Methods["viewModel/load"]["result"]>;
  /** Buys a plan. */
  purchaseSubscription(params: Methods["viewModel/purchaseSubscription"]["params"]): Promise<Methods["viewModel/purchaseSubscription"]["result"]>;
  /** Asks the store for what was bought before. */
  restorePurchases(params: Methods["viewModel/restorePurchases"]["params"]): Promise<Methods["viewModel/restorePurchases"]["result"]>;
  /** Picks a plan on the purchase screen. */
  selectSubscription(params: Methods["viewModel/selectSubscription"]["params"]): Promise<Methods["viewModel/selectSubscription"]["result"]>;
  /** Changes to another plan on the manage screen. */
  changeSubscription(params: Methods["viewModel/changeSubscription"]["params"]): Promise<Methods["viewModel/changeSubscription"]["result"]>;
  /** Switches off the renewal of the held plan, or shows an offer to stay first. */
  cancelSubscription(params: Methods["viewModel/cancelSubscription"]["params"]): Promise<Methods["viewModel/cancelSubscription"]["result"]>;
  /** Takes the offer to stay. */
  acceptRetentionOffer(params: Methods["viewModel/acceptRetentionOffer"]["params"]): Promise<Methods["viewModel/acceptRetentionOffer"]["result"]>;
  /** Turns the offer to stay down, and goes on to cancel. */
  declineRetentionOffer(params: Methods["viewModel/declineRetentionOffer"]["params"]): Promise<Methods["viewModel/declineRetentionOffer"]["result"]>;
  /** Switches the renewal of the held plan on again. */
  resumeSubscription(params: Methods["viewModel/resumeSubscription"]["params"]): Promise<Methods["viewModel/resumeSubscription"]["result"]>;
  /** Asks for the money of the held plan's period back. */
  requestRefund(params: Methods["viewModel/requestRefund"]["params"]): Promise<Methods["viewModel/requestRefund"]["result"]>;
  /** Takes a toast away. */
  dismissToast(params: Methods["viewModel/dismissToast"]["params"]): Promise<Methods["viewModel/dismissToast"]["result"]>;
  /** Takes the popup about a failed restore away. */
  dismissRestoreFailedPopup(params: Methods["viewModel/dismissRestoreFailedPopup"]["params"]): Promise<Methods["viewModel/dismissRestoreFailedPopup"]["result"]>;
}

/** The methods `simulator/…`. */
export interface SimulatorMethods {
  /** Changes how a simulated store behaves. */
  configure(params?: Methods["simulator/configure"]["params"]): Promise<Methods["simulator/configure"]["result"]>;
  /** Arms or clears a failure of one part of a simulated store. */
  failNext(params: Methods["simulator/failNext"]["params"]): Promise<Methods["simulator/failNext"]["result"]>;
  /** Lists transactions, oldest first, pending and failed ones included. */
  transactions(params?: Methods["simulator/transactions"]["params"]): Promise<Methods["simulator/transactions"]["result"]>;
  /** Makes a purchase outside the app. */
  buy(params: Methods["simulator/buy"]["params"]): Promise<Methods["simulator/buy"]["result"]>;
  /** Approves a purchase that waits for a parent. */
  approve(params: Methods["simulator/approve"]["params"]): Promise<Methods["simulator/approve"]["result"]>;
  /** Declines a purchase that waits for a parent. */
  decline(params: Methods["simulator/decline"]["params"]): Promise<Methods["simulator/decline"]["result"]>;
  /** Resolves what interrupts a purchase or a renewal. */
  resolveIssue(params: Methods["simulator/resolveIssue"]["params"]): Promise<Methods["simulator/resolveIssue"]["result"]>;
  /** Switches the renewal of a plan, outside the app. */
  setAutoRenew(params: Methods["simulator/setAutoRenew"]["params"]): Promise<Methods["simulator/setAutoRenew"]["result"]>;
  /** Renews a plan now. */
  forceRenewal(params: Methods["simulator/forceRenewal"]["params"]): Promise<Methods["simulator/forceRenewal"]["result"]>;
  /** Ends a plan now. */
  expire(params: Methods["simulator/expire"]["params"]): Promise<Methods["simulator/expire"]["result"]>;
  /** Gives the money of a transaction back. */
  refund(params: Methods["simulator/refund"]["params"]): Promise<Methods["simulator/refund"]["result"]>;
  /** Tells the customer of a plan that it will cost more. */
  requestPriceIncrease(params: Methods["simulator/requestPriceIncrease"]["params"]): Promise<Methods["simulator/requestPriceIncrease"]["result"]>;
  /** Answers a price increase for the customer. */
  answerPriceIncrease(params: Methods["simulator/answerPriceIncrease"]["params"]): Promise<Methods["simulator/answerPriceIncrease"]["result"]>;
  /** Redeems an offer code for the customer. */
  redeemOfferCode(params: Methods["simulator/redeemOfferCode"]["params"]): Promise<Methods["simulator/redeemOfferCode"]["result"]>;
  /** Switches the sharing of a plan with the customer's family. */
  shareWithFamily(params: Methods["simulator/shareWithFamily"]["params"]): Promise<Methods["simulator/shareWithFamily"]["result"]>;
  /** Forgets a transaction, with its renewals and restores. */
  deleteTransaction(params: Methods["simulator/deleteTransaction"]["params"]): Promise<Methods["simulator/deleteTransaction"]["result"]>;
  /** Forgets the history, the settings, or both. */
  reset(params?: Methods["simulator/reset"]["params"]): Promise<Methods["simulator/reset"]["result"]>;
  /** Lists the customers of a simulated store. */
  customers(params?: Methods["simulator/customers"]["params"]): Promise<Methods["simulator/customers"]["result"]>;
  /** Gives a simulated store to another customer. */
  useCustomer(params: Methods["simulator/useCustomer"]["params"]): Promise<Methods["simulator/useCustomer"]["result"]>;
  /** Describes all that a simulated store sells and how it behaves. */
  describe(params?: Methods["simulator/describe"]["params"]): Promise<Methods["simulator/describe"]["result"]>;
}

/** The methods `configuration/…`. */
export interface ConfigurationMethods {
  /** Says what a `.storekit` configuration is good for, without opening a store. */
  check(params?: Methods["configuration/check"]["params"]): Promise<Methods["configuration/check"]["result"]>;
}

/** The methods `spy/…`. */
export interface SpyMethods {
  /** Says how the next calls of an action end. */
  stub(params: Methods["spy/stub"]["params"]): Promise<Methods["spy/stub"]["result"]>;
  /** Lets a held call go on. */
  release(params: Methods["spy/release"]["params"]): Promise<Methods["spy/release"]["result"]>;
  /** Lists the calls that a spy recorded, oldest first. */
  calls(params?: Methods["spy/calls"]["params"]): Promise<Methods["spy/calls"]["result"]>;
  /** Makes a spy forget its calls and stubs. */
  reset(params?: Methods["spy/reset"]["params"]): Promise<Methods["spy/reset"]["result"]>;
}

/** The nouns of a bridge. */
export interface Nouns {
  readonly bridge: BridgeMethods;
  readonly clock: ClockMethods;
  readonly store: StoreMethods;
  readonly viewModel: ViewModelMethods;
  readonly simulator: SimulatorMethods;
  readonly configuration: ConfigurationMethods;
  readonly spy: SpyMethods;
}

/** What can be asked of the screen. */
export interface PurchaseScreenActions {
  /** Loads the plans and the standing. Ends as: completed, failed, abandoned. */
  load(): Promise<ActionResult>;
  /** Buys a plan. Ends as: purchased, pending, scheduled, cancelled, failed, abandoned. */
  purchaseSubscription(subscriptionID?: string | null, promotionOfferID?: string | null): Promise<ActionResult>;
  /** Asks the store for what was bought before. Ends as: restored, nothingToRestore, timedOut, cancelled, failed, abandoned. */
  restorePurchases(): Promise<ActionResult>;
  /** Picks a plan on the purchase screen. Ends as: completed, abandoned. */
  selectSubscription(subscriptionID: string): Promise<ActionResult>;
  /** Takes a toast away. Ends as: completed. */
  dismissToast(id?: string | null): Promise<ActionResult>;
  /** Takes the popup about a failed restore away. Ends as: completed. */
  dismissRestoreFailedPopup(): Promise<ActionResult>;
}

/** What can be asked of the screen. */
export interface ManageScreenActions {
  /** Loads the plans and the standing. Ends as: completed, failed, abandoned. */
  load(): Promise<ActionResult>;
  /** Buys a plan. Ends as: purchased, pending, scheduled, cancelled, failed, abandoned. */
  purchaseSubscription(subscriptionID?: string | null, promotionOfferID?: string | null): Promise<ActionResult>;
  /** Asks the store for what was bought before. Ends as: restored, nothingToRestore, timedOut, cancelled, failed, abandoned. */
  restorePurchases(): Promise<ActionResult>;
  /** Changes to another plan on the manage screen. Ends as: purchased, pending, scheduled, cancelled, failed, abandoned. */
  changeSubscription(subscriptionID: string, promotionOfferID?: string | null): Promise<ActionResult>;
  /** Switches off the renewal of the held plan, or shows an offer to stay first. Ends as: retentionOffered, autoRenewDisabled, openManagementURL, failed, cancelled, abandoned. */
  cancelSubscription(): Promise<ActionResult>;
  /** Takes the offer to stay. Ends as: purchased, pending, scheduled, cancelled, failed, abandoned. */
  acceptRetentionOffer(): Promise<ActionResult>;
  /** Turns the offer to stay down, and goes on to cancel. Ends as: autoRenewDisabled, openManagementURL, failed, cancelled, abandoned. */
  declineRetentionOffer(): Promise<ActionResult>;
  /** Switches the renewal of the held plan on again. Ends as: autoRenewEnabled, openManagementURL, failed, cancelled, abandoned. */
  resumeSubscription(): Promise<ActionResult>;
  /** Asks for the money of the held plan's period back. Ends as: refunded, cancelled, failed, openManagementURL, abandoned. */
  requestRefund(reason?: string | null): Promise<ActionResult>;
  /** Takes a toast away. Ends as: completed. */
  dismissToast(id?: string | null): Promise<ActionResult>;
  /** Takes the popup about a failed restore away. Ends as: completed. */
  dismissRestoreFailedPopup(): Promise<ActionResult>;
}

/** A message that could not be read. */
export class ParseError extends BridgeError {
  readonly code: -32700;
  readonly kind: "parseError";
  readonly data: ParseErrorData;
}

/** JSON that is no request. */
export class InvalidRequestError extends BridgeError {
  readonly code: -32600;
  readonly kind: "invalidRequest";
  readonly data: InvalidRequestErrorData;
}

/** A method that does not exist. */
export class MethodNotFoundError extends BridgeError {
  readonly code: -32601;
  readonly kind: "methodNotFound";
  readonly data: MethodNotFoundErrorData;
}

/** Params that do not fit. */
export class InvalidParamsError extends BridgeError {
  readonly code: -32602;
  readonly kind: "invalidParams";
  readonly data: InvalidParamsErrorData;
}

/** Something broke in the bridge. */
export class InternalError extends BridgeError {
  readonly code: -32603;
  readonly kind: "internalError";
  readonly data: InternalErrorData;
}

/** A request stopped by `$/cancelRequest`. */
export class RequestCancelledError extends BridgeError {
  readonly code: -32800;
  readonly kind: "requestCancelled";
  readonly data: RequestCancelledErrorData;
}

/** A view model that does not exist. */
export class UnknownViewModelError extends BridgeError {
  readonly code: 1001;
  readonly kind: "unknownViewModel";
  readonly data: UnknownViewModelErrorData;
}

/** A store that does not exist. */
export class UnknownStoreError extends BridgeError {
  readonly code: 1002;
  readonly kind: "unknownStore";
  readonly data: UnknownStoreErrorData;
}

/** A subscription that does not exist. */
export class UnknownSubscriptionError extends BridgeError {
  readonly code: 1003;
  readonly kind: "unknownSubscription";
  readonly data: UnknownSubscriptionErrorData;
}

/** A transaction that does not exist. */
export class UnknownTransactionError extends BridgeError {
  readonly code: 1004;
  readonly kind: "unknownTransaction";
  readonly data: UnknownTransactionErrorData;
}

/** An action that is not possible now. */
export class ActionNotAllowedError extends BridgeError {
  readonly code: 1005;
  readonly kind: "actionNotAllowed";
  readonly data: ActionNotAllowedErrorData;
}

/** A store that did not do what it was asked. */
export class StoreFailureError extends BridgeError {
  readonly code: 1006;
  readonly kind: "storeFailure";
  readonly data: StoreFailureErrorData;
}

/** A configuration, state folder or setting that cannot be used. */
export class InvalidConfigurationError extends BridgeError {
  readonly code: 1007;
  readonly kind: "invalidConfiguration";
  readonly data: InvalidConfigurationErrorData;
}

/** A limit that was exceeded. */
export class LimitExceededError extends BridgeError {
  readonly code: 1008;
  readonly kind: "limitExceeded";
  readonly data: LimitExceededErrorData;
}

/** An advance of the system clock. */
export class ClockNotVirtualError extends BridgeError {
  readonly code: 1009;
  readonly kind: "clockNotVirtual";
  readonly data: ClockNotVirtualErrorData;
}

/** A version of the protocol that is not spoken. */
export class UnsupportedVersionError extends BridgeError {
  readonly code: 1010;
  readonly kind: "unsupportedVersion";
  readonly data: UnsupportedVersionErrorData;
}

/** A request after `shutdown`, or one cut short by the end. */
export class ShuttingDownError extends BridgeError {
  readonly code: 1011;
  readonly kind: "shuttingDown";
  readonly data: ShuttingDownErrorData;
}

/** Something that this kind of store does not have. */
export class NotSupportedByStoreError extends BridgeError {
  readonly code: 1012;
  readonly kind: "notSupportedByStore";
  readonly data: NotSupportedByStoreErrorData;
}

/** A offer that does not exist. */
export class UnknownOfferError extends BridgeError {
  readonly code: 1013;
  readonly kind: "unknownOffer";
  readonly data: UnknownOfferErrorData;
}

/** The version of the product that this was made with. */
export const version: string;
/** The version of the protocol. */
export const protocolVersion: number;
/** Each method's params, in the schema's order. */
export const methods: Readonly<Record<string, readonly string[]>>;
/** The class of each code. */
export const errors: Readonly<Record<number, typeof BridgeError>>;
/** The members and actions of each screen. */
export const screens: Readonly<Record<ViewModelKind, { members: readonly string[]; actions: Readonly<Record<string, readonly string[]>> }>>;
