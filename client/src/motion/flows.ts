// What moved between two scenes: goods and figures are counts, so who has fewer gave to who has more of the same.
import { isCounted } from "../faces/told";
import type { Board, Scene } from "../wire";

/** One piece on its way; null: the supply. */
export interface Flow {
  face: string;
  from: string | null;
  to: string | null;
}

const OF = "\u0001";

export function goodsMoved(board: Board, before: Scene, after: Scene): Flow[] {
  const gave = new Map<string, string[]>();
  const got = new Map<string, string[]>();
  for (const id of new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])) {
    for (const [kind, more] of changes(board, before, after, id)) {
      const side = more > 0 ? got : gave;
      for (let k = 0; k < Math.abs(more); k++) side.set(kind, [...(side.get(kind) ?? []), id]);
    }
  }
  return [...new Set([...gave.keys(), ...got.keys()])].flatMap((kind) => {
    const from = gave.get(kind) ?? [];
    const to = got.get(kind) ?? [];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, k) => ({
      face: kind.split(OF)[0]!,
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

/** How many more of which kind a place has; figures of another seat are another kind. */
function changes(board: Board, before: Scene, after: Scene, id: string): [string, number][] {
  const [was, is] = [kind(board, before, id), kind(board, after, id)];
  if (was === is) return is ? [[is, count(after, id) - count(before, id)]] : [];
  return [...(was ? [[was, -count(before, id)] as [string, number]] : []), ...(is ? [[is, count(after, id)] as [string, number]] : [])];
}

function kind(board: Board, scene: Scene, id: string): string | null {
  const piece = scene.pieces[id];
  const face = board.faces[piece?.face ?? ""];
  if (!piece || !isCounted(face)) return null;
  return face!.frame === "figure" ? `${piece.face}${OF}${piece.seat}` : piece.face;
}

function count(scene: Scene, id: string): number {
  const piece = scene.pieces[id];
  return piece ? (piece.n ?? 1) : 0;
}
