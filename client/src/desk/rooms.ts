// How large cards are on a sheet of everything: the board, and below or beside it what is mine.
import { isLaid } from "../faces/pieces";
import type { Zone } from "../wire";
import { FULL } from "../zones/fan";
import { ofCells } from "./aspect";
import { FURNITURE, needOf, type BoardLine, type Density } from "./boardlines";
import { cardWidth, type Form, type Window } from "./plan";

export interface Rooms {
  /** The width of a card on the board, and in the hand. */
  card: number;
  hand: number;
  /** The width of the column of goods, and whether what was played lies beside it. */
  goods: number;
  beside: boolean;
}

export interface Own {
  zones: Zone[];
  /** Something besides goods and hands lies before the viewer. */
  rest: boolean;
}

const GOODS = 186;
const SLENDER = 122;
const MOST = { desktop: 150, tablet: 128, phone: 92 } as const;
const PLAYED = 42;
const SMALLER = 0.8; // a hand lies closer to its owner than the board

/** `room` is what the board and what is mine have together. */
export function roomsOf(form: Form, room: Window, lines: BoardLine[], own: Own, density: Density, text: number): Rooms {
  const { head: plain, between } = FURNITURE[density];
  const head = plain * text;
  const need = needOf(lines, density, text);
  const gap = density === "phone" ? 6 : 10;
  const padding = density === "desktop" ? 38 : density === "tablet" ? 34 : 18;
  const hands = own.zones.filter((zone) => zone.kind === "fan").length;
  const laid = own.zones.filter(isLaid);
  const wide = form === "wide";
  const low = room.height < 640;
  const beside = form === "tall" || (wide && low);
  const slender = form === "across" && density === "phone";
  const goods = slender ? SLENDER : GOODS;
  const board = (height: number, share: number) =>
    cardWidth({ width: room.width - padding - (slender && laid.length ? goods + 14 : 0), height }, need, share, gap, MOST[density]);

  if (!own.zones.length) return { card: board(room.height, 0), hand: FULL, goods, beside };
  if (form === "narrow") {
    const above = laid.reduce((sum, zone) => sum + between + head + highOf(zone, room.width, Math.max(1, zone.size ?? 0), 4), 0);
    const card = board(room.height - above - 10, hands);
    return { card, hand: card, goods, beside };
  }
  if (form === "across") {
    const card = board(room.height - hands * (head + between) - 4, hands);
    return { card, hand: card, goods, beside };
  }
  // Side by side: the hand and the goods, with what was played below them or beside.
  const stack = laid.reduce((sum, zone) => sum + head + highOf(zone, GOODS, zone.columns || zone.size || 1, 5), 0);
  const played = own.rest && !beside ? head + 9 + PLAYED * 1.5 : 0;
  const column = stack + played;
  const card = Math.min(board(room.height - between - column, 0), board(room.height - between - head - 4, hands * SMALLER));
  const left = room.height - need.besides - need.lines * card * (card < FULL ? 1.467 : 1.4) - between - head;
  const most = wide && card >= FULL ? Math.max(FULL, card * 0.9) : card;
  return { card, hand: Math.max(40, Math.min(most, left / (left / 1.4 >= FULL ? 1.4 : 1.467))), goods, beside };
}

/** The height of a zone with cells at a width. */
function highOf(zone: Zone, width: number, columns: number, gap: number): number {
  if (zone.kind === "field") return Math.min(width, GOODS) / ofCells(zone);
  const cell = (width - (columns - 1) * gap) / columns;
  const rows = Math.ceil((zone.size || zone.spots?.length || 1) / columns);
  return rows * cell + (rows - 1) * gap;
}
