// What a drawing needs to know of the table, and what the title's sheet has: what it lacks is drawn plainly or said.
import { titleSymbol } from "../lib/sprites";
import type { Words } from "../lib/words.svelte";
import type { Board, Face } from "../wire";

export interface Told {
  board: Board | null;
  words: Words | null;
  /** The symbols of the title's sheet. */
  icons: Set<string>;
}

/** Between other things of a row it is a sign like them; the page draws it. */
export const ARROW = "arrow";

/** The address of a symbol, or null if the title does not draw it. */
export function symbolOf(play: Told, name: string): string | null {
  return play.board && play.icons.has(name) ? titleSymbol(play.board.title, name) : null;
}

/** Has this thing a sign, drawn by the title or plain? */
export function hasSign(play: Told, thing: string): boolean {
  return thing === ARROW || play.icons.has(thing) || isGoods(play.board?.faces[thing]);
}

/** Small pieces always have a look of some kind. */
export function isGoods(face: Face | undefined): boolean {
  return face?.frame === "cube" || face?.frame === "coin" || face?.frame === "token";
}

/** Pieces that are counted: goods, and figures of a seat. */
export function isCounted(face: Face | undefined): boolean {
  return isGoods(face) || face?.frame === "figure";
}

/** A tile that one reads, not a small square. */
export function isRead(face: Face | undefined): boolean {
  return face?.frame === "tile" && face.text != null;
}

/** The letter of a thing whose sign is not drawn. */
export function letter(words: Words | null, thing: string): string {
  return words?.knows(`sign-${thing}`) ? words.text(`sign-${thing}`) : thing.slice(0, 1).toUpperCase();
}

/** The name of a thing for which there is no sign. */
export function signName(words: Words | null, thing: string): string {
  return words?.attribute(`sign-${thing}`, "name") ?? (words?.knows(`sign-${thing}`) ? letter(words, thing) : thing);
}
