// The worker of the page (public/sw.js). It comes once the page is there: a first visit does not wait for it.
import { url } from "./url";

let coming: Promise<ServiceWorkerRegistration | null> | null = null;

/** The worker, once it can work; null where browsers have none. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  coming ??= begin().catch(() => ((coming = null), null));
  return coming;
}

/** Get it as soon as the browser has nothing else to do. */
export function startWorker(): void {
  const later = "requestIdleCallback" in window ? requestIdleCallback : setTimeout; // Safari has no idle time
  const idle = (): void => void later(() => void worker());
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

async function begin(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  await navigator.serviceWorker.register(url("/sw.js"), { scope: url("/") });
  return navigator.serviceWorker.ready;
}
