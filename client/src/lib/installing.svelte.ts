// Having the page as an app: some browsers offer it by themselves, of others one must know where it is hidden.
import { isApple, isInstalled } from "./device";

interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}
/** How one gets it: by a button, on Apple's devices by hand, from the browser's menu; or it is there, or cannot be. */
type Way = "offered" | "apple" | "menu" | "installed" | "insecure";

class Installing {
  #offer = $state.raw<Offer | null>(null);
  #done = $state(isInstalled());

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered in the menu and in the settings, and does not lie over the page
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => {
      this.#done = true;
      this.#offer = null;
    });
  }

  get way(): Way {
    if (this.#done) return "installed";
    if (this.#offer) return "offered";
    if (!window.isSecureContext) return "insecure";
    return isApple() ? "apple" : "menu";
  }

  /** The browser asks, once for each offer. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
