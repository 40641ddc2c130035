import { expect, test } from "vitest";
import type { Scene, Zone } from "../wire";
import { counted, strips, unheld } from "./holds";

const zones: Zone[] = [
  { id: "car.0", kind: "grid", name: ["zone-car", {}], seat: 0, size: 4, holds: ["y", "r"] },
  { id: "car.1", kind: "grid", name: ["zone-car", {}], seat: 1, size: 4, holds: ["y", "r"] },
];
const scene = { pieces: { a: { face: "y", in: "car.0", n: 2 }, b: { face: "r", in: "car.0" } } } as unknown as Scene;
const faces = (slots: { face: string | null; changed: boolean }[]): string =>
  slots.map((slot) => (slot.face ?? "-") + (slot.changed ? "!" : "")).join("");

test("what goes and what comes is changed, in the order that the zone holds things", () => {
  const [strip] = strips(zones, scene, 0, [["y", 2]], [["r", 1]]);
  expect(faces(strip!.now)).toBe("y!y!r-");
  expect(faces(strip!.after)).toBe("rr!--");
});

test("too much shows beyond the zone", () => {
  const [strip] = strips(zones, scene, 0, [], [["y", 3]]);
  expect(faces(strip!.after)).toBe("yyy!y!y!r");
  expect(strip!.after.map((slot) => slot.over)).toEqual([false, false, false, false, true, true]);
});

test("a zone that has grown has more slots", () => {
  const [strip] = strips(zones, { ...scene, room: { "car.0": 6 } }, 0, [], [["y", 3]]);
  expect(faces(strip!.now)).toBe("yyr---");
  expect(strip!.after.some((slot) => slot.over)).toBe(false);
});

test("zones that do not change are not shown, and points are no slots", () => {
  expect(strips(zones, scene, 0, [], [["vp", 3]])).toEqual([]);
  expect(unheld(zones, 0, [["vp", 3], ["y", 1]])).toEqual([["vp", 3]]);
});

test("where there is no room for slots, each kind is counted", () => {
  const [strip] = strips(zones, scene, 0, [["y", 1]], [["r", 1]]);
  expect(counted(strip!.after)).toEqual([
    { face: "y", n: 1, changed: false },
    { face: "r", n: 2, changed: true },
  ]);
});
