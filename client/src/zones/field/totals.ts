// How many pieces each seat has in a place, where that is what counts.
import type { Words } from "../../lib/words.svelte";
import type { Zone } from "../../wire";
import type { Lying } from "../../faces/pieces";

export interface Total {
  seat: number;
  n: number;
  /** Nobody has more. */
  most: boolean;
}

/** By seat; none where one stack stands alone, as it says it all itself. */
export function totalsOf(zone: Zone, here: Lying[]): Total[] {
  if (!zone.totals) return [];
  const sums = new Map<number, number>();
  for (const [, { seat, n = 1 }] of here) if (seat != null) sums.set(seat, (sums.get(seat) ?? 0) + n);
  const most = Math.max(0, ...sums.values());
  const found = [...sums].sort(([a], [b]) => a - b).map(([seat, n]) => ({ seat, n, most: n === most }));
  return here.filter(([, { seat }]) => seat != null).length > 1 ? found : [];
}

/** "In all: Ilya 4, Priya 2" */
export function saidTotals(words: Words, totals: Total[]): string[] {
  const said = totals.map(({ seat, n }) => `${words.called(seat)} ${n}`).join(", ");
  return said ? [words.text("board-totals", { what: said })] : [];
}
