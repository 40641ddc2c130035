// What is said of a match that cannot be played by the rules of today.
import type { Text } from "../lib/words.svelte";
import type { TableView } from "../wire";

/** The sentence, or null where the match is played as ever. */
export function keptText({ kept, status, rematch }: Pick<TableView, "kept" | "status" | "rematch">): Text | null {
  if (!kept) return null;
  const { why, at, total } = kept;
  if (status === "over") return ["kept-over", { why }];
  if (rematch) return ["kept-moved", { why }];
  if (at == null) return ["kept-closed", { why }];
  if (at === total) return ["kept-holds", { why }];
  return at ? ["kept-holds-to", { why, n: at, total }] : ["kept-anew", { why }];
}
