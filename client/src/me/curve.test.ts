import { expect, test } from "vitest";
import { lineOf, signed } from "./curve";
import { byTitle } from "./shares";

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

test("shares of one title stand together, those most played first, and left out zeros are zeros", () => {
  const shares = [
    { title: "a", seats: 2, games: 1 },
    { title: "b", seats: 2, games: 4, won: 1 },
    { title: "b", seats: 3, games: 2, won: 2 },
  ];
  expect(byTitle(shares)).toEqual([
    { title: "b", rows: [{ seats: 2, games: 4, won: 1 }, { seats: 3, games: 2, won: 2 }] },
    { title: "a", rows: [{ seats: 2, games: 1, won: 0 }] },
  ]);
});
