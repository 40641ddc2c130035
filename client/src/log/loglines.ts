// What an update tells, line by line.
import type { Part, Words } from "../lib/words.svelte";
import type { Update } from "../wire";
import { repeated, repeats } from "./repeats";

/** Whose move an update tells; -1 if it is nobody's, or that of several. */
export function speaker({ what, seat, lines = [] }: Update): number {
  if (what === "undo") return seat ?? -1;
  return seat != null && lines.every((line) => line.seat === seat) ? seat : -1;
}

export function linesOf(words: Words | null, update: Update): Part[][] {
  if (!words) return [];
  const seat = update.seat ?? -1;
  if (update.what === "undo") return [wayBack(words, update) ?? words.rich("back-undone", { seat })];
  if (update.what === "redo") return [words.rich("back-redone", { seat })];
  const told: Part[][] = [];
  let last: number | null = null;
  for (const { entries = [], bot } of update.lines ?? [])
    for (const one of repeats(entries)) {
      const { seat } = one.entry;
      // What follows is told in one breath: the same player's next, and what came of it at the table.
      const also = last === seat || (seat < 0 && told.length > 0);
      const parts = repeated(words, one, also);
      if (!parts) continue;
      told.push(bot && seat >= 0 && !also ? [...words.rich("catch-bot"), " ", ...parts] : parts);
      last = seat;
    }
  return told;
}

/** How far somebody went back and over what, if it was more than a step of their own. */
function wayBack(words: Words, { lines = [] }: Update): Part[] | null {
  const entry = lines.at(-1)?.entries?.[0];
  return entry?.what === "went-back" ? words.entry(entry) : null;
}
