import { expect, it, test } from "vitest";
import type { Costly, Outlook } from "../wire";
import { isFound, judged, known, learned } from "./practising";

const way = (action: (string | number)[]): Outlook => ({ action, win: 0.5, error: 0.01, score: 40 });
const costly = (at: number): Costly => ({ at, seat: 0, round: 2, cost: 0.12, error: 0.02, played: way(["rest"]), better: way(["claim", 2]) });

it("knows the bot's own choice and that of the game", () => {
  expect(known(costly(1), ["claim", 2])).toEqual({ kind: "best", cost: 0 });
  expect(known(costly(1), ["rest"])).toEqual({ kind: "again", cost: 0.12 });
  expect(known(costly(1), ["claim", 1])).toBeNull();
});

test.each([
  [0, "good", true],
  [0.05, "better", false],
  [0.06, "costly", false],
  [0.2, "costly", false],
])("calls what costs %d %s", (cost, kind, found) => {
  const verdict = judged(costly(1), { cost, best: ["claim", 2] });
  expect(verdict).toEqual({ kind, cost });
  expect(isFound(verdict)).toBe(found);
});

it("counts what was found", () => {
  const tries = new Map([[1, judged(costly(1), { cost: 0, best: [] })], [2, judged(costly(2), { cost: 0.2, best: [] })]]);
  expect(learned([costly(1), costly(2), costly(3)], tries)).toEqual({ n: 3, found: 1, cost: 0.12 });
});
