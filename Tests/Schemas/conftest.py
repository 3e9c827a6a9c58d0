"""The schemas and examples of the project, for the tests beside this."""

import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def document():
    return load(ROOT / "Schemas" / "openrpc.json")


@pytest.fixture(scope="session")
def model():
    return load(ROOT / "Schemas" / "model.schema.json")
