import { expect, test } from "vitest";
import { aimed, bounded } from "./panning";

test("what is under the pointer stays there", () => {
  const [scrolled, point, by] = [40, 100, 1.5];
  expect((aimed(scrolled, point, by) + point) / by).toBeCloseTo(scrolled + point);
  expect(aimed(0, 0, 2)).toBe(0);
});

test("nothing becomes smaller than its place, or endlessly large", () => {
  expect([bounded(0.2), bounded(2), bounded(99)]).toEqual([1, 2, 4]);
});
