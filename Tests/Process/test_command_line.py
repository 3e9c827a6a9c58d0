"""PROTOCOL §11, seen from a shell."""

import json

import pytest

from conftest import FILES_WITH_PLANS, ROOT, lines, request, run


@pytest.mark.parametrize("arguments, words", [
    (["--stor"], [b"--stor", b"--store"]), (["--clock", "virtuel"], [b"virtuel", b"virtual"]), (["serv"], [b"serv", b"serve"]),
    (["--framing", "line"], [b"line", b"lines"]), (["--drain-seconds", "soon"], [b"soon"]), (["--storekit"], [b"--storekit"]),
    (["--store", "{"], [b"--store"]), (["--clock", "virtual=tomorrow"], [b"tomorrow"]), (["--max-message-bytes", "0"], [b"--max-message-bytes"]),
    (["--storekit", "a", "--store", "spy"], [b"--storekit", b"--store"]),
])
def test_an_unknown_flag_or_value_names_the_nearest_and_exits_2(arguments, words):
    done = run(b"", *arguments)
    assert done.returncode == 2 and done.stdout == b""
    for word in words:
        assert word in done.stderr


def test_version_and_help_are_answers_on_stdout():
    assert run(b"", "--version").stdout.startswith(b"subscription-bridge ")
    text = run(b"", "--help").stdout
    for flag in (b"--storekit", b"--clock", b"--state-directory", b"check", b"schema"):
        assert flag in text


def test_schema_prints_the_document_that_discover_answers():
    printed = json.loads(run(b"", "schema").stdout)
    answered = json.loads(run(lines(request(1, "rpc.discover"))).stdout)["result"]
    assert printed == answered
    assert printed == json.loads((ROOT / "Schemas" / "openrpc.json").read_text())


def test_check_prints_a_table_and_exits_by_usability(tmp_path):
    good = run(b"", "check", str(FILES_WITH_PLANS[0]))
    assert good.returncode == 0 and good.stdout
    bad = tmp_path / "Empty.storekit"
    bad.write_text("")
    done = run(b"", "check", str(bad))
    assert done.returncode == 1 and b"Empty.storekit" in done.stdout + done.stderr
    data = json.loads(run(b"", "check", str(FILES_WITH_PLANS[0]), "--json").stdout)
    assert data["isUsable"] is True


def test_a_missing_file_is_named():
    done = run(b"", "--storekit", "nowhere.storekit")
    assert done.returncode != 0 and b"nowhere.storekit" in done.stderr and done.stdout == b""


def test_state_survives_the_process(tmp_path):
    buy = lines(request(1, "store/purchase", store="default", subscriptionID="pro_yearly"))
    first = run(buy, "--clock", "virtual", "--state-directory", str(tmp_path))
    assert first.returncode == 0 and b'"active"' in first.stdout
    again = run(lines(request(1, "store/currentState")), "--clock", "virtual", "--state-directory", str(tmp_path))
    state = json.loads(again.stdout)["result"]
    assert state["status"] == "active" and state["subscription"]["subscriptionID"] == "pro_yearly"
