"""Stores that are written in Python: subclass one, open a screen on it, and it is asked instead of a real store."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Union

from ._errors import StoreClientError, StoreRequestError
from ._generated import (
    PriceInput,
    ProductInput,
    ProductsSnapshot,
    ProductsSnapshotInput,
    SubscriptionModelInput,
    SubscriptionState,
    SubscriptionStateInput,
    UserSubscription,
    UserSubscriptionInput,
)

Products = Union[ProductsSnapshotInput, ProductsSnapshot, Mapping[str, Any]]
"""What a store sells. Records, or an object as the wire has it."""

Standing = Union[SubscriptionStateInput, SubscriptionState, Mapping[str, Any]]
"""How a customer stands. Records, or an object as the wire has it."""


class SubscriptionStoreClient:
    """A store: what it is asked, and what it answers.

    Each method may also be a coroutine function. An exception becomes the store error that a screen shows: :class:`StoreClientError` as it says,
    ``NotImplementedError`` as ``notSupported``, ``TimeoutError`` as ``timedOut``, ``ConnectionError`` as ``network``, any other as ``unknown``.
    """

    _push: Optional[Callable[[Any], None]] = None
    _last_standing: Optional[Standing] = None

    def fetch_products(self) -> Union[Products, Awaitable[Products]]:
        """What is sold. Where it does not say how the customer stands, ``current_state`` is asked."""
        return ProductsSnapshotInput()

    def purchase(self, subscription_id: str, promotion_offer_id: Optional[str]) -> Union[Standing, Awaitable[Standing]]:
        """Buys a plan; answers how the customer stands then."""
        raise NotImplementedError("this store sells nothing")

    def restore(self) -> Union[Standing, Awaitable[Standing]]:
        """Looks for what was bought before."""
        return self.current_state()

    def current_state(self) -> Union[Standing, Awaitable[Standing]]:
        """How the customer stands; unless a store says otherwise, as it last told the bridge."""
        return SubscriptionStateInput("notSubscribed") if self._last_standing is None else self._last_standing

    def set_auto_renew(self, subscription_id: str, enabled: bool) -> Union[Standing, Awaitable[Standing]]:
        """Has a plan renew, or not. Asked only of a store whose class has it."""
        raise NotImplementedError("this store does not manage subscriptions")

    def request_refund(self, subscription_id: str, reason: Optional[str]) -> Union[Standing, Awaitable[Standing]]:
        """Asks for the money back. Asked only of a store whose class has it."""
        raise NotImplementedError("this store does not manage subscriptions")

    def state_did_change(self, standing: Standing) -> None:
        """Tells the bridge that the customer stands otherwise now, whatever the cause. It is heard before the next call."""
        if self._push is None:
            raise RuntimeError("the store is not open: give it to a screen, or to bridge.open_store()")
        self._last_standing = standing
        self._push(standing)


def manages(client: SubscriptionStoreClient) -> bool:
    """Whether a store's class has the two methods that manage subscriptions."""
    kind = type(client)
    return (
        kind.set_auto_renew is not SubscriptionStoreClient.set_auto_renew
        or kind.request_refund is not SubscriptionStoreClient.request_refund
    )


def asked(client: SubscriptionStoreClient, method: str, params: Mapping[str, Any]) -> Any:
    """Asks a store what the bridge asks of it. The answer may be an awaitable."""
    if method == "store/fetchProducts":
        return _then(client.fetch_products(), lambda products: _with_standing(client, products))
    return _then(_asked_to_act(client, method, params), lambda standing: _remembered(client, standing))


def _then(value: Any, step: Callable[[Any], Any]) -> Any:
    """What a step makes of a value, now or once it is there."""
    if not hasattr(value, "__await__"):
        return step(value)

    async def later() -> Any:
        result = step(await value)
        return await result if hasattr(result, "__await__") else result

    return later()


def _remembered(client: SubscriptionStoreClient, standing: Standing) -> Standing:
    client._last_standing = standing
    return standing


def _with_standing(client: SubscriptionStoreClient, products: Any) -> Any:
    if isinstance(products, ProductsSnapshotInput) and products.subscription_state is None:
        return _then(client.current_state(), lambda standing: products.replace(subscription_state=standing))
    if isinstance(products, Mapping) and products.get("subscriptionState") is None:
        return _then(client.current_state(), lambda standing: {**products, "subscriptionState": standing})
    return products


def _asked_to_act(client: SubscriptionStoreClient, method: str, params: Mapping[str, Any]) -> Any:
    if method == "store/purchase":
        return client.purchase(params["subscriptionID"], params.get("promotionOfferID"))
    if method == "store/restore":
        return client.restore()
    if method == "store/currentState":
        return client.current_state()
    if method == "store/setAutoRenew":
        return client.set_auto_renew(params["subscriptionID"], params["enabled"])
    if method == "store/requestRefund":
        return client.request_refund(params["subscriptionID"], params.get("reason"))
    raise StoreRequestError(-32601, f"{method} is not answered here")


# Shorthands for tests


def MockUserSubscription(subscription_id: str = "mock", *, will_auto_renew: bool = True, **members: Any) -> UserSubscriptionInput:
    """A customer's subscription for tests, of which only what matters needs saying."""
    return UserSubscriptionInput(subscription_id=subscription_id, will_auto_renew=will_auto_renew, **members)


def active(subscription: Union[UserSubscriptionInput, str]) -> SubscriptionStateInput:
    """Subscribed."""
    return SubscriptionStateInput("active", subscription=_subscription(subscription))


def expired(subscription: Union[UserSubscriptionInput, str]) -> SubscriptionStateInput:
    """Subscribed once, and no longer."""
    return SubscriptionStateInput("expired", subscription=_subscription(subscription))


def not_subscribed() -> SubscriptionStateInput:
    """Never subscribed."""
    return SubscriptionStateInput("notSubscribed")


def _subscription(subscription: Union[UserSubscriptionInput, str]) -> UserSubscriptionInput:
    return MockUserSubscription(subscription) if isinstance(subscription, str) else subscription


def plan(subscription_id: str, amount: str = "9.99", **members: Any) -> SubscriptionModelInput:
    """A plan for tests: its id and, where it matters, its price and more."""
    return SubscriptionModelInput(
        id=subscription_id, product=ProductInput(display_name=subscription_id, price=PriceInput(amount=amount)), **members
    )


class StoreCall(NamedTuple):
    """A call that a spy saw."""

    action: str
    subscription_id: Optional[str] = None
    promotion_offer_id: Optional[str] = None
    enabled: Optional[bool] = None
    reason: Optional[str] = None


Result = Union[Standing, StoreClientError, BaseException]


class SpyStoreClient(SubscriptionStoreClient):
    """A store that remembers what it was asked, and answers what it was told to.

    ``spy.next_purchase_result = active("pro_yearly")``, or an exception. Without one, a purchase succeeds with the plan that was asked for.
    """

    def __init__(self, sells: Sequence[Union[str, SubscriptionModelInput]] = ("pro_yearly", "pro_monthly")) -> None:
        self.plans: List[SubscriptionModelInput] = [plan(one) if isinstance(one, str) else one for one in sells]
        self.calls: List[StoreCall] = []
        """Every call, in the order in which they came."""
        self.standing: Standing = not_subscribed()
        """How the customer stands, as far as the spy knows."""
        self.next_products_result: Union[Products, BaseException, None] = None
        self.next_purchase_result: Optional[Result] = None
        self.next_restore_result: Optional[Result] = None
        self.next_current_state_result: Optional[Result] = None
        self.next_set_auto_renew_result: Optional[Result] = None
        self.next_request_refund_result: Optional[Result] = None

    @property
    def captured_subscription_id(self) -> Optional[str]:
        """The plan of the last purchase."""
        return next((call.subscription_id for call in reversed(self.calls) if call.action == "purchase"), None)

    @property
    def captured_promotion_offer_id(self) -> Optional[str]:
        """The offer of the last purchase."""
        return next((call.promotion_offer_id for call in reversed(self.calls) if call.action == "purchase"), None)

    def calls_of(self, action: str) -> List[StoreCall]:
        """The calls of one action."""
        return [call for call in self.calls if call.action == action]

    def fetch_products(self) -> Products:
        self.calls.append(StoreCall("fetch_products"))
        told, self.next_products_result = self.next_products_result, None
        if isinstance(told, BaseException):
            raise told
        if told is not None:
            return told
        standing = self.standing
        return ProductsSnapshotInput(subscriptions=list(self.plans), subscription_state=standing)  # type: ignore[arg-type]

    def purchase(self, subscription_id: str, promotion_offer_id: Optional[str]) -> Standing:
        self.calls.append(StoreCall("purchase", subscription_id, promotion_offer_id))
        told, self.next_purchase_result = self.next_purchase_result, None
        return self._answer(told, active(subscription_id))

    def restore(self) -> Standing:
        self.calls.append(StoreCall("restore"))
        told, self.next_restore_result = self.next_restore_result, None
        return self._answer(told, self.standing)

    def current_state(self) -> Standing:
        self.calls.append(StoreCall("current_state"))
        told, self.next_current_state_result = self.next_current_state_result, None
        return self._answer(told, self.standing)

    def set_auto_renew(self, subscription_id: str, enabled: bool) -> Standing:
        self.calls.append(StoreCall("set_auto_renew", subscription_id, enabled=enabled))
        told, self.next_set_auto_renew_result = self.next_set_auto_renew_result, None
        return self._answer(told, active(MockUserSubscription(subscription_id, will_auto_renew=enabled)))

    def request_refund(self, subscription_id: str, reason: Optional[str]) -> Standing:
        self.calls.append(StoreCall("request_refund", subscription_id, reason=reason))
        told, self.next_request_refund_result = self.next_request_refund_result, None
        return self._answer(told, SubscriptionStateInput("revoked", subscription=UserSubscriptionInput(subscription_id, is_entitled=False)))

    def _answer(self, told: Optional[Result], otherwise: Standing) -> Standing:
        if isinstance(told, BaseException):
            raise told
        self.standing = otherwise if told is None else told
        return self.standing


StoreReference = Union[str, SubscriptionStoreClient]
"""A store that is open, by its name, or one that is written here."""


def opening(client: SubscriptionStoreClient, store: Optional[str], timeout_seconds: Optional[float]) -> Dict[str, Any]:
    """The params with which such a store is opened."""
    return {"kind": "delegated", "store": store, "timeoutSeconds": timeout_seconds, "manages": manages(client)}
