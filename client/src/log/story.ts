// The log as it is read: by rounds, newest first; what a seat does in a row is one line.
import type { Part, Words } from "../lib/words.svelte";
import type { Line } from "../wire";

export interface ToldLine {
  at: number;
  /** The count of actions after the last one of the line. */
  until: number;
  seat: number;
  parts: Part[];
  /** What a bot did for somebody. */
  bot: boolean;
  /** It stands for itself: nothing joins it. */
  alone?: boolean;
  /** All that came before it was seen when one last looked. */
  first?: boolean;
}

export interface ToldRound {
  round: number;
  lines: ToldLine[];
}

/** By rounds; what is news begins with action `since`. */
export function told(log: Line[], words: Words, since: number | null = null): ToldRound[] {
  const rounds: ToldRound[] = [];
  let old = false;
  for (const line of log) {
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, lines: [] });
    const lines = rounds.at(-1)!.lines;
    for (const entry of line.entries ?? []) {
      const before = lines.at(-1);
      const seat = entry.seat < 0 && before ? before.seat : entry.seat;
      const bot = Boolean(line.bot);
      const news = since !== null && line.at >= since;
      const alone = entry.what === "went-back";
      const apart = alone || before?.alone || (news && old);
      const joins = before !== undefined && before.seat === seat && before.bot === bot && !apart;
      const parts = words.entry(entry, joins);
      if (!parts) continue;
      if (!joins) lines.push({ at: line.at, until: line.at + (alone ? 0 : 1), seat, parts, bot, ...(alone ? { alone } : {}), ...(news && old ? { first: true } : {}) });
      else {
        before.parts.push(", ", ...parts);
        before.until = line.at + 1;
      }
      old = since !== null && !news;
    }
  }
  for (const one of rounds) one.lines.reverse();
  return rounds.reverse();
}
