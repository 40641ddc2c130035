import { expect, test } from "vitest";
import { lineOf, signed } from "./rating";

test("the lowest number is at the bottom, the highest at the top, the last at the right", () => {
  expect(lineOf([1000, 1100, 1050], 108, 28)).toEqual({ path: "M4 24L54 4L104 14", x: 104, y: 14 });
});

test("a level curve lies in the middle", () => {
  expect(lineOf([1000, 1000], 108, 28)).toEqual({ path: "M4 14L104 14", x: 104, y: 14 });
  expect(lineOf([1000], 108, 28)).toEqual({ path: "M4 14", x: 4, y: 14 });
});

test("a curve of nothing can be drawn", () => {
  expect(lineOf([], 108, 28)).toEqual({ path: "", x: 4, y: 14 });
});

test.each([
  [12, "+12"],
  [-8, "−8"],
  [0, "±0"],
])("a change has a sign", (change, said) => {
  expect(signed(change)).toBe(said);
});
