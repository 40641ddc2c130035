import { describe, expect, it } from "vitest";
import type { Scene } from "../wire";
import { standings, verdict } from "./ending";

const over = (places: number[], scores: number[]): Scene =>
  ({
    places,
    panels: {},
    tallies: Object.fromEntries(scores.map((score, seat) => [seat, [["goals", score - 1], ["rest", 1]]])),
  }) as unknown as Scene;
const said = (scene: Scene) => verdict(standings(scene), (seat) => "ABC"[seat]!, (names) => names.join("+"));

describe("the end", () => {
  it("says who won and by how much", () => {
    expect(said(over([2, 1, 3], [40, 47, 12]))).toEqual(["result-wins-by", { name: "B", n: 7 }]);
  });

  it("knows ties that a rule broke, and those that none did", () => {
    expect(said(over([2, 1], [40, 40]))).toEqual(["result-tie-break", { name: "B" }]);
    expect(said(over([1, 1, 3], [40, 40, 2]))).toEqual(["result-shared", { names: "A+B" }]);
  });

  it("does not count points where the others gave up", () => {
    const all = standings(over([3, 1, 2], [50, 40, 40]));
    expect(verdict(all, (seat) => "ABC"[seat]!, (names) => names.join("+"), [0, 2])).toEqual(["result-given-up", { name: "B", n: 2 }]);
    expect(verdict(all, (seat) => "ABC"[seat]!, (names) => names.join("+"), [2])).toEqual(["result-wins", { name: "B" }]);
  });

  it("lists the best first", () => {
    expect(standings(over([2, 1], [40, 47])).map(({ seat, score }) => [seat, score])).toEqual([[1, 47], [0, 40]]);
  });
});
