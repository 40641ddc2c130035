// The worker of the page. It keeps files that never change, shows a page of its own where there is no network, and
// shows what the server tells this browser, also when the page is closed. The server writes `BUILD` above: another
// build is another worker, which takes over at once. Pages always come from the network, and so does what the
// tables say: neither is kept.
/* global BUILD */
const BASE = location.pathname.slice(0, -"/sw.js".length);
const OURS = `carrack:${BASE}:`; // another table may live at the same host
const CACHE = OURS + BUILD;
const FILES = `${BASE}/page/`;
const OFFLINE = `${FILES}offline.html`;
const NEEDED = [OFFLINE, ...["offline.css", "offline.js", "favicon.svg"].map((name) => FILES + name)];
const ICON = `${FILES}icon-192.png`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(NEEDED)));
  // What the tables say does not even wait for the worker to wake up, where browsers know how.
  void event.addRoutes?.({ condition: { urlPattern: `${BASE}/api/*` }, source: "network" }).catch(() => {});
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith(`${BASE}/api/`)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith(`${FILES}assets/`)) event.respondWith(keptFile(event));
  else if (NEEDED.includes(pathname)) event.respondWith(fetch(request).catch(() => found(pathname)));
});

addEventListener("push", (event) => {
  const { text, link } = event.data.json();
  const shown = { body: text, icon: ICON, badge: ICON, tag: "turn", renotify: true, data: link };
  event.waitUntil(registration.showNotification("Carrack", shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// A browser may change by itself where it is reached.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await found(OFFLINE)) ?? Response.error();
  }
}

/** A file whose name changes with what is in it. */
async function keptFile(event) {
  const kept = await found(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    const keeping = caches.open(CACHE).then((cache) => cache.put(event.request, copy));
    event.waitUntil(keeping.catch(() => {})); // there may be no room
  }
  return answer;
}

/** Only of this build: what an older one kept is gone in a moment. */
async function found(request) {
  const cache = await caches.open(CACHE).catch(() => null);
  return cache?.match(request, { ignoreVary: true });
}

async function open(link) {
  const { pathname } = new URL(link, location.origin);
  const address = new URL(pathname, location.origin).href; // the same server, whatever it calls itself
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split("#")[0] === address);
  await (there ? there.focus() : clients.openWindow(address));
}

async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && !oldSubscription) return;
  const made = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  const { csrf } = await (await fetch(`${BASE}/api/me`)).json();
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  await fetch(`${BASE}/api/notices/push`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-carrack-token": csrf },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
  });
}
