// Moves that were decided ahead stay in this browser until it is their turn. Nobody else hears of them, the server neither.
import type { Tried } from "../wire";

export type Say = (string | number)[];

export interface Plan {
  seat: number;
  actions: Say[];
  /** What they were to do when they were chosen. */
  does: Pick<Tried, "cost" | "gain" | "entries" | "final">;
  /** When it was made. */
  made: number;
}

const KEY = "plans";
/** So many are remembered, one for each table. */
const MOST = 8;

type Kept = [table: string, plan: Plan][];

export function planOf(table: string, seat: number): Plan | null {
  const plan = all().find(([id]) => id === table)?.[1];
  return plan && plan.seat === seat ? plan : null;
}

/** Remember a plan; null: there is none any more. */
export function keepPlan(table: string, plan: Plan | null): void {
  const others = all().filter(([id]) => id !== table);
  const kept: Kept = plan ? [...others, [table, plan]] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // No room: then it lasts as long as the page.
  }
}

export function madePlan(seat: number, actions: Say[], { cost, gain, entries, final }: Tried): Plan {
  return { seat, actions, does: { cost, gain, entries, final }, made: Date.now() };
}

/** Whether actions would still do what they were chosen for. */
export function doesTheSame({ does }: Plan, { cost, gain, entries, final }: Tried): boolean {
  return JSON.stringify(told(does)) === JSON.stringify(told({ cost, gain, entries, final }));
}

function told({ cost = [], gain = [], entries = [], final = false }: Plan["does"]): unknown {
  return [cost, gain, entries, final];
}

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept).filter((one) => Array.isArray(one) && isPlan(one[1])) : [];
  } catch {
    return [];
  }
}

function isPlan(plan: Partial<Plan> | null | undefined): boolean {
  return Number.isInteger(plan?.seat) && Array.isArray(plan?.actions) && plan.actions.every(Array.isArray) && typeof plan.does === "object";
}
