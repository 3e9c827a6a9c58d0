# Made from Schemas/ by schema-compiler; not to be edited.
"""The values and errors that cross the pipe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Dict, List, Literal, Mapping, Optional, Type, Union

from ._wire import BridgeError, Record, Shape

if TYPE_CHECKING:
    from dataclasses import dataclass, field
else:
    from ._wire import dataclass, field

VERSION = "0.1.0"
"""The version of the product that this was made with."""

PROTOCOL_VERSION = 1
"""The version of the protocol."""

StoreKind = Literal[
    "simulated",
    "revenueCat",
    "spy",
    "delegated",
]
"""What is behind a store."""

ViewModelKind = Literal[
    "purchase",
    "manage",
]
"""Which of the two screens a view model is for."""

ClockMode = Literal[
    "system",
    "virtual",
]
"""What moves the clock."""

Framing = Literal[
    "lines",
    "headers",
]
"""How messages are told apart on the pipe."""

OfferKind = Literal[
    "introductory",
    "promotional",
    "code",
    "winBack",
]
"""How an offer is come by."""

OfferMode = Literal[
    "freeTrial",
    "payUpFront",
    "payAsYouGo",
]
"""How an offer is paid."""

IneligibleReason = Literal[
    "neverSubscribed",
    "alreadyUsed",
    "alreadySubscribed",
    "notLapsed",
    "notInOffer",
    "otherPlanLapsed",
    "redeemOnly",
    "unknown",
]
"""Why the current customer may not have an offer."""

SubscriptionStatus = Literal[
    "notSubscribed",
    "active",
    "inGracePeriod",
    "inBillingRetry",
    "expired",
    "revoked",
]
"""The standing of the subscription that decides."""

Ownership = Literal[
    "purchased",
    "familyShared",
]
"""How a customer came by what is held."""

ExpirationReason = Literal[
    "autoRenewDisabled",
    "billingError",
    "didNotConsentToPriceIncrease",
    "productUnavailable",
    "unknown",
]
"""Why a subscription ended."""

RevocationReason = Literal[
    "developerIssue",
    "other",
]
"""Why the store took a transaction back."""

PlanChange = Literal[
    "upgrade",
    "downgrade",
    "crossgrade",
]
"""How one plan compares with the plan held."""

PendingPlanChange = Literal[
    "downgrade",
    "crossgrade",
]
"""A change of plan that takes effect later."""

PlanChangeTiming = Literal[
    "immediately",
    "atNextRenewal",
]
"""When a change of plan takes effect."""

PriceIncreaseStatus = Literal[
    "pending",
    "agreed",
]
"""How a price increase stands."""

PendingReason = Literal[
    "askToBuy",
    "interrupted",
    "payment",
]
"""What a purchase waits for."""

StandingCause = Literal[
    "purchase",
    "restore",
    "refresh",
    "renewal",
    "planChange",
    "expiry",
    "gracePeriod",
    "billingRetry",
    "recovery",
    "purchaseElsewhere",
    "approval",
    "decline",
    "autoRenew",
    "refund",
    "revocation",
    "priceIncrease",
    "offerCode",
    "familySharing",
    "customer",
    "reset",
    "push",
]
"""What made a customer's standing different."""

StoreErrorCode = Literal[
    "purchaseCancelled",
    "paymentPending",
    "purchaseNotAllowed",
    "productUnavailable",
    "productAlreadyPurchased",
    "ineligibleForOffer",
    "invalidOffer",
    "receiptInUse",
    "offline",
    "network",
    "timedOut",
    "storeProblem",
    "serverProblem",
    "invalidCredentials",
    "operationInProgress",
    "notSupported",
    "configuration",
    "unknown",
]
"""The kinds of failure of a store that screens tell apart."""

LoadStatus = Literal[
    "notLoaded",
    "loading",
    "loaded",
    "failed",
]
"""How far the plans are loaded."""

OverlayKind = Literal[
    "loading",
    "purchasing",
    "restoring",
    "changing",
    "cancelling",
    "refunding",
]
"""What a covering progress display says is going on."""

ToastStyle = Literal[
    "success",
    "info",
    "warning",
    "error",
]
"""How a toast looks."""

RestoreFailureReason = Literal[
    "nothingToRestore",
    "timedOut",
    "failed",
]
"""Why the popup about a failed restore is shown."""

ScreenAction = Literal[
    "load",
    "purchaseSubscription",
    "restorePurchases",
    "selectSubscription",
    "changeSubscription",
    "cancelSubscription",
    "acceptRetentionOffer",
    "declineRetentionOffer",
    "resumeSubscription",
    "requestRefund",
    "dismissToast",
    "dismissRestoreFailedPopup",
]
"""An action of a screen: the second half of its method."""

ActionOutcome = Literal[
    "completed",
    "failed",
    "purchased",
    "pending",
    "scheduled",
    "cancelled",
    "restored",
    "nothingToRestore",
    "timedOut",
    "retentionOffered",
    "autoRenewDisabled",
    "autoRenewEnabled",
    "openManagementURL",
    "refunded",
    "abandoned",
]
"""How an action of a screen ended."""

Badge = Literal[
    "active",
    "freeTrial",
    "cancelled",
    "cancelledTrial",
    "expired",
    "gracePeriod",
    "billingRetry",
    "pendingChange",
    "familyShared",
    "refunded",
]
"""The one-word standing beside the current plan."""

BillingIssueKind = Literal[
    "gracePeriod",
    "billingRetry",
]
"""Which billing problem a plan has."""

RefundStatus = Literal[
    "refunded",
    "cancelled",
    "failed",
]
"""How the last refund request ended."""

MessageCode = Literal[
    "loading",
    "purchasing",
    "restoring",
    "changing",
    "cancelling",
    "resuming",
    "refunding",
    "purchased",
    "alreadyHeld",
    "purchasePending",
    "purchaseApproved",
    "purchaseDeclined",
    "changeScheduled",
    "offerScheduled",
    "purchasesRestored",
    "autoRenewDisabled",
    "autoRenewDisabledNow",
    "autoRenewEnabled",
    "refunded",
    "purchaseCancelled",
    "paymentPending",
    "purchaseNotAllowed",
    "productUnavailable",
    "productAlreadyPurchased",
    "ineligibleForOffer",
    "invalidOffer",
    "receiptInUse",
    "offline",
    "network",
    "timedOut",
    "storeProblem",
    "serverProblem",
    "invalidCredentials",
    "operationInProgress",
    "notSupported",
    "configuration",
    "unknown",
    "renewsForPrice",
    "renews",
    "expiredOn",
    "expired",
    "endsOn",
    "gracePeriodUntil",
    "gracePeriod",
    "billingRetry",
    "changesTo",
    "sharedByFamily",
    "refundedOn",
    "refundedPlan",
    "neverEnds",
    "renewsAutomatically",
    "priceIncreasePending",
]
"""What a message of a screen says: the key of its text."""

ProductKind = Literal[
    "autoRenewable",
    "nonRenewing",
    "nonConsumable",
    "consumable",
]
"""What is sold under a product identifier."""

TransactionReason = Literal[
    "purchase",
    "renewal",
    "restore",
]
"""What made a transaction."""

TransactionState = Literal[
    "purchased",
    "pending",
    "failed",
    "declined",
]
"""How a transaction stands."""

SimulatedPurchaseDecision = Literal[
    "succeed",
    "cancel",
]
"""What the customer of a simulated store does when the payment sheet opens."""

PurchaseDecision = Literal[
    "succeed",
    "fail",
    "cancel",
]
"""What a test store's customer does when the payment sheet opens."""

SimulatedAPI = Literal[
    "loadProducts",
    "purchase",
    "sync",
    "subscriptionStatus",
    "manageSubscriptions",
    "refundRequest",
    "offerCodeRedeem",
]
"""Which part of a simulated store fails."""

TimeRate = Literal[
    "realTime",
    "oneHourIsOneDay",
    "thirtyMinutesIsOneDay",
    "fiveMinutesIsOneDay",
    "oneMinuteIsOneDay",
    "thirtySecondsIsOneDay",
    "oneSecondIsOneDay",
    "monthlyRenewalEveryOneHour",
    "monthlyRenewalEveryThirtyMinutes",
    "monthlyRenewalEveryFifteenMinutes",
    "monthlyRenewalEveryFiveMinutes",
    "monthlyRenewalEveryThirtySeconds",
    "oneRenewalEveryFifteenMinutes",
    "oneRenewalEveryFiveMinutes",
    "oneRenewalEveryMinute",
    "oneRenewalEveryThirtySeconds",
    "oneRenewalEveryTenSeconds",
    "oneRenewalEveryTwoSeconds",
]
"""How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name."""

SpyAction = Literal[
    "fetchProducts",
    "purchase",
    "restore",
    "currentState",
    "setAutoRenew",
    "requestRefund",
]
"""An action of a store that a spy records and stubs."""

CallOrigin = Literal[
    "action",
    "refresh",
    "direct",
]
"""Who made a call to a store."""

CallOutcome = Literal[
    "succeeded",
    "failed",
    "cancelled",
]
"""How a call to a store ended."""

Severity = Literal[
    "error",
    "warning",
]
"""How grave a finding is."""

NotAllowedReason = Literal[
    "purchaseInProgress",
    "restoreInProgress",
    "changeInProgress",
    "cancelInProgress",
    "refundInProgress",
    "notLoaded",
    "notSubscribed",
    "alreadyInThatState",
    "wrongKind",
    "nothingSelected",
    "nothingOffered",
    "inUse",
    "notPending",
    "familyShared",
]
"""Why an action is not possible now."""

ConfigurationReason = Literal[
    "configuration",
    "stateDirectory",
    "ledgerAhead",
    "setting",
]
"""Which kind of setting cannot be used."""


@dataclass(frozen=True)
class Price(Record):
    """An amount of money, and how the store's locale writes it."""

    amount: str
    """The exact amount."""
    currency: str
    """ISO 4217 code, such as `USD`."""
    display: str
    """The text that a screen shows, such as `$9.99`."""
    _shape: ClassVar[Shape] = (
        ("amount", "amount", None),
        ("currency", "currency", None),
        ("display", "display", None),
    )


@dataclass(frozen=True)
class PriceInput(Record):
    """An amount of money, and how the store's locale writes it. As a front end may send it."""

    amount: str = "0"
    """The exact amount. When absent: `"0"`."""
    currency: Optional[str] = None
    """ISO 4217 code, such as `USD`. When absent: the currency of the snapshot around it, `USD` elsewhere."""
    display: Optional[str] = None
    """The text that a screen shows, such as `$9.99`. When absent: amount and currency, written for the store's locale."""
    _shape: ClassVar[Shape] = (
        ("amount", "amount", None),
        ("currency", "currency", None),
        ("display", "display", None),
    )


@dataclass(frozen=True)
class Product(Record):
    """What the store sells a plan as."""

    description: str
    """A sentence about it; empty when the store has none."""
    display_name: str
    """Its name, for people."""
    identifier: str
    """What the store knows the product by."""
    price: Price
    """The regular price of one period."""
    _shape: ClassVar[Shape] = (
        ("description", "description", None),
        ("displayName", "display_name", None),
        ("identifier", "identifier", None),
        ("price", "price", "Price"),
    )


@dataclass(frozen=True)
class ProductInput(Record):
    """What the store sells a plan as. As a front end may send it."""

    description: str = ""
    """A sentence about it; empty when the store has none. When absent: `""`."""
    display_name: Optional[str] = None
    """Its name, for people. When absent: the identifier."""
    identifier: Optional[str] = None
    """What the store knows the product by. When absent: the plan's `id`."""
    price: Optional[PriceInput] = None
    """The regular price of one period. When absent: zero."""
    _shape: ClassVar[Shape] = (
        ("description", "description", None),
        ("displayName", "display_name", None),
        ("identifier", "identifier", None),
        ("price", "price", "PriceInput"),
    )


@dataclass(frozen=True)
class Offer(Record):
    """A price other than the regular one, for a while, to those who may have it."""

    is_eligible: bool
    """Whether the current customer may have it now; not known counts as not."""
    kind: OfferKind
    """How it is come by."""
    mode: OfferMode
    """How it is paid."""
    period: str
    """The length of one period of the offer."""
    period_count: int
    """How many periods it lasts; more than one only when paid as you go."""
    price: Price
    """The price of one period (pay as you go), of the whole (pay up front), or zero (free trial)."""
    id: Optional[str] = None
    """Its identifier; null for an introductory offer."""
    ineligible_reason: Optional[IneligibleReason] = None
    """Why not; null when eligible."""
    _shape: ClassVar[Shape] = (
        ("id", "id", None),
        ("ineligibleReason", "ineligible_reason", None),
        ("isEligible", "is_eligible", None),
        ("kind", "kind", None),
        ("mode", "mode", None),
        ("period", "period", None),
        ("periodCount", "period_count", None),
        ("price", "price", "Price"),
    )


@dataclass(frozen=True)
class OfferInput(Record):
    """A price other than the regular one, for a while, to those who may have it. As a front end may send it."""

    id: Optional[str] = None
    """Its identifier; null for an introductory offer."""
    ineligible_reason: Optional[IneligibleReason] = None
    """Why not; null when eligible."""
    is_eligible: bool = False
    """Whether the current customer may have it now; not known counts as not. When absent: `false`."""
    kind: OfferKind = "promotional"
    """How it is come by. When absent: `"promotional"`."""
    mode: Optional[OfferMode] = None
    """How it is paid. When absent: `freeTrial` without a price, else `payAsYouGo`."""
    period: str = "P1M"
    """The length of one period of the offer. When absent: `"P1M"`."""
    period_count: int = 1
    """How many periods it lasts; more than one only when paid as you go. When absent: `1`."""
    price: Optional[PriceInput] = None
    """The price of one period (pay as you go), of the whole (pay up front), or zero (free trial). When absent: zero."""
    _shape: ClassVar[Shape] = (
        ("id", "id", None),
        ("ineligibleReason", "ineligible_reason", None),
        ("isEligible", "is_eligible", None),
        ("kind", "kind", None),
        ("mode", "mode", None),
        ("period", "period", None),
        ("periodCount", "period_count", None),
        ("price", "price", "PriceInput"),
    )


@dataclass(frozen=True)
class SubscriptionModel(Record):
    """A plan that the store sells."""

    group_id: str
    """The group; plans of one group exclude each other."""
    group_name: str
    """The group's name, for people."""
    id: str
    """The product identifier, by which methods name the plan."""
    is_family_shareable: bool
    """Whether the family shares it."""
    level: int
    """The place in the group, 1 the highest service."""
    period: str
    """How long one paid period lasts."""
    product: Product
    """What it is sold as."""
    promotion_offers: List[Offer]
    """Offers of kind promotional, code and win-back."""
    introductory_offer: Optional[Offer] = None
    """What new subscribers of the group get, null without one."""
    price_per_month: Optional[Price] = None
    """The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told."""
    savings_percent: Optional[int] = None
    """What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is."""
    _shape: ClassVar[Shape] = (
        ("groupID", "group_id", None),
        ("groupName", "group_name", None),
        ("id", "id", None),
        ("introductoryOffer", "introductory_offer", "Offer"),
        ("isFamilyShareable", "is_family_shareable", None),
        ("level", "level", None),
        ("period", "period", None),
        ("pricePerMonth", "price_per_month", "Price"),
        ("product", "product", "Product"),
        ("promotionOffers", "promotion_offers", "[Offer]"),
        ("savingsPercent", "savings_percent", None),
    )


@dataclass(frozen=True)
class SubscriptionModelInput(Record):
    """A plan that the store sells. As a front end may send it."""

    id: str
    """The product identifier, by which methods name the plan."""
    group_id: str = ""
    """The group; plans of one group exclude each other. When absent: `""`."""
    group_name: str = ""
    """The group's name, for people. When absent: `""`."""
    introductory_offer: Optional[OfferInput] = None
    """What new subscribers of the group get, null without one."""
    is_family_shareable: bool = False
    """Whether the family shares it. When absent: `false`."""
    level: int = 1
    """The place in the group, 1 the highest service. When absent: `1`."""
    period: str = "P1M"
    """How long one paid period lasts. When absent: `"P1M"`."""
    price_per_month: Optional[PriceInput] = None
    """The price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told."""
    product: Optional[ProductInput] = None
    """What it is sold as. When absent: the plan's `id` alone."""
    promotion_offers: List[OfferInput] = field(default_factory=list)
    """Offers of kind promotional, code and win-back. When absent: `[]`."""
    savings_percent: Optional[int] = None
    """What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is."""
    _shape: ClassVar[Shape] = (
        ("groupID", "group_id", None),
        ("groupName", "group_name", None),
        ("id", "id", None),
        ("introductoryOffer", "introductory_offer", "OfferInput"),
        ("isFamilyShareable", "is_family_shareable", None),
        ("level", "level", None),
        ("period", "period", None),
        ("pricePerMonth", "price_per_month", "PriceInput"),
        ("product", "product", "ProductInput"),
        ("promotionOffers", "promotion_offers", "[OfferInput]"),
        ("savingsPercent", "savings_percent", None),
    )


@dataclass(frozen=True)
class PendingChange(Record):
    """A change of plan that takes effect later."""

    change: PendingPlanChange
    """How it compares with the plan held."""
    effective_at: str
    """When it follows."""
    subscription_id: str
    """The plan that follows."""
    _shape: ClassVar[Shape] = (
        ("change", "change", None),
        ("effectiveAt", "effective_at", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class PendingChangeInput(Record):
    """A change of plan that takes effect later. As a front end may send it."""

    subscription_id: str
    """The plan that follows."""
    change: PendingPlanChange = "downgrade"
    """How it compares with the plan held. When absent: `"downgrade"`."""
    effective_at: Optional[str] = None
    """When it follows. When absent: the end of the running period."""
    _shape: ClassVar[Shape] = (
        ("change", "change", None),
        ("effectiveAt", "effective_at", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class PriceIncrease(Record):
    """A higher price that the customer was told of."""

    price: Price
    """The new price."""
    status: PriceIncreaseStatus
    """Whether the customer has agreed."""
    _shape: ClassVar[Shape] = (
        ("price", "price", "Price"),
        ("status", "status", None),
    )


@dataclass(frozen=True)
class PriceIncreaseInput(Record):
    """A higher price that the customer was told of. As a front end may send it."""

    price: Optional[PriceInput] = None
    """The new price. When absent: the renewal price."""
    status: PriceIncreaseStatus = "pending"
    """Whether the customer has agreed. When absent: `"pending"`."""
    _shape: ClassVar[Shape] = (
        ("price", "price", "PriceInput"),
        ("status", "status", None),
    )


@dataclass(frozen=True)
class UserSubscription(Record):
    """A plan that a customer holds or held."""

    group_id: str
    """Its group."""
    is_entitled: bool
    """Whether the customer is served now."""
    is_trial: bool
    """Whether the running period is a free trial."""
    ownership: Ownership
    """How the customer came by it."""
    storefront_kind: str
    """The kind of storefront it was bought in, such as `appStore` or `testStore`."""
    subscription_id: str
    """The plan."""
    will_auto_renew: bool
    """Whether it renews by itself."""
    expiration_reason: Optional[ExpirationReason] = None
    """Why it ended, or why its renewal fails while the store goes on trying; null while all is well."""
    expires_at: Optional[str] = None
    """The end of that period: the first instant that is not paid for. Null when it never ends."""
    grace_period_ends_at: Optional[str] = None
    """Until when the customer is served although a renewal failed."""
    management_url: Optional[str] = None
    """Where the customer manages it when the store cannot be asked."""
    offer: Optional[Offer] = None
    """The offer that the running period was bought under."""
    original_purchase_at: Optional[str] = None
    """The first purchase ever under the same original transaction."""
    pending_change: Optional[PendingChange] = None
    """The plan that follows, null without one."""
    period_start_at: Optional[str] = None
    """The beginning of the running or last period."""
    price_increase: Optional[PriceIncrease] = None
    """The higher price that the customer was told of."""
    purchased_at: Optional[str] = None
    """This plan's first purchase in its unbroken run."""
    renewal_offer: Optional[Offer] = None
    """The offer that waits for the next billing."""
    renewal_price: Optional[Price] = None
    """What the next renewal costs, offers included; null when it will not renew or is not known."""
    renews_at: Optional[str] = None
    """When it renews; null when it will not."""
    revocation_reason: Optional[RevocationReason] = None
    """Why the store took it back."""
    revoked_at: Optional[str] = None
    """When the store took it back."""
    _shape: ClassVar[Shape] = (
        ("expirationReason", "expiration_reason", None),
        ("expiresAt", "expires_at", None),
        ("gracePeriodEndsAt", "grace_period_ends_at", None),
        ("groupID", "group_id", None),
        ("isEntitled", "is_entitled", None),
        ("isTrial", "is_trial", None),
        ("managementURL", "management_url", None),
        ("offer", "offer", "Offer"),
        ("originalPurchaseAt", "original_purchase_at", None),
        ("ownership", "ownership", None),
        ("pendingChange", "pending_change", "PendingChange"),
        ("periodStartAt", "period_start_at", None),
        ("priceIncrease", "price_increase", "PriceIncrease"),
        ("purchasedAt", "purchased_at", None),
        ("renewalOffer", "renewal_offer", "Offer"),
        ("renewalPrice", "renewal_price", "Price"),
        ("renewsAt", "renews_at", None),
        ("revocationReason", "revocation_reason", None),
        ("revokedAt", "revoked_at", None),
        ("storefrontKind", "storefront_kind", None),
        ("subscriptionID", "subscription_id", None),
        ("willAutoRenew", "will_auto_renew", None),
    )


@dataclass(frozen=True)
class UserSubscriptionInput(Record):
    """A plan that a customer holds or held. As a front end may send it."""

    subscription_id: str
    """The plan."""
    expiration_reason: Optional[ExpirationReason] = None
    """Why it ended, or why its renewal fails while the store goes on trying; null while all is well."""
    expires_at: Optional[str] = None
    """The end of that period: the first instant that is not paid for. Null when it never ends."""
    grace_period_ends_at: Optional[str] = None
    """Until when the customer is served although a renewal failed."""
    group_id: str = ""
    """Its group. When absent: `""`."""
    is_entitled: Optional[bool] = None
    """Whether the customer is served now. When absent: the `status` of the standing: true when `active` or `inGracePeriod`."""
    is_trial: bool = False
    """Whether the running period is a free trial. When absent: `false`."""
    management_url: Optional[str] = None
    """Where the customer manages it when the store cannot be asked."""
    offer: Optional[OfferInput] = None
    """The offer that the running period was bought under."""
    original_purchase_at: Optional[str] = None
    """The first purchase ever under the same original transaction."""
    ownership: Ownership = "purchased"
    """How the customer came by it. When absent: `"purchased"`."""
    pending_change: Optional[PendingChangeInput] = None
    """The plan that follows, null without one."""
    period_start_at: Optional[str] = None
    """The beginning of the running or last period."""
    price_increase: Optional[PriceIncreaseInput] = None
    """The higher price that the customer was told of."""
    purchased_at: Optional[str] = None
    """This plan's first purchase in its unbroken run."""
    renewal_offer: Optional[OfferInput] = None
    """The offer that waits for the next billing."""
    renewal_price: Optional[PriceInput] = None
    """What the next renewal costs, offers included; null when it will not renew or is not known."""
    renews_at: Optional[str] = None
    """When it renews; null when it will not."""
    revocation_reason: Optional[RevocationReason] = None
    """Why the store took it back."""
    revoked_at: Optional[str] = None
    """When the store took it back."""
    storefront_kind: str = "appStore"
    """The kind of storefront it was bought in, such as `appStore` or `testStore`. When absent: `"appStore"`."""
    will_auto_renew: bool = False
    """Whether it renews by itself. When absent: `false`."""
    _shape: ClassVar[Shape] = (
        ("expirationReason", "expiration_reason", None),
        ("expiresAt", "expires_at", None),
        ("gracePeriodEndsAt", "grace_period_ends_at", None),
        ("groupID", "group_id", None),
        ("isEntitled", "is_entitled", None),
        ("isTrial", "is_trial", None),
        ("managementURL", "management_url", None),
        ("offer", "offer", "OfferInput"),
        ("originalPurchaseAt", "original_purchase_at", None),
        ("ownership", "ownership", None),
        ("pendingChange", "pending_change", "PendingChangeInput"),
        ("periodStartAt", "period_start_at", None),
        ("priceIncrease", "price_increase", "PriceIncreaseInput"),
        ("purchasedAt", "purchased_at", None),
        ("renewalOffer", "renewal_offer", "OfferInput"),
        ("renewalPrice", "renewal_price", "PriceInput"),
        ("renewsAt", "renews_at", None),
        ("revocationReason", "revocation_reason", None),
        ("revokedAt", "revoked_at", None),
        ("storefrontKind", "storefront_kind", None),
        ("subscriptionID", "subscription_id", None),
        ("willAutoRenew", "will_auto_renew", None),
    )


@dataclass(frozen=True)
class PendingPurchase(Record):
    """A purchase that waits for somebody."""

    reason: PendingReason
    """What it waits for."""
    requested_at: str
    """When it was asked for."""
    subscription_id: str
    """The plan asked for."""
    transaction_id: str
    """The transaction that waits."""
    _shape: ClassVar[Shape] = (
        ("reason", "reason", None),
        ("requestedAt", "requested_at", None),
        ("subscriptionID", "subscription_id", None),
        ("transactionID", "transaction_id", None),
    )


@dataclass(frozen=True)
class PendingPurchaseInput(Record):
    """A purchase that waits for somebody. As a front end may send it."""

    subscription_id: str
    """The plan asked for."""
    reason: PendingReason = "payment"
    """What it waits for. When absent: `"payment"`."""
    requested_at: Optional[str] = None
    """When it was asked for. When absent: now."""
    transaction_id: str = ""
    """The transaction that waits. When absent: `""`."""
    _shape: ClassVar[Shape] = (
        ("reason", "reason", None),
        ("requestedAt", "requested_at", None),
        ("subscriptionID", "subscription_id", None),
        ("transactionID", "transaction_id", None),
    )


@dataclass(frozen=True)
class SubscriptionState(Record):
    """A customer's standing with a store."""

    others: List[UserSubscription]
    """The rest, of other groups or, with family sharing, of the same."""
    owned_products: List[str]
    """Identifiers of one-time products that the customer owns."""
    pending_purchases: List[PendingPurchase]
    """Purchases that wait for somebody, oldest first."""
    status: SubscriptionStatus
    """The standing of `subscription`."""
    subscription: Optional[UserSubscription] = None
    """The one that decides: entitled before not, then the order of groups, then the higher level, then the latest."""
    _shape: ClassVar[Shape] = (
        ("others", "others", "[UserSubscription]"),
        ("ownedProducts", "owned_products", None),
        ("pendingPurchases", "pending_purchases", "[PendingPurchase]"),
        ("status", "status", None),
        ("subscription", "subscription", "UserSubscription"),
    )


@dataclass(frozen=True)
class SubscriptionStateInput(Record):
    """A customer's standing with a store. As a front end may send it."""

    status: SubscriptionStatus
    """The standing of `subscription`."""
    others: List[UserSubscriptionInput] = field(default_factory=list)
    """The rest, of other groups or, with family sharing, of the same. When absent: `[]`."""
    owned_products: List[str] = field(default_factory=list)
    """Identifiers of one-time products that the customer owns. When absent: `[]`."""
    pending_purchases: List[PendingPurchaseInput] = field(default_factory=list)
    """Purchases that wait for somebody, oldest first. When absent: `[]`."""
    subscription: Optional[UserSubscriptionInput] = None
    """The one that decides: entitled before not, then the order of groups, then the higher level, then the latest."""
    _shape: ClassVar[Shape] = (
        ("others", "others", "[UserSubscriptionInput]"),
        ("ownedProducts", "owned_products", None),
        ("pendingPurchases", "pending_purchases", "[PendingPurchaseInput]"),
        ("status", "status", None),
        ("subscription", "subscription", "UserSubscriptionInput"),
    )


@dataclass(frozen=True)
class ProductsSnapshot(Record):
    """What a store sells to its current customer at one instant, and that customer's standing."""

    currency: str
    """ISO 4217 code of the storefront's currency; empty when the store does not tell."""
    fetched_at: str
    """That instant."""
    storefront: str
    """ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell."""
    subscription_state: SubscriptionState
    """The customer's standing."""
    subscriptions: List[SubscriptionModel]
    """The plans, in the store's order."""
    _shape: ClassVar[Shape] = (
        ("currency", "currency", None),
        ("fetchedAt", "fetched_at", None),
        ("storefront", "storefront", None),
        ("subscriptionState", "subscription_state", "SubscriptionState"),
        ("subscriptions", "subscriptions", "[SubscriptionModel]"),
    )


@dataclass(frozen=True)
class ProductsSnapshotInput(Record):
    """What a store sells to its current customer at one instant, and that customer's standing. As a front end may send it."""

    currency: str = "USD"
    """ISO 4217 code of the storefront's currency; empty when the store does not tell. When absent: `"USD"`."""
    fetched_at: Optional[str] = None
    """That instant. When absent: now."""
    storefront: str = "USA"
    """ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell. When absent: `"USA"`."""
    subscription_state: Optional[SubscriptionStateInput] = None
    """The customer's standing. When absent: the standing last known, `notSubscribed` before there is one."""
    subscriptions: List[SubscriptionModelInput] = field(default_factory=list)
    """The plans, in the store's order. When absent: `[]`."""
    _shape: ClassVar[Shape] = (
        ("currency", "currency", None),
        ("fetchedAt", "fetched_at", None),
        ("storefront", "storefront", None),
        ("subscriptionState", "subscription_state", "SubscriptionStateInput"),
        ("subscriptions", "subscriptions", "[SubscriptionModelInput]"),
    )


@dataclass(frozen=True)
class UnderlyingError(Record):
    """The failure beneath, in the words of whoever reported it first."""

    code: str
    """Their code."""
    domain: str
    """Who reported it."""
    message: str
    """Their words."""
    _shape: ClassVar[Shape] = (
        ("code", "code", None),
        ("domain", "domain", None),
        ("message", "message", None),
    )


@dataclass(frozen=True)
class UnderlyingErrorInput(Record):
    """The failure beneath, in the words of whoever reported it first. As a front end may send it."""

    code: str = ""
    """Their code. When absent: `""`."""
    domain: str = ""
    """Who reported it. When absent: `""`."""
    message: str = ""
    """Their words. When absent: `""`."""
    _shape: ClassVar[Shape] = (
        ("code", "code", None),
        ("domain", "domain", None),
        ("message", "message", None),
    )


@dataclass(frozen=True)
class StoreError(Record):
    """Why a store did not do what it was asked. As an input a bare code is enough."""

    code: StoreErrorCode
    """The kind of failure."""
    is_retryable: bool
    """Whether trying again, unchanged, may succeed."""
    message: str
    """English text for a person, never empty."""
    underlying: Optional[UnderlyingError] = None
    """The failure beneath, null when there is none to tell of."""
    _shape: ClassVar[Shape] = (
        ("code", "code", None),
        ("isRetryable", "is_retryable", None),
        ("message", "message", None),
        ("underlying", "underlying", "UnderlyingError"),
    )


@dataclass(frozen=True)
class StoreErrorInput(Record):
    """Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send it."""

    code: StoreErrorCode = "unknown"
    """The kind of failure. When absent: `"unknown"`."""
    is_retryable: Optional[bool] = None
    """Whether trying again, unchanged, may succeed. When absent: what the code usually means."""
    message: Optional[str] = None
    """English text for a person, never empty. When absent: the code's own text."""
    underlying: Optional[UnderlyingErrorInput] = None
    """The failure beneath, null when there is none to tell of."""
    _shape: ClassVar[Shape] = (
        ("code", "code", None),
        ("isRetryable", "is_retryable", None),
        ("message", "message", None),
        ("underlying", "underlying", "UnderlyingErrorInput"),
    )


@dataclass(frozen=True)
class ServerInfo(Record):
    """Who answers."""

    name: str
    """Always `subscription-bridge`."""
    version: str
    """The product's version."""
    _shape: ClassVar[Shape] = (
        ("name", "name", None),
        ("version", "version", None),
    )


@dataclass(frozen=True)
class Capabilities(Record):
    """What this process can do."""

    clock_modes: List[ClockMode]
    """The clocks it can run on."""
    framings: List[Framing]
    """The framings it reads."""
    locales: List[str]
    """The languages its texts come in."""
    methods: List[str]
    """Every method it takes, in alphabetical order."""
    store_kinds: List[StoreKind]
    """The kinds of store it can open."""
    view_model_kinds: List[ViewModelKind]
    """The screens it has."""
    _shape: ClassVar[Shape] = (
        ("clockModes", "clock_modes", None),
        ("framings", "framings", None),
        ("locales", "locales", None),
        ("methods", "methods", None),
        ("storeKinds", "store_kinds", None),
        ("viewModelKinds", "view_model_kinds", None),
    )


@dataclass(frozen=True)
class InitializeResult(Record):
    """What a front end may know before anything else."""

    capabilities: Capabilities
    """What this process can do."""
    protocol_version: int
    """The version of the protocol that is spoken: 1."""
    server_info: ServerInfo
    """Who answers."""
    _shape: ClassVar[Shape] = (
        ("capabilities", "capabilities", "Capabilities"),
        ("protocolVersion", "protocol_version", None),
        ("serverInfo", "server_info", "ServerInfo"),
    )


@dataclass(frozen=True)
class ClientInfo(Record):
    """Who asks. Unknown members are ignored."""

    name: Optional[str] = None
    """The front end's name."""
    version: Optional[str] = None
    """The front end's version."""
    _shape: ClassVar[Shape] = (
        ("name", "name", None),
        ("version", "version", None),
    )


@dataclass(frozen=True)
class ResetResult(Record):
    """The process after a reset."""

    now: str
    """What the clock says."""
    _shape: ClassVar[Shape] = (
        ("now", "now", None),
    )


@dataclass(frozen=True)
class ClockReading(Record):
    """What the clock says."""

    mode: ClockMode
    """What moves the clock."""
    now: str
    """The current instant."""
    next: Optional[str] = None
    """When the next due thing happens; null when nothing is due."""
    _shape: ClassVar[Shape] = (
        ("mode", "mode", None),
        ("next", "next", None),
        ("now", "now", None),
    )


@dataclass(frozen=True)
class ClockAdvanced(Record):
    """Where an advance ended."""

    events: int
    """How many due things happened on the way."""
    now: str
    """The instant reached."""
    _shape: ClassVar[Shape] = (
        ("events", "events", None),
        ("now", "now", None),
    )


@dataclass(frozen=True)
class StoreOpened(Record):
    """A store that was opened."""

    kind: StoreKind
    """What is behind it."""
    store: str
    """Its name."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("store", "store", None),
    )


@dataclass(frozen=True)
class StoreListing(Record):
    """An open store."""

    kind: StoreKind
    """What is behind it."""
    store: str
    """Its name."""
    view_models: List[str]
    """The view models on it, in order of creation."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("store", "store", None),
        ("viewModels", "view_models", None),
    )


@dataclass(frozen=True)
class StoreDidChange(Record):
    """A customer's standing that became different."""

    cause: StandingCause
    """What made it different."""
    store: str
    """The store."""
    subscription_state: SubscriptionState
    """The new standing."""
    _shape: ClassVar[Shape] = (
        ("cause", "cause", None),
        ("store", "store", None),
        ("subscriptionState", "subscription_state", "SubscriptionState"),
    )


@dataclass(frozen=True)
class ViewModelOptions(Record):
    """How a view model behaves. In every time-out 0 means none."""

    load_timeout_seconds: float = 30
    """How long a load may take. When absent: `30`."""
    notify: bool = True
    """Whether changes are announced by `viewModel/didChange`. When absent: `true`."""
    restore_minimum_seconds: float = 0
    """How long a restore shows at least; the larger of the two times, not their sum. When absent: `0`."""
    restore_timeout_seconds: float = 30
    """How long a restore may take before the popup. When absent: `30`."""
    retention_offers: Dict[str, str] = field(default_factory=dict)
    """The promotional offer that is shown to who cancels a plan: plan to offer. When absent: `{}`."""
    toast_seconds: float = 3
    """How long a toast stays; 0 until it is dismissed. When absent: `3`."""
    _shape: ClassVar[Shape] = (
        ("loadTimeoutSeconds", "load_timeout_seconds", None),
        ("notify", "notify", None),
        ("restoreMinimumSeconds", "restore_minimum_seconds", None),
        ("restoreTimeoutSeconds", "restore_timeout_seconds", None),
        ("retentionOffers", "retention_offers", None),
        ("toastSeconds", "toast_seconds", None),
    )


@dataclass(frozen=True)
class ViewModelCreated(Record):
    """A new view model."""

    kind: ViewModelKind
    """Its screen."""
    revision: int
    """The number of its state: 0."""
    state: ScreenState
    """What the screen shows."""
    view_model: str
    """Its id: the kind and a count, such as `purchase-1`."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("revision", "revision", None),
        ("state", "state", "ScreenState"),
        ("viewModel", "view_model", None),
    )


@dataclass(frozen=True)
class ViewModelListing(Record):
    """A view model."""

    kind: ViewModelKind
    """Its screen."""
    revision: int
    """The number of its last state."""
    store: str
    """Its store."""
    view_model: str
    """Its id."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("revision", "revision", None),
        ("store", "store", None),
        ("viewModel", "view_model", None),
    )


@dataclass(frozen=True)
class ViewModelSnapshot(Record):
    """The whole state of a view model."""

    revision: int
    """The number of this state."""
    state: ScreenState
    """What the screen shows."""
    _shape: ClassVar[Shape] = (
        ("revision", "revision", None),
        ("state", "state", "ScreenState"),
    )


@dataclass(frozen=True)
class ViewModelDidChange(Record):
    """A change of a view model's state."""

    changes: ScreenChanges
    """Each member of the state that changed, whole, under its name."""
    revision: int
    """The number of the new state, one more than that of the last."""
    view_model: str
    """The view model."""
    _shape: ClassVar[Shape] = (
        ("changes", "changes", "ScreenChanges"),
        ("revision", "revision", None),
        ("viewModel", "view_model", None),
    )


@dataclass(frozen=True)
class Overlay(Record):
    """A display that covers the screen while something runs."""

    kind: OverlayKind
    """What runs."""
    message: str
    """What it says, for people."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("message", "message", None),
    )


@dataclass(frozen=True)
class Toast(Record):
    """A short message that goes by itself."""

    arguments: Dict[str, str]
    """What was put into the text, by name."""
    code: MessageCode
    """What it says, for programs."""
    id: str
    """Names it for `viewModel/dismissToast`."""
    message: str
    """What it says, for people; never empty."""
    style: ToastStyle
    """How it looks."""
    _shape: ClassVar[Shape] = (
        ("arguments", "arguments", None),
        ("code", "code", None),
        ("id", "id", None),
        ("message", "message", None),
        ("style", "style", None),
    )


@dataclass(frozen=True)
class LastOutcome(Record):
    """How the last action ended."""

    action: ScreenAction
    """The action."""
    outcome: ActionOutcome
    """How it ended."""
    sequence: int
    """Rises with each action that ends, so that equal outcomes can be told apart."""
    error: Optional[StoreError] = None
    """Why it failed; null when it did not."""
    subscription_id: Optional[str] = None
    """The plan it was about."""
    _shape: ClassVar[Shape] = (
        ("action", "action", None),
        ("error", "error", "StoreError"),
        ("outcome", "outcome", None),
        ("sequence", "sequence", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class PurchaseScreenState(Record):
    """What the purchase screen shows."""

    available_actions: List[ScreenAction]
    """What can be asked for now."""
    is_already_subscribed: bool
    """Whether the customer is entitled to a plan already."""
    is_loading: bool
    """Whether a load or a restore runs."""
    load_status: LoadStatus
    """How far the plans are loaded."""
    purchase_in_progress: bool
    """Whether a purchase, a change of plan or the acceptance of an offer runs."""
    restore_in_progress: bool
    """Whether a restore runs."""
    show_restore_failed_popup: bool
    """Whether the popup about a failed restore is shown."""
    subscription_details: List[SubscriptionModel]
    """The plans for sale, in the order of display."""
    subscription_state: SubscriptionState
    """The customer's standing."""
    best_value_subscription_id: Optional[str] = None
    """The plan with the best price per month, null when none stands out."""
    kind: Literal["purchase"] = "purchase"
    """Which screen it is."""
    last_outcome: Optional[LastOutcome] = None
    """How the last action ended; null before the first."""
    load_error: Optional[StoreError] = None
    """Why the last load failed; null when it did not."""
    overlay: Optional[Overlay] = None
    """What covers the screen: any running action except a load that already shows plans."""
    purchasing_subscription_id: Optional[str] = None
    """The plan that is being bought."""
    restore_deadline: Optional[str] = None
    """When the running restore will be given up."""
    restore_failure_reason: Optional[RestoreFailureReason] = None
    """What the popup is about."""
    selected_subscription_id: Optional[str] = None
    """The plan that the customer has picked."""
    toast: Optional[Toast] = None
    """The message shown now."""
    _shape: ClassVar[Shape] = (
        ("availableActions", "available_actions", None),
        ("bestValueSubscriptionID", "best_value_subscription_id", None),
        ("isAlreadySubscribed", "is_already_subscribed", None),
        ("isLoading", "is_loading", None),
        ("kind", "kind", None),
        ("lastOutcome", "last_outcome", "LastOutcome"),
        ("loadError", "load_error", "StoreError"),
        ("loadStatus", "load_status", None),
        ("overlay", "overlay", "Overlay"),
        ("purchaseInProgress", "purchase_in_progress", None),
        ("purchasingSubscriptionID", "purchasing_subscription_id", None),
        ("restoreDeadline", "restore_deadline", None),
        ("restoreFailureReason", "restore_failure_reason", None),
        ("restoreInProgress", "restore_in_progress", None),
        ("selectedSubscriptionID", "selected_subscription_id", None),
        ("showRestoreFailedPopup", "show_restore_failed_popup", None),
        ("subscriptionDetails", "subscription_details", "[SubscriptionModel]"),
        ("subscriptionState", "subscription_state", "SubscriptionState"),
        ("toast", "toast", "Toast"),
    )


@dataclass(frozen=True)
class CurrentSubscription(Record):
    """The plan that the manage screen is about."""

    subscription: UserSubscription
    """The plan held or held last."""
    subtitle: str
    """A sentence about what comes next."""
    title: str
    """Its name."""
    badge: Optional[Badge] = None
    """Its standing in a word."""
    price: Optional[Price] = None
    """What the next period costs, or what it cost; null when that is not known."""
    _shape: ClassVar[Shape] = (
        ("badge", "badge", None),
        ("price", "price", "Price"),
        ("subscription", "subscription", "UserSubscription"),
        ("subtitle", "subtitle", None),
        ("title", "title", None),
    )


@dataclass(frozen=True)
class ChangeOption(Record):
    """A plan that the customer could change to."""

    change: PlanChange
    """How it compares with the plan held."""
    effective: PlanChangeTiming
    """When it would take effect."""
    promotion_offer_ids: List[str]
    """Promotional offers that the customer may have with it."""
    subscription_id: str
    """The plan."""
    effective_at: Optional[str] = None
    """That instant; null when it is not known."""
    _shape: ClassVar[Shape] = (
        ("change", "change", None),
        ("effective", "effective", None),
        ("effectiveAt", "effective_at", None),
        ("promotionOfferIDs", "promotion_offer_ids", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class BillingIssue(Record):
    """A renewal that failed."""

    kind: BillingIssueKind
    """Which problem it is."""
    until: Optional[str] = None
    """Until when it can be mended without loss; null when it is not known."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("until", "until", None),
    )


@dataclass(frozen=True)
class RetentionOffer(Record):
    """An offer to stay, shown to who cancels."""

    offer: Offer
    """The offer."""
    subscription_id: str
    """The plan it is for."""
    _shape: ClassVar[Shape] = (
        ("offer", "offer", "Offer"),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class ManageScreenState(Record):
    """What the manage-subscription screen shows."""

    available_actions: List[ScreenAction]
    """What can be asked for now."""
    change_options: List[ChangeOption]
    """The plans that the customer could change to."""
    is_loading: bool
    """Whether a load or a restore runs."""
    load_status: LoadStatus
    """How far the plans are loaded."""
    purchase_in_progress: bool
    """Whether a purchase, a change of plan or the acceptance of an offer runs."""
    restore_in_progress: bool
    """Whether a restore runs."""
    show_restore_failed_popup: bool
    """Whether the popup about a failed restore is shown."""
    subscription_details: List[SubscriptionModel]
    """The plans for sale, in the order of display."""
    subscription_state: SubscriptionState
    """The customer's standing."""
    billing_issue: Optional[BillingIssue] = None
    """A renewal that failed; null when none did."""
    current: Optional[CurrentSubscription] = None
    """The plan held, or held last; null when there has been none."""
    kind: Literal["manage"] = "manage"
    """Which screen it is."""
    last_outcome: Optional[LastOutcome] = None
    """How the last action ended; null before the first."""
    load_error: Optional[StoreError] = None
    """Why the last load failed; null when it did not."""
    management_url: Optional[str] = None
    """Where the customer manages the plan when the store cannot be asked."""
    overlay: Optional[Overlay] = None
    """What covers the screen: any running action except a load that already shows plans."""
    purchasing_subscription_id: Optional[str] = None
    """The plan that is being bought."""
    refund_status: Optional[RefundStatus] = None
    """How the last refund request ended."""
    restore_deadline: Optional[str] = None
    """When the running restore will be given up."""
    restore_failure_reason: Optional[RestoreFailureReason] = None
    """What the popup is about."""
    retention_offer: Optional[RetentionOffer] = None
    """The offer to stay that is shown now."""
    toast: Optional[Toast] = None
    """The message shown now."""
    _shape: ClassVar[Shape] = (
        ("availableActions", "available_actions", None),
        ("billingIssue", "billing_issue", "BillingIssue"),
        ("changeOptions", "change_options", "[ChangeOption]"),
        ("current", "current", "CurrentSubscription"),
        ("isLoading", "is_loading", None),
        ("kind", "kind", None),
        ("lastOutcome", "last_outcome", "LastOutcome"),
        ("loadError", "load_error", "StoreError"),
        ("loadStatus", "load_status", None),
        ("managementURL", "management_url", None),
        ("overlay", "overlay", "Overlay"),
        ("purchaseInProgress", "purchase_in_progress", None),
        ("purchasingSubscriptionID", "purchasing_subscription_id", None),
        ("refundStatus", "refund_status", None),
        ("restoreDeadline", "restore_deadline", None),
        ("restoreFailureReason", "restore_failure_reason", None),
        ("restoreInProgress", "restore_in_progress", None),
        ("retentionOffer", "retention_offer", "RetentionOffer"),
        ("showRestoreFailedPopup", "show_restore_failed_popup", None),
        ("subscriptionDetails", "subscription_details", "[SubscriptionModel]"),
        ("subscriptionState", "subscription_state", "SubscriptionState"),
        ("toast", "toast", "Toast"),
    )


@dataclass(frozen=True)
class ActionResult(Record):
    """How an action of a screen ended."""

    outcome: ActionOutcome
    """How it ended."""
    revision: int
    """The number of the state after it."""
    error: Optional[StoreError] = None
    """The particulars when `outcome` is `failed`, else null."""
    subscription_id: Optional[str] = None
    """The plan it was about."""
    _shape: ClassVar[Shape] = (
        ("error", "error", "StoreError"),
        ("outcome", "outcome", None),
        ("revision", "revision", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class LatencySeconds(Record):
    """How long a simulated store takes to answer, in seconds of the process's clock."""

    products: float
    """`fetchProducts`."""
    purchase: float
    """`purchase`."""
    restore: float
    """`restore`."""
    state: float
    """`currentState`."""
    _shape: ClassVar[Shape] = (
        ("products", "products", None),
        ("purchase", "purchase", None),
        ("restore", "restore", None),
        ("state", "state", None),
    )


@dataclass(frozen=True)
class LatencySecondsInput(Record):
    """How long a simulated store takes to answer, in seconds of the process's clock. As a front end may send it."""

    products: Optional[float] = None
    """`fetchProducts`."""
    purchase: Optional[float] = None
    """`purchase`."""
    restore: Optional[float] = None
    """`restore`."""
    state: Optional[float] = None
    """`currentState`."""
    _shape: ClassVar[Shape] = (
        ("products", "products", None),
        ("purchase", "purchase", None),
        ("restore", "restore", None),
        ("state", "state", None),
    )


@dataclass(frozen=True)
class SimulatorSettings(Record):
    """How a simulated store behaves."""

    ask_to_buy_enabled: bool
    """Whether purchases wait for a parent's approval."""
    billing_grace_period_enabled: bool
    """Whether a failed renewal begins with a grace period."""
    billing_retry_on_renewal_enabled: bool
    """Whether renewals fail."""
    interrupted_purchases_enabled: bool
    """Whether purchases are interrupted until the issue is resolved."""
    latency_seconds: LatencySeconds
    """How long answers take."""
    locale: str
    """The locale of names and prices."""
    purchase_decision: SimulatedPurchaseDecision
    """What the customer does when the payment sheet opens."""
    storefront: str
    """ISO 3166-1 alpha-3 code of the storefront."""
    time_rate: TimeRate
    """How fast periods pass."""
    grace_period_days: Optional[int] = None
    """How long the grace period is; null for the length that goes with the plan's period."""
    _shape: ClassVar[Shape] = (
        ("askToBuyEnabled", "ask_to_buy_enabled", None),
        ("billingGracePeriodEnabled", "billing_grace_period_enabled", None),
        ("billingRetryOnRenewalEnabled", "billing_retry_on_renewal_enabled", None),
        ("gracePeriodDays", "grace_period_days", None),
        ("interruptedPurchasesEnabled", "interrupted_purchases_enabled", None),
        ("latencySeconds", "latency_seconds", "LatencySeconds"),
        ("locale", "locale", None),
        ("purchaseDecision", "purchase_decision", None),
        ("storefront", "storefront", None),
        ("timeRate", "time_rate", None),
    )


@dataclass(frozen=True)
class Transaction(Record):
    """One transaction of a simulated store."""

    customer: str
    """Whose it is."""
    is_upgraded: bool
    """Whether an upgrade took its place."""
    kind: ProductKind
    """What kind of product that is."""
    original_transaction_id: str
    """The transaction that began its run."""
    ownership: Ownership
    """How the customer came by it."""
    price: Price
    """What it cost."""
    product_id: str
    """What it is for."""
    purchased_at: str
    """When it was made."""
    reason: TransactionReason
    """What made it."""
    state: TransactionState
    """How it stands."""
    transaction_id: str
    """Its number."""
    expires_at: Optional[str] = None
    """The end of the period it pays for; null when it ends nowhere."""
    offer: Optional[Offer] = None
    """The offer it was made under."""
    revocation_reason: Optional[RevocationReason] = None
    """Why it was taken back."""
    revoked_at: Optional[str] = None
    """When it was taken back."""
    _shape: ClassVar[Shape] = (
        ("customer", "customer", None),
        ("expiresAt", "expires_at", None),
        ("isUpgraded", "is_upgraded", None),
        ("kind", "kind", None),
        ("offer", "offer", "Offer"),
        ("originalTransactionID", "original_transaction_id", None),
        ("ownership", "ownership", None),
        ("price", "price", "Price"),
        ("productID", "product_id", None),
        ("purchasedAt", "purchased_at", None),
        ("reason", "reason", None),
        ("revocationReason", "revocation_reason", None),
        ("revokedAt", "revoked_at", None),
        ("state", "state", None),
        ("transactionID", "transaction_id", None),
    )


@dataclass(frozen=True)
class CustomerListing(Record):
    """A customer of a simulated store."""

    customer: str
    """Its name."""
    is_current: bool
    """Whether it uses the store now."""
    _shape: ClassVar[Shape] = (
        ("customer", "customer", None),
        ("isCurrent", "is_current", None),
    )


@dataclass(frozen=True)
class SimulatedProduct(Record):
    """Something that a configuration sells."""

    display_name: str
    """Its name."""
    is_family_shareable: bool
    """Whether the family shares it."""
    kind: ProductKind
    """What it is."""
    price: Price
    """Its regular price."""
    product_id: str
    """Its identifier."""
    group_id: Optional[str] = None
    """Its subscription group."""
    level: Optional[int] = None
    """Its place in the group, 1 the highest."""
    period: Optional[str] = None
    """How long one paid period lasts."""
    _shape: ClassVar[Shape] = (
        ("displayName", "display_name", None),
        ("groupID", "group_id", None),
        ("isFamilyShareable", "is_family_shareable", None),
        ("kind", "kind", None),
        ("level", "level", None),
        ("period", "period", None),
        ("price", "price", "Price"),
        ("productID", "product_id", None),
    )


@dataclass(frozen=True)
class SubscriptionGroup(Record):
    """A group of plans that exclude each other."""

    group_id: str
    """Its identifier."""
    name: str
    """Its name."""
    subscription_ids: List[str]
    """Its plans, the highest level first."""
    _shape: ClassVar[Shape] = (
        ("groupID", "group_id", None),
        ("name", "name", None),
        ("subscriptionIDs", "subscription_ids", None),
    )


@dataclass(frozen=True)
class PlanOffer(Record):
    """An offer, and the plan it is for."""

    offer: Offer
    """The offer, with the current customer's eligibility."""
    subscription_id: str
    """The plan."""
    _shape: ClassVar[Shape] = (
        ("offer", "offer", "Offer"),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class ConfigurationWarning(Record):
    """Something odd in a configuration that can be used."""

    message: str
    """What is odd."""
    pointer: str
    """JSON pointer to the place; empty for the whole."""
    line: Optional[int] = None
    """Its line, from 1; null when it has none."""
    _shape: ClassVar[Shape] = (
        ("line", "line", None),
        ("message", "message", None),
        ("pointer", "pointer", None),
    )


@dataclass(frozen=True)
class SimulatorDescription(Record):
    """All that a simulated store sells and how it behaves."""

    groups: List[SubscriptionGroup]
    """The groups."""
    offers: List[PlanOffer]
    """The offers of all plans."""
    products: List[SimulatedProduct]
    """What is sold, in the order of the configuration."""
    settings: SimulatorSettings
    """How it behaves."""
    warnings: List[ConfigurationWarning]
    """What is odd in the configuration."""
    _shape: ClassVar[Shape] = (
        ("groups", "groups", "[SubscriptionGroup]"),
        ("offers", "offers", "[PlanOffer]"),
        ("products", "products", "[SimulatedProduct]"),
        ("settings", "settings", "SimulatorSettings"),
        ("warnings", "warnings", "[ConfigurationWarning]"),
    )


@dataclass(frozen=True)
class ConfigurationProblem(Record):
    """A finding in a configuration."""

    message: str
    """What is wrong, and what would be right."""
    pointer: str
    """JSON pointer to the place; empty for the whole."""
    severity: Severity
    """How grave it is."""
    column: Optional[int] = None
    """Its column, from 1."""
    line: Optional[int] = None
    """Its line, from 1."""
    _shape: ClassVar[Shape] = (
        ("column", "column", None),
        ("line", "line", None),
        ("message", "message", None),
        ("pointer", "pointer", None),
        ("severity", "severity", None),
    )


@dataclass(frozen=True)
class ConfigurationReport(Record):
    """What a configuration is good for."""

    is_usable: bool
    """Whether a store can be opened with it."""
    problems: List[ConfigurationProblem]
    """All findings, in the order of the text."""
    products: List[SimulatedProduct]
    """What it would sell."""
    _shape: ClassVar[Shape] = (
        ("isUsable", "is_usable", None),
        ("problems", "problems", "[ConfigurationProblem]"),
        ("products", "products", "[SimulatedProduct]"),
    )


@dataclass(frozen=True)
class SpyCall(Record):
    """A call that a spy recorded."""

    action: SpyAction
    """What was called."""
    at: str
    """When it was called."""
    origin: CallOrigin
    """Who called."""
    sequence: int
    """Its number, from 1."""
    outcome: Optional[CallOutcome] = None
    """How it ended; null while it has not."""
    promotion_offer_id: Optional[str] = None
    """The offer named."""
    subscription_id: Optional[str] = None
    """The plan named, null when the action names none."""
    _shape: ClassVar[Shape] = (
        ("action", "action", None),
        ("at", "at", None),
        ("origin", "origin", None),
        ("outcome", "outcome", None),
        ("promotionOfferID", "promotion_offer_id", None),
        ("sequence", "sequence", None),
        ("subscriptionID", "subscription_id", None),
    )


@dataclass(frozen=True)
class Problem(Record):
    """One thing wrong with what was sent."""

    message: str
    """What is wrong, and what would be right."""
    path: str
    """Where: member names and indexes, such as `options.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole."""
    _shape: ClassVar[Shape] = (
        ("message", "message", None),
        ("path", "path", None),
    )


@dataclass(frozen=True)
class ExceededLimit(Record):
    """A limit, and the greatest value it allows."""

    name: str
    """The limit's name."""
    value: int
    """The greatest value it allows."""
    _shape: ClassVar[Shape] = (
        ("name", "name", None),
        ("value", "value", None),
    )


@dataclass(frozen=True)
class ParseErrorData(Record):
    """A message that could not be read."""

    kind: Literal["parseError"] = "parseError"
    """The kind of error."""
    limit: Optional[ExceededLimit] = None
    """The limit that was exceeded, when it was one."""
    offset: Optional[int] = None
    """The byte at fault, from the start of the message."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("limit", "limit", "ExceededLimit"),
        ("offset", "offset", None),
    )


@dataclass(frozen=True)
class InvalidRequestErrorData(Record):
    """JSON that is no request."""

    id: Optional[Any] = None
    """The id at fault, when it was one."""
    kind: Literal["invalidRequest"] = "invalidRequest"
    """The kind of error."""
    limit: Optional[ExceededLimit] = None
    """The limit that was exceeded, when it was one."""
    _shape: ClassVar[Shape] = (
        ("id", "id", None),
        ("kind", "kind", None),
        ("limit", "limit", "ExceededLimit"),
    )


@dataclass(frozen=True)
class MethodNotFoundErrorData(Record):
    """A method that does not exist."""

    method: str
    """The method asked for."""
    suggestions: List[str]
    """The nearest known ones, the nearest first."""
    kind: Literal["methodNotFound"] = "methodNotFound"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("method", "method", None),
        ("suggestions", "suggestions", None),
    )


@dataclass(frozen=True)
class InvalidParamsErrorData(Record):
    """Params that do not fit."""

    problems: List[Problem]
    """Everything that is wrong with them."""
    kind: Literal["invalidParams"] = "invalidParams"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("problems", "problems", "[Problem]"),
    )


@dataclass(frozen=True)
class InternalErrorData(Record):
    """Something broke in the bridge."""

    kind: Literal["internalError"] = "internalError"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
    )


@dataclass(frozen=True)
class RequestCancelledErrorData(Record):
    """A request stopped by `$/cancelRequest`."""

    kind: Literal["requestCancelled"] = "requestCancelled"
    """The kind of error."""
    now: Optional[str] = None
    """Where a cancelled `clock/advance` stopped."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("now", "now", None),
    )


@dataclass(frozen=True)
class UnknownViewModelErrorData(Record):
    """A view model that does not exist."""

    known: List[str]
    """Those that do, 20 at most."""
    suggestions: List[str]
    """The nearest of them, the nearest first."""
    kind: Literal["unknownViewModel"] = "unknownViewModel"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("known", "known", None),
        ("suggestions", "suggestions", None),
    )


@dataclass(frozen=True)
class UnknownStoreErrorData(Record):
    """A store that does not exist."""

    known: List[str]
    """Those that do, 20 at most."""
    suggestions: List[str]
    """The nearest of them, the nearest first."""
    kind: Literal["unknownStore"] = "unknownStore"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("known", "known", None),
        ("suggestions", "suggestions", None),
    )


@dataclass(frozen=True)
class UnknownSubscriptionErrorData(Record):
    """A subscription that does not exist."""

    known: List[str]
    """Those that do, 20 at most."""
    suggestions: List[str]
    """The nearest of them, the nearest first."""
    kind: Literal["unknownSubscription"] = "unknownSubscription"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("known", "known", None),
        ("suggestions", "suggestions", None),
    )


@dataclass(frozen=True)
class UnknownTransactionErrorData(Record):
    """A transaction that does not exist."""

    known: List[str]
    """Those that do, 20 at most."""
    suggestions: List[str]
    """The nearest of them, the nearest first."""
    kind: Literal["unknownTransaction"] = "unknownTransaction"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("known", "known", None),
        ("suggestions", "suggestions", None),
    )


@dataclass(frozen=True)
class ActionNotAllowedErrorData(Record):
    """An action that is not possible now."""

    reason: NotAllowedReason
    """Why not."""
    kind: Literal["actionNotAllowed"] = "actionNotAllowed"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("reason", "reason", None),
    )


@dataclass(frozen=True)
class StoreFailureErrorData(Record):
    """A store that did not do what it was asked."""

    store_error: StoreError
    """Why not."""
    kind: Literal["storeFailure"] = "storeFailure"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("storeError", "store_error", "StoreError"),
    )


@dataclass(frozen=True)
class InvalidConfigurationErrorData(Record):
    """A configuration, state folder or setting that cannot be used."""

    file: Optional[str] = None
    """The file; null when there is none."""
    kind: Literal["invalidConfiguration"] = "invalidConfiguration"
    """The kind of error."""
    line: Optional[int] = None
    """Its line, from 1; null when it has none."""
    pointer: Optional[str] = None
    """JSON pointer to the place; null when it has none."""
    reason: Optional[ConfigurationReason] = None
    """What kind of setting it is; null where nothing more is known."""
    _shape: ClassVar[Shape] = (
        ("file", "file", None),
        ("kind", "kind", None),
        ("line", "line", None),
        ("pointer", "pointer", None),
        ("reason", "reason", None),
    )


@dataclass(frozen=True)
class LimitExceededErrorData(Record):
    """A limit that was exceeded."""

    limit: ExceededLimit
    """The limit."""
    kind: Literal["limitExceeded"] = "limitExceeded"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("limit", "limit", "ExceededLimit"),
    )


@dataclass(frozen=True)
class ClockNotVirtualErrorData(Record):
    """An advance of the system clock."""

    kind: Literal["clockNotVirtual"] = "clockNotVirtual"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
    )


@dataclass(frozen=True)
class UnsupportedVersionErrorData(Record):
    """A version of the protocol that is not spoken."""

    supported: List[int]
    """Those that are."""
    kind: Literal["unsupportedVersion"] = "unsupportedVersion"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("supported", "supported", None),
    )


@dataclass(frozen=True)
class ShuttingDownErrorData(Record):
    """A request after `shutdown`, or one cut short by the end."""

    kind: Literal["shuttingDown"] = "shuttingDown"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
    )


@dataclass(frozen=True)
class NotSupportedByStoreErrorData(Record):
    """Something that this kind of store does not have."""

    store: str
    """The store."""
    store_kind: StoreKind
    """What it is."""
    kind: Literal["notSupportedByStore"] = "notSupportedByStore"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("store", "store", None),
        ("storeKind", "store_kind", None),
    )


@dataclass(frozen=True)
class UnknownOfferErrorData(Record):
    """A offer that does not exist."""

    known: List[str]
    """Those that do, 20 at most."""
    suggestions: List[str]
    """The nearest of them, the nearest first."""
    kind: Literal["unknownOffer"] = "unknownOffer"
    """The kind of error."""
    _shape: ClassVar[Shape] = (
        ("kind", "kind", None),
        ("known", "known", None),
        ("suggestions", "suggestions", None),
    )


ScreenState = Union[PurchaseScreenState, ManageScreenState]
"""What a screen shows; `kind` says which."""

SCREEN_STATE_BY_KIND: Dict[str, Type[Record]] = {
    "purchase": PurchaseScreenState,
    "manage": ManageScreenState,
}

ScreenChanges = Mapping[str, Any]
"""Each member of a screen's state that changed, whole, under its name."""


class ParseError(BridgeError):
    """A message that could not be read."""

    code = -32700
    kind = "parseError"

    @property
    def limit(self) -> Optional[ExceededLimit]:
        """The limit that was exceeded, when it was one."""
        return self._particular(ParseErrorData, "limit")

    @property
    def offset(self) -> Optional[int]:
        """The byte at fault, from the start of the message."""
        return self._particular(ParseErrorData, "offset")


class InvalidRequestError(BridgeError):
    """JSON that is no request."""

    code = -32600
    kind = "invalidRequest"

    @property
    def id(self) -> Optional[Any]:
        """The id at fault, when it was one."""
        return self._particular(InvalidRequestErrorData, "id")

    @property
    def limit(self) -> Optional[ExceededLimit]:
        """The limit that was exceeded, when it was one."""
        return self._particular(InvalidRequestErrorData, "limit")


class MethodNotFoundError(BridgeError):
    """A method that does not exist."""

    code = -32601
    kind = "methodNotFound"

    @property
    def method(self) -> Optional[str]:
        """The method asked for."""
        return self._particular(MethodNotFoundErrorData, "method")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest known ones, the nearest first."""
        return self._particular(MethodNotFoundErrorData, "suggestions")


class InvalidParamsError(BridgeError):
    """Params that do not fit."""

    code = -32602
    kind = "invalidParams"

    @property
    def problems(self) -> Optional[List[Problem]]:
        """Everything that is wrong with them."""
        return self._particular(InvalidParamsErrorData, "problems")


class InternalError(BridgeError):
    """Something broke in the bridge."""

    code = -32603
    kind = "internalError"


class RequestCancelledError(BridgeError):
    """A request stopped by `$/cancelRequest`."""

    code = -32800
    kind = "requestCancelled"

    @property
    def now(self) -> Optional[str]:
        """Where a cancelled `clock/advance` stopped."""
        return self._particular(RequestCancelledErrorData, "now")


class UnknownViewModelError(BridgeError):
    """A view model that does not exist."""

    code = 1001
    kind = "unknownViewModel"

    @property
    def known(self) -> Optional[List[str]]:
        """Those that do, 20 at most."""
        return self._particular(UnknownViewModelErrorData, "known")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest of them, the nearest first."""
        return self._particular(UnknownViewModelErrorData, "suggestions")


class UnknownStoreError(BridgeError):
    """A store that does not exist."""

    code = 1002
    kind = "unknownStore"

    @property
    def known(self) -> Optional[List[str]]:
        """Those that do, 20 at most."""
        return self._particular(UnknownStoreErrorData, "known")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest of them, the nearest first."""
        return self._particular(UnknownStoreErrorData, "suggestions")


class UnknownSubscriptionError(BridgeError):
    """A subscription that does not exist."""

    code = 1003
    kind = "unknownSubscription"

    @property
    def known(self) -> Optional[List[str]]:
        """Those that do, 20 at most."""
        return self._particular(UnknownSubscriptionErrorData, "known")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest of them, the nearest first."""
        return self._particular(UnknownSubscriptionErrorData, "suggestions")


class UnknownTransactionError(BridgeError):
    """A transaction that does not exist."""

    code = 1004
    kind = "unknownTransaction"

    @property
    def known(self) -> Optional[List[str]]:
        """Those that do, 20 at most."""
        return self._particular(UnknownTransactionErrorData, "known")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest of them, the nearest first."""
        return self._particular(UnknownTransactionErrorData, "suggestions")


class ActionNotAllowedError(BridgeError):
    """An action that is not possible now."""

    code = 1005
    kind = "actionNotAllowed"

    @property
    def reason(self) -> Optional[NotAllowedReason]:
        """Why not."""
        return self._particular(ActionNotAllowedErrorData, "reason")


class StoreFailureError(BridgeError):
    """A store that did not do what it was asked."""

    code = 1006
    kind = "storeFailure"

    @property
    def store_error(self) -> Optional[StoreError]:
        """Why not."""
        return self._particular(StoreFailureErrorData, "store_error")


class InvalidConfigurationError(BridgeError):
    """A configuration, state folder or setting that cannot be used."""

    code = 1007
    kind = "invalidConfiguration"

    @property
    def file(self) -> Optional[str]:
        """The file; null when there is none."""
        return self._particular(InvalidConfigurationErrorData, "file")

    @property
    def line(self) -> Optional[int]:
        """Its line, from 1; null when it has none."""
        return self._particular(InvalidConfigurationErrorData, "line")

    @property
    def pointer(self) -> Optional[str]:
        """JSON pointer to the place; null when it has none."""
        return self._particular(InvalidConfigurationErrorData, "pointer")

    @property
    def reason(self) -> Optional[ConfigurationReason]:
        """What kind of setting it is; null where nothing more is known."""
        return self._particular(InvalidConfigurationErrorData, "reason")


class LimitExceededError(BridgeError):
    """A limit that was exceeded."""

    code = 1008
    kind = "limitExceeded"

    @property
    def limit(self) -> Optional[ExceededLimit]:
        """The limit."""
        return self._particular(LimitExceededErrorData, "limit")


class ClockNotVirtualError(BridgeError):
    """An advance of the system clock."""

    code = 1009
    kind = "clockNotVirtual"


class UnsupportedVersionError(BridgeError):
    """A version of the protocol that is not spoken."""

    code = 1010
    kind = "unsupportedVersion"

    @property
    def supported(self) -> Optional[List[int]]:
        """Those that are."""
        return self._particular(UnsupportedVersionErrorData, "supported")


class ShuttingDownError(BridgeError):
    """A request after `shutdown`, or one cut short by the end."""

    code = 1011
    kind = "shuttingDown"


class NotSupportedByStoreError(BridgeError):
    """Something that this kind of store does not have."""

    code = 1012
    kind = "notSupportedByStore"

    @property
    def store(self) -> Optional[str]:
        """The store."""
        return self._particular(NotSupportedByStoreErrorData, "store")

    @property
    def store_kind(self) -> Optional[StoreKind]:
        """What it is."""
        return self._particular(NotSupportedByStoreErrorData, "store_kind")


class UnknownOfferError(BridgeError):
    """A offer that does not exist."""

    code = 1013
    kind = "unknownOffer"

    @property
    def known(self) -> Optional[List[str]]:
        """Those that do, 20 at most."""
        return self._particular(UnknownOfferErrorData, "known")

    @property
    def suggestions(self) -> Optional[List[str]]:
        """The nearest of them, the nearest first."""
        return self._particular(UnknownOfferErrorData, "suggestions")


ERRORS: Dict[int, Type[BridgeError]] = {
    -32700: ParseError,
    -32600: InvalidRequestError,
    -32601: MethodNotFoundError,
    -32602: InvalidParamsError,
    -32603: InternalError,
    -32800: RequestCancelledError,
    1001: UnknownViewModelError,
    1002: UnknownStoreError,
    1003: UnknownSubscriptionError,
    1004: UnknownTransactionError,
    1005: ActionNotAllowedError,
    1006: StoreFailureError,
    1007: InvalidConfigurationError,
    1008: LimitExceededError,
    1009: ClockNotVirtualError,
    1010: UnsupportedVersionError,
    1011: ShuttingDownError,
    1012: NotSupportedByStoreError,
    1013: UnknownOfferError,
}
"""The class of each code."""
