import { expect, test } from "vitest";
import { heightsOf, pinsOf, roundsOf, stepOf } from "./axes";
import type { Plot } from "./curve";

const plot: Plot = { left: 0, right: 100, top: 0, bottom: 100 };

test("steps are round numbers", () => {
  expect([3, 9, 24, 90, 190, 600].map((span) => stepOf(span, 5))).toEqual([1, 2, 5, 20, 50, 200]);
});

test("heights begin at nothing, or below it", () => {
  expect(heightsOf({ scores: { "0": [0, 40, 50] } }, 2, plot)).toEqual([0, 10, 20, 30, 40, 50].map((n) => ({ n, place: 100 - 2 * n })));
  expect(heightsOf({ scores: { "0": [0, -4, 4] } }, 2, plot).map(({ n }) => n)).toEqual([-4, -2, 0, 2, 4]);
  expect(heightsOf({ scores: { "0": [null, 3, 3] } }, 2, plot).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
});

test("rounds stand where they begin", () => {
  expect(roundsOf({ rounds: [1, 1, 2, 2, 3, 3] }, 5, plot)).toEqual([{ place: 40, n: 2 }, { place: 80, n: 3 }]);
  const many = Array.from({ length: 101 }, (_, at) => 1 + Math.floor(at / 4));
  expect(roundsOf({ rounds: many }, 100, plot).map(({ n }) => n)).toEqual([5, 10, 15, 20, 25]);
  expect(roundsOf({ rounds: [1] }, 0, plot)).toEqual([]);
});

test("pins stand above their line, and not upon each other", () => {
  const pins = pinsOf({ scores: { "0": [0, 0, 10], "1": [0, 5, 5] } }, [{ at: 1, seat: 1 }, { at: 2, seat: 0 }], 2, plot, 20);
  expect(pins).toEqual([{ at: 1, x: 50, y: 34 }, { at: 2, x: 100, y: 0 }]);
  const close = pinsOf({ scores: { "0": [0, 1, 1] } }, [{ at: 1, seat: 0 }, { at: 1, seat: 0 }], 2, plot, 20);
  expect(close.map(({ x }) => x)).toEqual([50, 70]);
});
