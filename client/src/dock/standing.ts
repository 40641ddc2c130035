// What the dock is about now, and whose colour it has.
import type { Part, Words } from "../lib/words.svelte";
import { winners } from "../result/ending";
import type { Scene } from "../wire";

/** Where names go in a sentence that is said in words first. */
const NAMES = "\u0001";

export type Kind = "mine" | "told" | "theirs" | "over";

export interface Standing {
  kind: Kind;
  /** Whose decision or move it is, or who has won. */
  seats: number[];
}

interface Shown {
  readonly scene: Scene | null;
  readonly viewer: number | null;
  readonly asked: boolean;
  readonly playing: { seat: number } | null;
  /** What I will be asked, if I think ahead. */
  readonly ahead?: Scene | null;
}

export function standing({ scene, viewer, asked, playing, ahead }: Shown): Standing {
  if (playing) return { kind: "told", seats: playing.seat < 0 ? [] : [playing.seat] };
  if (scene?.over) return { kind: "over", seats: winners(scene) };
  if (asked || ahead) return { kind: "mine", seats: [viewer!] };
  return { kind: "theirs", seats: scene?.waiting ?? [] };
}

/** A message about several people: their names stand where `$who` is, `$n` is how many they are; `.you` is about the reader alone. */
export function named(words: Words, id: string, seats: number[]): Part[] {
  const mine = seats.length === 1 && seats[0] === words.me ? words.richAttribute(id, "you") : null;
  if (mine) return mine;
  const said = words.text(id, { n: seats.length, who: NAMES }).split(NAMES);
  return said.flatMap((text, k): Part[] => (k ? [...together(words, seats), text] : [text])).filter((part) => part !== "");
}

/** "Ilya, Priya and Zheng" */
function together(words: Words, seats: number[]): Part[] {
  const [last, ...before] = seats.map((seat): Part => ({ kind: "seat", seat })).reverse();
  if (!last) return [];
  if (!before.length) return [last];
  const first = before.reverse().flatMap((part, k): Part[] => (k ? [", ", part] : [part]));
  const [left = "", middle = "", right = ""] = words.text("list", { first: NAMES, last: NAMES }).split(NAMES);
  return [left, ...first, middle, last, right].filter((part) => part !== "");
}
