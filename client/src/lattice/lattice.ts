// Where cells are. The unit is the side of a hexagon, or half a square; the y axis points down.
import type { Zone } from "../wire";

export type Point = [x: number, y: number];
export type Lattice = NonNullable<Zone["lattice"]>;

/** How many steps of rotation make a whole turn. */
export const STEPS: Record<Lattice, number> = { square: 4, hex: 6, free: 8 };
const HIGH = Math.sqrt(3);

/** The middle of a cell; hexagons stand on a side and have axial coordinates. */
export function middle(lattice: Lattice, [x, y]: Point): Point {
  return lattice === "hex" ? [1.5 * x, HIGH * (y + x / 2)] : [2 * x, 2 * y];
}

/** The corners of a cell around its middle, clockwise; side k is between corner k and the next one. */
export function corners(lattice: Lattice): Point[] {
  if (lattice !== "hex") return [[1, -1], [1, 1], [-1, 1], [-1, -1]];
  return Array.from({ length: 6 }, (_, k) => [Math.cos((k * Math.PI) / 3), Math.sin((k * Math.PI) / 3)]);
}

/** The cell beyond each side, in the order of the sides. */
export function neighbours(lattice: Lattice, [x, y]: Point): Point[] {
  const steps: Point[] = lattice === "hex" ? [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] : [[1, 0], [0, 1], [-1, 0], [0, -1]];
  return steps.map(([dx, dy]) => [x + dx, y + dy]);
}

/** A step from the middle of the lattice, turned clockwise so many times. */
export function turned(lattice: Lattice, [x, y]: Point, times: number): Point {
  const left = ((times % STEPS[lattice]) + STEPS[lattice]) % STEPS[lattice];
  if (!left || lattice === "free") return [x, y];
  return turned(lattice, lattice === "hex" ? [-y, x + y] : [-y, x], left - 1);
}

/** Degrees of a rotation, clockwise. */
export function degrees(lattice: Lattice, rotation: number): number {
  return (360 / STEPS[lattice]) * rotation;
}

export function key([x, y]: Point): string {
  return `${x} ${y}`;
}
