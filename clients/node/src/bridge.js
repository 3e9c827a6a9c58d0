import { EventEmitter } from "node:events";

import { Connection } from "./connection.js";
import { methods } from "./generated.js";
import { commandLine, findProgram } from "./launch.js";
import { ManageScreen, PurchaseScreen } from "./screens.js";
import { manages, SubscriptionStoreClient } from "./store.js";

/**
 * A running process. `await using bridge = new Bridge({ clock: "virtual" })`, or `close()` at the end.
 *
 * Announcements are events: `bridge.on("store/didChange", …)`.
 */
export class Bridge extends EventEmitter {
  #connection;
  #screens = new Map();
  #names = new Map();

  constructor(options = {}) {
    super();
    this.#connection = new Connection(findProgram(options.command), commandLine(options), options.timeoutSeconds ?? 60);
    this.#connection.announced = (method, params) => {
      if (method === "viewModel/didChange") this.#screens.get(params.viewModel)?.take(params);
      this.emit(method, params);
    };
    this.#connection.onEnd = (reason) => {
      for (const screen of this.#screens.values()) screen.end(reason);
    };
    for (const [noun, verbs] of nouns()) {
      this[noun] = Object.fromEntries(verbs.map((verb) => [verb, (params) => this.call(`${noun}/${verb}`, params)]));
    }
  }

  /** The id of the process. */
  get processID() {
    return this.#connection.processID;
  }

  /** Calls any method with params as the wire has them. A signal cancels it. */
  call(method, params = {}, { signal } = {}) {
    return this.#connection.call(method, params, { signal });
  }

  /** Sends a notification. */
  notify(method, params) {
    this.#connection.notify(method, params);
  }

  /** Has a request of the bridge answered by a function: the front end as the store, by hand. */
  answer(method, answerer) {
    this.#connection.answer(method, answerer);
  }

  /** Keeps every line from now on: `>` before what was sent, `<` before what came. */
  recordConversation() {
    return (this.#connection.conversation = []);
  }

  /** Opens a purchase screen. */
  purchaseScreen(params = {}) {
    return this.#screen(PurchaseScreen, "purchase", params);
  }

  /** Opens a manage-subscription screen. */
  manageScreen(params = {}) {
    return this.#screen(ManageScreen, "manage", params);
  }

  async #screen(Type, kind, { store, options }) {
    const name = store instanceof SubscriptionStoreClient ? await this.openStore(store) : store;
    let screen;
    const onResult = (created) => {
      screen = new Type(this, created);
      this.#screens.set(screen.id, screen);
    };
    await this.#connection.call("viewModel/create", { kind, store: name, options }, { onResult });
    return screen;
  }

  /** Opens a store that is written here, unless it is open already; gives its name. */
  async openStore(client, { name, timeoutSeconds } = {}) {
    const known = this.#names.get(client);
    if (known !== undefined && this.#connection.stores.get(known) === client) return known;
    const onResult = ({ store }) => {
      this.#names.set(client, store);
      this.#connection.stores.set(store, client);
      SubscriptionStoreClient.join(client, (subscriptionState) => this.notify("store/stateDidChange", { store, subscriptionState }));
    };
    const params = { kind: "delegated", store: name, timeoutSeconds, manages: manages(client) };
    await this.#connection.call("store/open", params, { onResult });
    return this.#names.get(client);
  }

  /** Makes the process like a new one, and forgets screens, stores and listeners. False when something is still under way. */
  async startAnew() {
    this.#connection.conversation = null;
    for (const screen of this.#screens.values()) screen.end(null);
    this.#screens.clear();
    this.#names.clear();
    this.#connection.forget();
    this.removeAllListeners();
    await this.call("bridge/reset");
    return this.#connection.isIdle;
  }

  /** Lets this process end although the other still runs, or not. */
  hold(isHeld) {
    this.#connection.hold(isHeld);
  }

  /** Closes the pipe and waits for the process, which is ended by force after a while; gives its exit status. */
  close(patienceSeconds) {
    return this.#connection.close(patienceSeconds);
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    await this.close();
  }
}

function nouns() {
  const found = new Map();
  for (const method of Object.keys(methods)) {
    const [noun, verb] = method.split("/");
    if (verb === undefined || noun === "$") continue;
    found.set(noun, [...(found.get(noun) ?? []), verb]);
  }
  return found;
}
