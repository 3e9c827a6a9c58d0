"""A purchase, through the program that `SUBSCRIPTION_BRIDGE` names."""

import asyncio

import pytest

from subscription_bridge import (
    ActionNotAllowedError,
    AsyncBridge,
    Bridge,
    InvalidParamsError,
    ManageScreenState,
    PurchaseScreenState,
    UnknownViewModelError,
)


@pytest.fixture
def bridge():
    with Bridge(clock="virtual") as bridge:
        yield bridge


def test_a_purchase_is_followed_from_notifications_alone(bridge):
    screen = bridge.purchase_screen()
    assert screen.load().outcome == "completed"
    assert "pro_yearly" in [plan.id for plan in screen.subscription_details]

    bought = screen.purchase_subscription("pro_yearly")
    assert bought.outcome == "purchased"
    assert screen.is_already_subscribed
    assert screen.subscription_state.subscription.subscription_id == "pro_yearly"
    busy = [state.purchase_in_progress for state in screen.history]
    assert True in busy and busy[-1] is False

    read = bridge.view_model.state(screen.id)
    assert (read.revision, read.state) == (screen.revision, screen.state)
    assert isinstance(screen.state, PurchaseScreenState)


def test_a_plan_renews_when_the_clock_is_moved(bridge):
    screen = bridge.manage_screen()
    bridge.store.purchase("pro_monthly")
    screen.load()
    before = screen.current.subscription.expires_at
    causes = []
    bridge.on("store/didChange", lambda announced: causes.append(announced["cause"]))
    bridge.clock.advance(by="P2M")
    assert "renewal" in causes
    assert screen.current.subscription.expires_at > before
    assert isinstance(screen.state, ManageScreenState)


def test_what_is_asked_wrongly_is_told_by_a_class_for_each_code(bridge):
    with pytest.raises(UnknownViewModelError) as unknown:
        bridge.view_model.load("purchase-9")
    assert unknown.value.known == []
    with pytest.raises(InvalidParamsError, match="^viewModel/create: .*kind") as invalid:
        bridge.call("viewModel/create", {"kind": "purchases"})
    assert invalid.value.problems[0].path == "kind"
    with pytest.raises(ActionNotAllowedError) as refused:
        bridge.purchase_screen().purchase_subscription("pro_yearly")
    assert refused.value.reason == "notLoaded"


def test_the_same_with_asyncio():
    async def story():
        async with AsyncBridge(clock="virtual") as bridge:
            screen = await bridge.purchase_screen(options={"toastSeconds": 1})
            load = asyncio.ensure_future(screen.load())
            await screen.wait_until(lambda state: state.load_status == "loaded")
            assert (await load).outcome == "completed"
            bought = await screen.purchase_subscription("pro_monthly")
            assert bought.outcome == "purchased"
            assert screen.toast is not None
            await bridge.clock.advance(seconds=1)
            assert screen.toast is None

    asyncio.run(story())
