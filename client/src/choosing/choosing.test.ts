import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Choice, Scene } from "../wire";
import { Choosing, type Question } from "./choosing.svelte";

function deciding(options: Choice[], more: Partial<Scene> = {}): Choosing {
  const scene = { pieces: {}, options: Object.fromEntries(options.map((one, k) => [k, one])), ...more } as unknown as Scene;
  return new Choosing({ scene, board: null, live: true } satisfies Question);
}

test("what can be taken back is sent at once, what cannot is confirmed", () => {
  const now = deciding([{ say: ["open", 1], on: ["a"] }, { say: ["end", 1], on: ["b"], ends: true }]);
  expect(now.touch("a")).toEqual({ send: [["open", 1]] });
  now.clear();
  expect(now.touch("b")).toBe("chosen");
  flushSync();
  expect(now.ready).toEqual([["end", 1]]);
  expect(now.touch("b")).toEqual({ send: [["end", 1]] });
});

test("some confirm everything, some nothing", () => {
  const options: Choice[] = [{ say: ["open", 1], on: ["a"] }, { say: ["end", 1], on: ["b"], final: true }];
  const scene = { pieces: {}, options: Object.fromEntries(options.map((one, k) => [k, one])) } as unknown as Scene;
  const asked = (sure: Question["sure"]): Choosing => new Choosing({ scene, board: null, live: true, sure });
  expect(asked("always").touch("a")).toBe("chosen");
  expect(asked("never").touch("b")).toEqual({ send: [["end", 1]] });
});

test("a number begins with the largest and is never sent unasked", () => {
  const times = [1, 2, 3].map((n): Choice => ({ say: ["play", "c", n], on: ["c"], cost: [["red", n]] }));
  const now = deciding([...times, { say: ["rest"], ends: true }]);
  expect(now.touch("c")).toBe("chosen");
  expect(now.ready).toEqual([["play", "c", 3]]);
  now.count(-1);
  expect(now.ready).toEqual([["play", "c", 2]]);
  now.count(5);
  expect(now.ready).toEqual([["play", "c", 3]]);
});

test("a set is sent in its own order", () => {
  const set = { verb: "drop", least: 2, most: 2, among: [["a", ["drop", 1]], ["b", ["drop", 2]]] } as Scene["set"];
  const now = deciding([{ say: ["drop", 1], on: ["a"] }, { say: ["drop", 2], on: ["b"] }], { set: set! });
  expect(now.chips).toEqual([]);
  now.touch("b");
  expect(now.ready).toBeNull();
  now.touch("a");
  expect(now.ready).toEqual([["drop", 1], ["drop", 2]]);
});

test("a placement: the spot, then the turn", () => {
  const shape = { verb: "place", face: "crate", in: "hold", spots: { "0": [4, 5], "1": [5] } };
  const options: Choice[] = [{ say: ["place", 4, 0] }, { say: ["place", 5, 0] }, { say: ["place", 5, 1] }];
  const now = deciding(options, { shape });
  expect([...now.place.cells.get("hold")!]).toEqual(["4", "5"]);
  expect(now.touchCell("5")).toBe("chosen");
  now.place.turn();
  expect(now.ready).toEqual([["place", 5, 1]]);
  expect(now.touchCell("4")).toEqual({ send: [["place", 4, 0]] });
  expect(now.touchCell("9")).toBe("dead");
});

test("pointing shows an option without choosing it", () => {
  const now = deciding([{ say: ["take", 1], on: ["a"] }, { say: ["take", 2], on: ["b"] }]);
  now.hover("b");
  expect(now.option?.say).toEqual(["take", 2]);
  expect(now.preview).toBe(true);
  expect(now.ready).toBeNull();
  now.hover(null);
  expect(now.option).toBeNull();
});

test("beside a set the way out is not chosen until it is asked for", () => {
  const pieces = { a: { face: "x", in: "z" }, b: { face: "x", in: "z" } } as Scene["pieces"];
  const set = { verb: "send", least: 1, most: 2, among: [["a", ["send", 0]], ["b", ["send", 1]]] } as Scene["set"];
  const now = deciding([{ say: ["send", 0], on: ["a"] }, { say: ["send", 1], on: ["b"] }, { say: ["decline"], role: "decline" }], { pieces, set: set! });
  expect(now.ready).toBeNull();
  expect(now.chips.map((chip) => chip.verb)).toEqual(["decline"]);
  now.touch("a");
  flushSync();
  expect(now.ready).toEqual([["send", 0]]);
});

test("what is suggested is chosen as clicks would, and nothing is sent", () => {
  const times = [1, 2, 3].map((n): Choice => ({ say: ["play", "c", n], on: ["c"], cost: [["red", n]] }));
  const now = deciding([...times, { say: ["deal", "c"], on: ["c"] }, { say: ["open", 1], on: ["a"] }, { say: ["rest"] }, { say: ["wait"] }]);
  for (const say of [["play", "c", 2], ["deal", "c"], ["open", 1], ["wait"]]) {
    now.suggest(say);
    expect(now.ready).toEqual([say]);
  }
  now.suggest(["play", "c", 2]);
  expect([...now.selected]).toEqual(["c"]);
  now.suggest(["gone"]);
  expect(now.ready).toBeNull();
});

test("so is a piece of a set, and a place with its turn", () => {
  const set = { verb: "drop", least: 1, most: 2, among: [["a", ["drop", 1]], ["b", ["drop", 2]]] } as Scene["set"];
  const ticking = deciding([{ say: ["drop", 1], on: ["a"] }, { say: ["drop", 2], on: ["b"] }], { set: set! });
  ticking.suggest(["drop", 2]);
  expect([...ticking.selected]).toEqual(["b"]);
  const shape = { verb: "place", face: "crate", in: "hold", spots: { "0": [4, 5], "1": [5] } };
  const placing = deciding([{ say: ["place", 4, 0] }, { say: ["place", 5, 0] }, { say: ["place", 5, 1] }], { shape });
  placing.suggest(["place", 5, 1]);
  expect(placing.ready).toEqual([["place", 5, 1]]);
});
