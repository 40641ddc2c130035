// An offer in words and pictures: its verb, what it touches, and, where there is nothing to touch, what it gives.
import type { Chip } from "../choosing/filter";
import { isSpot, spotSeen } from "../choosing/spots";
import type { Part, Words } from "../lib/words.svelte";
import type { Choice, Scene } from "../wire";

/** More pieces than these are seen on the board, not told. */
const TOLD = 3;

/** The heading of a verb; without one, the action itself if it needs no arguments. Beside another verb it may have another name (`verb-decline-bid`). */
export function verb(words: Words, name: string, beside: string[] = []): string {
  const special = beside.map((other) => `verb-${name}-${other}`).find((id) => words.knows(id));
  if (special) return words.text(special);
  if (words.knows(`verb-${name}`)) return words.text(`verb-${name}`);
  const action = words.knows(`do-${name}`) ? words.text(`do-${name}`) : "{$";
  return action.includes("{$") ? name : action;
}

/** What the button says that does it: the title's own word for this verb, or ours for all. */
export function confirm(words: Words, name: string): string {
  return words.text(words.knows(`confirm-${name}`) ? `confirm-${name}` : "dock-confirm");
}

/** An option as a whole sentence, where its arguments are names that the title puts into one; else null. */
export function sentence(words: Words, choice: Choice): Part[] | null {
  const [name, ...named] = choice.say.map(String);
  const args = words.board?.verbs?.[name!];
  if (!args || !words.knows(`do-${name}`)) return null;
  return words.rich(`do-${name}`, Object.fromEntries(args.map((arg, k) => [arg, named[k]])));
}

/** The pieces that an offer touches, as faces, and the places they go to: the tile there, or the name. */
export function pieces(words: Words, scene: Scene, on: string[]): Part[] {
  const touched = on.map((id) => scene.pieces[id]).filter((piece) => piece !== undefined);
  const told = touched.length > TOLD ? [] : touched;
  const parts = told.flatMap(({ face, seat }, k): Part[] => {
    const theirs = words.board?.faces[face]?.frame === "figure" && seat != null && seat !== scene.viewer;
    return [...(k ? [" · "] : []), ...(theirs ? [{ kind: "seat" as const, seat }, " "] : []), { kind: "face", id: face }];
  });
  for (const id of words.board ? on.filter(isSpot) : []) {
    parts.push(...(parts.length ? [" → "] : []), spotSeen(words, words.board!, scene, id));
  }
  return parts;
}

/** What tells an offer without pieces from the others of its verb: its outcome, or else its arguments. */
export function outcome(words: Words, choice: Choice): Part[] {
  const list = choice.gain?.length ? choice.gain : (choice.cost ?? []);
  if (list.length) return [{ kind: "amounts", list }];
  return choice.say
    .slice(1)
    .map(String)
    .map((word) => (words.board?.faces[word] ? { kind: "face", id: word } : word));
}

/** The label of a chip, besides its verb; `alone`: no other chip has its verb. */
export function detail(words: Words, chip: Chip, alone: boolean): Part[] {
  const offer = chip.offers[0]!;
  return alone || offer.on.length || offer.place ? [] : outcome(words, offer.choices[0]!);
}
