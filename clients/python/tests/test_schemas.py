"""The examples of `Schemas/`, through this client."""

import json
import pathlib

import pytest

import subscription_bridge
from subscription_bridge import Bridge, BridgeError, InvalidParamsError, Record

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "Schemas" / "examples"


def cases(kind, fits):
    return [
        pytest.param(path, id=f"{path.parent.name}/{path.stem}")
        for path in sorted((EXAMPLES / kind).glob("*/*.json"))
        if fits(path.parent.name)
    ]


def is_output(name):
    return name[0].isupper() and not name.endswith("Input") and name not in ("ViewModelOptions", "ClientInfo", "ViewModelDidChange")


@pytest.mark.parametrize("path", cases("accept", is_output))
def test_a_value_is_the_same_after_reading_and_writing(path):
    value = json.loads(path.read_text(encoding="utf-8"))
    record_type = getattr(subscription_bridge, path.parent.name)
    assert issubclass(record_type, Record)
    value.pop("addedLater", None)
    assert record_type.from_wire({**value, "addedEvenLater": 1}).to_wire() == value


@pytest.fixture(scope="module")
def bridge():
    with Bridge(clock="virtual") as bridge:
        yield bridge


@pytest.mark.parametrize("path", cases("refuse", lambda name: name[0].islower()))
def test_wrong_params_are_refused_with_the_path(path, bridge):
    example = json.loads(path.read_text(encoding="utf-8"))
    with pytest.raises(InvalidParamsError) as refused:
        bridge.call(path.parent.name.replace(".", "/"), example["value"])
    assert [problem.path for problem in refused.value.problems] == [example["path"]]


@pytest.mark.parametrize("path", cases("accept", lambda name: name[0].islower() and name not in ("shutdown", "exit")))
def test_right_params_are_taken(path, bridge):
    method = path.parent.name if path.parent.name.startswith("rpc.") else path.parent.name.replace(".", "/")
    params = json.loads(path.read_text(encoding="utf-8"))
    bridge.bridge.reset()
    try:
        bridge.call(method, params)
    except InvalidParamsError:
        raise
    except BridgeError:
        pass  # the params are right; what they ask for is not there


def test_the_versions_agree():
    clients = pathlib.Path(__file__).resolve().parents[2]
    project = (clients / "python" / "pyproject.toml").read_text(encoding="utf-8")
    package = json.loads((clients / "node" / "package.json").read_text(encoding="utf-8"))
    with Bridge() as bridge:
        theirs = bridge.process.initialize().server_info.version
    assert f'version = "{theirs}"' in project
    assert theirs == subscription_bridge.__version__ == package["version"]
