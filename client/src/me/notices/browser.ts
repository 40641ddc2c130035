// This browser as a place to be told: what it can, whether it does, and how it is switched on and off.
import { url } from "../../lib/url";
import type { PushWish } from "../../wire";

export type Ability = "able" | "insecure" | "unable" | "blocked";

const WORKER = url("/page/sw.js");

export function ability(): Ability {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** The endpoint by which this browser is told, if it is. */
export async function endpoint(): Promise<string> {
  if (ability() !== "able") return "";
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription())?.endpoint ?? "";
}

/** Ask the person, and subscribe; null if they do not want it. */
export async function subscribe(key: string): Promise<Omit<PushWish, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await active();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // A subscription with another key, of a server that was set up anew, would never be answered.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: made.endpoint!, p256dh: made.keys!["p256dh"]!, auth: made.keys!["auth"]! };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The worker of our page, once it can work. It controls no page, so nobody else waits for it. */
async function active(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker && worker.state !== "activated") {
    await new Promise<void>((done) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated" || worker.state === "redundant") done();
      });
    });
  }
  return registration;
}
