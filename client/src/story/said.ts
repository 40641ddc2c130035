// A step of a story in words: a line for each seat, and those of the table.
import type { Part, Words } from "../lib/words.svelte";
import { repeated, repeats } from "../log/repeats";
import type { Step } from "./steps";

export interface StepLine {
  /** -1: the table. */
  seat: number;
  parts: Part[];
}

export function stepLines(words: Words, step: Step): StepLine[] {
  if (!step.entries.length && step.row) return [{ seat: -1, parts: [...words.rich(...step.row.name), ": ", shares(step.row.shares)] }];
  const lines: StepLine[] = [];
  for (const one of repeats(step.entries)) {
    const { seat } = one.entry;
    const before = seat < 0 ? undefined : lines.find((line) => line.seat === seat);
    const parts = repeated(words, one, before !== undefined);
    if (!parts) continue;
    if (before) before.parts.push(", ", ...parts);
    else lines.push({ seat, parts });
  }
  return lines;
}

/** The name of the chapter, or what happened if it has none. */
export function heading(words: Words, step: Step): Part[] {
  return step.chapter ? words.rich(...step.chapter) : (stepLines(words, step)[0]?.parts ?? []);
}

function shares(list: number[]): Part {
  return { kind: "shares", list };
}
