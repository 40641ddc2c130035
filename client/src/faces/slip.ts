// What a slip of paper says, in signs: in one line if they can be read so, else in two. In units of the face's drawing.
import type { Face } from "../wire";

export interface Item {
  text: string;
  thing: string;
  x: number;
  y: number;
}
export interface Slip {
  width: number;
  height: number;
  /** Of each sign. */
  size: number;
  items: Item[];
}

type Part = Omit<Item, "x" | "y">[];

const LARGE = { width: 116, one: 27, most: 17, few: 4 };
const SMALL = { width: 60, one: 20, most: 12, few: 2 };
/** Signs below this size are not told apart. */
const READABLE = 10.5;
const EDGE = 4;
const GAP = 3;
const DOT: Part = [{ text: "·", thing: "" }];

export function slipOf(face: Face, compact: boolean): Slip {
  const { width, one, most, few } = compact ? SMALL : LARGE;
  const parts = (face.rows ?? []).map((row) => row.flatMap(([thing, n]) => signs(thing, n, few)));
  const fit = (lines: Part[]): number => Math.min(most, ...lines.map((line) => (width - 2 * EDGE) / units(line)));
  const alone = [joined(parts)];
  const lines = fit(alone) < READABLE && parts.length > 1 ? halves(parts) : alone;
  const size = fit(lines);
  const height = lines.length > 1 ? one + size + GAP : one;
  const top = (height - lines.length * size - (lines.length - 1) * GAP) / 2;
  const items = lines.flatMap((line, k) => laid(line, (width - units(line) * size) / 2, top + k * (size + GAP), size));
  return { width, height, size, items };
}

/** So many of a thing, or their number where there are too many to count. */
function signs(thing: string, n: number, few: number): Part {
  if (n > few) return [{ text: String(n), thing: "" }, { text: "", thing }];
  return Array.from({ length: n }, () => ({ text: "", thing }));
}

/** A dot stands between the parts, unless an arrow does. */
function joined(parts: Part[]): Part {
  return parts.flatMap((part, k) => [...(k && part[0]?.thing !== "arrow" ? DOT : []), ...part]);
}

/** In their order, in two lines as nearly alike as can be. */
function halves(parts: Part[]): Part[] {
  const cuts = parts.slice(1).map((_, k) => [joined(parts.slice(0, k + 1)), joined(parts.slice(k + 1))]);
  const longest = (lines: Part[]): number => Math.max(...lines.map(units));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

function laid(line: Part, left: number, y: number, size: number): Item[] {
  let x = left;
  return line.map((item) => {
    const at = { ...item, x, y };
    x += size * broad(item);
    return at;
  });
}

function units(line: Part): number {
  return line.reduce((sum, item) => sum + broad(item), 0);
}

function broad({ thing }: { thing: string }): number {
  return thing ? 1.12 : 0.6;
}
