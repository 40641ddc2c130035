// A set: pieces are ticked in any order and confirmed once.
import type { Piece, Pick } from "../wire";

export type Ticks = ReadonlyMap<string, number>;
type Pieces = Record<string, Piece>;

export function total(ticks: Ticks): number {
  return [...ticks.values()].reduce((sum, n) => sum + n, 0);
}

/** A click adds one; beyond what there is, or what may be ticked, it takes all of that piece off. Null: no room. */
export function ticked(pick: Pick, pieces: Pieces, ticks: Ticks, piece: string): Ticks | null {
  const now = ticks.get(piece) ?? 0;
  const room = pick.most - total(ticks);
  if (now < most(pieces, piece) && room > 0) return new Map([...ticks, [piece, now + 1]]);
  if (now > 0) return new Map([...ticks].filter(([other]) => other !== piece));
  return pick.most === 1 ? new Map([[piece, 1]]) : null;
}

/** Pieces on which a click does something. */
export function tickable(pick: Pick, pieces: Pieces, ticks: Ticks): Set<string> {
  return new Set(pick.among.map(([piece]) => piece).filter((piece) => ticked(pick, pieces, ticks, piece)));
}

export function complete(pick: Pick, ticks: Ticks): boolean {
  const n = total(ticks);
  return pick.least <= n && n <= pick.most;
}

/** One action for each tick, in the order in which the server wants them. */
export function actions(pick: Pick, ticks: Ticks): (string | number)[][] {
  return pick.among.flatMap(([piece, say]) => Array<(string | number)[]>(ticks.get(piece) ?? 0).fill(say));
}

/** What the ticked pieces are worth together, null where each counts as one. */
export function worthOf(pick: Pick | null | undefined, ticks: Ticks): number | null {
  if (!pick?.worth?.length) return null;
  return pick.among.reduce((sum, [piece], k) => sum + (ticks.get(piece) ?? 0) * pick.worth![k]!, 0);
}

/** Ticks that still make sense when the scene has changed. */
export function kept(pick: Pick | null | undefined, pieces: Pieces, ticks: Ticks): Ticks {
  if (!pick || !ticks.size) return new Map();
  const among = new Set(pick.among.map(([piece]) => piece));
  const fit = [...ticks].every(([piece, n]) => among.has(piece) && n <= most(pieces, piece));
  return fit && total(ticks) <= pick.most ? ticks : new Map();
}

function most(pieces: Pieces, piece: string): number {
  return pieces[piece]?.n ?? 1;
}
