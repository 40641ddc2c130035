// Places that an option may touch besides pieces: `zone:spot`, or `zone:` where a zone is one place.
import { pieceName } from "../faces/pieces";
import { parted } from "../lib/spot";
import type { Part, Words } from "../lib/words.svelte";
import type { Board, Piece, Scene, Zone } from "../wire";

export function spotId(zone: string, spot = ""): string {
  return `${zone}:${spot}`;
}

export function isSpot(id: string): boolean {
  return id.includes(":");
}

/** The zone of a spot, or the one in which a piece lies. */
export function zoneOf(board: Board | null, scene: Scene | null, id: string): Zone | undefined {
  const zone = isSpot(id) ? parted(id)[0] : scene?.pieces[id]?.in;
  return board?.zones.find((one) => one.id === zone);
}

/** The places on which a piece lies, the nearest first. */
export function under(piece: Piece | undefined): string[] {
  return piece ? [spotId(piece.in, piece.spot), spotId(piece.in)] : [];
}

/** What a cell shows while it is empty: its number or letter, nothing if it has a longer name. */
export function spotSign(spot: string): string {
  return spot.length > 2 ? "" : spot.toUpperCase();
}

/** "Peru" on a map, "Specialists, Captain", "Colonist dock, 7", or the name of the zone alone. */
export function spotName(words: Words, board: Board, id: string): string {
  const zone = zoneOf(board, null, id);
  if (!zone) return id;
  const [, spot] = parted(id);
  if (!spot) return words.say(zone.name);
  const name = words.place(id);
  if (zone.kind === "field") return name;
  return words.text("board-spot", { zone: words.say(zone.name), spot: name === spot ? spot.toUpperCase() : name });
}

/** The tile that fills a spot, if it says anything. */
function tileAt(board: Board, scene: Scene, id: string): string | null {
  const [zone, spot] = parted(id);
  const tile = Object.values(scene.pieces).find((piece) => piece.in === zone && piece.spot === spot && board.faces[piece.face]?.ground);
  return tile && board.faces[tile.face]?.rows?.length ? tile.face : null;
}

/** A spot as one sees it: the tile that fills it says more than its name. */
export function spotSeen(words: Words, board: Board, scene: Scene, id: string): Part {
  const face = tileAt(board, scene, id);
  return face ? { kind: "face", id: face } : spotName(words, board, id);
}

/** What the last place that an option touches is for, in a sentence; a tile says it itself. */
export function aboutOf(words: Words, board: Board | null, scene: Scene | null, on: string[]): string {
  const places = on.filter((id) => isSpot(id) && !(board && scene && tileAt(board, scene, id)));
  const about = places.map((id) => zoneOf(board, scene, id)?.about).findLast((one) => one);
  return about ? words.say(about) : "";
}

/** What a thing is and what it does, in a sentence or two: of a piece its name and its text, of a place what it is for. */
export function whatIs(words: Words, board: Board, scene: Scene, id: string): string {
  const piece = scene.pieces[id];
  const face = piece && board.faces[piece.face];
  const owner = piece?.seat != null && piece.seat !== scene.viewer ? [words.name(piece.seat)] : [];
  if (face) return [[pieceName(words, board, piece), ...owner].join(", "), ...(face.text ? [words.say(face.text)] : [])].map(closed).join(" ");
  const about = zoneOf(board, scene, id)?.about;
  return isSpot(id) ? [spotName(words, board, id), ...(about ? [words.say(about)] : [])].map(closed).join(" ") : "";
}

/** A sentence of its own. */
function closed(text: string): string {
  const said = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
