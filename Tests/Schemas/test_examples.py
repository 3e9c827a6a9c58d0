"""Every example is accepted or refused, as its folder says."""

import pytest
from checking import METHODS, ROOT, SCHEMAS, problems
from conftest import load

EXAMPLES = ROOT / "Schemas" / "examples"


def name_of(path):
    """`Price` for a value of the model, `viewModel/create` for the params of a method."""
    folder = path.parent.name
    return folder if folder in SCHEMAS else folder.replace(".", "/", 1)


def cases(kind):
    paths = sorted((EXAMPLES / kind).glob("*/*.json"))
    assert paths, f"there are no examples to {kind}"
    return [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in paths]


@pytest.mark.parametrize("path", cases("accept"))
def test_accepted(path):
    assert problems(name_of(path), load(path)) == []


@pytest.mark.parametrize("path", cases("refuse"))
def test_refused(path):
    example = load(path)
    assert set(example) == {"path", "why", "value"}
    found = problems(name_of(path), example["value"])
    assert found, "nothing is wrong with it"
    # Inside of a choice of two, JSON Schema names the whole.
    paths = [where for where, _ in found]
    assert example["path"] in paths or any(example["path"].startswith(where) for where in paths), found


def test_every_method_and_every_folder_is_known():
    folders = {name_of(path) for path in EXAMPLES.glob("*/*/*.json")}
    assert folders - set(SCHEMAS) - set(METHODS) == set()
    handled = {
        name
        for name, method in METHODS.items()
        if method["x-direction"] != "toFrontEnd" and method.get("x-answeredBy") != "pipe" and name not in ("ping", "rpc.discover")
    }
    assert handled - folders == set(), "methods without an example"
