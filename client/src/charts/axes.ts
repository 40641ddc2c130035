// What a large chart has besides its lines: heights with round numbers, the rounds below, and pins at moments.
import type { Chart, Moment } from "../wire";
import { apart, spanOf, xOf, yOf, type Plot } from "./curve";

export interface Mark {
  /** Pixels along the axis. */
  place: number;
  n: number;
}

export interface Pin {
  at: number;
  x: number;
  y: number;
}

/** A round number that divides a span into at most so many parts. */
export function stepOf(span: number, most: number): number {
  let step = 1;
  for (let k = 0; span / step > most; k++) step *= k % 3 === 1 ? 2.5 : 2;
  return step;
}

export function heightsOf({ scores }: Pick<Chart, "scores">, total: number, plot: Plot, most = 5): Mark[] {
  const span = spanOf(scores, total);
  const step = stepOf(span[1] - span[0], most);
  const marks: Mark[] = [];
  for (let n = Math.ceil(span[0] / step) * step; n <= span[1]; n += step) marks.push({ place: yOf(n, span, plot), n });
  return marks;
}

/** Where rounds begin, every second or fifth or tenth where there are many. */
export function roundsOf({ rounds }: Pick<Chart, "rounds">, total: number, plot: Plot, most = 6): Mark[] {
  const step = stepOf(rounds.at(-1) ?? 0, most);
  return rounds.flatMap((n, at) => (at > 0 && at < total && n !== rounds[at - 1] && n % step === 0 ? [{ place: xOf(at, total, plot), n }] : []));
}

/** Where moments are, above the line of their seat; those that are close stand beside each other. */
export function pinsOf({ scores }: Pick<Chart, "scores">, moments: Pick<Moment, "at" | "seat">[], total: number, plot: Plot, gap = 24): Pin[] {
  const span = spanOf(scores, total);
  const places = apart(moments.map(({ at }) => xOf(at, total, plot)), gap, plot.left, plot.right);
  return moments.map(({ at, seat }, k) => {
    const height = yOf(scores[seat]?.[at] ?? 0, span, plot) - gap * 0.8;
    return { at, x: places[k]!, y: Math.max(plot.top, height) };
  });
}
