// What an action did, in words for the page of the past.
import type { Part, Words } from "../lib/words.svelte";
import { linesOf } from "../log/loglines";
import { stepsOf } from "../story/steps";
import type { ReplayStep } from "../wire";

export interface Told {
  seat: number;
  parts: Part[][];
}

/** The action that led here; null: the beginning. What cannot be told in words is told all the same, and what followed
 *  by itself is told beside it. */
export function told(words: Words, step: ReplayStep | null): Told {
  if (!step) return { seat: -1, parts: [words.rich("replay-beginning")] };
  const { seat } = step.line;
  const [first] = words.board ? stepsOf(words.board, [step.line], true) : [];
  const entries = first ? (first.decided ? first.entries : []) : (step.line.entries ?? []);
  const parts = linesOf(words, { v: 0, what: "act", seat, lines: [{ ...step.line, entries }] });
  return { seat, parts: parts.length ? parts : [words.rich("replay-silent", { seat })] };
}

/** All of it as one sentence. */
export function sentence({ parts }: Told): Part[] {
  return parts.flatMap((line, k): Part[] => (k ? [", ", ...line] : line));
}
