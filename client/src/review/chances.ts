// Where the lines of win chances go, and the bands around them: straight from point to point, names at the line ends.
import { apart, xOf, type Plot } from "../charts/curve";
import type { Chances } from "../wire";

/** So many standard errors are 19 cases of 20. */
const SURE = 2;

export interface ChanceLine {
  seat: number;
  path: string;
  /** The outline of what may as well be true. */
  band: string;
  /** Where the name stands. */
  label: number;
}

export interface ChancePin {
  at: number;
  x: number;
  y: number;
}

export function yOfChance(win: number, { top, bottom }: Plot): number {
  return tenths(bottom - (bottom - top) * Math.min(1, Math.max(0, win)));
}

export function chanceLines(chances: readonly Chances[], total: number, plot: Plot, gap = 19): ChanceLine[] {
  const seats = (chances[0]?.win ?? []).map((_, seat) => seat);
  const ends = seats.map((seat) => yOfChance(chances.at(-1)!.win[seat]!, plot));
  const labels = apart(ends, gap, plot.top, plot.bottom);
  const x = ({ at }: Chances) => tenths(xOf(at, total, plot));
  const edge = (one: Chances, seat: number, sign: number) => `${x(one)} ${yOfChance(one.win[seat]! + sign * SURE * one.error[seat]!, plot)}`;
  return seats.map((seat) => {
    const upper = chances.map((one) => edge(one, seat, 1));
    const lower = chances.map((one) => edge(one, seat, -1)).reverse();
    return { seat, path: `M${chances.map((one) => edge(one, seat, 0)).join("L")}`, band: `M${[...upper, ...lower].join("L")}Z`, label: labels[seat]! };
  });
}

/** The chance of a seat after so many actions, between the points that are known. */
export function chanceAt(chances: readonly Chances[], seat: number, at: number): number {
  const next = chances.findIndex((one) => one.at >= at);
  const after = chances[next < 0 ? chances.length - 1 : next];
  if (!after) return 0;
  const before = chances[next - 1] ?? after;
  const share = after.at > before.at ? Math.max(0, (at - before.at) / (after.at - before.at)) : 1;
  return before.win[seat]! + (after.win[seat]! - before.win[seat]!) * Math.min(1, share);
}

/** Where numbers stand, above the line of their seat; those that are close stand beside each other. */
export function chancePins(chances: readonly Chances[], marked: readonly { at: number; seat: number }[], total: number, plot: Plot, gap = 24): ChancePin[] {
  const places = apart(marked.map(({ at }) => xOf(at, total, plot)), gap, plot.left, plot.right);
  return marked.map(({ at, seat }, k) => {
    const y = yOfChance(chanceAt(chances, seat, at), plot) - gap * 0.8;
    return { at, x: places[k]!, y: Math.max(plot.top, y) };
  });
}

/** For a table: how it stood when each round began, and in the end. */
export function byRounds(chances: readonly Chances[], rounds: readonly number[]): { round: number | null; win: number[] }[] {
  const rows: { round: number | null; win: number[] }[] = [];
  for (const { at, win } of chances) {
    const round = at < rounds.length - 1 ? rounds[at]! : null;
    if (round === null || rows.at(-1)?.round !== round) rows.push({ round, win });
  }
  return rows;
}

function tenths(n: number): number {
  return Math.round(n * 10) / 10;
}
