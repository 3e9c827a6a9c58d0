#!/usr/bin/env python3
"""A stand-in for the program: answers lines, and misbehaves as its argument says."""

import json
import sys


def say(**message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


how = sys.argv[1]
asked = None
for line in sys.stdin:
    message = json.loads(line)
    method, identifier = message.get("method"), message.get("id")
    if method is None:
        say(id=asked, result=message.get("result", message.get("error")))
    elif how == "die":
        sys.exit(3)
    elif how == "babble":
        print("this is not JSON", flush=True)
    elif how == "sleep":
        continue
    elif method == "viewModel/create":
        say(id=identifier, result={"kind": "purchase", "revision": 0, "state": {"kind": "purchase"}, "viewModel": "purchase-1"})
    elif how == "gap":
        say(method="viewModel/didChange", params={"viewModel": "purchase-1", "revision": 2, "changes": {}})
        say(id=identifier, result="pong")
    elif how == "ask":
        asked = identifier
        say(id="b-1", method="store/purchase", params={"subscriptionID": "pro", "promotionOfferID": None, "store": "mine"})
    else:
        say(id=identifier, result="pong")
