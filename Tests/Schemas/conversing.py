"""Plays the client's part of a conversation to the program, and hears what it says."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONVERSATIONS = ROOT / "Schemas" / "conversations"
SETTLED = '{"jsonrpc":"2.0","id":"settled","method":"clock/advance","params":{"seconds":0}}'


def program():
    """The program: what `SUBSCRIPTION_BRIDGE` names, else the newest that was built here."""
    named = os.environ.get("SUBSCRIPTION_BRIDGE")
    if named:
        return named
    built = [path for mode in ("release", "debug") for path in [ROOT / ".build" / mode / "subscription-bridge"] if path.exists()]
    assert built, "build it first: swift build --product subscription-bridge"
    return str(max(built, key=lambda path: path.stat().st_mtime))


def read(path):
    """The arguments of the program, and the lines: who speaks, and the text as it stands on the pipe."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    return json.loads(head)["start"]["arguments"], [parse(line) for line in lines]


def parse(line):
    for speaker in ("client", "bridge"):
        start = '{"from":"%s","message":' % speaker
        if line.startswith(start):
            return speaker, line[len(start) : -1]
        start = '{"from":"%s","raw":' % speaker
        if line.startswith(start):
            return speaker, json.loads(line)["raw"]
    raise ValueError(line[:80])


def write(path, arguments, lines):
    texts = [json.dumps({"start": {"arguments": arguments}}, separators=(",", ":"))]
    for speaker, text in lines:
        try:
            json.loads(text)
            texts.append('{"from":"%s","message":%s}' % (speaker, text))
        except ValueError:
            texts.append(json.dumps({"from": speaker, "raw": text}, separators=(",", ":")))
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")


def start(arguments):
    return subprocess.Popen([program(), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def play(arguments, lines):
    """Plays the client's part, each line once everything said before it has been heard; gives how it went, and the exit status.

    It ends at the first line of the bridge that is another than the one written.
    """
    heard = []
    with start(arguments) as process:
        for speaker, text in lines:
            if speaker == "client":
                process.stdin.write(text + "\n")
                process.stdin.flush()
                heard.append((speaker, text))
            else:
                heard.append((speaker, process.stdout.readline().rstrip("\n")))
                if heard[-1][1] != text:
                    break
        process.stdin.close()
        heard += [("bridge", line.rstrip("\n")) for line in process.stdout]
        return heard, process.wait(timeout=60)


def record(arguments, lines):
    """Plays the client's lines and hears what the bridge says to each, until it is at rest."""
    heard = []
    with start(arguments) as process:
        ending = False
        for text in [text for speaker, text in lines if speaker == "client"]:
            heard.append(("client", text))
            process.stdin.write(text + "\n")
            ending = ending or '"method":"shutdown"' in text
            if ending:
                process.stdin.flush()
                continue
            # Everything that the line causes at this instant comes before the answer to an advance by nothing.
            process.stdin.write(SETTLED + "\n")
            process.stdin.flush()
            for line in process.stdout:
                if '"id":"settled"' in line:
                    break
                heard.append(("bridge", line.rstrip("\n")))
        process.stdin.close()
        heard += [("bridge", line.rstrip("\n")) for line in process.stdout]
        return heard, process.wait(timeout=60)
