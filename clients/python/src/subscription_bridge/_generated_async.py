# Made from Schemas/ by schema-compiler; not to be edited.
"""The methods, for asyncio."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from ._generated import *  # noqa: F403
from ._wire import AsyncCall, decoded, plain


class AsyncProcessMethods:
    """Methods that concern the process as a whole."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def initialize(
        self, *, client_info: Optional[Union[ClientInfo, Mapping[str, Any]]] = None,
        protocol_version: Optional[int] = None, capabilities: Optional[Mapping[str, Any]] = None,
        locale: Optional[str] = None
    ) -> InitializeResult:
        """Says who asks and hears who answers.

        Optional: a one-line pipe needs no handshake. May come at any time and again; then it changes only `locale`
        and `clientInfo` from there on. The one method that ignores members it does not know.

        :param client_info: Who asks.
        :param protocol_version: The version of the protocol that the front end speaks; absent: any.
        :param capabilities: What the front end can do; nothing is asked of it in version 1.
        :param locale: The language of messages, such as `de` or `de_AT`; absent: as it was.
        """
        return decoded("InitializeResult", await self._call("initialize", plain({"clientInfo": client_info, "protocolVersion": protocol_version, "capabilities": capabilities, "locale": locale})))

    async def ping(self) -> str:
        """Answers at once.

        Takes any params and does nothing with them.
        """
        return await self._call("ping", plain({}))

    async def discover(self) -> Any:
        """Answers this document.

        The document is the one in `Schemas/openrpc.json`, without white space.
        """
        return await self._call("rpc.discover", plain({}))

    async def shutdown(self) -> None:
        """Ends the conversation in good order.

        Answered once everything under way is finished, within the drain limit. Afterwards only `exit`,
        `$/cancelRequest` and answers to the bridge's own requests are taken.
        """
        await self._call("shutdown", plain({}))


class AsyncBridgeMethods:
    """The methods of bridge."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def reset(self, *, now: Optional[str] = None) -> ResetResult:
        """Makes the process as it was at its start.

        Disposes of all view models, closes all stores, opens `default` again as on the command line (state
        directories are kept), starts ids anew and sets the virtual clock. Without state directories the process
        then answers like a new one.

        :param now: What the virtual clock is to say; absent: its first instant.
        """
        return decoded("ResetResult", await self._call("bridge/reset", plain({"now": now})))


class AsyncClockMethods:
    """The methods of clock."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def now(self) -> ClockReading:
        """Reads the clock.

        One clock for the process: toasts, time-outs of restores and loads, latencies and renewals run on it.
        """
        return decoded("ClockReading", await self._call("clock/now", plain({})))

    async def advance(
        self, *, seconds: Optional[float] = None, by: Optional[str] = None, to: Optional[str] = None,
        next: Optional[bool] = None
    ) -> ClockAdvanced:
        """Moves the virtual clock, and answers when all that this woke is at rest.

        Exactly one of `seconds`, `by`, `to` and `next`. Everything that falls due happens in order of time, each
        with the clock at its own instant. 0 seconds only settles; going back is refused. A cancelled advance stops
        between two instants and says in `data.now` where.

        :param seconds: So many seconds.
        :param by: So many calendar units, added in UTC and held to the length of the month.
        :param to: To this instant.
        :param next: `true`: to the instant of the next due thing.
        """
        return decoded("ClockAdvanced", await self._call("clock/advance", plain({"seconds": seconds, "by": by, "to": to, "next": next})))


class AsyncStoreMethods:
    """The methods of store."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def open(
        self, kind: StoreKind, *, store: Optional[str] = None, configuration_file: Optional[str] = None,
        configuration_text: Optional[str] = None, configuration: Optional[Mapping[str, Any]] = None,
        state_directory: Optional[str] = None, customer: Optional[str] = None,
        ask_to_buy_enabled: Optional[bool] = None, interrupted_purchases_enabled: Optional[bool] = None,
        billing_retry_on_renewal_enabled: Optional[bool] = None, billing_grace_period_enabled: Optional[bool] = None,
        grace_period_days: Optional[int] = None, time_rate: Optional[Union[TimeRate, int]] = None,
        storefront: Optional[str] = None, locale: Optional[str] = None,
        latency_seconds: Optional[Union[LatencySecondsInput, Mapping[str, Any]]] = None,
        purchase_decision: Optional[PurchaseDecision] = None, app_user_id: Optional[str] = None,
        base_url: Optional[str] = None, api_key_environment_variable: Optional[str] = None,
        api_key_file: Optional[str] = None, request_timeout_seconds: Optional[float] = None,
        refresh_seconds: Optional[float] = None, over: Optional[str] = None, timeout_seconds: Optional[float] = None,
        manages: Optional[bool] = None
    ) -> StoreOpened:
        """Opens a store.

        Which further params are allowed depends on `kind`: each says for which. Opened without a name it is
        `store-1`, `store-2`, …

        :param kind: What is to be behind it.
        :param store: Its name; absent: the next of `store-1`, `store-2`, …
        :param configuration_file: The path of a `.storekit` file.
        :param configuration_text: The text of one.
        :param configuration: The content of one, as JSON.
        :param state_directory: The folder in which the store keeps its state; absent: nowhere.
        :param customer: Whose purchases they are.
        :param ask_to_buy_enabled: Whether purchases wait for a parent's approval.
        :param interrupted_purchases_enabled: Whether purchases are interrupted until the issue is resolved.
        :param billing_retry_on_renewal_enabled: Whether renewals fail.
        :param billing_grace_period_enabled: Whether a failed renewal begins with a grace period.
        :param grace_period_days: How long the grace period is; 0 for the length that goes with the plan's period.
        :param time_rate: How fast periods pass, by name or by the integer of a `.storekit` file.
        :param storefront: ISO 3166-1 alpha-3 code of the storefront.
        :param locale: The locale of names and prices.
        :param latency_seconds: How long answers take; members left out stay as they are.
        :param purchase_decision: What the customer does when the payment sheet opens; `fail` for RevenueCat's Test Store only.
        :param app_user_id: The user id of the project's customer; needed.
        :param base_url: Where the server is; absent: RevenueCat's own.
        :param api_key_environment_variable: The environment variable that holds the key; absent: `REVENUECAT_API_KEY`.
        :param api_key_file: A file that holds the key. The key itself never crosses the pipe.
        :param request_timeout_seconds: How long a request may take, in real time; 0 for no limit.
        :param refresh_seconds: How often the standing is read again while screens are open; 0 for never.
        :param over: The store beneath; absent: none.
        :param timeout_seconds: How long the front end may take to answer; 0, as when absent, for no limit.
        :param manages: Whether the front end also takes `store/setAutoRenew` and `store/requestRefund`; absent: it does not.
        """
        return decoded("StoreOpened", await self._call("store/open", plain({"kind": kind, "store": store, "configurationFile": configuration_file, "configurationText": configuration_text, "configuration": configuration, "stateDirectory": state_directory, "customer": customer, "askToBuyEnabled": ask_to_buy_enabled, "interruptedPurchasesEnabled": interrupted_purchases_enabled, "billingRetryOnRenewalEnabled": billing_retry_on_renewal_enabled, "billingGracePeriodEnabled": billing_grace_period_enabled, "gracePeriodDays": grace_period_days, "timeRate": time_rate, "storefront": storefront, "locale": locale, "latencySeconds": latency_seconds, "purchaseDecision": purchase_decision, "appUserID": app_user_id, "baseURL": base_url, "apiKeyEnvironmentVariable": api_key_environment_variable, "apiKeyFile": api_key_file, "requestTimeoutSeconds": request_timeout_seconds, "refreshSeconds": refresh_seconds, "over": over, "timeoutSeconds": timeout_seconds, "manages": manages})))

    async def close(self, store: str) -> None:
        """Closes a store.

        What waits on it is ended first: actions of screens as `abandoned`, raw calls as 1006 with `storeProblem`.
        Its view models are disposed of. Refused while a spy stands over it.

        :param store: The store.
        """
        await self._call("store/close", plain({"store": store}))

    async def list(self) -> List[StoreListing]:
        """Lists the open stores.

        In the order in which they were opened.
        """
        return decoded("[StoreListing]", await self._call("store/list", plain({})))

    async def fetch_products(self, *, store: Optional[str] = None) -> ProductsSnapshot:
        """Reads all that a store sells to its current customer, and the customer's standing.

        The bridge asks the front end the same of a delegated store; `store` then names it.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("ProductsSnapshot", await self._call("store/fetchProducts", plain({"store": store})))

    async def purchase(
        self, subscription_id: str, *, promotion_offer_id: Optional[str] = None, store: Optional[str] = None
    ) -> SubscriptionState:
        """Buys a plan, or changes to it from another of the same group.

        A purchase that waits for approval is in `pendingPurchases` of the answer. The bridge asks the front end
        the same of a delegated store.

        :param subscription_id: The plan.
        :param promotion_offer_id: The offer to apply; absent: the regular or introductory price.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("store/purchase", plain({"subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id, "store": store})))

    async def restore(self, *, store: Optional[str] = None) -> SubscriptionState:
        """Asks a store anew for everything the customer has bought before.

        A standing that shows nothing means that nothing was found, which is no error. The bridge asks the front
        end the same of a delegated store.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("store/restore", plain({"store": store})))

    async def current_state(self, *, store: Optional[str] = None) -> SubscriptionState:
        """Reads the customer's standing.

        The bridge asks the front end the same of a delegated store.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("store/currentState", plain({"store": store})))

    async def set_auto_renew(
        self, subscription_id: str, enabled: bool, *, store: Optional[str] = None
    ) -> SubscriptionState:
        """Switches the renewal of a held plan on or off.

        For stores that can. The bridge asks the front end the same of a delegated store that was opened with
        `manages`.

        :param subscription_id: The plan.
        :param enabled: Whether it is to renew.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("store/setAutoRenew", plain({"subscriptionID": subscription_id, "enabled": enabled, "store": store})))

    async def request_refund(
        self, subscription_id: str, *, reason: Optional[str] = None, store: Optional[str] = None
    ) -> SubscriptionState:
        """Asks for the money of a plan's current period back.

        For stores that can. The bridge asks the front end the same of a delegated store that was opened with
        `manages`.

        :param subscription_id: The plan.
        :param reason: The customer's words, or a reason of the store.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("store/requestRefund", plain({"subscriptionID": subscription_id, "reason": reason, "store": store})))

    async def state_did_change(
        self, subscription_state: Union[SubscriptionStateInput, Mapping[str, Any]], *, store: Optional[str] = None
    ) -> None:
        """Tells the bridge that the standing behind a delegated store became different.

        May be sent at any time, as a notification or as a request; then bad values are answered with -32602.

        :param subscription_state: The new standing.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        await self._call("store/stateDidChange", plain({"subscriptionState": subscription_state, "store": store}))


class AsyncViewModelMethods:
    """The methods of view_model."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def create(
        self, kind: ViewModelKind, *, store: Optional[str] = None,
        options: Optional[Union[ViewModelOptions, Mapping[str, Any]]] = None
    ) -> ViewModelCreated:
        """Opens a screen on a store.

        The answer is written before the view model's first notification.

        :param kind: Which screen.
        :param store: The store; absent: the one named `default`, else the only one open.
        :param options: How it behaves.
        """
        return decoded("ViewModelCreated", await self._call("viewModel/create", plain({"kind": kind, "store": store, "options": options})))

    async def list(self) -> List[ViewModelListing]:
        """Lists the view models.

        In the order of their creation.
        """
        return decoded("[ViewModelListing]", await self._call("viewModel/list", plain({})))

    async def state(self, view_model: str) -> ViewModelSnapshot:
        """Reads the whole state of a screen.

        Reading never changes a revision and never notifies.

        :param view_model: The view model.
        """
        return decoded("ViewModelSnapshot", await self._call("viewModel/state", plain({"viewModel": view_model})))

    async def dispose(self, view_model: str) -> None:
        """Closes a screen.

        Its pending actions are answered first, as `abandoned`, and no notification of it follows. A store call
        under way is not stopped; its result reaches the store's other view models.

        :param view_model: The view model.
        """
        await self._call("viewModel/dispose", plain({"viewModel": view_model}))

    async def load(self, view_model: str) -> ActionResult:
        """Loads the plans and the standing.

        Loads that overlap share one store call, and an older answer never overwrites a newer one. After
        `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only
        refreshes.

        :param view_model: The view model.
        :returns: how it ended: completed, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/load", plain({"viewModel": view_model})))

    async def purchase_subscription(
        self, view_model: str, *, subscription_id: Optional[str] = None, promotion_offer_id: Optional[str] = None
    ) -> ActionResult:
        """Buys a plan.

        Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer`
        without a store call; the regular price stays purchasable. Waits for a load that is under way.

        :param view_model: The view model.
        :param subscription_id: The plan; absent: the selected one.
        :param promotion_offer_id: The promotional offer to apply.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/purchaseSubscription", plain({"viewModel": view_model, "subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id})))

    async def restore_purchases(self, view_model: str) -> ActionResult:
        """Asks the store for what was bought before.

        Needs no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the
        standing.

        :param view_model: The view model.
        :returns: how it ended: restored, nothingToRestore, timedOut, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/restorePurchases", plain({"viewModel": view_model})))

    async def select_subscription(self, view_model: str, subscription_id: str) -> ActionResult:
        """Picks a plan on the purchase screen.

        Waits for a load that is under way.

        :param view_model: The view model.
        :param subscription_id: The plan.
        :returns: how it ended: completed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/selectSubscription", plain({"viewModel": view_model, "subscriptionID": subscription_id})))

    async def change_subscription(
        self, view_model: str, subscription_id: str, *, promotion_offer_id: Optional[str] = None
    ) -> ActionResult:
        """Changes to another plan on the manage screen.

        As a purchase. Waits for a load that is under way.

        :param view_model: The view model.
        :param subscription_id: The plan to change to.
        :param promotion_offer_id: The promotional offer to apply.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/changeSubscription", plain({"viewModel": view_model, "subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id})))

    async def cancel_subscription(self, view_model: str) -> ActionResult:
        """Switches off the renewal of the held plan, or shows an offer to stay first.

        Waits for a load that is under way.

        :param view_model: The view model.
        :returns: how it ended: retentionOffered, autoRenewDisabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/cancelSubscription", plain({"viewModel": view_model})))

    async def accept_retention_offer(self, view_model: str) -> ActionResult:
        """Takes the offer to stay.

        As a purchase with that offer; on the held plan it is `scheduled`. A cancelled or failed acceptance leaves
        the offer shown and cancels nothing.

        :param view_model: The view model.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/acceptRetentionOffer", plain({"viewModel": view_model})))

    async def decline_retention_offer(self, view_model: str) -> ActionResult:
        """Turns the offer to stay down, and goes on to cancel.

        As `viewModel/cancelSubscription` without an offer.

        :param view_model: The view model.
        :returns: how it ended: autoRenewDisabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/declineRetentionOffer", plain({"viewModel": view_model})))

    async def resume_subscription(self, view_model: str) -> ActionResult:
        """Switches the renewal of the held plan on again.

        Waits for a load that is under way.

        :param view_model: The view model.
        :returns: how it ended: autoRenewEnabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/resumeSubscription", plain({"viewModel": view_model})))

    async def request_refund(self, view_model: str, *, reason: Optional[str] = None) -> ActionResult:
        """Asks for the money of the held plan's period back.

        Waits for a load that is under way.

        :param view_model: The view model.
        :param reason: The customer's words, or a reason of the store.
        :returns: how it ended: refunded, cancelled, failed, openManagementURL, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/requestRefund", plain({"viewModel": view_model, "reason": reason})))

    async def dismiss_toast(self, view_model: str, *, id: Optional[str] = None) -> ActionResult:
        """Takes a toast away.

        Another toast than `id` is left alone.

        :param view_model: The view model.
        :param id: The toast; absent: whichever is shown.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissToast", plain({"viewModel": view_model, "id": id})))

    async def dismiss_restore_failed_popup(self, view_model: str) -> ActionResult:
        """Takes the popup about a failed restore away.

        Nothing happens when none is shown.

        :param view_model: The view model.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissRestoreFailedPopup", plain({"viewModel": view_model})))


class AsyncSimulatorMethods:
    """The methods of simulator."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def configure(
        self, *, ask_to_buy_enabled: Optional[bool] = None, interrupted_purchases_enabled: Optional[bool] = None,
        billing_retry_on_renewal_enabled: Optional[bool] = None, billing_grace_period_enabled: Optional[bool] = None,
        grace_period_days: Optional[int] = None, time_rate: Optional[Union[TimeRate, int]] = None,
        storefront: Optional[str] = None, locale: Optional[str] = None,
        latency_seconds: Optional[Union[LatencySecondsInput, Mapping[str, Any]]] = None,
        purchase_decision: Optional[SimulatedPurchaseDecision] = None, store: Optional[str] = None
    ) -> SimulatorSettings:
        """Changes how a simulated store behaves.

        Only what is named changes.

        :param ask_to_buy_enabled: Whether purchases wait for a parent's approval.
        :param interrupted_purchases_enabled: Whether purchases are interrupted until the issue is resolved.
        :param billing_retry_on_renewal_enabled: Whether renewals fail.
        :param billing_grace_period_enabled: Whether a failed renewal begins with a grace period.
        :param grace_period_days: How long the grace period is; 0 for the length that goes with the plan's period.
        :param time_rate: How fast periods pass, by name or by the integer of a `.storekit` file.
        :param storefront: ISO 3166-1 alpha-3 code of the storefront.
        :param locale: The locale of names and prices.
        :param latency_seconds: How long answers take; members left out stay as they are.
        :param purchase_decision: What the customer does when the payment sheet opens.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SimulatorSettings", await self._call("simulator/configure", plain({"askToBuyEnabled": ask_to_buy_enabled, "interruptedPurchasesEnabled": interrupted_purchases_enabled, "billingRetryOnRenewalEnabled": billing_retry_on_renewal_enabled, "billingGracePeriodEnabled": billing_grace_period_enabled, "gracePeriodDays": grace_period_days, "timeRate": time_rate, "storefront": storefront, "locale": locale, "latencySeconds": latency_seconds, "purchaseDecision": purchase_decision, "store": store})))

    async def fail_next(
        self, api: SimulatedAPI, *, error: Optional[Union[StoreErrorInput, StoreErrorCode, Mapping[str, Any]]] = None,
        times: Optional[int] = None, clear: Optional[bool] = None, store: Optional[str] = None
    ) -> SubscriptionState:
        """Arms or clears a failure of one part of a simulated store.

        `error` is needed unless `clear` is true.

        :param api: The part.
        :param error: The failure: a code, or a store error.
        :param times: How often; 0 until it is cleared.
        :param clear: Whether to disarm instead.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/failNext", plain({"api": api, "error": error, "times": times, "clear": clear, "store": store})))

    async def transactions(self, *, product_id: Optional[str] = None, store: Optional[str] = None) -> List[Transaction]:
        """Lists transactions, oldest first, pending and failed ones included.

        Those of the current customer.

        :param product_id: Only those of this product.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("[Transaction]", await self._call("simulator/transactions", plain({"productID": product_id, "store": store})))

    async def buy(
        self, product_id: str, *, offer: Optional[str] = None, purchased_at: Optional[str] = None,
        renew_until_now: Optional[bool] = None, store: Optional[str] = None
    ) -> Transaction:
        """Makes a purchase outside the app.

        As if on another device.

        :param product_id: The product.
        :param offer: The offer to apply.
        :param purchased_at: When, if not now.
        :param renew_until_now: Whether a purchase in the past is renewed up to now.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/buy", plain({"productID": product_id, "offer": offer, "purchasedAt": purchased_at, "renewUntilNow": renew_until_now, "store": store})))

    async def approve(self, transaction_id: str, *, store: Optional[str] = None) -> Transaction:
        """Approves a purchase that waits for a parent.

        Approves a purchase that waits for a parent.

        :param transaction_id: The transaction.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/approve", plain({"transactionID": transaction_id, "store": store})))

    async def decline(self, transaction_id: str, *, store: Optional[str] = None) -> Transaction:
        """Declines a purchase that waits for a parent.

        Declines a purchase that waits for a parent.

        :param transaction_id: The transaction.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/decline", plain({"transactionID": transaction_id, "store": store})))

    async def resolve_issue(self, transaction_id: str, *, store: Optional[str] = None) -> Transaction:
        """Resolves what interrupts a purchase or a renewal.

        Takes the waiting transaction, or the last good one of a subscription in billing retry.

        :param transaction_id: The transaction.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/resolveIssue", plain({"transactionID": transaction_id, "store": store})))

    async def set_auto_renew(
        self, subscription_id: str, enabled: bool, *, store: Optional[str] = None
    ) -> SubscriptionState:
        """Switches the renewal of a plan, outside the app.

        Switches the renewal of a plan, outside the app.

        :param subscription_id: The plan.
        :param enabled: Whether it is to renew.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/setAutoRenew", plain({"subscriptionID": subscription_id, "enabled": enabled, "store": store})))

    async def force_renewal(self, subscription_id: str, *, store: Optional[str] = None) -> Transaction:
        """Renews a plan now.

        Renews a plan now.

        :param subscription_id: The plan.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/forceRenewal", plain({"subscriptionID": subscription_id, "store": store})))

    async def expire(self, subscription_id: str, *, store: Optional[str] = None) -> SubscriptionState:
        """Ends a plan now.

        Ends a plan now.

        :param subscription_id: The plan.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/expire", plain({"subscriptionID": subscription_id, "store": store})))

    async def refund(
        self, transaction_id: str, *, reason: Optional[RevocationReason] = None, store: Optional[str] = None
    ) -> Transaction:
        """Gives the money of a transaction back.

        Gives the money of a transaction back.

        :param transaction_id: The transaction.
        :param reason: Why.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/refund", plain({"transactionID": transaction_id, "reason": reason, "store": store})))

    async def request_price_increase(
        self, subscription_id: str, amount: str, *, requires_consent: Optional[bool] = None, store: Optional[str] = None
    ) -> SubscriptionState:
        """Tells the customer of a plan that it will cost more.

        Tells the customer of a plan that it will cost more.

        :param subscription_id: The plan.
        :param amount: The new price.
        :param requires_consent: Whether silence ends the subscription.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/requestPriceIncrease", plain({"subscriptionID": subscription_id, "amount": amount, "requiresConsent": requires_consent, "store": store})))

    async def answer_price_increase(
        self, subscription_id: str, accept: bool, *, store: Optional[str] = None
    ) -> SubscriptionState:
        """Answers a price increase for the customer.

        Declining switches auto-renewal off.

        :param subscription_id: The plan.
        :param accept: Whether the customer agrees.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/answerPriceIncrease", plain({"subscriptionID": subscription_id, "accept": accept, "store": store})))

    async def redeem_offer_code(self, subscription_id: str, offer: str, *, store: Optional[str] = None) -> Transaction:
        """Redeems an offer code for the customer.

        Redeems an offer code for the customer.

        :param subscription_id: The plan.
        :param offer: The identifier of the offer.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("Transaction", await self._call("simulator/redeemOfferCode", plain({"subscriptionID": subscription_id, "offer": offer, "store": store})))

    async def share_with_family(
        self, subscription_id: str, shared: bool, *, store: Optional[str] = None
    ) -> SubscriptionState:
        """Switches the sharing of a plan with the customer's family.

        Switches the sharing of a plan with the customer's family.

        :param subscription_id: The plan.
        :param shared: Whether it is shared.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/shareWithFamily", plain({"subscriptionID": subscription_id, "shared": shared, "store": store})))

    async def delete_transaction(self, transaction_id: str, *, store: Optional[str] = None) -> SubscriptionState:
        """Forgets a transaction, with its renewals and restores.

        Forgets a transaction, with its renewals and restores.

        :param transaction_id: The transaction.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/deleteTransaction", plain({"transactionID": transaction_id, "store": store})))

    async def reset(
        self, *, history: Optional[bool] = None, settings: Optional[bool] = None, store: Optional[str] = None
    ) -> SubscriptionState:
        """Forgets the history, the settings, or both.

        Both absent: both. `history` also drops pending purchases, `settings` also armed failures. What waits on
        the store is ended first.

        :param history: Whether to forget the history.
        :param settings: Whether to go back to the configuration's settings.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/reset", plain({"history": history, "settings": settings, "store": store})))

    async def customers(self, *, store: Optional[str] = None) -> List[CustomerListing]:
        """Lists the customers of a simulated store.

        In the order in which they came.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("[CustomerListing]", await self._call("simulator/customers", plain({"store": store})))

    async def use_customer(self, customer: str, *, store: Optional[str] = None) -> SubscriptionState:
        """Gives a simulated store to another customer.

        Made if new. What waits on the store is ended first.

        :param customer: The customer.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SubscriptionState", await self._call("simulator/useCustomer", plain({"customer": customer, "store": store})))

    async def describe(self, *, store: Optional[str] = None) -> SimulatorDescription:
        """Describes all that a simulated store sells and how it behaves.

        With what is odd in its configuration.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("SimulatorDescription", await self._call("simulator/describe", plain({"store": store})))


class AsyncConfigurationMethods:
    """The methods of configuration."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def check(
        self, *, configuration_file: Optional[str] = None, configuration_text: Optional[str] = None,
        configuration: Optional[Mapping[str, Any]] = None
    ) -> ConfigurationReport:
        """Says what a `.storekit` configuration is good for, without opening a store.

        Exactly one of the three.

        :param configuration_file: The path of a file.
        :param configuration_text: The text of one.
        :param configuration: The content of one, as JSON.
        """
        return decoded("ConfigurationReport", await self._call("configuration/check", plain({"configurationFile": configuration_file, "configurationText": configuration_text, "configuration": configuration})))


class AsyncSpyMethods:
    """The methods of spy."""

    def __init__(self, call: AsyncCall) -> None:
        self._call = call

    async def stub(
        self, action: SpyAction, *, result: Optional[Any] = None,
        error: Optional[Union[StoreErrorInput, StoreErrorCode, Mapping[str, Any]]] = None,
        delay_seconds: Optional[float] = None, times: Optional[int] = None, hold: Optional[bool] = None,
        store: Optional[str] = None
    ) -> None:
        """Says how the next calls of an action end.

        Stubs of an action queue up, each serving `times` calls; a new one replaces an endless one. Without
        `result` and `error` the call goes on beneath after the delay: to the store below, or to the default (no
        products, `notSubscribed`).

        :param action: The action.
        :param result: What the call gives: a products snapshot for `fetchProducts`, else a standing.
        :param error: How the call fails: a code, or a store error.
        :param delay_seconds: How long it takes.
        :param times: How many calls it serves; 0 for all that follow.
        :param hold: Whether the call waits for `spy/release`.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        await self._call("spy/stub", plain({"action": action, "result": result, "error": error, "delaySeconds": delay_seconds, "times": times, "hold": hold, "store": store}))

    async def release(self, action: SpyAction, *, store: Optional[str] = None) -> None:
        """Lets a held call go on.

        The oldest held call of the action.

        :param action: The action.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        await self._call("spy/release", plain({"action": action, "store": store}))

    async def calls(self, *, action: Optional[SpyAction] = None, store: Optional[str] = None) -> List[SpyCall]:
        """Lists the calls that a spy recorded, oldest first.

        Lists the calls that a spy recorded, oldest first.

        :param action: Only those of this action.
        :param store: The store; absent: the one named `default`, else the only one open.
        """
        return decoded("[SpyCall]", await self._call("spy/calls", plain({"action": action, "store": store})))

    async def reset(self, *, store: Optional[str] = None) -> None:
        """Makes a spy forget its calls and stubs.

        Makes a spy forget its calls and stubs.

        :param store: The store; absent: the one named `default`, else the only one open.
        """
        await self._call("spy/reset", plain({"store": store}))


class AsyncPurchaseScreenFace:
    """What the purchase screen shows. And what can be asked of it."""

    id: str
    state: PurchaseScreenState
    _call: AsyncCall

    @property
    def available_actions(self) -> List[ScreenAction]:
        """What can be asked for now."""
        return self.state.available_actions

    @property
    def best_value_subscription_id(self) -> Optional[str]:
        """The plan with the best price per month, null when none stands out."""
        return self.state.best_value_subscription_id

    @property
    def is_already_subscribed(self) -> bool:
        """Whether the customer is entitled to a plan already."""
        return self.state.is_already_subscribed

    @property
    def is_loading(self) -> bool:
        """Whether a load or a restore runs."""
        return self.state.is_loading

    @property
    def last_outcome(self) -> Optional[LastOutcome]:
        """How the last action ended; null before the first."""
        return self.state.last_outcome

    @property
    def load_error(self) -> Optional[StoreError]:
        """Why the last load failed; null when it did not."""
        return self.state.load_error

    @property
    def load_status(self) -> LoadStatus:
        """How far the plans are loaded."""
        return self.state.load_status

    @property
    def overlay(self) -> Optional[Overlay]:
        """What covers the screen: any running action except a load that already shows plans."""
        return self.state.overlay

    @property
    def purchase_in_progress(self) -> bool:
        """Whether a purchase, a change of plan or the acceptance of an offer runs."""
        return self.state.purchase_in_progress

    @property
    def purchasing_subscription_id(self) -> Optional[str]:
        """The plan that is being bought."""
        return self.state.purchasing_subscription_id

    @property
    def restore_deadline(self) -> Optional[str]:
        """When the running restore will be given up."""
        return self.state.restore_deadline

    @property
    def restore_failure_reason(self) -> Optional[RestoreFailureReason]:
        """What the popup is about."""
        return self.state.restore_failure_reason

    @property
    def restore_in_progress(self) -> bool:
        """Whether a restore runs."""
        return self.state.restore_in_progress

    @property
    def selected_subscription_id(self) -> Optional[str]:
        """The plan that the customer has picked."""
        return self.state.selected_subscription_id

    @property
    def show_restore_failed_popup(self) -> bool:
        """Whether the popup about a failed restore is shown."""
        return self.state.show_restore_failed_popup

    @property
    def subscription_details(self) -> List[SubscriptionModel]:
        """The plans for sale, in the order of display."""
        return self.state.subscription_details

    @property
    def subscription_state(self) -> SubscriptionState:
        """The customer's standing."""
        return self.state.subscription_state

    @property
    def toast(self) -> Optional[Toast]:
        """The message shown now."""
        return self.state.toast

    async def load(self) -> ActionResult:
        """Loads the plans and the standing.

        Loads that overlap share one store call, and an older answer never overwrites a newer one. After
        `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only
        refreshes.
        :returns: how it ended: completed, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/load", plain({"viewModel": self.id})))

    async def purchase_subscription(
        self, subscription_id: Optional[str] = None, promotion_offer_id: Optional[str] = None
    ) -> ActionResult:
        """Buys a plan.

        Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer`
        without a store call; the regular price stays purchasable. Waits for a load that is under way.

        :param subscription_id: The plan; absent: the selected one.
        :param promotion_offer_id: The promotional offer to apply.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/purchaseSubscription", plain({"viewModel": self.id, "subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id})))

    async def restore_purchases(self) -> ActionResult:
        """Asks the store for what was bought before.

        Needs no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the
        standing.
        :returns: how it ended: restored, nothingToRestore, timedOut, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/restorePurchases", plain({"viewModel": self.id})))

    async def select_subscription(self, subscription_id: str) -> ActionResult:
        """Picks a plan on the purchase screen.

        Waits for a load that is under way.

        :param subscription_id: The plan.
        :returns: how it ended: completed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/selectSubscription", plain({"viewModel": self.id, "subscriptionID": subscription_id})))

    async def dismiss_toast(self, id: Optional[str] = None) -> ActionResult:
        """Takes a toast away.

        Another toast than `id` is left alone.

        :param id: The toast; absent: whichever is shown.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissToast", plain({"viewModel": self.id, "id": id})))

    async def dismiss_restore_failed_popup(self) -> ActionResult:
        """Takes the popup about a failed restore away.

        Nothing happens when none is shown.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissRestoreFailedPopup", plain({"viewModel": self.id})))


class AsyncManageScreenFace:
    """What the manage-subscription screen shows. And what can be asked of it."""

    id: str
    state: ManageScreenState
    _call: AsyncCall

    @property
    def available_actions(self) -> List[ScreenAction]:
        """What can be asked for now."""
        return self.state.available_actions

    @property
    def billing_issue(self) -> Optional[BillingIssue]:
        """A renewal that failed; null when none did."""
        return self.state.billing_issue

    @property
    def change_options(self) -> List[ChangeOption]:
        """The plans that the customer could change to."""
        return self.state.change_options

    @property
    def current(self) -> Optional[CurrentSubscription]:
        """The plan held, or held last; null when there has been none."""
        return self.state.current

    @property
    def is_loading(self) -> bool:
        """Whether a load or a restore runs."""
        return self.state.is_loading

    @property
    def last_outcome(self) -> Optional[LastOutcome]:
        """How the last action ended; null before the first."""
        return self.state.last_outcome

    @property
    def load_error(self) -> Optional[StoreError]:
        """Why the last load failed; null when it did not."""
        return self.state.load_error

    @property
    def load_status(self) -> LoadStatus:
        """How far the plans are loaded."""
        return self.state.load_status

    @property
    def management_url(self) -> Optional[str]:
        """Where the customer manages the plan when the store cannot be asked."""
        return self.state.management_url

    @property
    def overlay(self) -> Optional[Overlay]:
        """What covers the screen: any running action except a load that already shows plans."""
        return self.state.overlay

    @property
    def purchase_in_progress(self) -> bool:
        """Whether a purchase, a change of plan or the acceptance of an offer runs."""
        return self.state.purchase_in_progress

    @property
    def purchasing_subscription_id(self) -> Optional[str]:
        """The plan that is being bought."""
        return self.state.purchasing_subscription_id

    @property
    def refund_status(self) -> Optional[RefundStatus]:
        """How the last refund request ended."""
        return self.state.refund_status

    @property
    def restore_deadline(self) -> Optional[str]:
        """When the running restore will be given up."""
        return self.state.restore_deadline

    @property
    def restore_failure_reason(self) -> Optional[RestoreFailureReason]:
        """What the popup is about."""
        return self.state.restore_failure_reason

    @property
    def restore_in_progress(self) -> bool:
        """Whether a restore runs."""
        return self.state.restore_in_progress

    @property
    def retention_offer(self) -> Optional[RetentionOffer]:
        """The offer to stay that is shown now."""
        return self.state.retention_offer

    @property
    def show_restore_failed_popup(self) -> bool:
        """Whether the popup about a failed restore is shown."""
        return self.state.show_restore_failed_popup

    @property
    def subscription_details(self) -> List[SubscriptionModel]:
        """The plans for sale, in the order of display."""
        return self.state.subscription_details

    @property
    def subscription_state(self) -> SubscriptionState:
        """The customer's standing."""
        return self.state.subscription_state

    @property
    def toast(self) -> Optional[Toast]:
        """The message shown now."""
        return self.state.toast

    async def load(self) -> ActionResult:
        """Loads the plans and the standing.

        Loads that overlap share one store call, and an older answer never overwrites a newer one. After
        `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only
        refreshes.
        :returns: how it ended: completed, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/load", plain({"viewModel": self.id})))

    async def purchase_subscription(
        self, subscription_id: Optional[str] = None, promotion_offer_id: Optional[str] = None
    ) -> ActionResult:
        """Buys a plan.

        Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer`
        without a store call; the regular price stays purchasable. Waits for a load that is under way.

        :param subscription_id: The plan; absent: the selected one.
        :param promotion_offer_id: The promotional offer to apply.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/purchaseSubscription", plain({"viewModel": self.id, "subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id})))

    async def restore_purchases(self) -> ActionResult:
        """Asks the store for what was bought before.

        Needs no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the
        standing.
        :returns: how it ended: restored, nothingToRestore, timedOut, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/restorePurchases", plain({"viewModel": self.id})))

    async def change_subscription(self, subscription_id: str, promotion_offer_id: Optional[str] = None) -> ActionResult:
        """Changes to another plan on the manage screen.

        As a purchase. Waits for a load that is under way.

        :param subscription_id: The plan to change to.
        :param promotion_offer_id: The promotional offer to apply.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/changeSubscription", plain({"viewModel": self.id, "subscriptionID": subscription_id, "promotionOfferID": promotion_offer_id})))

    async def cancel_subscription(self) -> ActionResult:
        """Switches off the renewal of the held plan, or shows an offer to stay first.

        Waits for a load that is under way.
        :returns: how it ended: retentionOffered, autoRenewDisabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/cancelSubscription", plain({"viewModel": self.id})))

    async def accept_retention_offer(self) -> ActionResult:
        """Takes the offer to stay.

        As a purchase with that offer; on the held plan it is `scheduled`. A cancelled or failed acceptance leaves
        the offer shown and cancels nothing.
        :returns: how it ended: purchased, pending, scheduled, cancelled, failed, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/acceptRetentionOffer", plain({"viewModel": self.id})))

    async def decline_retention_offer(self) -> ActionResult:
        """Turns the offer to stay down, and goes on to cancel.

        As `viewModel/cancelSubscription` without an offer.
        :returns: how it ended: autoRenewDisabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/declineRetentionOffer", plain({"viewModel": self.id})))

    async def resume_subscription(self) -> ActionResult:
        """Switches the renewal of the held plan on again.

        Waits for a load that is under way.
        :returns: how it ended: autoRenewEnabled, openManagementURL, failed, cancelled, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/resumeSubscription", plain({"viewModel": self.id})))

    async def request_refund(self, reason: Optional[str] = None) -> ActionResult:
        """Asks for the money of the held plan's period back.

        Waits for a load that is under way.

        :param reason: The customer's words, or a reason of the store.
        :returns: how it ended: refunded, cancelled, failed, openManagementURL, abandoned
        """
        return decoded("ActionResult", await self._call("viewModel/requestRefund", plain({"viewModel": self.id, "reason": reason})))

    async def dismiss_toast(self, id: Optional[str] = None) -> ActionResult:
        """Takes a toast away.

        Another toast than `id` is left alone.

        :param id: The toast; absent: whichever is shown.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissToast", plain({"viewModel": self.id, "id": id})))

    async def dismiss_restore_failed_popup(self) -> ActionResult:
        """Takes the popup about a failed restore away.

        Nothing happens when none is shown.
        :returns: how it ended: completed
        """
        return decoded("ActionResult", await self._call("viewModel/dismissRestoreFailedPopup", plain({"viewModel": self.id})))
