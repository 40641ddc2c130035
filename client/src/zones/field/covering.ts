// What lies on which spots of a field, and what of the board can be seen.
import { written } from "../../faces/corners";
import { inZone, type Lying } from "../../faces/pieces";
import { covered, isWide } from "../../lattice/footprint";
import type { Board, Scene, Zone } from "../../wire";
import { standName } from "./standing";

export interface Lain {
  /** Tiles that fill their cell. */
  ground: Lying[];
  /** Pieces over several cells. */
  wide: Lying[];
  /** All others, by spot, in the order of the seats. */
  standing: Map<string, Lying[]>;
  /** The pieces that lie on a spot, whatever they are. */
  on: Map<string, Lying[]>;
}

export function lain(board: Board | null, scene: Scene | null, zone: Zone): Lain {
  const made: Lain = { ground: [], wide: [], standing: new Map(), on: new Map() };
  const add = (to: Map<string, Lying[]>, spot: string, one: Lying): void => void to.set(spot, [...(to.get(spot) ?? []), one]);
  for (const one of inZone(scene, zone).sort(([, a], [, b]) => (a.seat ?? -1) - (b.seat ?? -1))) {
    const [, piece] = one;
    const face = board?.faces[piece.face];
    if (isWide(face)) made.wide.push(one);
    else if (face?.ground) made.ground.push(one);
    else add(made.standing, piece.spot ?? "", one);
    for (const spot of covered(zone, face, piece.spot ?? "", piece.rotation)) add(made.on, spot, one);
  }
  // Those that have fallen lie under those that stand.
  for (const all of made.standing.values()) all.sort(([, a], [, b]) => Number(b.lying ?? false) - Number(a.lying ?? false));
  return made;
}

/** What cells that are covered will score when they are left: known, though the print is hidden. */
export function hiddenPoints(board: Board | null, zone: Zone, { on }: Lain, seen: { spot: string }[]): { spot: string; points: string }[] {
  return (zone.printed ?? []).flatMap((id, k) => {
    const spot = zone.spots?.[k] ?? "";
    const face = board?.faces[id];
    const corner = face?.corners?.vp ?? face?.corners?.points;
    const alone = corner !== undefined && !face?.rows?.length && on.get(spot)?.length === 1;
    return alone && !seen.some((one) => one.spot === spot) ? [{ spot, points: written(corner) }] : [];
  });
}

/** The printed faces that nothing hides. What has a stand of its own hides nothing. */
export function seenPrint(board: Board | null, zone: Zone, { on }: Lain): { spot: string; face: string }[] {
  return (zone.printed ?? []).flatMap((face, k) => {
    const spot = zone.spots?.[k] ?? "";
    const hidden = on.get(spot)?.some(([, piece]) => {
      const over = board?.faces[piece.face];
      return over?.ground || isWide(over) || !zone.stands?.[standName(over)];
    });
    return face && !hidden ? [{ spot, face }] : [];
  });
}
