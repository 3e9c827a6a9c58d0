#!/usr/bin/env python3
"""A stand-in for the program: answers lines, and misbehaves as its argument says."""

import json
import os
import sys
import time


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
    elif method == "initialize" and how == "protocol":
        say(id=identifier, error={"code": 1010, "message": "not spoken", "data": {"kind": "unsupportedVersion", "supported": [2]}})
    elif method == "initialize":
        version = "9.9.9" if how == "version" else message["params"]["clientInfo"]["version"]
        say(id=identifier, result={"protocolVersion": 1, "serverInfo": {"name": "fake", "version": version}})
    elif how == "die":
        sys.exit(3)
    elif how == "kill":
        os.kill(os.getpid(), 9)
    elif how == "babble":
        print("this is not JSON", flush=True)
    elif how == "half":
        sys.stdout.write('{"jsonrpc":"2.0","id":')
        sys.stdout.flush()
        sys.exit(0)
    elif how == "list":
        print("[1, 2]", flush=True)
    elif how == "bytes":
        os.write(1, b'{"jsonrpc":"2.0","id":1,"result":"\xff\xfe"}\n')
    elif how == "sleep":
        continue
    elif how == "deaf":
        time.sleep(3600)
    elif method == "viewModel/create":
        text = "x" * (10 << 20) if how == "large" else ""
        say(id=identifier, result={"kind": "purchase", "revision": 0, "state": {"kind": "purchase", "selectedSubscriptionID": text}, "viewModel": "purchase-1"})
    elif how == "gap":
        say(method="viewModel/didChange", params={"viewModel": "purchase-1", "revision": 2, "changes": {}})
        say(id=identifier, result="pong")
    elif how == "change":
        say(method="viewModel/didChange", params={"viewModel": "purchase-1", "revision": 1, "changes": {"isLoading": True}})
        say(id=identifier, result="pong")
    elif how == "ask":
        asked = identifier
        say(id="b-1", method="store/purchase", params={"subscriptionID": "pro", "promotionOfferID": None, "store": "mine"})
    else:
        say(id=identifier, result="pong")
