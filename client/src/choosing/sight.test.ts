import { expect, test } from "vitest";
import type { Board, Choice, Scene, Zone } from "../wire";
import { chips, type Chip } from "./filter";
import { offers } from "./offers";
import { needsChip } from "./sight";

const zone = (id: string, kind: Zone["kind"], more: Partial<Zone> = {}): Zone => ({ id, kind, name: ["", {}], ...more });
const zones = [zone("map", "field", { lattice: "free", spots: ["peru", "cuba"] }), zone("order", "row"), zone("purse", "bag", { seat: 0, brief: true })];
const board = (...some: Zone[]): Board => ({ title: "t", seats: 2, faces: {}, zones: some, layout: { main: [], tabs: some.map(({ id }) => ({ name: ["tab", {}], zones: [[id]] })) } });
const options: Choice[] = [
  { say: ["fight", "peru"], on: ["map:peru"] },
  { say: ["fight", "cuba"], on: ["map:cuba"] },
  { say: ["war", "spain"], on: ["marker"] },
  { say: ["decline"], role: "decline" },
];
const scene = {
  viewer: 0,
  pieces: { marker: { face: "m", in: "order" }, coin: { face: "c", in: "purse" } },
  options: Object.fromEntries(options.map((one, k) => [k, one])),
} as unknown as Scene;
const chip = (verb: string): Chip => chips(offers(options)).find((one) => one.verb === verb)!;

test("on a board with tabs a verb has a chip if its things are on another tab than the rest", () => {
  const shown = { board: board(...zones), scene, viewer: 0 };
  expect(needsChip(shown, chip("fight"))).toBe(false);
  expect(needsChip(shown, chip("war"))).toBe(true);
  expect(needsChip(shown, chip("decline"))).toBe(true);
});

test("on a board without tabs what lies in full sight needs none", () => {
  const shown = { board: board(...zones.slice(1)), scene, viewer: 0 };
  expect(needsChip(shown, chip("war"))).toBe(false);
});
