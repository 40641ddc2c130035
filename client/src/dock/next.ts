// What the dock says besides the question: what was chosen before it, and what a first click leaves to be said.
import type { Choosing } from "../choosing/choosing.svelte";
import { isSpot, spotName } from "../choosing/spots";
import type { Part } from "../lib/words.svelte";
import type { View } from "../session/view";

/** "Caribbean: which piece?", in the title's own words if it has some for the verb (`next-battle`), or, when all is
 *  chosen, for the last question (`sure-battle`); null if nothing is left open. */
export function nextAsked({ words, board, scene, choosing }: View & { choosing: Choosing }): Part[] | null {
  const { begun, glow, hand, verb, offer, preview } = choosing;
  if (!words || !board || !scene) return null;
  const sure = `sure-${offer?.verb}`;
  if (offer && !preview && words.knows(sure)) return words.rich(sure);
  if (!begun.length) return null;
  const what = begun.flatMap((id, k): Part[] => [...(k ? [", "] : []), ...called({ words, board, scene }, id)]);
  const piece = hand.length > 1 && [...glow].every((id) => hand.includes(id));
  const own = `next-${verb}`;
  return [...what, ": ", ...words.rich(piece ? "dock-which-piece" : verb && words.knows(own) ? own : "dock-next")];
}

/** What the question is about, as far as its own words do not name it. */
export function concerned({ words, board, scene }: Pick<View, "words" | "board" | "scene">): Part[] {
  if (!words || !board || !scene) return [];
  const said = JSON.stringify(scene.ask[1]);
  const unsaid = (scene.concerns ?? []).filter((id) => !said.includes(JSON.stringify(scene.pieces[id]?.face ?? id)));
  return unsaid.flatMap((id) => called({ words, board, scene }, id));
}

function called({ words, board, scene }: Pick<View, "words" | "board" | "scene">, id: string): Part[] {
  if (isSpot(id)) return [spotName(words!, board!, id)];
  const piece = scene!.pieces[id];
  return piece ? [{ kind: "face", id: piece.face }] : [];
}
