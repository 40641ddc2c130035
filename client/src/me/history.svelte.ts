// What I have played and how I fare, page by page.
import { get } from "../lib/api";
import { Attempts } from "../lib/attempts";
import { said } from "../lib/problems";
import type { History, Past, MyStanding } from "../wire";

export class MyHistory {
  matches = $state.raw<Past[] | null>(null);
  standing = $state.raw<MyStanding | null>(null);
  more = $state(false);
  busy = $state(false);
  problem = $state("");
  readonly #pages = new Attempts();
  readonly #weighings = new Attempts();

  /** From the beginning. */
  async load(): Promise<void> {
    this.#weighings.drop();
    await this.#page(() => Promise.all([get<History>("/api/me/history"), get<MyStanding>("/api/me/standing")]), ([history, standing]) => {
      this.matches = history.matches;
      this.more = !!history.more;
      this.standing = standing;
    });
  }

  /** The page after the last one. */
  async further(): Promise<void> {
    const last = this.matches?.at(-1);
    if (!last || this.busy) return;
    await this.#page(() => get<History>(`/api/me/history?before=${last.id}`), (history) => {
      this.matches = [...this.matches!, ...history.matches];
      this.more = !!history.more;
      this.#forget();
    });
  }

  /** How I fare, once more: I keep a rating now, or none. The pages that I have stay. */
  async weigh(): Promise<void> {
    const wanted = this.#weighings.begin();
    try {
      const standing = await get<MyStanding>("/api/me/standing");
      if (!wanted()) return;
      this.standing = standing;
      this.#forget();
    } catch (error) {
      if (wanted()) this.problem = said(error);
    }
  }

  /** A rating that was deleted has changed by nothing. */
  #forget(): void {
    if (this.standing?.unrated) this.matches = this.matches?.map((match) => ({ ...match, change: null })) ?? null;
  }

  async #page<T>(ask: () => Promise<T>, take: (sent: T) => void): Promise<void> {
    const wanted = this.#pages.begin();
    this.busy = true;
    this.problem = "";
    try {
      const sent = await ask();
      if (wanted()) take(sent);
    } catch (error) {
      if (wanted()) this.problem = said(error);
    }
    if (wanted()) this.busy = false;
  }
}
