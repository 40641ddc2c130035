import { expect, test } from "vitest";
import type { Duel, Scene } from "../wire";
import { standing } from "./standing";

const duel: Duel = { name: ["", {}], sides: [{ seat: 0, zone: "a" }, { seat: 1, zone: "b" }] };
const scene = {
  pieces: { p: { face: "man", in: "a" }, q: { face: "man", in: "a", lying: true }, r: { face: "man", in: "b", n: 3 }, s: { face: "man", in: "map" } },
} as unknown as Scene;

test("who has fallen no longer counts, and who is about to falls in the outlook", () => {
  expect(standing(scene, duel)).toEqual([1, 3]);
  expect(standing(scene, duel, new Map([["r", 2]]))).toEqual([1, 1]);
});
