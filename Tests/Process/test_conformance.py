"""The shared conformance cases and the JSON suite, run by their own runners against the built program."""

import subprocess
import sys

from conftest import SHARED, binary


def test_every_conformance_case_holds_in_every_framing():
    done = subprocess.run(
        [sys.executable, "conform.py", "--line", f"{binary()} --framing lines", "--lsp", f"{binary()} --framing headers", "--auto", binary(),
         "--reframe", "-v"],
        cwd=SHARED / "jsonrpc", capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " 0 failed" in done.stdout and ", 0 otherwise right" in done.stdout, done.stdout[-4000:]


def suite(framing):
    done = subprocess.run(
        [sys.executable, "jsontestsuite.py", f"--{'lsp' if framing == 'headers' else 'line'}", f"{binary()} --framing {framing}", "-v"],
        cwd=SHARED / "jsonrpc", capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:]


def test_every_text_of_the_json_suite_is_taken_or_refused_in_headers():
    suite("headers")


def test_every_text_of_the_json_suite_is_taken_or_refused_in_lines():
    suite("lines")
