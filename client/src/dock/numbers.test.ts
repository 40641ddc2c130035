import { expect, test } from "vitest";
import type { Scene } from "../wire";
import { changes, others } from "./numbers";

const scene = { panels: { "0": [["vp", 12], ["coin", 17], ["load", 3, 10]] } } as unknown as Scene;

test("what the panel counts is shown before and after", () => {
  expect(changes(scene, 0, [["coin", 14]], [["coin", 2]])).toEqual([{ thing: "coin", now: 17, after: 5 }]);
  expect(changes(scene, 0, [], [["coin", 3]])).toEqual([{ thing: "coin", now: 17, after: 20 }]);
});

test("points, numbers with a limit and what is not in the panel are left as amounts", () => {
  const gain: [string, number][] = [["vp", 5], ["load", 1], ["ship", 1], ["coin", 1]];
  const shown = changes(scene, 0, [], gain);
  expect(shown.map(({ thing }) => thing)).toEqual(["coin"]);
  expect(others(gain, shown)).toEqual([["vp", 5], ["load", 1], ["ship", 1]]);
  expect(changes(scene, 3, [], gain)).toEqual([]);
});
