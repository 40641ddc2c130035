// Where in its cell each piece stands.
import { footprint, isWide } from "../../lattice/footprint";
import { corners, middle, type Point } from "../../lattice/lattice";
import type { Face, Piece, Zone } from "../../wire";
import type { Chart } from "./chart";
import type { Place } from "./drawing";
import { spread, type Laid } from "./flow";

export interface Standing {
  id: string;
  piece: Pick<Piece, "rotation" | "lying">;
  face: Face | undefined;
}
export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of a cell a piece may take that stands alone, and what all of them may, in units of the lattice. */
const ALONE = { hex: 0.8, square: 1.4 };
const ROOM = { hex: 1.35, square: 1.7 };
const GAP = 0.92;

export function standName(face: Face | undefined): string {
  return face?.stand || face?.tone || "";
}

/** Those that stand in a place, not its ground and not what covers several cells. */
export function stood(zone: Zone, chart: Chart, place: Place, pieces: Standing[]): Laid[] {
  const fixed = pieces.filter(({ face }) => zone.stands?.[standName(face)]);
  const rest = pieces.filter((one) => !fixed.includes(one));
  return [...fixed.map((one) => onStand(zone, chart, place, fixed, one)), ...inMiddle(chart, place, rest)];
}

function onStand(zone: Zone, { unit }: Chart, { anchor }: Place, all: Standing[], one: Standing): Laid {
  const name = standName(one.face);
  const { at, step = [0, 0], size = 0.5 } = zone.stands![name]!;
  const k = all.filter(({ face }) => standName(face) === name).indexOf(one);
  return { id: one.id, x: anchor[0] + unit * (at[0] + k * step[0]), y: anchor[1] + unit * (at[1] + k * step[1]), size: unit * size };
}

function inMiddle({ lattice, unit }: Chart, place: Place, pieces: Standing[]): Laid[] {
  if (lattice === "free") return spread(place, pieces.map(({ id, face }) => ({ id, tone: standName(face) })));
  const across = Math.ceil(Math.sqrt(pieces.length));
  const step = (unit * Math.min(ALONE[lattice], ROOM[lattice] / across)) / (across > 1 ? 1 : GAP);
  return pieces.map(({ id }, k) => {
    const row = Math.floor(k / across);
    const inRow = Math.min(across, pieces.length - row * across);
    const rows = Math.ceil(pieces.length / across);
    return {
      id,
      x: place.anchor[0] + step * ((k % across) - (inRow - 1) / 2),
      y: place.anchor[1] + step * (row - (rows - 1) / 2),
      size: step * GAP,
    };
  });
}

/** The room of a piece that fills its cell, or covers several. */
export function boxOf(zone: Zone, { lattice, unit }: Chart, place: Place, face: Face | undefined, rotation = 0): Box {
  const cells = isWide(face) ? footprint(zone, face, rotation) : [[0, 0] as Point];
  const around = corners(lattice);
  const points = cells.flatMap((cell) => around.map(([x, y]): Point => [middle(lattice, cell)[0] + x, middle(lattice, cell)[1] + y]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return {
    x: place.anchor[0] + (unit * (left + right)) / 2,
    y: place.anchor[1] + (unit * (top + bottom)) / 2,
    width: unit * (right - left),
    height: unit * (bottom - top),
  };
}
