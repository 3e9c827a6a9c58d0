"""A line server as one writes it for speed in Python: standard library only, the answers to one read joined in one write."""
import json
import os

METHODS = {"ping": lambda params: "pong"}


def answer(line: bytes) -> bytes:
    try:
        request = json.loads(line)
    except ValueError:
        return b'{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}'
    method = METHODS.get(request["method"])
    body: dict[str, object] = {"jsonrpc": "2.0", "id": request["id"]}
    if method:
        body["result"] = method(request.get("params"))
    else:
        body["error"] = {"code": -32601, "message": "Method not found"}
    return json.dumps(body, separators=(",", ":")).encode()


rest = b""
while chunk := os.read(0, 1 << 17):
    *lines, rest = (rest + chunk).split(b"\n")
    output = b"".join(answer(line) + b"\n" for line in lines if line)
    while output:
        output = output[os.write(1, output) :]
