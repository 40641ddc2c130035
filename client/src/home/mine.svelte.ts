// The tables at which I sit, and those that are open to all, as fresh as somebody who looks at the page needs them.
import { get, Refused } from "../lib/api";
import type { Mine, TableSummary } from "../wire";

const EVERY = 15_000;

export class MyGames {
  tables = $state.raw<TableSummary[] | null>(null);
  /** Those of others that anybody may join or watch. */
  open = $state.raw<TableSummary[]>([]);
  /** Seconds since 1970 at the last look, for "4 minutes ago". */
  now = $state(Date.now() / 1000);
  offline = $state(false);

  /** Begin to look, and again on every focus; the answer ends it. */
  watch(): () => void {
    const look = () => void (document.visibilityState === "visible" && this.refresh());
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    this.now = Date.now() / 1000;
    try {
      const [mine, lobby] = await Promise.all([get<Mine>("/api/tables"), get<Mine>("/api/lobby")]);
      this.tables = mine.tables;
      this.open = lobby.tables;
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof Refused && error.offline;
      this.tables ??= [];
    }
  }
}
