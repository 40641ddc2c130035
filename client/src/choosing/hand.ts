// Kinds of pieces in hand: they lie in a bag of one's own that is only shown in brief, so the dock has a chip for each.
import type { Board, Scene } from "../wire";
import type { Offer } from "./offers";
import { zoneOf } from "./spots";

/** The pieces of that bag which the offers touch first, in the order of the offers. */
export function inHand(board: Board | null, scene: Scene | null, offers: Offer[]): string[] {
  const first = new Set(offers.map((offer) => offer.on[0] ?? ""));
  return [...first].filter((id) => {
    const zone = scene?.pieces[id] && zoneOf(board, scene, id);
    return zone?.kind === "bag" && zone.brief === true && zone.seat === scene?.viewer;
  });
}
