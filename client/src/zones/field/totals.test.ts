import { expect, test } from "vitest";
import type { Lying } from "../../faces/pieces";
import type { Zone } from "../../wire";
import { totalsOf } from "./totals";

const zone = { id: "map", kind: "field", name: ["", {}], totals: true } as unknown as Zone;
const piece = (seat: number | null, n?: number): Lying => ["", { face: "f", in: "map", ...(seat === null ? {} : { seat }), ...(n ? { n } : {}) }];

test("stacks of a seat are added up, and whoever has most is known", () => {
  const here = [piece(2), piece(0, 3), piece(0), piece(null, 9), piece(1, 4)];
  expect(totalsOf(zone, here)).toEqual([
    { seat: 0, n: 4, most: true },
    { seat: 1, n: 4, most: true },
    { seat: 2, n: 1, most: false },
  ]);
});

test("what is seen at a glance is not added up, nor where nothing depends on it", () => {
  expect(totalsOf(zone, [piece(1), piece(null)])).toEqual([]);
  expect(totalsOf(zone, [piece(1, 2)])).toEqual([]);
  expect(totalsOf(zone, [piece(1, 2), piece(1)])).toEqual([{ seat: 1, n: 3, most: true }]);
  expect(totalsOf({ ...zone, totals: false }, [piece(1, 2), piece(0)])).toEqual([]);
});
