"""Every conversation goes as it is written, and everything said in it fits the document.

With ``UPDATE_CONVERSATIONS=1`` the bridge's lines are written anew: read the difference before you commit it.
"""

import json
import os

import conversing
import pytest
from checking import DOCUMENT, METHODS, SCHEMAS, schema_problems

PATHS = sorted(conversing.CONVERSATIONS.glob("*.jsonl"))
ERRORS = {error["code"]: (kind, error) for kind, error in DOCUMENT["components"]["errors"].items()}
# Any request may be answered with these, whatever its method.
GENERAL = {"parseError", "invalidRequest", "methodNotFound", "invalidParams", "internalError", "limitExceeded", "shuttingDown"}

conversations = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def test_there_are_conversations():
    assert PATHS


@conversations
def test_it_goes_as_it_is_written(path):
    arguments, lines = conversing.read(path)
    if os.environ.get("UPDATE_CONVERSATIONS"):
        heard, status = conversing.record(arguments, lines)
        conversing.write(path, arguments, heard)
        lines = heard
    heard, status = conversing.play(arguments, lines)
    assert heard == lines
    assert status == 0


@conversations
def test_what_is_said_fits_the_document(path):
    _, lines = conversing.read(path)
    asked = {}
    for speaker, text in lines:
        try:
            message = json.loads(text)
        except ValueError:
            assert speaker == "client", "the bridge says nothing but JSON"
            continue
        for part in message if isinstance(message, list) else [message]:
            if not isinstance(part, dict):
                continue
            if speaker == "client" and "method" in part:
                asked[json.dumps(part.get("id"))] = METHODS.get(part["method"])
            elif speaker == "bridge":
                check(part, asked)


def check(message, asked):
    if "method" in message:
        method = METHODS[message["method"]]
        assert method["x-direction"] in ("toFrontEnd", "both")
        params = message["params"]
        assert list(params) == sorted(params)
        assert set(params) == {param["name"] for param in method["params"]}, "every member is always there"
        for param in method["params"]:
            schema = param["schema"]
            assert schema_problems(schema, params[param["name"]], param["name"]) == []
    elif "error" in message:
        error = message["error"]
        kind, entry = ERRORS[error["code"]]
        assert error["data"]["kind"] == kind
        assert schema_problems(entry["data"], error["data"]) == []
        assert error["message"] and not error["message"].endswith(".")
        method = asked.get(json.dumps(message["id"]))
        if method and kind not in GENERAL:
            assert f"#/components/errors/{kind}" in [reference["$ref"] for reference in method.get("errors", [])], f"{method['name']}: {kind}"
    else:
        method = asked[json.dumps(message["id"])]
        result = message["result"]
        assert schema_problems(method["result"]["schema"], result, "result") == []
        if "x-outcomes" in method:
            assert result["outcome"] in method["x-outcomes"]
        alphabetical(result)


def alphabetical(value):
    """Members stand in alphabetical order, all the way down."""
    if isinstance(value, dict):
        assert list(value) == sorted(value)
        for member in value.values():
            alphabetical(member)
    elif isinstance(value, list):
        for element in value:
            alphabetical(element)


def test_the_sample_conversations_show_every_announcement():
    said = {json.loads(text).get("method") for path in PATHS for speaker, text in conversing.read(path)[1] if speaker == "bridge" and text.startswith("{")}
    expected = {name for name, method in METHODS.items() if method["x-direction"] == "toFrontEnd"}
    assert expected - said == set()
    assert "SubscriptionState" in SCHEMAS
