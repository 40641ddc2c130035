import { expect, test } from "vitest";
import { ago } from "../lib/times";
import type { TableSummary } from "../wire";
import { resultOf } from "./result";

function game(mine: number[], places: number[], scores: number[]): TableSummary {
  const seats = places.map((_, seat) => ({ kind: "human" as const, name: `P${seat}`, mine: mine.includes(seat) }));
  return { id: "x", title: "toy", status: "over", seats, updated: 0, places, scores };
}

test.each([
  [game([0], [1, 2, 3], [71, 62, 40]), ["game-won", { mine: 71, best: 62 }], true],
  [game([1], [1, 2, 3], [71, 62, 40]), ["game-place", { place: 2, mine: 62, best: 71 }], false],
  [game([0], [1, 1], [50, 50]), ["game-shared", {}], true],
  [game([0, 1], [2, 1], [40, 50]), ["game-winner", { name: "P1", mine: 50, best: 40 }], false],
  [game([0], [1], [93]), ["game-won-alone", { mine: 93 }], true],
  [game([0], [1, 2], []), ["game-won-plain", {}], true],
  [game([], [1, 2], [5, 4]), ["game-over", {}], false],
])("a finished game in a sentence", (summary, say, won) => {
  expect(resultOf(summary, (view) => view.name ?? "")).toEqual({ say, won });
});

test("time passes in the reader's language", () => {
  expect(ago(1000, 1030, "en")).toBe("");
  expect(ago(1000, 1000 + 4 * 60, "en")).toBe("4 min. ago");
  expect(ago(1000, 1000 + 90_000, "en")).toBe("yesterday");
  expect(ago(1000, 1000 + 90_000, "ru")).toBe("вчера");
  expect(ago(2000, 1000, "en")).toBe("");
});
