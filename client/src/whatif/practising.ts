// Learning from costly decisions: what the bot thinks of a try, and what was found in all.
import type { Costly, Judged } from "../wire";
import type { Move } from "./variations";

/** What the bot would do, as good, better than in the game, as costly as that, or the same as in the game. */
export interface Verdict {
  kind: "best" | "good" | "better" | "costly" | "again";
  cost: number;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is certain without anybody thinking about it. */
export function known({ better, played, cost }: Costly, action: Move): Verdict | null {
  if (same(action, better.action)) return { kind: "best", cost: 0 };
  return same(action, played.action) ? { kind: "again", cost } : null;
}

/** Less than half of what was lost is better; the rest is as costly. */
export function judged({ cost: lost }: Costly, { cost }: Judged): Verdict {
  if (cost <= 0) return { kind: "good", cost: 0 };
  return { kind: cost * 2 < lost ? "better" : "costly", cost };
}

export function isFound(verdict: Verdict | undefined): boolean {
  return verdict?.kind === "best" || verdict?.kind === "good";
}

/** How many there were, how many were found, and what they had cost together. */
export function learned(all: readonly Costly[], tries: ReadonlyMap<number, Verdict>): { n: number; found: number; cost: number } {
  const found = all.filter(({ at }) => isFound(tries.get(at)));
  return { n: all.length, found: found.length, cost: found.reduce((sum, { cost }) => sum + cost, 0) };
}
