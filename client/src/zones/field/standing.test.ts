import { expect, test } from "vitest";
import type { Board, Face, Piece, Scene, Zone } from "../../wire";
import { charted, type Chart } from "./chart";
import { lain, seenPrint } from "./covering";
import type { Drawing } from "./drawing";
import { boxOf, stood, type Standing } from "./standing";

const face = (more: Partial<Face> = {}): Face => ({ frame: "token", name: ["", {}], ...more });
const hex: Zone = { id: "sea", kind: "field", lattice: "hex", name: ["sea", {}], spots: ["a", "b"], cells: [[0, 0], [1, 0]], stands: { ship: { at: [0.5, -0.5], step: [-0.25, 0], size: 0.4 } } };
const square: Zone = { id: "town", kind: "field", name: ["town", {}], spots: ["a", "b"], cells: [[0, 0], [1, 0]], printed: ["coin", "coin"] };
const chartOf = (zone: Zone, drawn: Drawing | null = null): Chart => charted(zone, drawn)!;
const standing = (id: string, more: Partial<Face> = {}): Standing => ({ id, piece: {}, face: face(more) });

test("a chart is as large as its cells and a margin", () => {
  const { width, height, unit, places } = chartOf(hex);
  expect(width).toBeCloseTo(10 + 3.5 * unit);
  expect(height).toBeCloseTo(10 + 1.5 * Math.sqrt(3) * unit);
  expect(places.get("b")!.anchor[0] - places.get("a")!.anchor[0]).toBeCloseTo(1.5 * unit);
});

test("marks beside the cells have room", () => {
  const marked = chartOf({ ...square, marks: [{ at: [-1, 0] }] });
  expect(marked.width).toBeGreaterThan(chartOf(square).width);
  expect(marked.at([-1, 0])[0]).toBeGreaterThan(0);
});

test("over a drawing the cells fill the room it leaves for them", () => {
  const drawn = { left: 0, top: 0, width: 400, height: 300, places: new Map(), cells: { x: 100, y: 50, width: 200, height: 200 } } as unknown as Drawing;
  const { unit, places, width } = chartOf({ ...square, art: "board" }, drawn);
  expect([width, unit]).toEqual([400, 50]);
  expect(places.get("a")!.anchor).toEqual([150, 150]);
  expect(charted({ ...square, art: "board" }, null)).toBeNull();
});

test("a drawing without such a room is in the units of the lattice", () => {
  const drawn = { left: -3, top: -2, width: 8, height: 4, places: new Map(), cells: null } as unknown as Drawing;
  const { unit, width, places } = chartOf({ ...square, art: "board" }, drawn);
  expect(width).toBe(8 * unit);
  expect(places.get("b")!.anchor).toEqual([5 * unit, 2 * unit]);
});

test("on a stand pieces follow each other, the others share the middle", () => {
  const chart = chartOf(hex);
  const place = chart.places.get("a")!;
  const laid = stood(hex, chart, place, [standing("s1", { stand: "ship" }), standing("s2", { tone: "ship" }), standing("cube")]);
  const [first, second, cube] = ["s1", "s2", "cube"].map((id) => laid.find((one) => one.id === id)!) as [(typeof laid)[0], (typeof laid)[0], (typeof laid)[0]];
  expect(first).toMatchObject({ x: place.anchor[0] + 31, y: place.anchor[1] - 31, size: 0.4 * 62 });
  expect(second.x).toBeCloseTo(first.x - 15.5);
  expect([cube.x, cube.y]).toEqual(place.anchor);
});

test("many pieces stay inside their cell and apart from each other", () => {
  for (const zone of [hex, square]) {
    const chart = chartOf(zone);
    const { anchor } = chart.places.get("a")!;
    const laid = stood(zone, chart, chart.places.get("a")!, Array.from({ length: 7 }, (_, k) => standing(`p${k}`)));
    expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    for (const { x, y, size } of laid) expect(Math.max(Math.abs(x - anchor[0]), Math.abs(y - anchor[1])) + size / 2).toBeLessThan(chart.unit);
  }
});

test("what covers several cells has their room, turned with it", () => {
  const chart = chartOf(square);
  const wide = face({ footprint: [[0, 0], [1, 0]] });
  const place = chart.places.get("a")!;
  expect(boxOf(square, chart, place, wide)).toEqual({ x: place.anchor[0] + 24, y: place.anchor[1], width: 96, height: 48 });
  expect(boxOf(square, chart, place, wide, 1)).toMatchObject({ width: 48, height: 96 });
});

test("what is printed is seen where nothing lies on it", () => {
  const board = { faces: { coin: face(), house: face(), ship: face({ stand: "ship" }), hall: face({ footprint: [[0, 0], [1, 0]] }) } } as unknown as Board;
  const seen = (zone: Zone, pieces: Record<string, Piece>): string[] =>
    seenPrint(board, zone, lain(board, { pieces } as unknown as Scene, zone)).map(({ spot }) => spot);
  expect(seen(square, {})).toEqual(["a", "b"]);
  expect(seen(square, { h: { face: "house", in: "town", spot: "b" } })).toEqual(["a"]);
  expect(seen(square, { h: { face: "hall", in: "town", spot: "a" } })).toEqual([]);
  expect(seen({ ...hex, printed: ["coin", "coin"] }, { s: { face: "ship", in: "sea", spot: "a" } })).toEqual(["a", "b"]);
});

test("those that have fallen lie under those that stand", () => {
  const pieces: Record<string, Piece> = { up: { face: "house", in: "town", spot: "a", seat: 0 }, down: { face: "house", in: "town", spot: "a", seat: 1, lying: true } };
  expect(lain(null, { pieces } as unknown as Scene, square).standing.get("a")!.map(([id]) => id)).toEqual(["down", "up"]);
});
