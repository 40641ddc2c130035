// Lines that were tried out stay in this browser, so that one can come back to them. Nobody else hears of them.
import type { Line } from "./variations";

const KEY = "what-if";
/** So many tables are remembered. */
const TABLES = 4;

type Kept = [table: string, lines: Line[]][];

/** Those of one seat: another one may be somebody else's at this device. */
export function read(table: string, seat: number): Line[] {
  return of(table).filter((line) => line.seat === seat);
}

export function write(table: string, seat: number, lines: Line[]): void {
  const here = [...of(table).filter((line) => line.seat !== seat), ...lines];
  const others = all().filter(([id]) => id !== table);
  const kept: Kept = here.length ? [...others, [table, here]] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-TABLES)));
  } catch {
    // No room: then they last as long as the page.
  }
}

function of(table: string): Line[] {
  return all().find(([id]) => id === table)?.[1] ?? [];
}

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept).filter((one) => Array.isArray(one) && Array.isArray(one[1]) && one[1].every(isLine)) : [];
  } catch {
    return [];
  }
}

function isLine(line: Partial<Line> | null): boolean {
  return Array.isArray(line?.moves) && Array.isArray(line.starts) && [line.at, line.seat, line.deal].every(Number.isInteger);
}
