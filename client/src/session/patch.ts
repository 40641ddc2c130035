// What an update makes of what is on show.
import type { Line, Patch, Piece, Scene, Update } from "../wire";

export interface Shown {
  scene: Scene;
  log: Line[];
}

/** The scene after a patch; the one before is left as it was. */
export function patched(scene: Scene, patch: Patch): Scene {
  const pieces = { ...scene.pieces };
  for (const id of patch.gone ?? []) delete pieces[id];
  Object.assign(pieces, patch.pieces as Record<string, Piece> | undefined);
  return { ...scene, ...patch.scene, pieces };
}

/** Lines from action `drop` on are no longer true; then come the new ones. */
export function continued(log: Line[], update: Pick<Update, "lines" | "drop">): Line[] {
  const { drop, lines = [] } = update;
  const kept = drop == null ? log : log.filter((line) => line.at < drop);
  return lines.length ? [...kept, ...lines] : kept;
}

export function updated(shown: Shown, update: Update): Shown {
  return {
    scene: update.patch ? patched(shown.scene, update.patch) : shown.scene,
    log: continued(shown.log, update),
  };
}

/** Pieces that came, moved to another zone, turned over or grew in number: what a person wants pointed out. */
export function arrivals(before: Scene, after: Scene): string[] {
  return Object.keys(after.pieces).filter((id) => {
    const was = before.pieces[id];
    const is = after.pieces[id]!;
    if (was === is) return false;
    return !was || was.in !== is.in || was.face !== is.face || (was.n ?? 1) < (is.n ?? 1);
  });
}

/** Which pieces others changed, from a scene through their updates, and who did it last; what the table did is -1. */
export function marked(before: Scene, updates: Update[], viewer: number | null = null): Map<string, number> {
  const marks = new Map<string, number>();
  let scene = before;
  for (const update of updates) {
    const { what, seat, patch } = update;
    if (!patch) continue;
    const after = patched(scene, patch);
    if (what === "act" && seat != null)
      for (const id of arrivals(scene, after)) {
        const mover = tableBrought(update, after.pieces[id]!) ? -1 : seat;
        if (mover !== viewer || viewer === null) marks.set(id, mover);
      }
    scene = after;
  }
  return marks;
}

/** Nobody brought it: a card that came up, goods that are on offer now. */
function tableBrought({ lines = [] }: Update, { face }: Piece): boolean {
  const told = lines.flatMap(({ entries = [] }) => entries).filter(({ seat }) => seat < 0);
  return told.some(({ data }) => Object.values(data).flat().includes(face));
}
