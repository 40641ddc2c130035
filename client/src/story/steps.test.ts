import { expect, test } from "vitest";
import type { Board, Entry, Line, Scene } from "../wire";
import { stagesOf } from "./stages";
import { completes, finalSteps, scoringOf, stepsOf } from "./steps";

const BOARD: Board = {
  title: "any", seats: 2, zones: [], faces: {}, layout: { main: [] },
  beats: {
    sent: { chapter: ["expedition", {}], at: "map:{region}" },
    found: { chapter: ["expedition", {}], at: "map:{region}" },
    income: { chapter: ["income", {}], together: true },
    scored: { chapter: ["colonies", {}], at: "map:{region}", scored: "row" },
    turned: { brief: true },
  },
};
const line = (...entries: Entry[]): Line[] => [{ at: 1, seat: 0, round: 1, entries }];
const entry = (what: string, seat: number, data: Entry["data"] = {}): Entry => ({ what, seat, data });
const scene = (more: Partial<Scene>): Scene => ({
  at: 1, viewer: 0, turn: [1, 0], waiting: [0], over: false, ask: ["ask", {}], pieces: {}, panels: {}, ...more,
});

test("beats are steps, what comes together is one, and what is brief is none", () => {
  const steps = stepsOf(BOARD, line(
    entry("chose", 0), entry("sent", 0, { region: "peru" }), entry("found", 0, { region: "peru", plus: { coin: 3 } }),
    entry("income", 0, { plus: { coin: 2 } }), entry("recruited", 0), entry("income", 1, { minus: { coin: 1 } }),
    entry("turned", -1, { card: "a" }),
  ));
  expect(steps.map(({ entries }) => entries.map(({ what }) => what))).toEqual([["sent"], ["found"], ["income", "recruited", "income"]]);
  expect(steps.map(({ at }) => at)).toEqual([["map:peru"], ["map:peru"], []]);
  expect(steps[1]!.gains).toEqual([{ seat: 0, thing: "coin", n: 3 }]);
  expect(steps[2]!.gains).toEqual([{ seat: 0, thing: "coin", n: 2 }, { seat: 1, thing: "coin", n: -1 }]);
});

test("what may be a decision is a step only where it followed by itself", () => {
  const board = { ...BOARD, beats: { ...BOARD.beats, landed: { at: "map:{region}", unasked: true } } };
  const landed = (seat: number) => entry("landed", seat, { region: "peru" });
  const seats = (lines: Line[]) => stepsOf(board, lines).map(({ entries }) => entries.map(({ seat }) => seat));
  expect(seats(line(landed(0), landed(1)))).toEqual([[1]]);
  expect(seats(line(entry("chose", 0), landed(0)))).toEqual([]);
  expect(seats(line(entry("placed", 0), landed(0), landed(1)))).toEqual([[0], [1]]);
});

test("what somebody else decided leads to what came of it, and what was decided is marked", () => {
  const bought = line(entry("bought", 0), entry("granted", 0), entry("income", 1, { plus: { coin: 1 } }));
  const whats = (led: boolean) => stepsOf(BOARD, bought, led).map(({ entries, decided }) => [entries.map(({ what }) => what), decided]);
  expect(whats(true)).toEqual([[["bought", "granted"], true], [["income"], false]]);
  expect(whats(false)).toEqual([[["income"], false]]);
  expect(stepsOf(BOARD, line(entry("bought", 0)), true)).toEqual([]);
  expect(stepsOf(BOARD, line(entry("sent", 0), entry("found", 0))).map(({ decided }) => decided)).toEqual([true, false]);
});

test("a scoring has a row a step, and is complete with the last", () => {
  const row = (region: string, shares: number[]) => entry("scored", -1, { region, counts: [3, 1], shares });
  const steps = stepsOf(BOARD, line(row("peru", [6, 2]), row("chile", [0, 0]), entry("income", 0)));
  expect(scoringOf(steps, 1).map(({ row }) => row?.shares)).toEqual([[6, 2], [0, 0]]);
  expect([0, 1, 2].map((k) => completes(steps, k))).toEqual([false, true, false]);
  expect(steps[0]!.gains).toEqual([{ seat: 0, thing: "vp", n: 6 }, { seat: 1, thing: "vp", n: 2 }]);
});

test("in the end every source is a row, but those that brought nobody anything", () => {
  const over = scene({ over: true, tallies: { 0: [["goals", 9], ["gold", 0]], 1: [["goals", 7], ["gold", 0]] } });
  expect(finalSteps(scene({}), over).map(({ row }) => [row!.name[0], row!.shares])).toEqual([["tally-goals", [9, 7]]]);
  expect(finalSteps(over, over)).toEqual([]);
});

test("a piece comes with the step that names it or its place, a number with what it is told", () => {
  const before = scene({ pieces: { t: { face: "back", in: "map", spot: "peru" } }, panels: { 0: [["coin", 4]] } });
  const after = scene({
    pieces: { c: { face: "colonist", in: "map", spot: "peru", seat: 0 }, g: { face: "gold", in: "offer" } }, panels: { 0: [["coin", 9]] },
  });
  const steps = stepsOf(BOARD, line(
    entry("income", 0, { plus: { coin: 2 } }), entry("found", 0, { region: "peru", plus: { coin: 3 } }), entry("income", 1, { good: "gold" }),
  ));
  const scenes = stagesOf(before, after, steps);
  expect(scenes.map(({ pieces }) => Object.keys(pieces).sort())).toEqual([["t"], ["c"], ["c", "g"]]);
  expect(scenes.map(({ panels }) => panels["0"]![0]![1])).toEqual([6, 9, 9]);
});

test("of several steps about one place, what is there in the end comes with the last", () => {
  const after = scene({ pieces: { c: { face: "colonist", in: "map", spot: "peru", seat: 0 } } });
  const steps = stepsOf(BOARD, line(entry("sent", 0, { region: "peru" }), entry("found", 0, { region: "peru" }), entry("income", 0)));
  expect(stagesOf(scene({}), after, steps).map(({ pieces }) => Object.keys(pieces))).toEqual([[], ["c"], ["c"]]);
});
