// What lies over a page: sheets, menus, another tab of the table. "Back" closes the uppermost of them, and leaves the
// page only when nothing is open. One entry of the history stands for all of them together.
type Close = () => void;

/** The history of a browser, as far as it is needed here. */
export interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  back(): void;
}

export class Overlays {
  #open: Close[] = [];
  /** The entry is there: going back would take it away. */
  #guarded = false;
  /** It is being taken away, because nothing is open any more. */
  #leaving = false;

  constructor(readonly past: () => Past) {}

  /** Something was opened; what is returned says that it is closed. */
  add(close: Close): () => void {
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((one) => one !== close);
      // What closes for another thing to open needs no step back in between.
      setTimeout(() => this.#settle());
    };
  }

  /** The person went back. */
  wentBack(): void {
    const ours = this.#leaving;
    this.#leaving = false;
    if (!ours && this.#guarded) {
      this.#guarded = false;
      this.#open.at(-1)?.();
    } else if (ours) this.#settle();
  }

  /** Another page takes the place of the entry, if there is one: nobody goes back to what is closed by then. */
  replaced(): boolean {
    const was = this.#guarded;
    this.#guarded = false;
    this.#open = [];
    return was;
  }

  #settle(): void {
    if (this.#leaving) return;
    const past = this.past();
    if (this.#open.length && !this.#guarded) {
      past.pushState(past.state, "");
      this.#guarded = true;
    } else if (!this.#open.length && this.#guarded) {
      this.#guarded = false;
      this.#leaving = true;
      past.back();
    }
  }
}

export const overlays = new Overlays(() => history);
