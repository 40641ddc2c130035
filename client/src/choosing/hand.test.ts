import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Board, Choice, Scene } from "../wire";
import { Choosing } from "./choosing.svelte";

const board: Board = {
  title: "t",
  seats: 2, layout: { main: [] },
  faces: {},
  zones: [
    { id: "hand.0", kind: "bag", name: ["", {}], seat: 0, brief: true },
    { id: "dock", kind: "lane", name: ["", {}], spots: ["1", "2"] },
    { id: "sea", kind: "bag", name: ["", {}] },
  ],
};
const pieces = {
  "hand.0/man": { face: "man", in: "hand.0", seat: 0, n: 2 },
  "hand.0/ship": { face: "ship", in: "hand.0", seat: 0 },
  "sea/man": { face: "man", in: "sea", seat: 1 },
};
const put = (kind: string, spot: string): Choice => ({ say: ["place", kind, spot], on: [`hand.0/${kind}`, spot], ends: true });

function placing(...options: Choice[]): Choosing {
  const scene = { viewer: 0, pieces, options: Object.fromEntries(options.map((one, k) => [k, one])) } as unknown as Scene;
  return new Choosing({ scene, board, live: true });
}

const BOTH = [put("man", "dock:1"), put("man", "sea:"), put("ship", "dock:1"), put("ship", "sea:")];

test("kinds in hand have chips of their own, in place of their verb", () => {
  const now = placing(...BOTH, { say: ["pass"], role: "decline" });
  expect(now.hand).toEqual(["hand.0/man", "hand.0/ship"]);
  expect(now.chips.map((chip) => chip.verb)).toEqual(["pass"]);
});

test("first the kind, then the place", () => {
  const now = placing(...BOTH, put("man", "dock:2"));
  now.touch("hand.0/ship");
  flushSync();
  expect([...now.glow].sort()).toEqual(["dock:1", "sea:"]);
  now.touch("sea:");
  flushSync();
  expect(now.ready).toEqual([["place", "ship", "sea:"]]);
  expect([...now.ghosts]).toEqual([["sea:", "hand.0/ship"]]);
});

test("first the place, then the kind", () => {
  const now = placing(...BOTH);
  now.touch("dock:1");
  flushSync();
  expect([...now.glow].sort()).toEqual(["hand.0/man", "hand.0/ship"]);
  now.touch("hand.0/man");
  flushSync();
  expect(now.ready).toEqual([["place", "man", "dock:1"]]);
});

test("another place keeps the kind, another kind keeps the place", () => {
  const now = placing(...BOTH);
  now.touch("hand.0/man");
  now.touch("dock:1");
  now.touch("sea:");
  flushSync();
  expect(now.ready).toEqual([["place", "man", "sea:"]]);
  now.touch("hand.0/ship");
  flushSync();
  expect(now.ready).toEqual([["place", "ship", "sea:"]]);
});

test("with one kind in hand the place is enough", () => {
  const now = placing(put("man", "dock:1"), put("man", "sea:"));
  now.touch("dock:1");
  flushSync();
  expect(now.ready).toEqual([["place", "man", "dock:1"]]);
});

test("a click on what stands in an open place means the place", () => {
  const now = placing(...BOTH);
  expect(now.meant("sea/man")).toBe("sea:");
  now.touch("hand.0/man");
  expect(now.meant("hand.0/ship")).toBe("hand.0/ship");
});
