import { expect, test } from "vitest";
import { lines } from "./lines";

test("a track is one line while there is room, then lines of nearly equal length", () => {
  expect(lines(12, 0, 600)).toEqual({ across: 12, upright: false });
  expect(lines(12, 0, 0)).toEqual({ across: 12, upright: false });
  expect(lines(13, 0, 340).across).toBe(7);
  expect(lines(3, 0, 10).across).toBe(1);
});

test("the title may say how many are in a line, or that it stands upright where it does not fit", () => {
  expect(lines(12, 4, 600).across).toBe(4);
  expect(lines(12, 1, 600)).toEqual({ across: 12, upright: false });
  expect(lines(12, 1, 300)).toEqual({ across: 1, upright: true });
});
