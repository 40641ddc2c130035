import { describe, expect, test } from "vitest";
import { byRounds, chanceAt, chanceLines, chancePins, yOfChance } from "./chances";

const plot = { left: 0, right: 100, top: 0, bottom: 200 };
const chances = [
  { at: 0, win: [0.5, 0.5], error: [0.05, 0.05] },
  { at: 4, win: [0.9, 0.1], error: [0.1, 0.1] },
  { at: 10, win: [0, 1], error: [0, 0] },
];

describe("lines", () => {
  test("go from point to point, with a band of two standard errors that stays on the chart", () => {
    const [first, second] = chanceLines(chances, 10, plot);
    expect(first!.path).toBe("M0 100L40 20L100 200");
    expect(first!.band).toBe("M0 80L40 0L100 200L100 200L40 60L0 120Z");
    expect(second!.path).toBe("M0 100L40 180L100 0");
  });

  test("have names at their ends that do not lie on each other", () => {
    const three = [{ at: 0, win: [1, 0, 0], error: [0, 0, 0] }];
    const labels = chanceLines(three, 10, plot, 20).map(({ label }) => label);
    expect(labels[0]).toBe(0);
    expect(labels.slice(1).sort((a, b) => a - b)).toEqual([180, 200]);
  });

  test("are none where nothing is known", () => expect(chanceLines([], 10, plot)).toEqual([]));
});

test("a chance is between 0 and 1, whatever is said of it", () => {
  expect([yOfChance(-1, plot), yOfChance(0.25, plot), yOfChance(2, plot)]).toEqual([200, 150, 0]);
});

test.each([
  [0, 0.5],
  [2, 0.7],
  [4, 0.9],
  [7, 0.45],
  [10, 0],
  [99, 0],
])("after %i actions the chance is %f", (at, win) => expect(chanceAt(chances, 0, at)).toBeCloseTo(win));

test("before the first point the chance is that of the first", () => {
  expect(chanceAt(chances.slice(1), 0, 1)).toBe(0.9);
  expect(chanceAt([], 0, 1)).toBe(0);
});

test("pins stand above their line, beside each other", () => {
  const pins = chancePins(chances, [{ at: 4, seat: 1 }, { at: 4, seat: 0 }], 10, plot, 20);
  expect(pins[0]).toEqual({ at: 4, x: 40, y: 164 });
  expect(Math.abs(pins[0]!.x - pins[1]!.x)).toBe(20);
  expect(pins[1]!.y).toBe(4);
});

test("a table has a row for each round, and the end", () => {
  const rounds = [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3];
  const more = [chances[0]!, { ...chances[0]!, at: 2 }, chances[1]!, chances[2]!];
  expect(byRounds(more, rounds).map(({ round, win }) => [round, win[0]])).toEqual([[1, 0.5], [2, 0.9], [null, 0]]);
});
