// What happened several times in a row is told once, with its number.
import type { Part, Words } from "../lib/words.svelte";
import type { Entry } from "../wire";

export interface Repeated {
  entry: Entry;
  n: number;
}

export function repeats(entries: Entry[]): Repeated[] {
  const found: Repeated[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && entry.seat >= 0 && JSON.stringify(last.entry) === JSON.stringify(entry)) last.n++;
    else found.push({ entry, n: 1 });
  }
  return found;
}

/** An entry in words, null if it is told in none. */
export function repeated(words: Words, { entry, n }: Repeated, also: boolean): Part[] | null {
  const parts = words.entry(entry, also);
  return parts && n > 1 ? [...parts, `\u00A0×\u00A0${n}`] : parts;
}
