"""The client against a program that misbehaves: every call that is under way ends with an error that has a name, and nothing is left behind."""

import asyncio
import os
import pathlib
import threading
import warnings

import pytest

from subscription_bridge import (
    ActionNotAllowedError,
    AsyncBridge,
    Bridge,
    BridgeClosedError,
    BridgeNotFoundError,
    BridgeTimeoutError,
    BridgeVersionError,
    BridgeVersionWarning,
    RevisionGapError,
    StoreRequestError,
    SubscriptionStateInput,
    UserSubscriptionInput,
)

FAKE = str(pathlib.Path(__file__).with_name("fake_bridge.py"))


def fake(how, **options):
    return Bridge(command=FAKE, arguments=[how], **options)


def async_fake(how, **options):
    return AsyncBridge(command=FAKE, arguments=[how], **options)


def held():
    """What a process holds: descriptors, threads, children."""
    with open(f"/proc/self/task/{threading.get_native_id()}/children", encoding="ascii") as children:
        return len(os.listdir("/proc/self/fd")), threading.active_count(), children.read()


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    before = held()
    yield
    assert held() == before


def test_a_program_that_is_nowhere_is_told_with_a_way_to_build_it(monkeypatch):
    with pytest.raises(BridgeNotFoundError, match="the argument names '/nowhere/subscription-bridge'"):
        Bridge(command="/nowhere/subscription-bridge")
    monkeypatch.delenv("SUBSCRIPTION_BRIDGE", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BridgeNotFoundError, match="swift build"):
        Bridge()


def test_a_program_that_cannot_run_is_told(tmp_path):
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF and no more")
    broken.chmod(0o755)
    with pytest.raises(BridgeNotFoundError, match="cannot be started"):
        Bridge(command=str(broken))


BROKEN = [
    ("die", "the process ended with status 3"),
    ("kill", "the process was ended by signal 9"),
    ("babble", "the conversation broke"),
    ("half", "the process ended with status 0"),
    ("list", "the conversation broke"),
    ("bytes", "the conversation broke"),
]


@pytest.mark.parametrize("how, reason", BROKEN)
def test_every_pending_call_ends_with_the_process(how, reason):
    async def story():
        async with async_fake(how) as bridge:
            calls = await asyncio.gather(bridge.call("ping"), bridge.call("clock/now"), return_exceptions=True)
            assert [type(call) for call in calls] == [BridgeClosedError, BridgeClosedError]
            assert str(calls[0]).startswith("ping: ") and reason in str(calls[0])
            assert str(calls[1]).startswith("clock/now: ")
            with pytest.raises(BridgeClosedError, match=reason):
                await bridge.call("ping")
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())


@pytest.mark.parametrize("how, reason", BROKEN)
def test_a_blocking_call_ends_with_the_process(how, reason):
    with fake(how) as bridge:
        for _ in range(2):
            with pytest.raises(BridgeClosedError, match=f"^ping: .*{reason}"):
                bridge.process.ping()


def test_closing_ends_every_pending_call():
    async def story():
        bridge = await async_fake("sleep").start()
        calls = [asyncio.ensure_future(bridge.call("ping")) for _ in range(3)]
        await asyncio.sleep(0)
        assert await bridge.close() == 0
        for call in calls:
            with pytest.raises(BridgeClosedError, match="ping: the bridge was closed"):
                await call
        assert await bridge.close() == 0

    asyncio.run(story())


def test_a_program_that_does_not_end_is_ended():
    bridge = fake("deaf", timeout=0.2)
    with pytest.raises(BridgeTimeoutError):
        bridge.process.ping()
    assert bridge.close(patience_seconds=0.1) == -9

    async def story():
        bridge = await async_fake("deaf").start()
        bridge.notify("ping")
        assert await bridge.close(patience_seconds=0.1) == -9

    asyncio.run(story())


def test_a_call_that_takes_too_long_says_so_and_is_cancelled():
    with fake("sleep", timeout=0.05) as bridge:
        said = bridge.record_conversation()
        with pytest.raises(BridgeTimeoutError, match="^ping: no answer within 0.05 s"):
            bridge.process.ping()
        assert "$/cancelRequest" in said[-1]

    async def story():
        async with async_fake("sleep", timeout=0.05) as bridge:
            said = bridge.record_conversation()
            with pytest.raises(BridgeTimeoutError, match="^ping: no answer within 0.05 s"):
                await bridge.process.ping()
            assert "$/cancelRequest" in said[-1]

    asyncio.run(story())


def test_cancelling_a_task_cancels_the_call():
    async def story():
        async with async_fake("sleep") as bridge:
            said = bridge.record_conversation()
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(bridge.process.ping(), 0.01)
            assert "$/cancelRequest" in said[-1]

    asyncio.run(story())


def test_a_callback_that_breaks_ends_the_call_with_its_reason():
    with fake("change") as bridge:
        screen = bridge.purchase_screen()
        screen.on_change(lambda state: 1 / 0)
        with pytest.raises(BridgeClosedError, match="^ping: .*ZeroDivisionError: division by zero") as broken:
            bridge.process.ping()
        assert isinstance(broken.value.__cause__, ZeroDivisionError)

    async def story():
        async with async_fake("change") as bridge:
            screen = await bridge.purchase_screen()
            screen.on_change(lambda state: 1 / 0)
            with pytest.raises(BridgeClosedError, match="^ping: .*ZeroDivisionError"):
                await bridge.process.ping()

    asyncio.run(story())


def test_ten_thousand_calls_are_under_way_at_once():
    async def story():
        async with AsyncBridge(clock="virtual") as bridge:
            answers = await asyncio.gather(*[bridge.process.ping() for _ in range(10_000)])
            assert answers == ["pong"] * 10_000

    asyncio.run(story())


def test_a_state_of_ten_mebibytes_arrives():
    with fake("large") as bridge:
        assert len(bridge.purchase_screen().selected_subscription_id) == 10 << 20

    async def story():
        async with async_fake("large") as bridge:
            assert len((await bridge.purchase_screen()).selected_subscription_id) == 10 << 20

    asyncio.run(story())


def test_a_long_message_is_sent_while_long_answers_come():
    text = "x" * (4 << 20)
    with Bridge(clock="virtual") as bridge:
        for _ in range(3):
            report = bridge.configuration.check(configuration_text=text)
            assert not report.is_usable


def test_a_lost_change_is_noticed():
    with fake("gap") as bridge:
        screen = bridge.purchase_screen()
        bridge.process.ping()
        with pytest.raises(RevisionGapError, match="revision 2 came after 0"):
            screen.state


def test_a_program_of_another_version_is_told_once():
    with fake("version") as bridge:
        with pytest.warns(BridgeVersionWarning, match="the program is subscription-bridge 9.9.9, this client is made for"):
            bridge.process.ping()
            bridge.process.ping()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            bridge.process.ping()


def test_a_program_of_another_protocol_is_refused():
    with fake("protocol") as bridge:
        with pytest.raises(BridgeVersionError, match=r"this client speaks version 1 of the protocol, the program speaks \[2\]"):
            bridge.process.ping()


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
        assert bridge.call("ping")["data"]["storeError"]["message"] == "ZeroDivisionError: division by zero"
        bridge.answer("store/purchase", lambda params: object())
        assert "not JSON serializable" in bridge.call("ping")["message"]


def test_the_blocking_face_works_where_an_event_loop_runs():
    async def story():
        with Bridge(clock="virtual") as bridge:
            assert bridge.process.ping() == "pong"

    asyncio.run(story())


def test_an_error_says_what_was_asked_what_is_known_and_what_may_have_been_meant():
    with Bridge(clock="virtual") as bridge:
        bridge.store.fetch_products()
        with pytest.raises(Exception) as unknown:
            bridge.store.purchase("pro_monthy")
        told = str(unknown.value)
        assert told.startswith("store/purchase: ") and "(1003 unknownSubscription)" in told
        assert 'did you mean "pro_monthly"' in told and "known: " in told and '"subscriptionID": "pro_monthy"' in told
        with pytest.raises(ActionNotAllowedError, match="asked: viewModel/purchaseSubscription"):
            bridge.purchase_screen().purchase_subscription("pro_yearly")
