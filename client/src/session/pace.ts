// How long others' moves stay on show.
import type { Part } from "../lib/words.svelte";
import type { Update } from "../wire";

const MOVE = 600;
const STEP = 250;
const MANY = 6;

const READING = { least: 1400, most: 5200, start: 900, letter: 38 };

/** Milliseconds that it takes to read what is said. */
export function reading(lines: Part[][], spoken: (part: Part) => string): number {
  const letters = lines.flat().reduce((n, part) => n + spoken(part).length, 0);
  return Math.min(READING.most, Math.max(READING.least, READING.start + READING.letter * letters));
}

/** Milliseconds after an update, given those that wait behind it. */
export function pause(update: Update, behind: Update[], reduced: boolean): number {
  if (reduced || !update.patch || update.auto) return 0;
  const next = behind[0];
  const long = next && next.seat === update.seat ? STEP : MOVE;
  return behind.length > MANY ? (long * MANY) / behind.length : long;
}
