// The review of one match: asked for, looked after every two seconds while it is made, and there.
import { get, post } from "../lib/api";
import { said } from "../lib/problems";
import type { ReviewView } from "../wire";

const EVERY = 2000;

export class Asking {
  view = $state.raw<ReviewView | null>(null);
  problem = $state("");
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  /** What there is; without an answer nothing is shown, and while it is made the next one is waited for. */
  async look(): Promise<void> {
    try {
      this.#take(await get<ReviewView>(this.#path));
    } catch {
      if (this.view?.status === "making") this.#later();
    }
  }

  async ask(): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      this.#take(await post<ReviewView>(this.#path));
    } catch (error) {
      this.problem = said(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #path(): string {
    return `/api/tables/${this.id}/review`;
  }

  #take(view: ReviewView): void {
    this.view = view;
    if (view.status === "making") this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
