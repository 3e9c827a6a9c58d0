"""The conversations of `Schemas/`, held by this client: each request gets the answer that is written there."""

import asyncio
import json
import pathlib

import pytest

from subscription_bridge import AsyncBridge, BridgeClosedError, BridgeError, StoreRequestError

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "Schemas" / "conversations"
STORE_METHODS = ["fetchProducts", "purchase", "restore", "currentState", "setAutoRenew", "requestRefund"]


def parts(line):
    message = line.get("message")
    return message if isinstance(message, list) else [message] if message else []


async def hold(head, lines):
    async with AsyncBridge(arguments=head["start"]["arguments"]) as bridge:
        loop = asyncio.get_running_loop()
        calls, answers, stopped, asked = {}, {}, set(), 0

        def answer_later(params):
            nonlocal asked
            asked += 1
            return answers.setdefault(f"b-{asked}", loop.create_future())

        for name in STORE_METHODS:
            bridge.answer(f"store/{name}", answer_later)
        compared = 0
        for line in lines:
            for part in parts(line):
                key = json.dumps(part.get("id"))
                if line["from"] == "client" and "method" not in part:
                    answer = answers.setdefault(part.get("id"), loop.create_future())
                    error = part.get("error")
                    if error is None:
                        answer.set_result(part.get("result"))
                    else:
                        answer.set_exception(StoreRequestError(error["code"], error["message"], error.get("data")))
                elif line["from"] == "client" and part["method"] == "$/cancelRequest":
                    cancelled = json.dumps(part["params"]["id"])
                    stopped.add(cancelled)
                    if cancelled in calls:
                        calls[cancelled].cancel()
                        await asyncio.sleep(0)
                elif line["from"] == "client" and "id" not in part:
                    bridge.notify(part["method"], part.get("params"))
                elif line["from"] == "client" and part.get("jsonrpc") == "2.0":
                    calls[key] = asyncio.ensure_future(bridge.call(part["method"], part.get("params")))
                    await asyncio.sleep(0)
                elif "method" not in part and key in stopped:
                    await bridge.clock.advance(seconds=0)  # nobody waits for that answer any more; once all is at rest it has come
                elif "method" not in part and key in calls:
                    compared += 1
                    try:
                        result = await calls.pop(key)
                    except BridgeError as error:
                        assert part["error"]["code"] == error.code
                        assert part["error"]["data"] == error.data
                    except BridgeClosedError:
                        assert part.get("error", {}).get("code") == 1011
                    else:
                        assert part["result"] == result
        for call in calls.values():
            call.cancel()
        await asyncio.gather(*calls.values(), return_exceptions=True)
        return compared


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_conversation_is_held(path):
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert asyncio.run(hold(head, lines)) > 0
