// Who plays on where others have played before: I take one of their seats, and somebody else the others.
import type { Bots } from "../lib/levels";
import { newcomer, type Sitter } from "./setup";

/** Me at one seat, and at the others whom a new seat gets. */
export function newSitters(count: number, mine: number, bots: Bots): Sitter[] {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? { kind: "me" } : newcomer(bots)));
}

/** I sit somewhere else, and my old seat gets whoever sat there. */
export function movedTo(sitters: Sitter[], mine: number): Sitter[] {
  const old = sitters.findIndex((sitter) => sitter.kind === "me");
  return sitters.with(old, sitters[mine]!).with(mine, { kind: "me" });
}
