// Where the lines of the score chart go: steps, because points come at once; names at the line ends, apart from each other.
import type { Chart } from "../wire";

/** What is drawn on, in pixels. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  seat: number;
  path: string;
  /** The last score, and where it is. */
  score: number;
  y: number;
  /** Where the name stands. */
  label: number;
  /** Where the seat scored. */
  marks: { x: number; y: number }[];
}

export function xOf(at: number, total: number, { left, right }: Plot): number {
  return total > 0 ? left + ((right - left) * at) / total : left;
}

/** The position that is nearest to a point of the chart. */
export function atOf(x: number, total: number, { left, right }: Plot): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.round(Math.min(1, Math.max(0, share)) * total);
}

/** The least and the most points that anybody had. */
export function spanOf(scores: Chart["scores"], total: number): [number, number] {
  const all = Object.values(scores).flatMap((column) => column.slice(0, total + 1).filter((score) => score !== null));
  const least = all.reduce((one, other) => Math.min(one, other), 0);
  return [least, all.reduce((one, other) => Math.max(one, other), least + 1)];
}

export function yOf(score: number, [least, most]: [number, number], { top, bottom }: Plot): number {
  return round(bottom - ((bottom - top) * (score - least)) / (most - least));
}

export function curvesOf({ scores, ticks = [] }: Pick<Chart, "scores" | "ticks">, total: number, plot: Plot, gap = 15): Curve[] {
  const columns = Object.entries(scores).map(([seat, column]) => ({ seat: Number(seat), column: column.slice(0, total + 1) }));
  const span = spanOf(scores, total);
  const y = (score: number) => yOf(score, span, plot);
  const made = columns.flatMap(({ seat, column }): Curve[] => {
    const last = column.at(-1);
    if (last == null) return [];
    const marks = ticks.flatMap((tick) => {
      const score = tick.seat === seat ? column[tick.at] : null;
      return score == null ? [] : [{ x: round(xOf(tick.at, total, plot)), y: y(score) }];
    });
    return [{ seat, path: pathOf(column, (at) => round(xOf(at, total, plot)), y), score: last, y: y(last), label: 0, marks }];
  });
  const labels = apart(made.map((curve) => curve.y), gap, plot.top, plot.bottom);
  return made.map((curve, k) => ({ ...curve, label: labels[k]! }));
}

function pathOf(column: (number | null)[], x: (at: number) => number, y: (score: number) => number): string {
  let path = "";
  let now: number | null = null;
  for (const [at, score] of column.entries()) {
    if (score === null || score === now) continue;
    path += now === null ? `M${x(at)} ${y(score)}` : `H${x(at)}V${y(score)}`;
    now = score;
  }
  return `${path}H${x(column.length - 1)}`;
}

/** The same heights, moved as little as is needed so that any two are `gap` apart; what has no room is squeezed. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => wanted[a]! - wanted[b]!);
  const step = Math.min(gap, order.length > 1 ? (bottom - top) / (order.length - 1) : gap);
  const places: number[] = [];
  for (const k of order) places.push(Math.max(wanted[k]!, top, (places.at(-1) ?? -Infinity) + step));
  for (let k = places.length - 1; k >= 0; k--) places[k] = Math.min(places[k]!, bottom - step * (places.length - 1 - k));
  const found: number[] = [];
  for (const [k, seat] of order.entries()) found[seat] = round(places[k]!);
  return found;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
