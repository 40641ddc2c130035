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

test("what the reader did is told to them, as far as there are words for it", () => {
  const words = new Words("en", ["you = You\nseat = Player { $n }\nlog-took = { $who } takes { $n }\n    .also = takes { $n }\n    .you = take { $n }\nlog-left = { $who } leaves"]);
  words.me = 1;
  const said = (what: string, seat: number, also = false) => words.entry({ what, seat, data: { n: 3 } }, also)!.map((part) => words.spoken(part)).join("");
  expect([said("took", 1), said("took", 1, true)]).toEqual(["You take 3", "take 3"]);
  expect([said("took", 0), said("took", 0, true)]).toEqual(["Player 1 takes 3", "takes 3"]);
  expect(said("left", 1)).toBe("Player 2 leaves");
  expect([words.called(1), words.called(0)]).toEqual(["You", "Player 1"]);
  words.me = null;
  expect(said("took", 1)).toBe("Player 2 takes 3");
});

test("a remark about the reader's own seat speaks to them", () => {
  const words = new Words("en", ["seat = Player { $n }\nnote-leads = { $seat } leads with { $n }\n    .you = you lead with { $n }\nnote-bid = { $seat } bids { $n }"]);
  words.me = 1;
  expect(words.say(["note-leads", { seat: 1, n: 3 }])).toBe("you lead with 3");
  expect(words.say(["note-leads", { seat: 0, n: 3 }])).toBe("Player 1 leads with 3");
  expect(words.say(["note-bid", { seat: 1, n: 3 }])).toBe("Player 2 bids 3");
});
