import { spawn } from "node:child_process";

import { BridgeClosedError, BridgeError, BridgeTimeoutError, BridgeVersionError, StoreRequestError, wireError } from "./errors.js";
import { errors, protocolVersion, version } from "./generated.js";
import { SubscriptionStoreClient } from "./store.js";

const NEWLINE = 0x0a;
const nothing = () => {};

/** One process and the conversation with it: calls out, answers and announcements in. */
export class Connection {
  #process;
  #timeoutSeconds;
  #timer = null;
  #lastID = 0;
  #pending = new Map();
  #answerers = new Map();
  #answering = new Map();
  #chunks = [];
  #ended = null;
  #exited;

  /** The stores that are written here, by their names. */
  stores = new Map();
  /** Told of every announcement: a method and its params. */
  announced = () => {};
  /** Told once, when the conversation has ended. */
  onEnd = () => {};
  /** When set, every line, with `>` before what was sent and `<` before what came. */
  conversation = null;

  constructor(program, args, timeoutSeconds) {
    this.#timeoutSeconds = timeoutSeconds;
    this.#process = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdout.on("data", (chunk) => this.#take(chunk));
    this.#process.stdin.on("error", () => {}); // a process that is gone is told by its exit
    this.#exited = new Promise((resolve) => {
      this.#process.once("error", (error) => {
        this.#end(new BridgeClosedError(`the process could not be started: ${error.message}`));
        resolve(-1);
      });
      this.#process.once("close", (status, signal) => {
        this.#end(new BridgeClosedError(signal ? `the process was ended by ${signal}` : `the process ended with status ${status}`));
        resolve(status ?? -1);
      });
    });
    this.#greet();
  }

  /** Whether no call is under way. */
  get isIdle() {
    return this.#pending.size === 0;
  }

  get processID() {
    return this.#process.pid;
  }

  /** Says which version is spoken here, and hears whether that fits; nobody waits for it. */
  #greet() {
    const clientInfo = { name: "subscription-bridge for Node", version };
    this.call("initialize", { clientInfo, protocolVersion }).then(
      (result) => {
        const theirs = result?.serverInfo?.version;
        if (theirs !== undefined && theirs !== version) {
          process.emitWarning(
            `the program is subscription-bridge ${theirs}, this client is made for ${version}: build them from one source`,
            "BridgeVersionWarning",
          );
        }
      },
      (error) => {
        if (error.code !== 1010) return;
        const spoken = `this client speaks version ${protocolVersion} of the protocol, the program speaks ${JSON.stringify(error.data.supported)}`;
        this.#end(new BridgeVersionError(spoken));
      },
    );
  }

  /**
   * Calls a method. `onResult` is given the result in the order of the pipe, before whatever comes behind it is looked at.
   */
  call(method, params, { onResult, signal } = {}) {
    if (this.#ended) return Promise.reject(this.#closed(method));
    const id = ++this.#lastID;
    return new Promise((resolve, reject) => {
      const call = { method, params, resolve, reject, onResult, settle: nothing, limit: 0 };
      if (signal) {
        const cancel = () => this.notify("$/cancelRequest", { id });
        signal.addEventListener("abort", cancel, { once: true });
        call.settle = () => signal.removeEventListener("abort", cancel);
      }
      if (this.#timeoutSeconds > 0) {
        call.limit = performance.now() + this.#timeoutSeconds * 1000;
        if (this.#timer === null) this.#watch(this.#timeoutSeconds * 1000);
      }
      this.#pending.set(id, call);
      this.#send({ jsonrpc: "2.0", id, method, params });
      if (signal?.aborted) this.notify("$/cancelRequest", { id });
    });
  }

  /** One timer watches all calls: they have the same time, so the oldest is the first to be late. */
  #watch(milliseconds) {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const now = performance.now();
      for (const [id, call] of this.#pending) {
        if (call.limit > now) return this.#watch(Math.ceil(call.limit - now));
        this.#pending.delete(id);
        call.settle();
        this.notify("$/cancelRequest", { id });
        call.reject(new BridgeTimeoutError(`${call.method}: no answer within ${this.#timeoutSeconds} s`));
      }
    }, milliseconds);
    this.#timer.unref();
  }

  /** Sends a notification. */
  notify(method, params) {
    if (!this.#ended) this.#send({ jsonrpc: "2.0", method, params });
  }

  /** Has a request of the bridge answered by a function, which may be asynchronous. */
  answer(method, answerer) {
    this.#answerers.set(method, answerer);
  }

  /** Forgets who answers. */
  forget() {
    this.#answerers.clear();
    this.stores.clear();
  }

  /** Lets this process end although the other still runs, or not. */
  hold(isHeld) {
    for (const handle of [this.#process, this.#process.stdin, this.#process.stdout]) handle[isHeld ? "ref" : "unref"]();
  }

  /** Closes the pipe, waits for the process, and kills it if it takes too long. Gives its exit status. */
  async close(patienceSeconds = 10) {
    this.#end(new BridgeClosedError("the bridge was closed"));
    for (const controller of this.#answering.values()) controller.abort();
    this.hold(true);
    this.#process.stdin.end();
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), patienceSeconds * 1000);
    const status = await this.#exited;
    clearTimeout(timer);
    return status;
  }

  #send(message) {
    const line = JSON.stringify(message);
    this.conversation?.push("> " + line);
    if (this.#process.stdin.writable) this.#process.stdin.write(line + "\n");
  }

  #take(chunk) {
    if (this.#ended) return; // what is still said while it closes
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#chunks.push(chunk.subarray(start, end));
      const line = (this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks)).toString("utf8");
      this.#chunks = [];
      start = end + 1;
      try {
        this.#receive(line);
      } catch (error) {
        // A broken line, or one that a listener broke on: nothing behind it can be trusted.
        this.#end(new BridgeClosedError(`the conversation broke: ${error?.name}: ${error?.message}`, { cause: error }));
        this.#process.kill("SIGKILL");
        return;
      }
      if (this.#ended) return;
    }
    if (start < chunk.length) this.#chunks.push(chunk.subarray(start));
  }

  #receive(line) {
    this.conversation?.push("< " + line);
    const message = JSON.parse(line);
    for (const part of Array.isArray(message) ? message : [message]) {
      if (typeof part !== "object" || part === null) throw new TypeError("a message that is no object");
      if (part.method === undefined) this.#answered(part);
      else this.#told(part);
    }
  }

  #answered({ id, result, error }) {
    const call = this.#pending.get(id);
    if (!call) return;
    this.#pending.delete(id);
    call.settle();
    if (error) {
      const Kind = errors[error.code] ?? BridgeError;
      call.reject(new Kind(call.method, error.code, error.message, error.data, call.params));
      return;
    }
    try {
      call.onResult?.(result);
    } catch (thrown) {
      call.reject(thrown);
      throw thrown;
    }
    call.resolve(result);
  }

  #told({ id, method, params }) {
    if (id !== undefined) void this.#serve(id, method, params ?? {});
    else if (method === "$/cancelRequest") this.#answering.get(params?.id)?.abort();
    else this.announced(method, params);
  }

  async #serve(id, method, params) {
    const controller = new AbortController();
    const context = { signal: controller.signal };
    this.#answering.set(id, controller);
    const answer = { jsonrpc: "2.0", id };
    try {
      const client = this.stores.get(params.store);
      const answerer = this.#answerers.get(method);
      if (client) answer.result = await SubscriptionStoreClient.ask(client, method, params, context);
      else if (answerer) answer.result = await answerer(params, context);
      else throw new StoreRequestError(-32601, `${method} is not answered here`);
      answer.result ??= null;
      JSON.stringify(answer);
    } catch (error) {
      delete answer.result;
      answer.error = wireError(error, controller.signal.aborted);
    }
    this.#answering.delete(id);
    if (!this.#ended) this.#send(answer);
  }

  #closed(method) {
    return new this.#ended.constructor(`${method}: ${this.#ended.message}`, { cause: this.#ended.cause });
  }

  #end(reason) {
    if (this.#ended) return;
    this.#ended = reason;
    for (const call of this.#pending.values()) {
      call.settle();
      call.reject(this.#closed(call.method));
    }
    this.#pending.clear();
    clearTimeout(this.#timer);
    this.onEnd(reason);
  }
}
