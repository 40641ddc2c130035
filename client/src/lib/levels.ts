// The bots that one can play against, the weakest first, and whom a new seat gets.
import type { Shelf } from "../wire";

export interface Bots {
  readonly levels: string[];
  /** The level that was chosen last, or the one that the server thinks right for somebody new. */
  readonly usual: string;
}

export const NO_BOTS: Bots = { levels: [], usual: "" };
const KEPT = "level";

export function botsOf({ bots, usual = "" }: Pick<Shelf, "bots" | "usual">): Bots {
  const wanted = [localStorage.getItem(KEPT) ?? "", usual].find((level) => bots.includes(level));
  return { levels: bots, usual: wanted ?? bots[0] ?? "" };
}

/** From now on new seats get this one. */
export function preferring(bots: Bots, usual: string): Bots {
  localStorage.setItem(KEPT, usual);
  return { ...bots, usual };
}
