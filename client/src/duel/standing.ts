// How many of each side still stand.
import type { Ticks } from "../choosing/ticks";
import type { Duel, Scene } from "../wire";

/** By side; `struck` are pieces about to fall. */
export function standing(scene: Scene, duel: Duel, struck: Ticks = new Map()): number[] {
  return duel.sides.map(({ zone }) =>
    Object.entries(scene.pieces)
      .filter(([, piece]) => piece.in === zone && !piece.lying)
      .reduce((sum, [id, piece]) => sum + Math.max(0, (piece.n ?? 1) - (struck.get(id) ?? 0)), 0),
  );
}
