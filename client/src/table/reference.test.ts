import { expect, test } from "vitest";
import type { Board } from "../wire";
import { kinds } from "./reference";

test("faces of one kind stand together; backs and what is printed are left out", () => {
  const face = (frame: string, tone = "") => ({ frame, tone, name: ["", {}] });
  const faces = { a: face("card", "x"), back: face("back"), gold: face("coin"), b: face("card", "x"), c: face("card", "y"), slot: face("token"), red: face("cube", "red"), green: face("cube", "green") };
  const board = { faces, zones: [{ id: "z", printed: ["", "slot"] }] } as unknown as Board;
  expect(kinds(board).map((group) => group.map(([id]) => id))).toEqual([["a", "b"], ["gold"], ["c"], ["red", "green"]]);
});
