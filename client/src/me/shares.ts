// How often I won, in the order in which it is shown.
import type { Past, Share } from "../wire";

export interface TitleShares {
  title: string;
  rows: { seats: number; games: number; won: number }[];
}

/** By title, the most played first; in each by the number of players. */
export function byTitle(shares: readonly Share[]): TitleShares[] {
  const found = new Map<string, TitleShares["rows"]>();
  for (const { title, seats, games, won = 0 } of shares) {
    found.set(title, [...(found.get(title) ?? []), { seats, games, won }]);
  }
  const all = (rows: TitleShares["rows"]) => rows.reduce((sum, { games }) => sum + games, 0);
  return [...found].map(([title, rows]) => ({ title, rows })).toSorted((a, b) => all(b.rows) - all(a.rows));
}

/** How many matches do not count, and how many of them because of a hint. */
export function apartFrom(matches: Pick<Past, "why">[]): [n: number, hinted: number] {
  return [matches.filter(({ why }) => why).length, matches.filter(({ why }) => why === "hinted").length];
}
