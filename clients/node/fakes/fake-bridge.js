#!/usr/bin/env node
// A stand-in for the program: answers lines, and misbehaves as its argument says.
import { createInterface } from "node:readline";

const how = process.argv[2];
const say = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
let asked;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === undefined) say({ id: asked, result: result ?? error });
  else if (method === "initialize" && how === "protocol") {
    say({ id, error: { code: 1010, message: "not spoken", data: { kind: "unsupportedVersion", supported: [2] } } });
  } else if (method === "initialize") {
    say({ id, result: { protocolVersion: 1, serverInfo: { name: "fake", version: how === "version" ? "9.9.9" : params.clientInfo.version } } });
  } else if (how === "die") process.exit(3);
  else if (how === "kill") process.kill(process.pid, "SIGKILL");
  else if (how === "babble") process.stdout.write("this is not JSON\n");
  else if (how === "list") process.stdout.write("[1, 2]\n");
  else if (how === "half") process.stdout.write('{"jsonrpc":"2.0","id":', () => process.exit(0));
  else if (how === "sleep") continue;
  else if (how === "deaf") for (;;);
  else if (method === "viewModel/create") {
    const selectedSubscriptionID = how === "large" ? "x".repeat(10 << 20) : "";
    say({ id, result: { kind: "purchase", revision: 0, state: { kind: "purchase", selectedSubscriptionID }, viewModel: "purchase-1" } });
  } else if (how === "gap" || how === "change") {
    const revision = how === "gap" ? 2 : 1;
    say({ method: "viewModel/didChange", params: { viewModel: "purchase-1", revision, changes: { isLoading: true } } });
    say({ id, result: "pong" });
  } else if (how === "ask") {
    asked = id;
    say({ id: "b-1", method: "store/purchase", params: { subscriptionID: "pro", promotionOfferID: null, store: "mine" } });
  } else say({ id, result: "pong" });
}
