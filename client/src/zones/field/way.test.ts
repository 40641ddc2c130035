import { expect, test } from "vitest";
import { bordersOf, wayPath } from "./way";

test("a way crosses each border in the middle", () => {
  expect(bordersOf([[0, 0], [10, 0], [10, 10]])).toEqual([[5, 0], [10, 5]]);
});

test("it bends in the cells between, and goes straight from and to the pieces", () => {
  expect(wayPath([[0, 0], [10, 0], [10, 10]])).toBe("M0 0L5 0Q10 0 10 5L10 10");
  expect(wayPath([[0, 0], [10, 0]], [2, 3], [12.25, 1])).toBe("M2 3L5 0L12.3 1");
});
