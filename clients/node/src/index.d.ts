import type {
  Announcements,
  ManageScreenActions,
  ManageScreenState,
  Methods,
  Nouns,
  PurchaseScreenActions,
  PurchaseScreenState,
  StoreRequests,
  ViewModelOptions,
} from "./generated.js";

import type { SubscriptionStoreClient } from "./store.js";

export {
  BridgeClosedError,
  BridgeError,
  BridgeNotFoundError,
  BridgeTimeoutError,
  BridgeVersionError,
  RevisionGapError,
  StoreClientError,
  StoreRequestError,
} from "./errors.js";
export * from "./generated.js";
export * from "./store.js";

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

/** How a process is started. */
export interface BridgeOptions {
  /** The program; absent: `SUBSCRIPTION_BRIDGE`, else the search path. */
  command?: string;
  /** A `.storekit` file for the default store. */
  storekit?: string;
  /** `system`, `virtual` or `virtual=INSTANT`. */
  clock?: string;
  /** The language of messages. */
  locale?: string;
  /** A file that keeps the conversation, for `subscription-bridge replay`. */
  record?: string;
  /** How long a call may take, in seconds of real time (60); 0 for ever. */
  timeoutSeconds?: number;
  /** Further arguments of the program. */
  arguments?: readonly string[];
}

/** On which store a screen is opened, and how it behaves. */
export interface ScreenParams {
  /** The name of a store that is open, or a store that is written here; absent: `default`. */
  store?: string | SubscriptionStoreClient | null;
  options?: ViewModelOptions | null;
}

type Empty<M extends keyof Methods> = {} extends Methods[M]["params"] ? true : false;

export interface Bridge extends Nouns {}

/** A running process. */
export class Bridge {
  constructor(options?: BridgeOptions);
  /** Calls any method with params as the wire has them. A signal cancels it. */
  call<M extends keyof Methods>(
    method: M,
    ...rest: Empty<M> extends true
      ? [params?: Methods[M]["params"], options?: { signal?: AbortSignal }]
      : [params: Methods[M]["params"], options?: { signal?: AbortSignal }]
  ): Promise<Methods[M]["result"]>;
  /** Sends a notification. */
  notify(method: string, params?: object): void;
  /** Has an announcement of the bridge told to a function. */
  on<M extends keyof Announcements>(method: M, listener: (announced: Announcements[M]) => void): this;
  once<M extends keyof Announcements>(method: M, listener: (announced: Announcements[M]) => void): this;
  off<M extends keyof Announcements>(method: M, listener: (announced: Announcements[M]) => void): this;
  /** Has a request of the bridge answered by a function: the front end as the store. */
  answer<M extends keyof StoreRequests>(
    method: M,
    answerer: (
      params: StoreRequests[M]["params"],
      context: { signal: AbortSignal },
    ) => StoreRequests[M]["result"] | Promise<StoreRequests[M]["result"]>,
  ): void;
  /** Keeps every line from now on: `>` before what was sent, `<` before what came. */
  recordConversation(): readonly string[];
  /** Opens a purchase screen. */
  purchaseScreen(params?: ScreenParams): Promise<PurchaseScreen>;
  /** Opens a manage-subscription screen. */
  manageScreen(params?: ScreenParams): Promise<ManageScreen>;
  /** Opens a store that is written here, unless it is open already; gives its name. Its time-out runs on the bridge's clock; 0 for ever. */
  openStore(client: SubscriptionStoreClient, options?: { name?: string; timeoutSeconds?: number }): Promise<string>;
  /** Makes the process like a new one, and forgets screens, stores and listeners. False when something is still under way. */
  startAnew(): Promise<boolean>;
  /** Lets this process end although the other still runs, or not. */
  hold(isHeld: boolean): void;
  /** The id of the process. */
  readonly processID: number | undefined;
  /** Closes the pipe and waits for the process, which is ended by force after a while; gives its exit status. */
  close(patienceSeconds?: number): Promise<number>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A screen whose state is kept by notifications alone. */
export interface Screen<State> extends AsyncIterable<State> {
  on(event: "change", listener: (state: State) => void): this;
  once(event: "change", listener: (state: State) => void): this;
  off(event: "change", listener: (state: State) => void): this;
  readonly id: string;
  readonly revision: number;
  /** What the screen shows. Throws when a change was lost. */
  readonly state: State;
  /** Every state, the first one first. */
  readonly history: readonly State[];
  /** Has every later state told to a function; gives a function that ends this. */
  onChange(listener: (state: State) => void): () => void;
  /** Waits until the state fits; the time-out is in seconds of real time. */
  waitUntil(predicate: (state: State) => boolean, timeoutSeconds?: number): Promise<void>;
  /** Closes the screen. */
  dispose(): Promise<null>;
}

/** A purchase screen. Its state is read like attributes: `screen.purchaseInProgress`. */
export type PurchaseScreen = Screen<PurchaseScreenState> & PurchaseScreenState & PurchaseScreenActions;

/** A manage-subscription screen. Its state is read like attributes: `screen.current`. */
export type ManageScreen = Screen<ManageScreenState> & ManageScreenState & ManageScreenActions;
