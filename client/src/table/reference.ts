// What may turn up in a match: the faces one reads or counts, in groups of the same kind.
import type { Board, Face } from "../wire";

const UNTOLD = ["back", "die"];

/** By frame and tone, in the order of the board; backs and what is only printed say nothing. */
export function kinds({ faces, zones }: Pick<Board, "faces" | "zones">): [id: string, face: Face][][] {
  const printed = new Set(zones.flatMap((zone) => zone.printed ?? []));
  const groups = new Map<string, [string, Face][]>();
  for (const [id, face] of Object.entries(faces)) {
    if (UNTOLD.includes(face.frame) || printed.has(id)) continue;
    const kind = `${face.frame} ${face.frame === "card" || face.frame === "poster" ? (face.tone ?? "") : ""}`;
    groups.set(kind, [...(groups.get(kind) ?? []), [id, face]]);
  }
  return [...groups.values()];
}
