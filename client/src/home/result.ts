// How a finished game went for the person who looks at the list.
import type { Text } from "../lib/words.svelte";
import type { SeatView, TableSummary } from "../wire";

export interface Result {
  say: Text;
  won: boolean;
}

/** As much of a game as says how it ended. */
export type Ended = Pick<TableSummary, "seats" | "places" | "scores">;

export function resultOf(game: Ended, nameOf: (view: SeatView, seat: number) => string): Result {
  const places = game.places ?? [];
  const mine = game.seats.flatMap((view, seat) => (view.mine ? [seat] : []));
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0];
  if (winner === undefined || mine.length === 0) return { say: ["game-over", {}], won: false };
  if (mine.length > 1 && winners.length === 1) {
    // Several people share this device: there is no "you".
    const name = nameOf(game.seats[winner]!, winner);
    return { say: scored("game-winner", { name }, game, winner), won: false };
  }
  const me = mine[0]!;
  if (!winners.includes(me)) return { say: scored("game-place", { place: places[me]! }, game, me), won: false };
  if (winners.length > 1) return { say: ["game-shared", {}], won: true };
  return { say: scored("game-won", {}, game, me), won: true };
}

/** With the seat's score and the best of the others, or the plain sentence where there are no scores. */
function scored(id: string, args: Record<string, unknown>, game: Ended, seat: number): Text {
  const scores = game.scores ?? [];
  const others = scores.filter((_, other) => other !== seat);
  if (scores[seat] === undefined) return [`${id}-plain`, args];
  if (others.length === 0) return ["game-won-alone", { mine: scores[seat] }];
  return [id, { ...args, mine: scores[seat], best: Math.max(...others) }];
}
