// What was done, or what the bot would have done, in the words of the log; where the log is silent, the verb and what it brings.
import { verb } from "../dock/said";
import type { Part, Words } from "../lib/words.svelte";
import type { Outlook } from "../wire";

type Way = Pick<Outlook, "action" | "entries" | "cost" | "gain">;

export function toldWay(words: Words, { action, entries = [], cost = [], gain = [] }: Way): Part[] {
  const lines = entries.map((entry) => words.entry(entry, true)).filter((parts) => parts !== null);
  if (lines.length) return lines.flatMap((parts, k): Part[] => (k ? [", ", ...parts] : parts));
  const parts: Part[] = [verb(words, String(action[0]))];
  const faces = action.slice(1).map(String).filter((name) => words.board?.faces[name]);
  for (const id of faces) parts.push(" ", { kind: "face", id });
  if (cost.length) parts.push(" − ", { kind: "amounts", list: cost });
  if (gain.length) parts.push(" + ", { kind: "amounts", list: gain });
  return parts;
}
