import { describe, expect, test } from "vitest";
import { patched, updated, type Shown } from "../session/patch";
import type { Line, Scene, ReplayStep } from "../wire";
import { filmOf, isNews, merged } from "./meanwhile";

const scene = (at: number): Scene => ({
  at, viewer: 0, turn: [at, at % 2], waiting: [0], over: false, ask: ["ask", {}], pieces: { old: { face: "x", in: "row" } }, panels: {},
});
const line = (at: number, seat: number, more: Partial<Line> = {}): Line => ({ at, seat, round: 1, ...more });
/** Every turn has two actions of one seat; each brings a piece and takes the one before it. */
const step = (at: number): ReplayStep => ({
  patch: { scene: { at: at + 1, turn: [Math.floor((at + 1) / 2), 0] }, pieces: { [`p${at}`]: { face: "x", in: "row" } }, gone: [`p${at - 1}`] },
  line: line(at, Math.floor(at / 2) % 2),
  turn: [Math.floor((at + 1) / 2), 0],
});
const steps = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => step(from + k));
const told = (from: Shown, updates: ReturnType<typeof filmOf>): Shown => updates.reduce(updated, from);

describe("what is news", () => {
  test("is what others did, or a bot for me", () => {
    expect(isNews([line(0, 1), line(1, 0)], 1, 2, 0)).toBe(false);
    expect(isNews([line(0, 0), line(1, 1)], 1, 2, 0)).toBe(true);
    expect(isNews([line(0, 0), line(1, 0, { bot: "greedy" })], 1, 2, 0)).toBe(true);
  });

  test("is no remark on who has come back just now", () => {
    expect(isNews([line(0, 1), line(1, 1)], 1, 1, 0)).toBe(false);
  });
});

describe("a film", () => {
  test("tells each action with the lines of the log that stand there", () => {
    const log = [line(3, 1), line(4, 0), line(4, 0, { bot: "greedy" }), line(5, 1), line(6, 0)];
    const film = filmOf({ ...scene(4), turn: [2, 0] }, steps(4, 6), log);
    expect(film.map(({ lines }) => lines)).toEqual([log.slice(1, 3), log.slice(3, 4)]);
    expect(film.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test("of many actions goes by turns, and ends where they end", () => {
    const all = steps(0, 50);
    const from: Shown = { scene: { ...scene(0), turn: [0, 0] }, log: [] };
    const film = filmOf(from.scene, all, all.map((one) => one.line));
    expect(film.length).toBe(25);
    expect(film[0]!.lines).toHaveLength(2);
    const end = told(from, film);
    expect(end.scene).toEqual(all.reduce((now, { patch }) => patched(now, patch), from.scene));
    expect(end.log.map(({ at }) => at)).toEqual(all.map((_, at) => at));
  });

  test("is never long", () => {
    const all = steps(0, 1000);
    const from: Shown = { scene: { ...scene(0), turn: [0, 0] }, log: [] };
    const film = filmOf(from.scene, all, []);
    expect(film.length).toBeLessThanOrEqual(30);
    expect(told(from, film).scene.at).toBe(1000);
  });
});

test("a piece that came and went is gone, one that went and came is there", () => {
  const [first, second] = [
    { v: 0, what: "act" as const, seat: 0, patch: { pieces: { a: { face: "x", in: "row" } }, gone: ["old"] } },
    { v: 0, what: "act" as const, seat: 1, patch: { pieces: { old: { face: "y", in: "row" } }, gone: ["a"] } },
  ];
  const both = merged(first, second);
  expect(Object.keys(patched(scene(0), both.patch!).pieces)).toEqual(["old"]);
  expect(both.patch!.gone).toEqual(["a"]);
  expect(both.seat).toBe(1);
});
