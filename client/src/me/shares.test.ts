import { expect, test } from "vitest";
import { apartFrom, byTitle } from "./shares";

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

test("what does not count is counted, hints apart", () => {
  expect(apartFrom([{}, { why: "hinted" }, { why: "alone" }, { why: "hinted" }])).toEqual([3, 2]);
  expect(apartFrom([{}])).toEqual([0, 0]);
});
