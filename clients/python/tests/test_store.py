"""Stores that are written in Python."""

import asyncio

import pytest

from subscription_bridge import (
    AsyncBridge,
    MockUserSubscription,
    ProductsSnapshotInput,
    SpyStoreClient,
    StoreClientError,
    SubscriptionStateInput,
    SubscriptionStoreClient,
    active,
    not_subscribed,
    plan,
)


class Shop(SubscriptionStoreClient):
    """Sells one plan."""

    def fetch_products(self):
        return ProductsSnapshotInput(subscriptions=[plan("pro", "4.99")])

    def purchase(self, subscription_id, promotion_offer_id):
        return active(subscription_id)


class SlowShop(Shop):
    """The same, with coroutines."""

    async def fetch_products(self):
        await asyncio.sleep(0)
        return Shop.fetch_products(self)

    async def purchase(self, subscription_id, promotion_offer_id):
        await asyncio.sleep(0.01)
        return {"status": "active", "subscription": {"subscriptionID": subscription_id}}


class ManagingShop(Shop):
    def set_auto_renew(self, subscription_id, enabled):
        return active(MockUserSubscription(subscription_id, will_auto_renew=enabled))


@pytest.mark.parametrize("shop", [Shop, SlowShop])
def test_a_screen_sells_what_the_store_sells(shop, bridge):
    screen = bridge.purchase_screen(store=shop())
    screen.load()
    assert [p.product.price.display for p in screen.subscription_details] == ["$4.99"]
    assert screen.purchase_subscription("pro").outcome == "purchased"
    assert screen.is_already_subscribed


@pytest.mark.parametrize("shop", [Shop, SlowShop])
def test_the_same_with_asyncio(shop):
    async def story():
        async with AsyncBridge(clock="virtual") as bridge:
            screens = [await bridge.purchase_screen(store=shop()) for _ in range(3)]
            await asyncio.gather(*[screen.load() for screen in screens])
            results = await asyncio.gather(*[screen.purchase_subscription("pro") for screen in screens])
            assert [result.outcome for result in results] == ["purchased"] * 3

    asyncio.run(story())


@pytest.mark.parametrize(
    "raised, code",
    [
        (StoreClientError("offline"), "offline"),
        (StoreClientError("paymentPending", "Ask a parent"), "paymentPending"),
        (NotImplementedError(), "notSupported"),
        (TimeoutError("too slow"), "timedOut"),
        (asyncio.TimeoutError(), "timedOut"),
        (ConnectionResetError("gone"), "network"),
        (ValueError("odd"), "unknown"),
    ],
)
def test_an_exception_is_a_store_error(raised, code, bridge):
    spy = SpyStoreClient(["pro"])
    screen = bridge.purchase_screen(store=spy)
    screen.load()
    spy.next_purchase_result = raised
    result = screen.purchase_subscription("pro")
    if code == "paymentPending":
        assert result.outcome == "pending"
    else:
        assert (result.outcome, result.error.code) == ("failed", code)
    if code == "unknown":
        assert result.error.message == "ValueError: odd"
        assert (result.error.underlying.domain, result.error.underlying.code) == ("Python", "ValueError")


def test_an_answer_that_does_not_fit_is_told_with_its_place(bridge):
    spy = SpyStoreClient(["pro"])
    screen = bridge.purchase_screen(store=spy)
    screen.load()
    spy.next_purchase_result = {"status": "actve"}
    result = screen.purchase_subscription("pro")
    assert result.error.code == "serverProblem" and "status" in result.error.message


def test_what_a_store_tells_by_itself_is_shown(bridge):
    shop = Shop()
    screen = bridge.purchase_screen(store=shop)
    screen.load()
    with pytest.raises(RuntimeError, match="not open"):
        Shop().state_did_change(active("pro"))
    shop.state_did_change(active("pro"))
    bridge.process.ping()
    assert screen.is_already_subscribed
    shop.state_did_change(not_subscribed())
    screen.wait_until(lambda state: not state.is_already_subscribed)


def test_a_store_manages_when_its_class_does(bridge):
    for shop, outcome in ((Shop(), "failed"), (ManagingShop(), "autoRenewDisabled"), (SpyStoreClient(["pro"]), "autoRenewDisabled")):
        screen = bridge.manage_screen(store=shop)
        screen.load()
        screen.purchase_subscription("pro")
        shop.state_did_change(active(MockUserSubscription("pro")))
        bridge.process.ping()
        assert screen.cancel_subscription().outcome == outcome


def test_a_store_is_opened_once_under_its_name(bridge):
    shop = Shop()
    assert bridge.open_store(shop, "shop") == "shop"
    assert bridge.open_store(shop) == "shop"
    bridge.purchase_screen(store=shop)
    bridge.purchase_screen(store="shop")
    assert [(store.store, store.view_models) for store in bridge.store.list()] == [("shop", ["purchase-1", "purchase-2"])]


def test_the_bridge_gives_up_after_its_time_out():
    class Never(Shop):
        was_stopped = False

        async def purchase(self, subscription_id, promotion_offer_id):
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.was_stopped = True
                raise

    async def story():
        async with AsyncBridge(clock="virtual") as bridge:
            shop = Never()
            await bridge.open_store(shop, timeout_seconds=5)
            screen = await bridge.purchase_screen(store=shop)
            await screen.load()
            buying = asyncio.ensure_future(screen.purchase_subscription("pro"))
            await screen.wait_until(lambda state: state.purchase_in_progress)
            await bridge.clock.advance(seconds=5)
            result = await buying
            assert (result.outcome, result.error.code) == ("failed", "timedOut")
            await bridge.process.ping()
            assert shop.was_stopped

    asyncio.run(story())


def test_a_store_may_ask_the_bridge_itself(bridge):
    class Curious(Shop):
        def purchase(self, subscription_id, promotion_offer_id):
            assert bridge.process.ping() == "pong"
            return active(subscription_id)

    screen = bridge.purchase_screen(store=Curious())
    screen.load()
    assert screen.purchase_subscription("pro").outcome == "purchased"


def test_a_spy_remembers_what_it_was_asked(bridge):
    spy = SpyStoreClient()
    screen = bridge.manage_screen(store=spy)
    screen.load()
    screen.purchase_subscription("pro_monthly")
    screen.restore_purchases()
    spy.next_restore_result = SubscriptionStateInput("notSubscribed")
    assert screen.restore_purchases().outcome == "nothingToRestore"
    assert spy.captured_subscription_id == "pro_monthly" and spy.captured_promotion_offer_id is None
    assert len(spy.calls_of("purchase")) == 1 and len(spy.calls_of("restore")) == 2
    spy.next_products_result = StoreClientError("network")
    assert screen.load().error.code == "network"
