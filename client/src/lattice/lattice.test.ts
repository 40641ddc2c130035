import { expect, test } from "vitest";
import type { Face, Zone } from "../wire";
import { covered, footprint, signOf } from "./footprint";
import { corners, degrees, middle, neighbours, turned, type Lattice, type Point } from "./lattice";

const far = ([x, y]: Point): number => Math.hypot(x, y);

test("neighbours are equally far, each beyond its side", () => {
  for (const lattice of ["square", "hex"] as Lattice[]) {
    const around = corners(lattice);
    neighbours(lattice, [0, 0]).forEach((cell, side) => {
      const [a, b] = [around[side]!, around[(side + 1) % around.length]!];
      const [x, y] = middle(lattice, cell);
      expect(x).toBeCloseTo(a[0] + b[0]);
      expect(y).toBeCloseTo(a[1] + b[1]);
    });
  }
});

test("a hexagon stands on a side, and columns go straight down", () => {
  expect(middle("hex", [0, 1])).toEqual([0, Math.sqrt(3)]);
  expect(corners("hex")[0]).toEqual([1, 0]);
  expect(middle("square", [2, 1])).toEqual([4, 2]);
});

test("a turn is clockwise, keeps the distance, and comes round", () => {
  expect(turned("square", [1, 0], 1)).toEqual([-0, 1]);
  expect(turned("hex", [1, 0], 1)).toEqual([-0, 1]);
  for (const [lattice, steps] of [["square", 4], ["hex", 6]] as [Lattice, number][]) {
    const step: Point = [2, -1];
    for (let k = 0; k < steps; k++) expect(far(middle(lattice, turned(lattice, step, k)))).toBeCloseTo(far(middle(lattice, step)));
    expect(turned(lattice, step, steps)).toEqual(step);
    expect(turned(lattice, step, -1)).toEqual(turned(lattice, step, steps - 1));
  }
  expect([degrees("square", 1), degrees("hex", 2), degrees("free", 3)]).toEqual([90, 120, 135]);
});

const zone: Zone = { id: "z", kind: "field", name: ["z", {}], spots: ["a", "b", "c", "d"], cells: [[0, 0], [1, 0], [0, 1], [1, 1]] };
const long: Face = { frame: "tile", name: ["", {}], footprint: [[0, 0], [1, 0]] };

test("a footprint turns about its spot", () => {
  expect(covered(zone, long, "a")).toEqual(["a", "b"]);
  expect(covered(zone, long, "a", 1)).toEqual(["a", "c"]);
  expect(covered(zone, long, "d", 2)).toEqual(["d", "c"]);
  expect(covered(zone, long, "b")).toEqual(["b"]); // the rest is beyond the edge
  expect(covered(zone, undefined, "b")).toEqual(["b"]);
  expect(footprint({ ...zone, lattice: "hex" }, { ...long, footprint: [[0, 0], [1, -1]] }, 3)[1]).toEqual([-1, 1]);
});

test("a sign lies wholly on what is covered", () => {
  expect(signOf("square", [[0, 0], [2, 0]])).toEqual({ at: [1, 0], size: 1.5 });
  expect(signOf("square", [[0, 0], [2, 0], [0, 2], [2, 2]])).toEqual({ at: [1, 1], size: 2.2 });
  expect(signOf("square", [[0, 0], [2, 0], [0, 2]])).toEqual({ at: [0, 0], size: 1.2 }); // the middle of an angle is at its corner
});
