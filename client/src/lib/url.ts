// Every address of this server goes through here: it may lie under a path (`carrack serve --base /games`), which the
// document says. Inside the page an address is written as if there were none: `/t/<id>`.
const BASE = typeof document === "undefined" ? "" : (document.documentElement.dataset["base"] ?? "");

/** An address of the page as the browser needs it. */
export function url(path: string, base = BASE): string {
  return base + path;
}

/** The same, to be sent to somebody. */
export function fullUrl(path: string): string {
  return new URL(url(path), location.origin).href;
}

/** The address of the page in one of the browser's. */
export function inside(pathname: string, base = BASE): string {
  return base && (pathname + "/").startsWith(base + "/") ? pathname.slice(base.length) || "/" : pathname;
}

/** Whether an address of this host is one of ours. */
export function isOurs(pathname: string, base = BASE): boolean {
  return (pathname + "/").startsWith(base + "/");
}
