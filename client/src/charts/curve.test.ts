import { expect, test } from "vitest";
import { apart, atOf, curvesOf, xOf, type Plot } from "./curve";

const plot: Plot = { left: 10, right: 110, top: 0, bottom: 50 };

test("a point of the chart is a position, and the other way round", () => {
  expect([0, 5, 10].map((at) => xOf(at, 10, plot))).toEqual([10, 60, 110]);
  for (const at of [0, 3, 10]) expect(atOf(xOf(at, 10, plot), 10, plot)).toBe(at);
  expect(atOf(-50, 10, plot)).toBe(0);
  expect(atOf(500, 10, plot)).toBe(10);
  expect(xOf(0, 0, plot)).toBe(10);
});

test("scores go up in steps", () => {
  const [first, second] = curvesOf({ scores: { "0": [0, 0, 10], "2": [0, 5, 5] }, ticks: [{ at: 2, seat: 0 }] }, 2, plot);
  expect(first).toMatchObject({ seat: 0, path: "M10 50H110V0H110", score: 10, y: 0, marks: [{ x: 110, y: 0 }] });
  expect(second).toMatchObject({ seat: 2, path: "M10 50H60V25H110", score: 5, y: 25, marks: [] });
});

test("points below nothing have room, and a flat game is a line at the bottom", () => {
  expect(curvesOf({ scores: { "0": [0, -4, 4] } }, 2, plot)[0]!.path).toBe("M10 25H60V50H110V0H110");
  expect(curvesOf({ scores: { "0": [0, 0] } }, 1, plot)[0]!.path).toBe("M10 50H110");
});

test("what is not known is not drawn", () => {
  expect(curvesOf({ scores: { "0": [null, 3, 3], "1": [null, null, null] } }, 2, plot)).toHaveLength(1);
  expect(curvesOf({ scores: { "0": [null, 3, 3] } }, 2, plot)[0]!.path).toBe("M60 0H110");
  expect(curvesOf({ scores: {} }, 2, plot)).toEqual([]);
});

test("names keep apart and inside", () => {
  expect(apart([20, 21, 40], 10, 0, 50)).toEqual([20, 30, 40]);
  expect(apart([50, 50], 10, 0, 50)).toEqual([40, 50]);
  expect(apart([0, -5], 10, 0, 50)).toEqual([10, 0]);
  expect(apart([5, 5, 5], 40, 0, 50)).toEqual([0, 25, 50]);
  expect(apart([7], 10, 0, 50)).toEqual([7]);
});
