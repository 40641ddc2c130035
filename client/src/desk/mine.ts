// Which of a viewer's zones are shown beside goods and hands.
import { inZone } from "../faces/pieces";
import type { Play } from "../session/play.svelte";
import type { Zone } from "../wire";

/** A stack of backs is a number and a bag is brief: both are in the panel. Where there is something to choose, one must see it. */
export function atHand(play: Play, zone: Zone, room: boolean): boolean {
  return choosing(play, zone) || (zone.kind !== "bag" && room && faceUp(play, zone));
}

function faceUp({ scene, board }: Play, zone: Zone): boolean {
  return inZone(scene, zone).some(([, piece]) => board?.faces[piece.face]?.frame !== "back");
}

function choosing({ scene }: Play, zone: Zone): boolean {
  const here = new Set(inZone(scene, zone).map(([id]) => id));
  return Object.values(scene?.options ?? {}).filter((option) => option.on?.some((id) => here.has(id))).length > 1;
}
