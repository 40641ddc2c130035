// The places of a table that are told by name: each with a letter where it lies, and what is said of it.
import { inZone } from "../faces/pieces";
import type { Scene, Zone } from "../wire";

export interface Lettered {
  zone: Zone;
  /** From the left and the top of the picture. */
  x: number;
  y: number;
}

/** The zones that are seen in a picture, row by row. Lines of a mat carry their names themselves; several decks are called alike. */
export function lettered(picture: HTMLElement, scene: Scene, zones: Zone[]): Lettered[] {
  const mats = new Set(zones.map(({ id }) => id));
  const decks = zones.filter(({ kind }) => kind === "pile").length;
  const frame = picture.getBoundingClientRect();
  const found = zones.flatMap((zone): Lettered[] => {
    const box = mats.has(zone.mat ?? "") || (zone.kind === "pile" && decks > 1) ? null : placeOf(picture, scene, zone)?.getBoundingClientRect();
    return box?.width && box.height ? [{ zone, x: box.left - frame.left, y: box.top - frame.top }] : [];
  });
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Its frame, the first thing that lies there, or the row of its spots. */
function placeOf(picture: HTMLElement, scene: Scene, zone: Zone): Element | null {
  const id = CSS.escape(zone.id);
  const first = CSS.escape(inZone(scene, zone)[0]?.[0] ?? "");
  return (
    picture.querySelector(`[data-zone="${id}"]`) ??
    (first ? picture.querySelector(`[data-piece="${first}"]`) : null) ??
    picture.querySelector(`[data-spot^="${id}/"]`)?.parentElement ??
    null
  );
}
