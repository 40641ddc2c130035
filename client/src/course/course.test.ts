import { expect, test } from "vitest";
import type { Board } from "../wire";
import { courseOf, rounds } from "./course";

const course: Board["course"] = [
  [["age-1", {}], [false, false, true]],
  [["age-2", {}], [false, true]],
];

test("rounds are counted through all parts", () => {
  expect(rounds(course)).toBe(5);
  const parts = courseOf(course, 4);
  expect(parts.map(({ now }) => now)).toEqual([false, true]);
  expect(parts.flatMap(({ steps }) => steps.map(({ round, state }) => `${round} ${state}`))).toEqual(["1 done", "2 done", "3 done", "4 now", "5 ahead"]);
  expect(parts.flatMap(({ steps }) => steps.map(({ scored }) => scored))).toEqual([false, false, true, false, true]);
});

test("a title without a course has none", () => {
  expect([courseOf(undefined, 3), rounds(undefined)]).toEqual([[], 0]);
});
