"""The shell's examples, as they stand."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHELL = ROOT / "clients" / "shell"
STOREKIT = ROOT.parent / "shared" / "fixtures" / "storekit" / "real-004.storekit"


def run(name, *arguments):
    return subprocess.run(["bash", str(SHELL / name), *map(str, arguments)], capture_output=True, text=True, timeout=60)


def test_one_question_has_one_answer():
    assert run("one-shot").stdout.splitlines()[0] == "pro_monthly\t$9.99\tP1M"
    assert [line.split("\t")[0] for line in run("one-shot", STOREKIT).stdout.splitlines()] == ["subscription_gold", "subscription_silver"]
    assert run("one-shot", "/nowhere").returncode != 0


def test_a_coprocess_asks_and_decides():
    done = run("coprocess", "basic_yearly")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "basic_yearly: purchased",
        "Basic Yearly: freeTrial, Renews on January 15, 2026 for $39.99",
        "Basic Yearly: active, Renews on January 15, 2027 for $39.99",
    ]
    refused = run("coprocess", "nothing")
    assert refused.returncode != 0 and "(1003)" in refused.stderr


def test_every_change_is_seen():
    lines = run("watch").stdout.splitlines()
    assert "purchase-1 1: isLoading loadStatus overlay" in lines
    assert [line for line in lines if line.startswith("store:")] == ["store: purchase, active", "store: renewal, active", "store: renewal, active"]


@pytest.mark.parametrize("name", ["one-shot", "coprocess", "watch", "demo"])
def test_a_script_needs_nothing_but_bash_and_jq(name):
    text = (SHELL / name).read_text(encoding="utf-8")
    assert text.startswith("#!/usr/bin/env bash\n")
    assert not any(word in text for word in ("python", "node ", "perl", "awk"))
    assert os.access(SHELL / name, os.R_OK)
