import { expect, test } from "vitest";
import type { Face, Shape, Zone } from "../wire";
import { laidBy, sayAt, snapped, spotsAt, turnsAt, turnsOf, worthAt } from "./shape";

const shape: Shape = { say: ["place"], face: "crate", in: "hold", fits: { "0": [0, 2], "1": [2], "2": [] }, worth: { "0": [5, 1], "1": [3] } };
const zone: Zone = { id: "hold", kind: "field", name: ["zone-hold", {}], spots: ["a1", "a2", "b1", "b2"], cells: [[0, 0], [1, 0], [0, 1], [1, 1]] };
const long: Face = { frame: "tile", name: ["", {}], footprint: [[0, 0], [1, 0]] };

test("spots have the zone's names, or their numbers", () => {
  expect(spotsAt(shape, zone, 0)).toEqual(["a1", "b1"]);
  expect(spotsAt(shape, undefined, 0)).toEqual(["0", "2"]);
});

test("turns and worth of a spot", () => {
  expect(turnsOf(shape)).toEqual([0, 1]);
  expect(turnsAt(shape, zone, "b1")).toEqual([0, 1]);
  expect(turnsAt(shape, zone, "a1")).toEqual([0]);
  expect(worthAt(shape, zone, { spot: "b1", turn: 1 })).toBe(3);
  expect(worthAt({ ...shape, worth: {} }, zone, { spot: "b1", turn: 1 })).toBeNull();
});

test("the action names the spot, and the turn where that matters", () => {
  expect(sayAt(shape, { spot: "b1", turn: 1 })).toEqual(["place", "b1", 1]);
  expect(sayAt({ ...shape, say: ["build", "inn"], turns: false }, { spot: "b1", turn: 0 })).toEqual(["build", "inn", "b1"]);
  expect(laidBy(shape, zone, ["place", "b1", 1])).toEqual({ spot: "b1", turn: 1 });
  expect(laidBy(shape, zone, ["place", "a1", 1])).toBeNull();
  expect(laidBy(shape, zone, ["sell", "b1", 1])).toBeNull();
  expect(laidBy({ ...shape, turns: false }, zone, ["place", "a1"])).toEqual({ spot: "a1", turn: 0 });
});

test("it snaps to its spot, or to one from which it covers the cell", () => {
  expect(snapped(shape, zone, long, 0, "a1")).toBe("a1");
  expect(snapped(shape, zone, long, 0, "a2")).toBe("a1");
  expect(snapped(shape, zone, long, 1, "a2")).toBeNull();
});
