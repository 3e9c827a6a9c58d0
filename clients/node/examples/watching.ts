// Watching: events, and states one after the other.
import { Bridge } from "subscription-bridge";

const bridge = new Bridge({ clock: "virtual", timeoutSeconds: 5 });
bridge.on("store/didChange", ({ cause, subscriptionState }) => console.log(cause, subscriptionState.status));
const screen = await bridge.purchaseScreen();
const watching = (async () => {
  for await (const state of screen) console.log(state.loadStatus, state.isAlreadySubscribed);
})();
await screen.load();
await screen.waitUntil((state) => state.loadStatus === "loaded");
await screen.purchaseSubscription("pro_monthly");
await screen.dispose();
await watching;
await bridge.close();
