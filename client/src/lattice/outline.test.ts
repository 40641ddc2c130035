import { expect, test } from "vitest";
import { outline, path } from "./outline";

test("cells side by side have one edge", () => {
  const [loop, ...more] = outline("square", [[0, 0], [1, 0]]);
  expect(more).toEqual([]);
  expect(loop).toHaveLength(6);
  expect(outline("hex", [[0, 0], [1, 0]])[0]).toHaveLength(10);
});

test("a ring has an edge inside, cells apart have one each", () => {
  const ring: [number, number][] = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]];
  expect(outline("square", ring).map((loop) => loop.length).sort((a, b) => a - b)).toEqual([4, 12]);
  expect(outline("hex", [[0, 0], [3, 0]])).toHaveLength(2);
});

test("cells that touch at a corner are closed lines", () => {
  expect(outline("square", [[0, 0], [1, 1]]).flat()).toHaveLength(8);
});

test("a path is in units of its drawing", () => {
  expect(path(outline("square", [[0, 0]]), [10, 10], 5)).toBe("M15 5L15 15L5 15L5 5Z");
});
