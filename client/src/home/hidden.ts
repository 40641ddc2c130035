// Games that I do not want on my list: they stay off it, in this browser, until something happens there.
import type { TableSummary } from "../wire";

const KEPT = "hidden";
/** Each table with what had happened there when it was taken off. */
export type Hidden = Readonly<Record<string, number>>;
type Game = Pick<TableSummary, "id" | "updated">;

export function keptHidden(): Hidden {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Hidden | null) ?? {};
  } catch {
    return {};
  }
}

export function isHidden(hidden: Hidden, { id, updated }: Game): boolean {
  return (hidden[id] ?? -1) >= updated;
}

export function hideGame(hidden: Hidden, { id, updated }: Game): Hidden {
  return kept({ ...hidden, [id]: updated });
}

export function showAll(): Hidden {
  return kept({});
}

function kept(hidden: Hidden): Hidden {
  localStorage.setItem(KEPT, JSON.stringify(hidden));
  return hidden;
}
