// The log as it is read: by rounds, newest first; what a seat does in a row is one line, and what the table does is its own.
import type { Part, Words } from "../lib/words.svelte";
import type { Line } from "../wire";
import { repeated, repeats } from "./repeats";

export interface ToldLine {
  at: number;
  /** The count of actions after the last one of the line. */
  until: number;
  /** -1: the table. */
  seat: number;
  parts: Part[];
  /** What a bot did for somebody. */
  bot: boolean;
  /** It stands for itself: nothing joins it. */
  alone?: boolean;
  /** All that came before it was seen when one last looked. */
  first?: boolean;
}

/** Lines in a row, under a heading if they are a chapter: then they are read from the first to the last. */
export interface ToldBlock {
  heading: Part[] | null;
  lines: ToldLine[];
}

export interface ToldRound {
  round: number;
  blocks: ToldBlock[];
}

/** What is told of the table or of a person, and not of the match. */
const REMARKS = /^(seat|table)-|^went-back/;

/** By rounds; what is news begins with action `since`. */
export function told(log: Line[], words: Words, since: number | null = null): ToldRound[] {
  const rounds: ToldRound[] = [];
  let old = false;
  for (const line of log) {
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, blocks: [] });
    const { blocks } = rounds.at(-1)!;
    for (const one of repeats(line.entries ?? [])) {
      const { entry } = one;
      const beat = words.board?.beats?.[entry.what];
      const chapter = beat?.chapter && (beat.together || beat.scored) ? beat.chapter : null;
      const name = chapter ? words.say(chapter) : "";
      const block = blocks.at(-1);
      const joinsBlock = block !== undefined && (block.heading ? words.spokenAll(block.heading) : "") === name;
      const lines: ToldLine[] = joinsBlock ? block.lines : [];
      const before = chapter ? lines.find(({ seat }) => seat === entry.seat && seat >= 0) : lines.at(-1);
      const bot = Boolean(line.bot) && entry.seat >= 0;
      const news = since !== null && line.at >= since;
      const alone = REMARKS.test(entry.what);
      const apart = alone || before?.alone || entry.seat < 0 || (news && old);
      const joins = before !== undefined && before.seat === entry.seat && before.bot === bot && !apart;
      const parts = repeated(words, one, joins);
      if (!parts) continue;
      if (!joinsBlock) blocks.push({ heading: chapter ? words.rich(...chapter) : null, lines });
      if (joins) {
        before.parts.push(", ", ...parts);
        before.until = line.at + 1;
      } else {
        const until = line.at + (entry.what === "went-back" ? 0 : 1);
        lines.push({ at: line.at, until, seat: entry.seat, parts, bot, ...(alone ? { alone } : {}), ...(news && old ? { first: true } : {}) });
      }
      old = since !== null && !news;
    }
  }
  for (const { blocks } of rounds) {
    for (const block of blocks) if (!block.heading) block.lines.reverse();
    blocks.reverse();
  }
  return rounds.reverse();
}

/** All lines, the newest first. */
export function linesOf(rounds: ToldRound[]): ToldLine[] {
  return rounds.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));
}
