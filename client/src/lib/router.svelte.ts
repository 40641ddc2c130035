// Addresses: `/` home, `/t/<id>` a table, `/t/<id>/result` the same for those who are sent there, `/t/<id>/replay#at=<n>` its past, `/t/<id>/what-if#at=<n>` where one plays on from there, `/s#<token>` a seat's link, `/how/<title>` how it is played, `/settings` what I like, `/unsubscribe#<id>` the end of mails, `/me` what I have played, `/about` licences and credits.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** The page from which one came to this one; a reload remembers it. */
  from = $state(cameFrom());

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string): void {
    history.pushState({ from: this.path }, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow a link inside the page; others are the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };

  #read(): void {
    if (this.path !== location.pathname) this.from = cameFrom();
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

function cameFrom(): string {
  return (history.state as { from?: string } | null)?.from ?? "/";
}

export const router = new Router();
