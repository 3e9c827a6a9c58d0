"""What the README shows is what happens."""

import re

import pytest

from conftest import ROOT, run

README = (ROOT / "README.md").read_text()


def conversations():
    """Fenced blocks whose lines are marked → (sent) and ← (received); … stands for anything within a line."""
    blocks = re.findall(r"^```\n((?:[→←] .*\n)+)```$", README, re.M)
    assert blocks, "the README shows no conversation"
    return blocks


@pytest.mark.parametrize("block", conversations())
def test_the_conversation_is_real(block):
    sent = [line[2:] for line in block.splitlines() if line.startswith("→")]
    shown = [line[2:] for line in block.splitlines() if line.startswith("←")]
    done = run("".join(line + "\n" for line in sent).encode(), "--clock", "virtual")
    assert done.returncode == 0, done.stderr.decode()
    received = done.stdout.decode().splitlines()
    assert len(received) == len(shown), "\n".join(received)
    for got, want in zip(received, shown):
        pattern = ".*".join(re.escape(part) for part in want.split("…"))
        assert re.fullmatch(pattern, got), f"shown:    {want}\nreceived: {got}"


def test_every_path_and_command_of_the_readme_exists():
    for path in set(re.findall(r"`((?:Sources|Tests|Schemas|clients|\.ci)/[\w./-]*)`", README)):
        assert (ROOT / path).exists(), path
    for command in ("bash clients/shell/demo", "bash Tests/all", "bash Sources/build-release"):
        assert command in README and (ROOT / command.split()[1]).exists()
