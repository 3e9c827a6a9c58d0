import { Connection } from "./connection.js";
import { methods } from "./generated.js";
import { commandLine, findProgram } from "./launch.js";
import { ManageScreen, PurchaseScreen } from "./screens.js";

/** A running process. `await using bridge = new Bridge({ clock: "virtual" })`, or `close()` at the end. */
export class Bridge {
  #connection;
  #screens = new Map();

  constructor(options = {}) {
    this.#connection = new Connection(findProgram(options.command), commandLine(options));
    this.#connection.on("viewModel/didChange", (announced) => this.#screens.get(announced.viewModel)?.take(announced));
    for (const [noun, verbs] of nouns()) {
      this[noun] = Object.fromEntries(verbs.map((verb) => [verb, (params) => this.call(`${noun}/${verb}`, params)]));
    }
  }

  /** Calls any method with params as the wire has them. A signal cancels it. */
  call(method, params = {}, { signal } = {}) {
    return this.#connection.call(method, params, { signal });
  }

  /** Sends a notification. */
  notify(method, params) {
    this.#connection.notify(method, params);
  }

  /** Has an announcement of the bridge, such as `store/didChange`, told to a function; gives a function that ends this. */
  on(method, listener) {
    return this.#connection.on(method, listener);
  }

  /** Has a request of the bridge answered by a function: the front end as the store. */
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
    let screen;
    const onResult = (created) => {
      screen = new Type(this, created);
      this.#screens.set(screen.id, screen);
    };
    await this.#connection.call("viewModel/create", { kind, store, options }, { onResult });
    return screen;
  }

  /** Closes the pipe and waits for the process; gives its exit status. */
  close() {
    return this.#connection.close();
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
