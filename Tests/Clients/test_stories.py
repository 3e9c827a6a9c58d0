"""The ten stories have the same names in every language, and the README lists them."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def words(name):
    return name.replace("_", " ").lower()


def test_the_same_stories_are_told_everywhere():
    swift = [words(name) for name in re.findall(r"@Test func `(.+?)`", text("Tests/SubscriptionViewModelsTests/SharedStories.swift"))]
    python = [words(name) for name in re.findall(r"^def test_(\w+)\(", text("clients/python/tests/test_stories.py"), re.M)]
    node = [words(name) for name in re.findall(r'^bridgeTest\("(.+?)"', text("clients/node/test/stories.test.js"), re.M)]
    listed = re.findall(r"^\| ``(.+?)`` \| `test_(\w+)` \| `(.+?)` \|$", text("README.md"), re.M)
    assert len(swift) == 10
    assert swift == python == node
    assert [[words(name) for name in row] for row in listed] == [[name] * 3 for name in swift]
