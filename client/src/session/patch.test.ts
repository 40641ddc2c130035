import { expect, test } from "vitest";
import type { Scene } from "../wire";
import { arrivals, continued, patched } from "./patch";

const scene: Scene = {
  at: 3,
  viewer: 0,
  turn: [2, 0],
  waiting: [0],
  over: false,
  ask: ["ask-turn", {}],
  pieces: { a: { face: "x", in: "row", spot: "0" }, b: { face: "y", in: "row", spot: "1" }, c: { face: "z", in: "bag", n: 2 } },
  panels: {},
  options: { "1": { say: ["rest"] } },
};

test("a patch replaces fields, merges pieces and leaves the scene before alone", () => {
  const after = patched(scene, {
    scene: { at: 4, options: {}, waiting: [1], set: null },
    pieces: { b: { face: "y", in: "hand.0" }, d: { face: "w", in: "row" } },
    gone: ["a"],
  });
  expect(after.at).toBe(4);
  expect(after.options).toEqual({});
  expect(after.set).toBeNull();
  expect(after.turn).toEqual([2, 0]);
  expect(Object.keys(after.pieces)).toEqual(["b", "c", "d"]);
  expect(after.pieces["b"]).toEqual({ face: "y", in: "hand.0" });
  expect(Object.keys(scene.pieces)).toEqual(["a", "b", "c"]);
});

test("undone lines leave the log, new ones are added", () => {
  const log = [1, 2, 3].map((at) => ({ at, seat: 0, round: 1 }));
  expect(continued(log, {})).toBe(log);
  expect(continued(log, { drop: 2 }).map((line) => line.at)).toEqual([1]);
  expect(continued(log, { drop: 3, lines: [{ at: 3, seat: 1, round: 1 }] }).map((line) => line.seat)).toEqual([0, 0, 1]);
});

test("arrivals are new, moved, turned or more; a shift in its row is none", () => {
  const after = patched(scene, {
    pieces: {
      a: { face: "x", in: "row", spot: "4" },
      b: { face: "y", in: "hand.1" },
      c: { face: "z", in: "bag", n: 3 },
      d: { face: "w", in: "row" },
    },
  });
  expect(arrivals(scene, after)).toEqual(["b", "c", "d"]);
});
