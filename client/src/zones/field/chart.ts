// A field ready to be drawn: its size, and where each of its places is. A drawing says so itself on a free lattice. On
// the others it is what lies under the cells: it leaves a room for them, or is drawn in the units of the lattice.
import { corners, middle, type Lattice } from "../../lattice/lattice";
import { outline, path } from "../../lattice/outline";
import type { Zone } from "../../wire";
import type { Drawing, Place } from "./drawing";
import type { Point } from "./flow";

export interface Chart {
  lattice: Lattice;
  width: number;
  height: number;
  /** The side of a hexagon or half a square, in units of the chart. */
  unit: number;
  places: Map<string, Place>;
  /** Where a point of the lattice is. */
  at: (point: Point) => Point;
}

const UNIT: Record<Lattice, number> = { hex: 62, square: 24, free: 26 };
/** Room for the ring around the outermost cells, in units of the chart. */
const MARGIN = 5;
/** What is printed beside the cells needs so much around its point, in units of the lattice. */
const MARK = 0.6;
const FLOW = 4;

export function charted(zone: Zone, drawn: Drawing | null): Chart | null {
  const lattice = zone.lattice ?? "square";
  if (lattice === "free") return drawn && { lattice, width: drawn.width, height: drawn.height, unit: UNIT.free, places: drawn.places, at: (point) => point };
  if (zone.art && !drawn) return null;
  const { width, height, unit, origin } = framed(zone, lattice, drawn);
  const at = (point: Point): Point => {
    const [x, y] = middle(lattice, point);
    return [origin[0] + unit * x, origin[1] + unit * y];
  };
  const cell = outline(lattice, [[0, 0]]);
  const places = new Map((zone.spots ?? []).map((spot, k): [string, Place] => {
    const anchor = at(zone.cells?.[k] ?? [0, 0]);
    return [spot, { hit: path(cell, anchor, unit), claim: "", anchor, columns: FLOW, step: unit / 2, points: {}, name: null }];
  }));
  return { lattice, width, height, unit, places, at };
}

/** How large it is, and where in it the middle of the lattice lies. */
function framed(zone: Zone, lattice: Lattice, drawn: Drawing | null): Pick<Chart, "width" | "height" | "unit"> & { origin: Point } {
  const [left, top, right, bottom] = bounds(zone, lattice);
  if (drawn?.cells) {
    const { x, y, width, height } = drawn.cells;
    const unit = Math.min(width / (right - left), height / (bottom - top));
    const origin: Point = [x - drawn.left + (width - unit * (right + left)) / 2, y - drawn.top + (height - unit * (bottom + top)) / 2];
    return { width: drawn.width, height: drawn.height, unit, origin };
  }
  const unit = UNIT[lattice];
  if (drawn) return { width: unit * drawn.width, height: unit * drawn.height, unit, origin: [-unit * drawn.left, -unit * drawn.top] };
  return { width: 2 * MARGIN + unit * (right - left), height: 2 * MARGIN + unit * (bottom - top), unit, origin: [MARGIN - unit * left, MARGIN - unit * top] };
}

/** Left, top, right and bottom of all cells and of what is printed beside them. */
function bounds(zone: Zone, lattice: Lattice): [number, number, number, number] {
  const around = corners(lattice);
  const cells = (zone.cells ?? []).flatMap((cell) => around.map(([x, y]) => [middle(lattice, cell)[0] + x, middle(lattice, cell)[1] + y]));
  const marks = (zone.marks ?? []).flatMap(({ at }) => [-MARK, MARK].map((by) => middle(lattice, at).map((one) => one + by)));
  const all = [...cells, ...marks];
  const [xs, ys] = [all.map(([x]) => x!), all.map(([, y]) => y!)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of a place: where a way through it goes. */
export function heart(chart: Chart, { anchor: [x, y], columns, step }: Place): Point {
  return chart.lattice === "free" ? [x + ((columns - 1) * step) / 2, y + step / 2] : [x, y];
}
