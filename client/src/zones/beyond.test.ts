import { expect, test } from "vitest";
import { beyond, byEdge, type Box } from "./beyond";

const frame: Box = { left: 0, right: 100, top: 0, bottom: 50 };
const at = (x: number, y: number): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

test("what has its middle in the frame is in sight", () => {
  expect([beyond(frame, at(50, 25)), beyond(frame, at(98, 48))]).toEqual([null, null]);
});

test("the side is the one over which it is farthest", () => {
  expect([beyond(frame, at(50, -10)), beyond(frame, at(50, 70)), beyond(frame, at(-4, 20)), beyond(frame, at(130, 60))]).toEqual(["up", "down", "left", "right"]);
});

test("on each side the nearest comes first", () => {
  const things: [string, Box][] = [["far", at(50, 200)], ["near", at(50, 60)], ["here", at(50, 20)]];
  expect([...byEdge(frame, things)]).toEqual([["down", ["near", "far"]]]);
});
