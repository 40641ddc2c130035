import { expect, test, vi } from "vitest";
import type { Board } from "../wire";
import { Words } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

test("a place is called by the label of its spot, or else by the spot", () => {
  const words = new Words("en", ["log-sailed = { $who } sails to { $place }\nname-peru = Peru\nseat = Player { $n }"]);
  const zones = [{ id: "row", spots: ["a", "peru"] }, { id: "map", spots: ["x", "peru"], labels: [["name-x", {}], ["name-peru", {}]] }];
  words.board = { faces: {}, zones, seats: 2 } as unknown as Board;
  const told = (place: string) => words.entry({ what: "sailed", seat: 0, data: { place } })!.map((part) => words.spoken(part)).join("");
  expect(told("map:peru")).toContain("sails to Peru");
  expect(told("peru")).toContain("sails to Peru");
  expect(told("map:nowhere")).toContain("sails to nowhere");
});
