import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Board, Choice, Scene } from "../wire";
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

test("a number begins with the least and is never sent unasked", () => {
  const times = [1, 2, 3].map((n): Choice => ({ say: ["play", "c", n], on: ["c"], cost: [["red", n]] }));
  const now = deciding([...times, { say: ["rest"], ends: true }]);
  expect(now.touch("c")).toBe("chosen");
  expect(now.ready).toEqual([["play", "c", 1]]);
  now.count(1);
  expect(now.ready).toEqual([["play", "c", 2]]);
  now.count(5);
  expect(now.ready).toEqual([["play", "c", 3]]);
  now.count(-9);
  expect(now.ready).toEqual([["play", "c", 1]]);
});

test("what is done by the same verb is confirmed in the same way", () => {
  const now = deciding([{ say: ["play", 1], on: ["a"] }, { say: ["play", 2], on: ["b"], ends: true }, { say: ["look"], on: ["c"] }]);
  expect(now.touch("a")).toBe("chosen");
  expect(now.touch("a")).toEqual({ send: [["play", 1]] });
  now.clear();
  expect(now.touch("c")).toEqual({ send: [["look"]] });
});

test("what is grave is confirmed, and not by a touch of another part of it", () => {
  const fight = (foe: string): Choice => ({ say: ["fight", foe], on: ["peru", foe], grave: true });
  const now = deciding([fight("red"), { say: ["decline"], role: "decline" }]);
  expect(now.touch("peru")).toBe("chosen");
  expect(now.touch("red")).toBe("chosen");
  expect(now.ready).toEqual([["fight", "red"]]);
  expect(now.touch("red")).toEqual({ send: [["fight", "red"]] });
});

test("of a first click that fits several offers it is known what is left open", () => {
  const options = ["red", "green"].map((foe): Choice => ({ say: ["fight", foe], on: ["peru", foe], grave: true }));
  const now = deciding([...options, { say: ["trade"], on: ["red"] }]);
  expect([now.begun, now.chosen]).toEqual([[], false]);
  now.touch("peru");
  expect([now.begun, now.verb, now.chosen]).toEqual([["peru"], "fight", true]);
  now.touch("green");
  expect(now.begun).toEqual([]);
  now.clear();
  expect(now.chosen).toBe(false);
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

const zones = [{ id: "hold", kind: "field", name: ["", {}], spots: ["a", "b"], cells: [[0, 0], [1, 0]] }];
const board = { title: "t", seats: 2, layout: { main: [] }, faces: { crate: { frame: "tile", name: ["", {}] } }, zones } as unknown as Board;
const crate = { say: ["place"], face: "crate", in: "hold", fits: { "0": [0, 1], "1": [1] }, worth: { "0": [5, 1], "1": [3] } };

function stowing(more: Partial<Scene> = {}, sure?: Question["sure"]): Choosing {
  const scene = { pieces: {}, options: {}, shapes: [crate], ...more } as unknown as Scene;
  return new Choosing({ scene, board, live: true, ...(sure ? { sure } : {}) });
}

test("a placement: it lies where it was put, is turned there, and is sent with the second click", () => {
  const now = stowing();
  expect([...now.place.cells.get("hold")!]).toEqual(["a", "b"]);
  expect(now.touchCell("b")).toBe("chosen");
  expect(now.asks).toEqual([["place", "b", 0]]);
  expect(now.place.worth).toBe(1);
  now.place.rotate();
  expect(now.ready).toEqual([["place", "b", 1]]);
  expect(now.place.worth).toBe(3);
  expect(now.touchCell("b")).toEqual({ send: [["place", "b", 1]] });
  expect(now.touchCell("a")).toBe("chosen");
  expect(now.touchCell("z")).toBe("dead");
});

test("where the pointer holds a shape it is seen, and nothing is chosen", () => {
  const now = stowing();
  now.place.hold("a");
  expect(now.place.ghost).toMatchObject({ spot: "a", turn: 0 });
  expect(now.ready).toBeNull();
  now.place.rotate();
  expect(now.place.ghost).toBeNull();
  now.place.hold(null);
  now.place.put("b");
  expect(now.ready).toEqual([["place", "b", 1]]);
});

test("of several shapes one is in hand, and another can be taken", () => {
  const barrel = { say: ["place", "barrel"], face: "barrel", in: "hold", fits: { "0": [0] }, turns: false };
  const now = stowing({ shapes: [crate, barrel] as Scene["shapes"] & object });
  now.touchCell("b");
  now.place.take(now.place.shapes[1]!);
  expect(now.ready).toBeNull();
  expect(now.touchCell("b")).toBe("dead");
  now.touchCell("a");
  expect(now.ready).toEqual([["place", "barrel", "a"]]);
});

test("who confirms nothing turns a shape before the click", () => {
  expect(stowing({}, "never").touchCell("a")).toEqual({ send: [["place", "a", 0]] });
  expect(stowing({}, "never").touchCell("b")).toBe("chosen");
});

const sail = (to: string): Choice => ({ say: ["sail", to], on: ["ship", `sea:${to}`] });
const voyage = {
  pieces: { ship: { face: "ship", in: "sea", spot: "a" } },
  ways: [
    { to: "sea:b", say: [["sail", "b"]] },
    { to: "sea:c", say: [["sail", "b"], ["sail", "c"]], through: ["sea:b"], price: 1 },
    { to: "sea:c", say: [["sail", "d"], ["sail", "c"]], through: ["sea:d"], price: 2 },
  ],
} as unknown as Partial<Scene>;

test("a place to which a way leads is reached by one click and one message", () => {
  const now = deciding([sail("b"), sail("d")], voyage);
  expect([...now.glow].sort()).toEqual(["sea:b", "sea:c", "sea:d", "ship"]);
  expect(now.touch("sea:c")).toBe("chosen");
  expect(now.going.route).toEqual(["sea:a", "sea:b", "sea:c"]);
  expect([...now.ghosts]).toEqual([["sea:c", "ship"]]);
  expect(now.only).toBeNull();
  now.going.other();
  expect(now.asks).toEqual([["sail", "d"], ["sail", "c"]]);
  expect(now.touch("sea:c")).toEqual({ send: [["sail", "d"], ["sail", "c"]] });
});

test("a way is preferred to a single step, which is still there", () => {
  const longer = { ...voyage, ways: [{ to: "sea:d", say: [["sail", "b"], ["sail", "d"]], price: 0 }] } as unknown as Partial<Scene>;
  const now = deciding([sail("b"), sail("d")], longer);
  now.touch("sea:d");
  expect(now.ready).toEqual([["sail", "b"], ["sail", "d"]]);
  now.takeOnly();
  expect(now.ready).toEqual([["sail", "d"]]);
  now.clear();
  now.touch("ship"); // whoever takes the ship goes step by step
  now.touch("sea:d");
  expect(now.ready).toEqual([["sail", "d"]]);
});

test("a band of prices keeps the places that cost so much", () => {
  const now = deciding([sail("b"), sail("d")], voyage);
  expect(now.going.bands.map(({ price, to }) => [price, to.length])).toEqual([[0, 2], [1, 1]]);
  now.going.look(now.going.bands[1]!);
  expect([...now.glow]).toEqual(["sea:c"]);
  now.touch("sea:c");
  expect(now.going.band?.price).toBe(1);
  now.clear();
  expect(now.going.band).toBeNull();
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
  const placing = stowing();
  placing.suggest(["place", "b", 1]);
  expect(placing.ready).toEqual([["place", "b", 1]]);
});
