import { expect, test } from "vitest";
import type { Scene, ReplayStep } from "../wire";
import { PIECE, pieceQuery, Reel } from "./reel";

const scene = (at: number): Scene => ({ at, viewer: 0, turn: [1, 0], waiting: [0], over: false, ask: ["ask", {}], pieces: {}, panels: {} });

/** The action that leads from `at` to the next position. */
const step = (at: number): ReplayStep => ({
  patch: { scene: { at: at + 1 }, pieces: { [`p${at}`]: { face: "x", in: "row" } } },
  line: { at, seat: at % 2, round: 1 },
  turn: [at + 2, (at + 1) % 2],
});

/** What the server would answer. */
function sent(from: number, total: number, to = (Math.floor(from / PIECE) + 1) * PIECE) {
  const end = Math.min(to, total);
  return { scene: scene(from), total, steps: Array.from({ length: end - from }, (_, k) => step(from + k)) };
}

test("a position of a piece is made of the scene at its beginning", () => {
  const reel = new Reel();
  reel.put(sent(0, 300));
  expect(reel.scene(0)?.at).toBe(0);
  expect(reel.scene(7)?.at).toBe(7);
  expect(Object.keys(reel.scene(7)!.pieces)).toHaveLength(7);
  expect(reel.scene(3)?.at).toBe(3);
  expect(reel.scene(7)).toBe(reel.scene(7));
  expect(reel.scene(PIECE)?.at).toBe(PIECE);
  expect(reel.scene(PIECE + 1)).toBeNull();
});

test("what is not there is asked for, piece by piece", () => {
  const reel = new Reel(300);
  expect(reel.wanted(130)).toBe(120);
  reel.put(sent(120, 300));
  expect(reel.wanted(130)).toBeNull();
  expect(reel.wanted(240)).toBeNull();
  expect(reel.wanted(241)).toBe(240);
  expect(pieceQuery(120)).toBe("from=120&to=240");
  expect(pieceQuery(130)).toBe("from=130&to=240");
});

test("the rest is loaded from here outwards", () => {
  const reel = new Reel(500);
  const order: number[] = [];
  for (let from = reel.lacking(250); from !== null; from = reel.lacking(250)) {
    order.push(from);
    reel.put(sent(from, 500));
  }
  expect(order).toEqual([240, 120, 360, 0, 480]);
});

test("a match that goes on makes its last piece longer", () => {
  const reel = new Reel();
  reel.put(sent(0, 5));
  expect(reel.wanted(5)).toBeNull();
  expect(reel.wanted(6)).toBe(5);
  reel.put(sent(5, 8));
  expect(reel.scene(8)?.at).toBe(8);
  expect(reel.log(8).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  reel.put(sent(6, 8)); // it came twice
  expect(reel.log(8)).toHaveLength(8);
});

test("what is taken back is forgotten", () => {
  const reel = new Reel();
  reel.put(sent(0, 130));
  reel.put(sent(120, 130));
  expect(reel.scene(129)?.at).toBe(129);
  reel.cut(120);
  expect(reel.scene(121)).toBeNull();
  expect(reel.step(121)).toBeNull();
  reel.cut(50);
  expect(reel.scene(50)?.at).toBe(50);
  expect(reel.wanted(51)).toBe(50);
  expect(reel.lacking(0)).toBeNull();
});

test("the log goes back as far as there is no gap", () => {
  const reel = new Reel(300);
  reel.put(sent(120, 300));
  expect(reel.log(123).map(({ at }) => at)).toEqual([120, 121, 122]);
  reel.put(sent(0, 300));
  expect(reel.log(123)).toHaveLength(123);
  expect(reel.log(0)).toEqual([]);
  expect(reel.step(0)).toBeNull();
  expect(reel.step(121)?.line.at).toBe(120);
});
