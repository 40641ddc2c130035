// Which pieces lie where, and how a piece is called.
import type { Words } from "../lib/words.svelte";
import type { Board, Piece, Scene, Zone } from "../wire";
import { cornerAmount } from "./corners";
import { isGoods, isRead } from "./told";

export type Lying = [id: string, piece: Piece];

/** The pieces of a zone in order, without those that lie on others. Goods stand in the order in which the zone names them. */
export function inZone(scene: Scene | null, zone: Zone): Lying[] {
  const found = Object.entries(scene?.pieces ?? {}).filter(([, piece]) => piece.in === zone.id && !piece.on);
  const order = zone.holds;
  return order ? found.sort((a, b) => order.indexOf(a[1].face) - order.indexOf(b[1].face)) : found;
}

/** The pieces that lie on this one. */
export function lyingOn(scene: Scene | null, id: string): Lying[] {
  return Object.entries(scene?.pieces ?? {}).filter(([, piece]) => piece.on === id);
}

/** How many spots a zone has now: some grow. */
export function roomOf(scene: Scene | null, zone: Zone): number {
  return scene?.room?.[zone.id] ?? zone.size ?? 0;
}

/** The names of a zone's spots: its own, or numbers. */
export function spotsOf(zone: Zone, size = zone.size ?? 0): string[] {
  return zone.spots?.length ? zone.spots : Array.from({ length: size }, (_, k) => String(k));
}

/** How full a zone with spots is, "8 / 10"; how many pieces lie in one without. */
export function fullness(scene: Scene | null, zone: Zone): string {
  const n = inZone(scene, zone).reduce((sum, [, piece]) => sum + (piece.n ?? 1), 0);
  const room = roomOf(scene, zone);
  return room ? `${n} / ${room}` : String(n);
}

/** The zones of a seat in the board's order, without the mat that holds them and without its part of a shared mat. */
export function zonesOf(board: Board | null, seat: number | null): Zone[] {
  const shared = board?.zones.filter((zone) => zone.kind === "mat" && zone.seat == null).map(({ id }) => id) ?? [];
  const own = board?.zones.filter((zone) => (zone.seat ?? null) === seat && zone.kind !== "mat") ?? [];
  return own.filter((zone) => !zone.mat || !shared.includes(zone.mat));
}

/** Does the zone lay its pieces out in cells? The own ones are always seen in full. */
export function isLaid(zone: Zone): boolean {
  return zone.kind === "grid" || zone.kind === "track" || zone.kind === "field";
}

/** Is the zone drawn in full wherever it is mine: cells, or a hand? */
export function isHeld(zone: Zone): boolean {
  return isLaid(zone) || zone.kind === "fan" || zone.kind === "mat";
}

/** So many of a thing in words, the name of a card, or the name of a deck and how many it has. */
export function pieceName(words: Words, board: Board, piece: Piece): string {
  const face = board.faces[piece.face];
  const n = piece.n ?? 1;
  if (!face) return piece.face;
  if (isGoods(face) && words.knows(`amount-${piece.face}`)) return words.amounts([[piece.face, n]]);
  return n > 1 ? words.text("board-several", { face: words.face(face), n }) : words.face(face);
}

const BADGE = 3;

/** What stands on a badge: a number or a sign. Longer ones are said in the title's words, not shown. */
export function badgeOf({ badge = "" }: Piece): string {
  return badge.length <= BADGE ? badge : "";
}

/** Everything a reader who does not see the table needs about a piece: what, on it, whose, where. */
export function pieceLabel(words: Words, board: Board, scene: Scene, id: string): string {
  const piece = scene.pieces[id];
  if (!piece) return id;
  const zone = board.zones.find((one) => one.id === piece.in);
  const on = lyingOn(scene, id).map(([, other]) => pieceName(words, board, other));
  const place = zone ? spotsOf(zone).indexOf(piece.spot ?? "") : -1;
  const face = board.faces[piece.face];
  /** What can be read on it is said in the same order. */
  const read = face && isRead(face) ? [words.face(face), words.say(face.text!), ...((piece.n ?? 1) > 1 ? [String(piece.n)] : [])] : null;
  const said = read ?? [pieceName(words, board, piece)];
  const points = isRead(face) ? (face?.corners?.vp ?? face?.corners?.points) : undefined;
  if (points) said.push(words.amounts([cornerAmount(points)]));
  if (on.length) said.push(words.text("board-on-it", { what: on.join(", ") }));
  if (words.knows(`badge-${piece.badge}`)) said.push(words.text(`badge-${piece.badge}`));
  else if (badgeOf(piece)) said.push(badgeOf(piece));
  if (zone) said.push(whereabouts(words, zone, place));
  if (piece.seat != null && piece.seat !== scene.viewer) said.push(words.name(piece.seat));
  return said.join(", ");
}

function whereabouts(words: Words, zone: Zone, place: number): string {
  const name = words.say(zone.name);
  if (place < 0) return name;
  const label = zone.labels?.[place];
  if (label && zone.kind === "field") return words.say(label);
  if (label && zone.kind === "lane") return words.text("board-spot", { zone: name, spot: words.say(label) });
  return words.text("board-place", { zone: name, n: place + 1 });
}

/** Who has pieces of this face among what is theirs, and how many; one piece may be left out. */
export function holdersOf(board: Board, scene: Scene, face: string, except = ""): [seat: number, n: number][] {
  const held = new Map<number, number>();
  for (const [id, piece] of Object.entries(scene.pieces)) {
    const owner = piece.face === face && id !== except ? board.zones.find((zone) => zone.id === piece.in)?.seat : undefined;
    if (owner != null) held.set(owner, (held.get(owner) ?? 0) + (piece.n ?? 1));
  }
  return [...held].sort(([a], [b]) => a - b);
}
