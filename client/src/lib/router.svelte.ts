// Addresses: `/` home, `/t/<id>` a table, `/t/<id>/result` the same for those who are sent there, `/t/<id>/replay#at=<n>` its past, `/t/<id>/what-if#at=<n>` where one plays on from there, `/t/<id>/practice#seat=<n>` costly decisions tried once more, `/s#<token>` a seat's link, `/i/<id>#<seal>` a table's, `/how/<title>` how it is played, `/learn/<title>` its lesson, `/settings` what I like, `/unsubscribe#<id>` the end of mails, `/me` what I have played, `/about` licences and credits.
import { overlays } from "./overlays";
import { inside, isOurs, url } from "./url";

class Router {
  /** Without the path that the server may lie under. */
  path = $state(inside(location.pathname));
  hash = $state(location.hash);
  /** The page from which one came to this one; a reload remembers it. */
  from = $state(cameFrom());

  constructor() {
    addEventListener("popstate", () => {
      overlays.wentBack();
      this.#read();
    });
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string): void {
    const state = { from: this.path };
    if (overlays.replaced()) history.replaceState(state, "", url(path));
    else history.pushState(state, "", url(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow a link inside the page; others are the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || !isOurs(link.pathname) || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    this.go(inside(link.pathname) + link.hash);
  };

  #read(): void {
    const path = inside(location.pathname);
    if (this.path !== path) this.from = cameFrom();
    this.path = path;
    this.hash = location.hash;
  }
}

function cameFrom(): string {
  return (history.state as { from?: string } | null)?.from ?? "/";
}

export const router = new Router();
