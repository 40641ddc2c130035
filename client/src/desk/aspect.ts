// The shape of a field: how much wider it is than high, from its drawing or from its cells.
import { drawing } from "../zones/map/drawing";
import type { Zone } from "../wire";

const ROOT3 = Math.sqrt(3);

/** Of the drawing under it; without one of its cells. Null: the drawing could not be read yet. */
export async function aspectOf(zone: Zone, title: string, art: string): Promise<number | null> {
  if (!zone.art) return ofCells(zone);
  const drawn = await drawing(title, zone.art, art);
  return drawn && drawn.width / drawn.height;
}

/** Squares are one wide; hexagons have a flat top, axial coordinates and sides of one. */
export function ofCells({ lattice, cells = [] }: Zone): number {
  if (!cells.length) return 1;
  const hex = lattice === "hex";
  const points = hex ? cells.map(([q, r]) => [1.5 * q, ROOT3 * (r + q / 2)]) : cells;
  const [wide, high] = hex ? [2, ROOT3] : [1, 1];
  const span = (of: number[]) => Math.max(...of) - Math.min(...of);
  return (span(points.map(([x]) => x!)) + wide) / (span(points.map(([, y]) => y!)) + high);
}
