"""The client against a program that misbehaves."""

import asyncio
import os
import pathlib

import pytest

from subscription_bridge import (
    AsyncBridge,
    Bridge,
    BridgeClosedError,
    BridgeNotFoundError,
    RevisionGapError,
    StoreRequestError,
    SubscriptionStateInput,
    UserSubscriptionInput,
)

FAKE = str(pathlib.Path(__file__).with_name("fake_bridge.py"))


def fake(how):
    return Bridge(command=FAKE, arguments=[how])


def test_a_program_that_is_nowhere_is_told_with_a_way_to_build_it(monkeypatch):
    with pytest.raises(BridgeNotFoundError, match="the argument names '/nowhere/subscription-bridge'"):
        Bridge(command="/nowhere/subscription-bridge")
    monkeypatch.delenv("SUBSCRIPTION_BRIDGE", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BridgeNotFoundError, match="swift build"):
        Bridge()


@pytest.mark.parametrize("how, reason", [("die", "the process ended"), ("babble", "the conversation broke")])
def test_every_pending_call_ends_with_the_process(how, reason):
    async def story():
        async with AsyncBridge(command=FAKE, arguments=[how]) as bridge:
            calls = await asyncio.gather(bridge.call("ping"), bridge.call("ping"), return_exceptions=True)
            assert [type(call) for call in calls] == [BridgeClosedError, BridgeClosedError]
            assert reason in str(calls[0])
            with pytest.raises(BridgeClosedError):
                await bridge.call("ping")

    asyncio.run(story())


def test_closing_ends_every_pending_call():
    async def story():
        bridge = await AsyncBridge(command=FAKE, arguments=["sleep"]).start()
        call = asyncio.ensure_future(bridge.call("ping"))
        await asyncio.sleep(0)
        await bridge.close()
        with pytest.raises(BridgeClosedError):
            await call

    asyncio.run(story())


def test_a_lost_change_is_noticed():
    with fake("gap") as bridge:
        screen = bridge.purchase_screen()
        bridge.process.ping()
        with pytest.raises(RevisionGapError, match="revision 2 came after 0"):
            screen.state


def test_a_request_of_the_bridge_is_answered():
    def purchase(params):
        return SubscriptionStateInput(status="active", subscription=UserSubscriptionInput(subscription_id=params["subscriptionID"]))

    with fake("ask") as bridge:
        bridge.answer("store/purchase", purchase)
        echoed = bridge.call("ping")
    assert echoed["status"] == "active"
    assert echoed["subscription"]["subscriptionID"] == "pro"


def test_what_breaks_in_an_answer_is_told_to_the_bridge():
    def purchase(params):
        raise StoreRequestError(-32000, "Closed on Sundays", {"storeError": "storeProblem"})

    with fake("ask") as bridge:
        assert bridge.call("ping")["code"] == -32601
        bridge.answer("store/purchase", purchase)
        assert bridge.call("ping")["data"] == {"storeError": "storeProblem"}
        bridge.answer("store/purchase", lambda params: 1 / 0)
        assert bridge.call("ping") == {"code": -32603, "message": "ZeroDivisionError: division by zero"}


def test_no_descriptor_is_left_behind():
    def descriptors():
        return set(os.listdir("/proc/self/fd"))

    with fake("well"):
        pass
    before = descriptors()
    for _ in range(5):
        with fake("well") as bridge:
            assert bridge.process.ping() == "pong"
    assert len(descriptors()) == len(before)


def test_the_blocking_face_says_when_it_is_out_of_place():
    async def story():
        with pytest.raises(RuntimeError, match="use AsyncBridge"):
            Bridge(command=FAKE)

    asyncio.run(story())
