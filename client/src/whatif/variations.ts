// Variations: lines of play that were tried out: each begins at a position of the match and has moves of its own.
import type { Suppose } from "../wire";

export type Move = (string | number)[];

export interface Line {
  /** The position of the match where it begins, the seat that plays it, and how the unknown was dealt. */
  at: number;
  seat: number;
  deal: number;
  moves: Move[];
  /** How many moves there were before each decision of mine. */
  starts: number[];
  /** What it brings me, as far as it was played. */
  score: number | null;
}

/** Lines of one table, the one that is looked at, and how many of its moves. */
export interface Lines {
  all: Line[];
  current: number;
  cursor: number;
}

/** So many are kept; then the oldest goes. */
export const MOST_LINES = 9;
const LARGEST = 2 ** 48;

export function begun(at: number, seat: number): Line {
  return { at, seat, deal: Math.floor(Math.random() * LARGEST), moves: [], starts: [], score: null };
}

/** One more line, looked at from its beginning. */
export function added(lines: Lines, line: Line): Lines {
  const all = [...lines.all, line].slice(-MOST_LINES);
  return { all, current: all.length - 1, cursor: line.moves.length };
}

/** Another line in place of the one that is looked at if nothing was decided in that, else one more. */
export function renewed(lines: Lines, line: Line): Lines {
  const { all, current } = lines;
  return all[current]?.starts.length ? added(lines, line) : { all: all.with(current, line), current, cursor: 0 };
}

export function without(lines: Lines, index: number): Lines {
  const all = lines.all.filter((_, k) => k !== index);
  const current = Math.max(0, Math.min(all.length - 1, index < lines.current ? lines.current - 1 : lines.current));
  return { all, current, cursor: all[current]?.moves.length ?? 0 };
}

/** A decision of mine has led to these moves. Whoever had gone back and decides otherwise begins a new line; the old one stays. */
export function played(lines: Lines, moves: Move[]): Lines {
  const { all, current, cursor } = lines;
  const line = all[current]!;
  if (follows(line.moves, moves)) return { all, current, cursor: moves.length };
  const starts = [...line.starts.filter((start) => start < cursor), cursor];
  const made: Line = { ...line, moves, starts, score: null };
  if (cursor === line.moves.length) return { all: all.with(current, made), current, cursor: moves.length };
  return added(lines, made);
}

/** Others have answered once more, without any decision of mine. */
export function answered(lines: Lines, moves: Move[]): Lines {
  const { all, current } = lines;
  return { all: all.with(current, { ...all[current]!, moves }), current, cursor: moves.length };
}

/** Before my last decision; null if there is none. */
export function back({ all, current, cursor }: Lines): number | null {
  return all[current]?.starts.findLast((start) => start < cursor) ?? null;
}

/** Before my next decision, or at the end of the line; null if I am there. */
export function on({ all, current, cursor }: Lines): number | null {
  const line = all[current];
  if (!line || cursor >= line.moves.length) return null;
  return line.starts.find((start) => start > cursor) ?? line.moves.length;
}

/** Where I tried something from this position last, -1 if nowhere. */
export function lastAt({ all }: Lines, at: number): number {
  return all.findLastIndex((line) => line.at === at);
}

/** A, B, C… */
export function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A line as the server is told of it. */
export function told({ seat, at, deal, moves }: Line, count: number, known: number): Suppose {
  return { seat, at, deal, moves: moves.slice(0, count), known };
}

function follows(old: Move[], moves: Move[]): boolean {
  return moves.length <= old.length && moves.every((move, k) => JSON.stringify(move) === JSON.stringify(old[k]));
}
