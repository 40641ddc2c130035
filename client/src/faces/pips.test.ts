import { expect, test } from "vitest";
import { pips } from "./pips";

test("a die has as many pips as its number, each in its own place", () => {
  for (const n of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(String(n)).map(String)).size).toBe(n);
  expect([pips("0"), pips("7"), pips("x"), pips("")]).toEqual([[], [], [], []]);
});
