import { expect, test } from "vitest";
import type { Choice, Shape, Zone } from "../wire";
import { choiceAt, spotsOf, turnsAt, worthAt } from "./shape";

const shape: Shape = { verb: "place", face: "crate", in: "hold", spots: { "0": [0, 2], "1": [2] }, worth: { "0": [5, 1], "1": [3] } };
const zone: Zone = { id: "hold", kind: "grid", name: ["zone-hold", {}], spots: ["a1", "a2", "b1"] };

test("spots have the zone's names, or their numbers", () => {
  expect(spotsOf(shape, zone)).toEqual(new Set(["a1", "b1"]));
  expect(spotsOf(shape, undefined)).toEqual(new Set(["0", "2"]));
});

test("turns and worth of a spot", () => {
  expect(turnsAt(shape, zone, "b1")).toEqual([0, 1]);
  expect(turnsAt(shape, zone, "a1")).toEqual([0]);
  expect(worthAt(shape, zone, "b1", 1)).toBe(3);
  expect(worthAt({ ...shape, worth: {} }, zone, "b1", 1)).toBeNull();
});

test("the action names the spot by number or by name", () => {
  const byNumber: Choice[] = [{ say: ["place", 0, 0] }, { say: ["place", 2, 0] }, { say: ["place", 2, 1] }];
  const byName: Choice[] = [{ say: ["place", "a1", 0] }, { say: ["place", "b1", 1] }];
  expect(choiceAt(byNumber, shape, zone, "b1", 1)?.say).toEqual(["place", 2, 1]);
  expect(choiceAt(byName, shape, zone, "b1", 1)?.say).toEqual(["place", "b1", 1]);
  expect(choiceAt(byName, shape, zone, "a1", 1)).toBeNull();
});
