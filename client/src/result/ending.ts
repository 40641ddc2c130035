// Who has won, and by how much.
import type { Text } from "../lib/words.svelte";
import type { Scene } from "../wire";

export interface Standing {
  seat: number;
  place: number;
  score: number;
  list: [string, number][];
}

/** All seats with their points by source, the best first. */
export function standings(scene: Scene): Standing[] {
  return (scene.places ?? [])
    .map((place, seat) => {
      const list = scene.tallies?.[seat] ?? [];
      const known = scene.panels[seat]?.find(([key]) => key === "vp")?.[1];
      return { seat, place, list, score: list.length ? list.reduce((sum, [, n]) => sum + n, 0) : (known ?? 0) };
    })
    .sort((a, b) => a.place - b.place);
}

/** Those at the first place. */
export function winners({ places = [] }: Scene): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** `gone`: those who gave up. Where all but the winner did, points decided nothing. */
export function verdict(all: Standing[], name: (seat: number) => string, joined: (names: string[]) => string, gone: number[] = []): Text {
  const first = all.filter(({ place }) => place === 1);
  if (first.length !== 1) return ["result-shared", { names: joined(first.map(({ seat }) => name(seat))) }];
  const best = first[0]!;
  const second = all.find(({ place }) => place > 1);
  const by = second ? best.score - second.score : 0;
  if (second && gone.length && all.every(({ seat, place }) => place === 1 || gone.includes(seat))) return ["result-given-up", { name: name(best.seat), n: all.length - 1 }];
  if (second && gone.includes(second.seat)) return ["result-wins", { name: name(best.seat) }];
  if (!second) return ["result-wins", { name: name(best.seat) }];
  return by > 0 ? ["result-wins-by", { name: name(best.seat), n: by }] : ["result-tie-break", { name: name(best.seat) }];
}
