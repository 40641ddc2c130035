// Where the signs of a face's rows lie. Pure geometry, in units of the face's drawing.

export type Row = [string, number][];

/** The part of a face that belongs to its rows, and the size that signs have if they fit. */
export interface Room {
  middle: number;
  width: number;
  top: number;
  bottom: number;
  size: number;
  gap: number;
  /** Signs in one line, at most. */
  most: number;
  /** Goods alone on a card are gained: a plus says so. */
  plus: boolean;
}

export type Drawn =
  | { kind: "sign"; thing: string; x: number; y: number; size: number }
  | { kind: "words"; thing: string; n: number; x: number; y: number; size: number }
  | { kind: "arrow" | "plus" | "or"; x: number; y: number; size: number };

type Line =
  | { kind: "signs"; things: string[]; first: boolean }
  | { kind: "words"; thing: string; n: number; first: boolean }
  | { kind: "arrow" | "plus" | "or" };

const HEIGHT = { signs: 1, words: 0.6, arrow: 0.32, plus: 0.48, or: 0.4 } as const;

/** So many signs in lines of nearly equal length: five are three and two, six three and three. */
export function broken(things: string[], most: number): string[][] {
  if (!things.length) return [];
  const lines = Math.ceil(things.length / most);
  const each = Math.ceil(things.length / lines);
  return Array.from({ length: lines }, (_, k) => things.slice(k * each, (k + 1) * each));
}

function lines(rows: Row[], room: Room, goods: (thing: string) => boolean, known: (thing: string) => boolean): Line[] {
  const made: Line[] = [];
  const gains = room.plus && !rows.some((row) => row[0]?.[0] === "arrow");
  if (gains && rows[0]?.every(([thing]) => goods(thing))) made.push({ kind: "plus" });
  for (const row of rows) {
    if (row[0]?.[0] === "arrow") {
      made.push({ kind: "arrow" });
      continue;
    }
    const amounts = row[0]?.[0] === "or" ? row.slice(1) : row;
    if (amounts !== row) made.push({ kind: "or" });
    const signs = amounts.filter(([thing]) => known(thing)).flatMap(([thing, n]) => Array<string>(n).fill(thing));
    for (const [k, things] of broken(signs, room.most).entries()) made.push({ kind: "signs", things, first: k === 0 });
    for (const [thing, n] of amounts) if (!known(thing)) made.push({ kind: "words", thing, n, first: true });
  }
  return made;
}

function between(above: Line, below: Line, gap: number, size: number): number {
  if (above.kind === "plus") return size * 0.24;
  if (above.kind === "arrow" || below.kind === "arrow") return size * 0.18;
  if (above.kind === "or" || below.kind === "or") return size * 0.08;
  return "first" in below && below.first ? gap + size * 0.2 : gap;
}

function stacked(all: Line[], size: number, gap: number): number {
  return all.reduce(
    (sum, line, k) => sum + HEIGHT[line.kind] * size + (k ? between(all[k - 1]!, line, gap, size) : 0),
    0,
  );
}

/** Every sign, arrow and word of a face with its place; all of it shrinks if there is too much. */
export function arranged(
  rows: Row[],
  room: Room,
  goods: (thing: string) => boolean,
  known: (thing: string) => boolean,
): Drawn[] {
  const all = lines(rows, room, goods, known);
  const alone = all.length === 1 && all[0]!.kind === "signs" && !goods(all[0]!.things[0]!);
  const wanted = room.size * (alone ? 1.35 : 1); // a single sign that is not a good: what the card is about
  const longest = Math.max(1, ...all.map((line) => (line.kind === "signs" ? line.things.length : 1)));
  const wide = longest * wanted + (longest - 1) * room.gap;
  const high = stacked(all, wanted, room.gap);
  const shrink = Math.min(1, room.width / wide, (room.bottom - room.top) / high);
  const size = wanted * shrink;
  const gap = room.gap * shrink;
  const drawn: Drawn[] = [];
  let y = (room.top + room.bottom - high * shrink) / 2;
  for (const [k, line] of all.entries()) {
    if (k) y += between(all[k - 1]!, line, gap, size);
    if (line.kind === "signs") {
      const left = room.middle - (line.things.length * size + (line.things.length - 1) * gap) / 2;
      for (const [j, thing] of line.things.entries())
        drawn.push({ kind: "sign", thing, x: left + j * (size + gap), y, size });
    } else if (line.kind === "words") {
      drawn.push({ ...line, x: room.middle, y: y + size * 0.45, size: size * 0.5 });
    } else drawn.push({ kind: line.kind, x: room.middle, y, size });
    y += HEIGHT[line.kind] * size;
  }
  return drawn;
}
