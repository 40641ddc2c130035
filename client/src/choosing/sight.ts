// A phone has room only for the chips of what is not done by touching a piece in full sight.
import { tabOf, tabOfDecision } from "../desk/tabs";
import { isLaid } from "../faces/pieces";
import type { Board, Scene } from "../wire";
import type { Chip } from "./filter";

interface Shown {
  readonly board: Board | null;
  readonly scene: Scene | null;
  readonly viewer: number | null;
}

export function needsChip({ board, scene, viewer }: Shown, chip: Chip): boolean {
  if (board && scene && isElsewhere(board, scene, chip)) return true;
  if (chip.offers.length > 1) return false;
  const [piece, ...more] = chip.offers[0]!.on;
  if (piece === undefined || more.length) return true;
  const zone = board?.zones.find((one) => one.id === scene?.pieces[piece]?.in);
  return zone?.brief === true && !(isLaid(zone) && zone.seat === viewer);
}

/** Whether what it is done to lies on another tab than the one that opens for the decision. */
function isElsewhere(board: Board, scene: Scene, chip: Chip): boolean {
  if (!board.zones.some(({ kind }) => kind === "field")) return false;
  const tab = tabOf(board, scene, chip.offers.map(({ on }) => on));
  return tab !== null && tab !== tabOfDecision(board, scene);
}
