// An offer in words and pictures: its verb, what it touches, and, where there is nothing to touch, what it gives.
import type { Part, Words } from "../lib/words.svelte";
import type { Choice, Scene } from "../wire";
import type { Chip } from "./filter";
import type { Offer } from "./offers";

/** More pieces than these are seen on the board, not told. */
const TOLD = 3;

/** The heading of a verb; without one, the action itself if it needs no arguments. */
export function verb(words: Words, name: string): string {
  if (words.knows(`verb-${name}`)) return words.text(`verb-${name}`);
  const action = words.knows(`do-${name}`) ? words.text(`do-${name}`) : "{$";
  return action.includes("{$") ? name : action;
}

/** The pieces that an offer touches, as faces. */
export function pieces(scene: Scene, on: string[]): Part[] {
  const faces = on.map((id) => scene.pieces[id]?.face).filter((face) => face !== undefined);
  if (faces.length > TOLD) return [];
  return faces.flatMap((id, k): Part[] => (k ? [" · ", { kind: "face", id }] : [{ kind: "face", id }]));
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

/** All of it in one sentence without pictures, for those who listen. */
export function spoken(words: Words, scene: Scene, offer: Offer): string {
  return [verb(words, offer.verb), ...pieces(scene, offer.on).map((part) => words.spoken(part))].join(": ");
}
