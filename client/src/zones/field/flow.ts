// Where pieces lie on a map. Pure geometry, in units of the drawing.

export type Point = [x: number, y: number];

/** A place of a drawing: where its first piece lies, how the others follow, and points with a name of their own. */
export interface Spread {
  anchor: Point;
  columns: number;
  step: number;
  points: Record<string, Point>;
}

export interface Laid {
  id: string;
  x: number;
  y: number;
  size: number;
}

/** So many pieces of full size find room; more are smaller. */
const ROOM = 15;
const PIECE = 0.92; // of a step
const LEAST = 0.6;
const MOST = 1.2; // a few pieces may be larger
const POINT = 1.2;

/** "342 530" */
export function point(text: string | null | undefined): Point | null {
  const [x, y] = (text ?? "").trim().split(/[\s,]+/).map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) && text ? [x, y] : null;
}

/** "5x26": columns and step. */
export function steps(text: string | null | undefined): { columns: number; step: number } {
  const [columns, step] = (text ?? "").split("x").map(Number);
  return { columns: columns || 4, step: step || 26 };
}

/** One after another in rows; a single row stands in the middle, and if there are many all become smaller. */
export function flowed({ anchor: [x, y], columns, step }: Spread, ids: string[]): Laid[] {
  const rows = Math.ceil(ROOM / columns);
  let scale = Math.max(1, Math.min(MOST, columns / ids.length));
  let across = columns;
  while (Math.ceil(ids.length / across) * scale > rows && scale > LEAST) {
    scale -= 0.05;
    across = Math.floor(columns / scale);
  }
  const shift = ids.length < across ? ((columns - 1) * step - (ids.length - 1) * step * scale) / 2 : 0;
  const small = (step * (1 - scale)) / 2;
  return ids.map((id, k) => ({
    id,
    x: x - (shift ? 0 : small) + shift + (k % across) * step * scale,
    y: y - small + Math.floor(k / across) * step * scale,
    size: step * PIECE * scale,
  }));
}

/** All pieces of a place: those with a point of their own lie there, the others follow each other. */
export function spread(place: Spread, pieces: { id: string; tone: string }[]): Laid[] {
  const own = pieces.filter(({ tone }) => place.points[tone]);
  const rest = pieces.filter(({ tone }) => !place.points[tone]);
  const fixed = own.map(({ id, tone }) => {
    const [x, y] = place.points[tone]!;
    return { id, x, y, size: place.step * POINT };
  });
  return [...fixed, ...flowed(place, rest.map(({ id }) => id))];
}

/** A name in lines of at most so many letters, broken between words. */
export function wrapped(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/ |(?<=-)/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
