// This browser as a place to be told: whether it is, and how that is switched on and off.
import { worker } from "../../lib/worker";
import type { PushWish } from "../../wire";

/** The endpoint by which this browser is told, if it is. */
export async function endpoint(): Promise<string> {
  return (await subscription())?.endpoint ?? "";
}

/** Subscribe; the person has allowed it. */
export async function subscribe(key: string): Promise<Omit<PushWish, "language">> {
  const { pushManager } = (await worker())!;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription with another key, of a server that was set up anew, would never be answered.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: made.endpoint!, p256dh: made.keys!["p256dh"]!, auth: made.keys!["auth"]! };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await worker())?.pushManager?.getSubscription()) ?? null;
}
