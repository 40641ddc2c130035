import { expect, test } from "vitest";
import type { Board, Choice, Scene, Zone } from "../wire";
import { tabOf, tabOfDecision, tabsOf } from "./tabs";

const zone = (id: string, kind: Zone["kind"], more: Partial<Zone> = {}): Zone => ({ id, kind, name: ["", {}], ...more });
const board: Board = {
  title: "t",
  seats: 2,
  faces: {},
  zones: [
    zone("map", "field", { lattice: "free", spots: ["peru"] }),
    zone("lines", "mat"),
    zone("dock", "lane", { mat: "lines", spots: ["1"] }),
    zone("shops", "row"),
    zone("hand.0", "bag", { seat: 0, brief: true }),
    zone("owned.0", "row", { seat: 0 }),
    zone("owned.1", "row", { seat: 1 }),
    zone("fight.0", "bag", { seat: 0, mat: "fight" }),
  ],
  layout: { main: [], tabs: [["lines"], ["map"], ["shops", "owned.0"], ["nothing"]].map((line) => ({ name: ["tab", {}], zones: [line] })) },
};
const scene = (...options: Choice[]): Scene =>
  ({
    viewer: 0,
    pieces: { man: { face: "man", in: "hand.0" }, mill: { face: "mill", in: "owned.0" }, rival: { face: "mill", in: "owned.1" }, pike: { face: "man", in: "fight.0" } },
    options: Object.fromEntries(options.map((one, k) => [k, one])),
  }) as unknown as Scene;
const on = (...ids: string[]): Choice => ({ say: ["do", ids.join()], on: ids });

test("a line of the phone layout is a tab, without what belongs to seats", () => {
  expect(tabsOf(board).map(({ key, zones }) => [key, zones.length])).toEqual([["lines", 1], ["map", 1], ["shops", 1]]);
});

test("the tab of a decision is where its options end", () => {
  expect(tabOfDecision(board, scene(on("man", "dock:1")))).toBe("lines");
  expect(tabOfDecision(board, scene(on("man", "map:peru")))).toBe("map");
  expect(tabOfDecision(board, scene(on("mill")))).toBe("mine");
});

test("a shape that is laid decides like an option", () => {
  const shapes = [{ say: ["lay"], face: "mill", in: "map", fits: {} }];
  expect(tabOfDecision(board, { ...scene({ say: ["pass"] }), shapes })).toBe("map");
});

test("so does a place to which a way leads", () => {
  const ways = [{ to: "map:peru", say: [["sail"]] }, { to: "map:chile", say: [["sail"]] }];
  expect(tabOfDecision(board, { ...scene(on("mill")), ways })).toBe("map");
});

test("most options decide, and those in the dock alone decide nothing", () => {
  expect(tabOfDecision(board, scene(on("dock:1"), on("map:peru"), on("map:"), { say: ["pass"] }))).toBe("map");
  expect(tabOfDecision(board, scene({ say: ["pass"] }, on("man"), on("rival")))).toBeNull();
});

test("a choice among what is in hand looks ahead to the first tab", () => {
  expect(tabOfDecision(board, scene(on("man"), on("man")))).toBe("lines");
});

test("pieces of a duel are on the sheet above all tabs", () => {
  const duel = { name: ["", {}], sides: [{ seat: 0, zone: "fight.0" }] } as Scene["duel"];
  expect(tabOfDecision(board, { ...scene(on("pike")), duel: duel! })).toBeNull();
});

test("options of one verb may be on another tab than most of the decision", () => {
  const now = scene(on("map:peru"), on("map:peru"), on("dock:1"));
  expect(tabOfDecision(board, now)).toBe("map");
  expect(tabOf(board, now, [["dock:1"]])).toBe("lines");
  expect(tabOf(board, now, [["man"], []])).toBeNull();
});
