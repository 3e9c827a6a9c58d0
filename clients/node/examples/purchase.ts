// A purchase, from the start of a process to its end.
import { Bridge, UnknownSubscriptionError } from "subscription-bridge";

const bridge = new Bridge({ clock: "virtual", storekit: process.argv[2] });
try {
  const screen = await bridge.purchaseScreen({ options: { toastSeconds: 5 } });
  screen.on("change", (state) => console.log(state.overlay?.kind ?? "at rest"));
  await screen.load();
  const cheapest = [...screen.subscriptionDetails].sort((a, b) => Number(a.product.price.amount) - Number(b.product.price.amount))[0];
  const { outcome, error } = await screen.purchaseSubscription(cheapest.id);
  console.log(outcome, error?.message ?? "", screen.toast?.message ?? "");
  const { now, events } = await bridge.clock.advance({ by: "P1M" });
  console.log(now, events, screen.subscriptionState.status);
  try {
    await bridge.store.purchase({ subscriptionID: "nothing" });
  } catch (error) {
    if (!(error instanceof UnknownSubscriptionError)) throw error;
    console.log(error.data.known.join(" "));
  }
} finally {
  await bridge.close();
}

declare const process: { argv: string[] };
