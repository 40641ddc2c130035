// Which cells a piece covers.
import type { Face, Zone } from "../wire";
import { key, turned, type Point } from "./lattice";

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
