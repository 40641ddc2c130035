// Which cells a piece covers.
import type { Face, Zone } from "../wire";
import { key, turned, type Lattice, type Point } from "./lattice";

/** The cells that a face covers, counted from its spot, so turned. */
export function footprint(zone: Zone, face: Face | undefined, rotation = 0): Point[] {
  const cells = face?.footprint?.length ? face.footprint : [[0, 0] as Point];
  return cells.map((cell) => turned(zone.lattice ?? "square", cell, rotation));
}

/** The spots that it covers there; what lies beyond the edge has none. */
export function covered(zone: Zone, face: Face | undefined, spot: string, rotation = 0): string[] {
  const at = zone.cells?.[zone.spots?.indexOf(spot) ?? -1];
  if (!at) return [spot];
  const named = new Map(zone.cells!.map((cell, k) => [key(cell), zone.spots![k]!]));
  return footprint(zone, face, rotation).flatMap(([x, y]) => named.get(key([at[0] + x, at[1] + y])) ?? []);
}

export function isWide(face: Face | undefined): boolean {
  return (face?.footprint?.length ?? 0) > 1;
}

/** How large a sign on several cells is, and how large on one, in units of the lattice. */
const SIGNS = [2.2, 1.5, 1.2];

/** The largest sign that lies on the cells with these middles: in the middle of all, or in the cell nearest to it. */
export function signOf(lattice: Lattice, middles: Point[]): { at: Point; size: number } {
  const [x, y] = [0, 1].map((k) => middles.reduce((sum, one) => sum + one[k]!, 0) / middles.length) as Point;
  const inside = (a: number, b: number): boolean =>
    middles.some(([c, d]) => (lattice === "hex" ? Math.hypot(a - c, b - d) < 1 : Math.max(Math.abs(a - c), Math.abs(b - d)) <= 1));
  const fits = (size: number): boolean => [-size / 2, size / 2].every((dx) => [-size / 2, size / 2].every((dy) => inside(x + dx, y + dy)));
  const size = SIGNS.find(fits);
  if (size !== undefined) return { at: [x, y], size };
  const near = [...middles].sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0]!;
  return { at: near, size: SIGNS.at(-1)! };
}
