import { expect, test } from "vitest";
import type { Choice } from "../wire";
import { chips, filtered, NOTHING, touched, type Aim } from "./filter";
import { offers } from "./offers";

const play = (card: string, times: number): Choice => ({
  say: ["play", card, times],
  on: [card],
  cost: [["red", times]],
  gain: [["green", times]],
  ends: true,
});
const TURN: Choice[] = [
  { say: ["rest"], on: ["old", "older"], ends: true },
  { say: ["acquire", 0], on: ["m1"], final: true },
  { say: ["acquire", 1], on: ["m2"] },
  play("c1", 1),
  play("c1", 2),
  play("c1", 3),
  play("c2", 1),
  { say: ["deal", "c1"], on: ["c1", "c1/deal"] },
];
const turn = offers(TURN);
const aim = (...picked: string[]): Aim => ({ picked, chip: null });

test("options that differ in one number are one offer, those on different pieces are not", () => {
  expect(turn.map((offer) => [offer.verb, offer.choices.length])).toEqual([
    ["rest", 1],
    ["acquire", 1],
    ["acquire", 1],
    ["play", 3],
    ["play", 1],
    ["deal", 1],
  ]);
  expect(turn[3]!.place).toBe(2);
});

test("one thing or another is no number, however it is said", () => {
  const choose: Choice[] = [
    { say: ["choose", 0], on: ["x"], gain: [["red", 1]] },
    { say: ["choose", 1], on: ["x"], gain: [["green", 2]] },
  ];
  expect(offers(choose)).toHaveLength(2);
  const bids: Choice[] = [0, 1, 2, 3, 4, 5].map((n) => ({ say: ["offer", n] }));
  expect(offers(bids)).toHaveLength(1);
  expect(chips(offers(bids.slice(0, 3)))).toHaveLength(3);
});

test("nothing clicked: everything legal glows, each verb is a chip with its count", () => {
  const now = filtered(turn, NOTHING);
  expect([...now.glow]).toEqual(["old", "older", "m1", "m2", "c1", "c2", "c1/deal"]);
  expect(now.chips.map((chip) => [chip.verb, chip.offers.length])).toEqual([
    ["rest", 1],
    ["acquire", 2],
    ["play", 2],
    ["deal", 1],
  ]);
  expect(now.offer).toBeNull();
});

test("one offer left is in question, and the others can still be switched to", () => {
  const now = filtered(turn, aim("m2"));
  expect(now.offer?.choices[0]!.say).toEqual(["acquire", 1]);
  expect(now.left).toHaveLength(1);
  expect(now.selected).toEqual(new Set(["m2"]));
  expect(now.glow.has("m1")).toBe(true);
  expect(now.lit).toBe("acquire");
  expect(touched(turn, aim("m2"), "m2")).toBe("confirm");
  expect(touched(turn, aim("m2"), "c2")).toEqual(aim("c2"));
});

test("all pieces of an offer are selected with it", () => {
  const now = filtered(turn, aim("older"));
  expect(now.selected).toEqual(new Set(["old", "older"]));
  expect(touched(turn, aim("older"), "old")).toBe("confirm");
});

test("clicks come in any order; what needs no further piece is in question meanwhile", () => {
  const half = filtered(turn, aim("c1"));
  expect(half.left.map((offer) => offer.verb)).toEqual(["play", "deal"]);
  expect(half.offer?.verb).toBe("play");
  expect(half.chips.map((chip) => chip.verb)).toEqual(["play", "deal"]);
  expect(touched(turn, aim("c1"), "c1/deal")).toEqual(aim("c1", "c1/deal"));
  expect(filtered(turn, aim("c1/deal")).offer?.verb).toBe("deal");
});

test("before an offer is in question only the next pieces glow, and a second click takes the first back", () => {
  const moves = offers([
    { say: ["move", "a", "x"], on: ["a", "x"] },
    { say: ["move", "a", "y"], on: ["a", "y"] },
    { say: ["move", "b", "y"], on: ["b", "y"] },
  ]);
  expect([...filtered(moves, aim("a")).glow]).toEqual(["x", "y"]);
  expect(touched(moves, aim("a"), "a")).toEqual(aim());
  expect(touched(moves, aim("a"), "b")).toEqual(aim("b"));
  expect(filtered(moves, aim("y", "b")).offer?.choices[0]!.say).toEqual(["move", "b", "y"]);
  expect(filtered(moves, NOTHING).chips).toEqual([]);
});

test("a chip filters the glow; a piece of another verb leaves it", () => {
  const now = filtered(turn, { picked: [], chip: "acquire" });
  expect([...now.glow]).toEqual(["m1", "m2"]);
  expect(now.offer).toBeNull();
  expect(filtered(turn, { picked: [], chip: "rest" }).offer?.verb).toBe("rest");
  expect(touched(turn, { picked: [], chip: "acquire" }, "c2")).toEqual(aim("c2"));
  expect(touched(turn, NOTHING, "nowhere")).toBe("dead");
});

test("declining is the last chip", () => {
  const list = offers([{ say: ["decline"], role: "decline" }, { say: ["stop"], role: "done" }, { say: ["go"] }]);
  expect(chips(list).map((chip) => chip.verb)).toEqual(["go", "stop", "decline"]);
});

test("the only offer there is needs no click before it is in question", () => {
  const pass = offers([{ say: ["decline"], role: "decline", final: true }]);
  expect(filtered(pass, NOTHING).offer?.verb).toBe("decline");
});
