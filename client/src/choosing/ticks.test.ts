import { expect, test } from "vitest";
import type { Piece, Pick } from "../wire";
import { actions, complete, kept, tickable, ticked, type Ticks } from "./ticks";

const pick: Pick = { verb: "discard", least: 2, most: 3, among: [["y", ["discard", "y"]], ["r", ["discard", "r"]]] };
const pieces: Record<string, Piece> = { y: { face: "y", in: "car", n: 4 }, r: { face: "r", in: "car" } };
const none: Ticks = new Map();
const click = (start: Ticks, ...path: string[]): Ticks => path.reduce((at, piece) => ticked(pick, pieces, at, piece) ?? at, start);

test("each click adds one, beyond what there is it takes them off", () => {
  expect(click(none, "y", "y").get("y")).toBe(2);
  expect(click(none, "r", "r").size).toBe(0);
});

test("a full set takes no more, only back", () => {
  const full = click(none, "y", "y", "y");
  expect(ticked(pick, pieces, full, "r")).toBeNull();
  expect(tickable(pick, pieces, full)).toEqual(new Set(["y"]));
  expect(click(full, "y").size).toBe(0);
});

test("a set of one switches", () => {
  const one = { ...pick, least: 1, most: 1 };
  expect(ticked(one, pieces, new Map([["y", 1]]), "r")).toEqual(new Map([["r", 1]]));
});

test("actions are sent in the order of the set, whatever the order of clicks", () => {
  const ticks = click(none, "r", "y", "y");
  expect(complete(pick, ticks)).toBe(true);
  expect(complete(pick, click(none, "r"))).toBe(false);
  expect(actions(pick, ticks)).toEqual([["discard", "y"], ["discard", "y"], ["discard", "r"]]);
});

test("ticks that the next scene does not allow are forgotten", () => {
  const ticks = click(none, "y", "y");
  expect(kept(pick, pieces, ticks)).toBe(ticks);
  expect(kept(null, pieces, ticks).size).toBe(0);
  expect(kept(pick, { ...pieces, y: { face: "y", in: "car" } }, ticks).size).toBe(0);
});
