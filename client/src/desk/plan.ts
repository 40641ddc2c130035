// How the slots are arranged on a screen: which lie beside each other, and how large what lies in them may be.
import { FULL } from "../zones/fan";

export type Form =
  /** Columns: seats, what all share, and beside it what else there is. */
  | "wide"
  /** Seats in a row on top, the dock below. */
  | "tall"
  /** Seats in a row on top, the dock beside the table. */
  | "across"
  /** One part at a time: tabs. */
  | "narrow";

export interface Window {
  width: number;
  height: number;
}

const NARROW = 720;
const WIDE = 1181;
const FLAT = 480;
const LOW = 640;

/** A drawing needs the width beside it, what flows needs the height: there the dock gives way to the side. */
export function formOf({ width, height }: Window, drawn: boolean): Form {
  if (height < FLAT && width > height) return "across";
  if (width <= NARROW) return "narrow";
  if (width >= WIDE) return "wide";
  return width > height * 1.1 && (!drawn || height < LOW) ? "across" : "tall";
}

/** On a screen that shows one part at a time: tabs. Across, a sheet of everything needs none. */
export function hasTabs(form: Form, together: boolean, flat: boolean): boolean {
  return form === "narrow" || (form === "across" && (flat || !together));
}

/** Room for the log beside everything else. */
export const ROOMY = 2200;

/** Of a phone's dock so much grows with the text: the rest is buttons. */
const WORDS = 0.6;

/** What the dock has in any case: the board does not change its size with what the dock says. */
export function reserveOf(form: Form, { width, height }: Window, text: number): number {
  if (form === "across") return Math.round(Math.min(320, Math.max(252, width * 0.28)) * Math.min(1.15, text));
  if (form === "narrow") return Math.round((height < 700 ? 150 : height < 800 ? 176 : 200) * (1 + (text - 1) * WORDS));
  return Math.round((height < 760 ? 122 : 142) * text);
}

/** The same where lines are tried out: above the dock is the bar of the lines. */
const LINES_BAR = 52;
const TRIED_NARROW = 214; // the bar, a question and one row of buttons
export function triedReserve(form: Form, usual: number, text: number): number {
  return form === "narrow" ? Math.max(usual, Math.round(TRIED_NARROW * text)) : usual + LINES_BAR;
}

/** The same with a coach above the dock; a phone shows the one or the other. */
const COACH = 72; // three lines, and the dock beside them is a little lower
export function taughtReserve(form: Form, usual: number, text: number): number {
  return form === "narrow" ? triedReserve(form, usual, text) : form === "across" ? usual : usual + Math.round(COACH * text);
}

/** What a board of lines needs besides its cards, and how many lines of cards there are. */
export interface Need {
  lines: number;
  besides: number;
  /** The most cards of a line, and what its decks need. */
  cards: number;
  decks: number;
}

const HIGH = 1.4; // a full card is so much higher than wide
const SLIM = 1.467; // a compact one

/** The width of a card so that the lines fit in the height and the longest one in the width; `hand` is the height of a hand in cards. */
export function cardWidth(room: Window, { lines, besides, cards, decks }: Need, hand: number, gap: number, most: number): number {
  const high = room.height - besides;
  const rows = lines + hand;
  const full = high / (HIGH * rows);
  const fits = full >= FULL ? full : Math.min(FULL - 1, high / (SLIM * rows));
  const across = cards ? (room.width - decks - (cards - 1) * gap) / cards : most;
  return Math.floor(Math.max(40, Math.min(most, fits, across)));
}
