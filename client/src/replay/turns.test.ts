import { expect, test } from "vitest";
import { nextTurn, turnBefore } from "./turns";

//             0  1  2  3  4  5  6  7
const turns = [1, 1, 2, 3, 3, 3, 4, 4];

test("forward to where a turn begins, at last to the end", () => {
  const stops = [0, 1, 2, 3, 5, 6, 7].map((at) => nextTurn(turns, at, 7));
  expect(stops).toEqual([2, 2, 3, 6, 6, 7, 7]);
});

test("back to where this turn began, then to the one before", () => {
  const stops = [7, 6, 5, 3, 2, 1, 0].map((at) => turnBefore(turns, at));
  expect(stops).toEqual([6, 3, 3, 2, 0, 0, 0]);
});

test("there and back again", () => {
  const forth = [0];
  while (forth.at(-1)! < 7) forth.push(nextTurn(turns, forth.at(-1)!, 7));
  const back = [7];
  while (back.at(-1)! > 0) back.push(turnBefore(turns, back.at(-1)!));
  expect(back.reverse()).toEqual(forth);
});

test("as long as nothing is known of the turns, to the ends", () => {
  expect(nextTurn([], 3, 9)).toBe(9);
  expect(turnBefore([], 3)).toBe(0);
  expect(nextTurn(turns, 7, 9)).toBe(9);
});
