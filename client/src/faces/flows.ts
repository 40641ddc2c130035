// What moved between two scenes: goods are counts, so who has fewer gave to who has more of the same.
import type { Board, Scene } from "../wire";
import { isGoods } from "./told";

/** One good on its way; null: the supply. */
export interface Flow {
  face: string;
  from: string | null;
  to: string | null;
}

export function goodsMoved(board: Board, before: Scene, after: Scene): Flow[] {
  const gave = new Map<string, string[]>();
  const got = new Map<string, string[]>();
  for (const id of new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])) {
    const face = (after.pieces[id] ?? before.pieces[id])!.face;
    if (!isGoods(board.faces[face])) continue;
    const more = count(after, id) - count(before, id);
    const side = more > 0 ? got : gave;
    for (let k = 0; k < Math.abs(more); k++) side.set(face, [...(side.get(face) ?? []), id]);
  }
  return [...new Set([...gave.keys(), ...got.keys()])].flatMap((face) => {
    const from = gave.get(face) ?? [];
    const to = got.get(face) ?? [];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, k) => ({
      face,
      from: from[k] ?? null,
      to: to[k] ?? null,
    }));
  });
}

/** Stacks of backs that became smaller or larger: where a new card came from, where one that is gone went. */
export function stacksChanged(board: Board, before: Scene, after: Scene, sign: 1 | -1): string[] {
  return Object.keys({ ...before.pieces, ...after.pieces }).filter((id) => {
    const face = (after.pieces[id] ?? before.pieces[id])!.face;
    return board.faces[face]?.frame === "back" && Math.sign(count(after, id) - count(before, id)) === sign;
  });
}

function count(scene: Scene, id: string): number {
  const piece = scene.pieces[id];
  return piece ? (piece.n ?? 1) : 0;
}
