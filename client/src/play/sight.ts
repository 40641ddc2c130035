// A phone has room only for the chips of what is not done by touching a piece in full sight.
import { isLaid } from "../faces/pieces";
import type { Board, Scene } from "../wire";
import type { Chip } from "./filter";

interface Shown {
  readonly board: Board | null;
  readonly scene: Scene | null;
  readonly viewer: number | null;
}

export function needsChip({ board, scene, viewer }: Shown, chip: Chip): boolean {
  if (chip.offers.length > 1) return false;
  const [piece, ...more] = chip.offers[0]!.on;
  if (piece === undefined || more.length) return true;
  const zone = board?.zones.find((one) => one.id === scene?.pieces[piece]?.in);
  return zone?.brief === true && !(isLaid(zone) && zone.seat === viewer);
}
