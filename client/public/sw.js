// Shows what the server tells this browser, also when the page is closed; a click opens the table.
// It controls no page and looks at no request.
addEventListener("push", (event) => {
  const { text, link } = event.data.json();
  const shown = { body: text, icon: "icon-192.png", badge: "icon-192.png", tag: "turn", renotify: true, data: link };
  event.waitUntil(registration.showNotification("Carrack", shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// A browser may change by itself where it is reached.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function open(link) {
  const address = new URL(new URL(link).pathname, location.origin).href; // the same server, whatever it calls itself
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split("#")[0] === address);
  await (there ? there.focus() : clients.openWindow(address));
}

async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && !oldSubscription) return;
  const made = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  const { csrf } = await (await fetch("../api/me")).json();
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  await fetch("../api/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json", "x-carrack-token": csrf },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
  });
}
