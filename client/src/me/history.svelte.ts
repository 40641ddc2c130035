// What I have played and how I fare, page by page.
import { get } from "../lib/api";
import { said } from "../lib/problems";
import type { History, Past, Standing } from "../wire";

export class MyHistory {
  matches = $state.raw<Past[] | null>(null);
  standing = $state.raw<Standing | null>(null);
  more = $state(false);
  busy = $state(false);
  problem = $state("");

  /** From the beginning. */
  async load(): Promise<void> {
    await this.#try(async () => {
      const [history, standing] = await Promise.all([get<History>("/api/me/history"), get<Standing>("/api/me/standing")]);
      this.matches = history.matches;
      this.more = !!history.more;
      this.standing = standing;
    });
  }

  /** The page after the last one. */
  async further(): Promise<void> {
    const last = this.matches?.at(-1);
    if (!last || this.busy) return;
    await this.#try(async () => {
      const history = await get<History>(`/api/me/history?before=${last.id}`);
      this.matches = [...this.matches!, ...history.matches];
      this.more = !!history.more;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = said(error);
    }
    this.busy = false;
  }
}
