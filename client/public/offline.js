// In the language and the colours that the reader likes, and what is missing: the network, or the server alone. Once
// there is a network again, the page itself.
const { documentElement: root } = document;
const kept = (key) => localStorage.getItem(key);
root.lang = (kept("language") ?? navigator.language).toLowerCase().startsWith("ru") ? "ru" : "en";
if (["light", "dark"].includes(kept("theme"))) root.dataset.theme = kept("theme");
if (navigator.onLine) root.dataset.online = "";
addEventListener("online", () => location.reload());
