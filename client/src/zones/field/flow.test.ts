import { expect, test } from "vitest";
import { flowed, point, spread, steps, wrapped, type Spread } from "./flow";

const place: Spread = { anchor: [100, 50], columns: 5, step: 20, points: { good: [10, 20] } };
const ids = (n: number): string[] => Array.from({ length: n }, (_, k) => `p${k}`);

test("points and flows are read as they are written", () => {
  expect([point("342 530"), point("3.5,4"), point(""), point(null), point("x y")]).toEqual([[342, 530], [3.5, 4], null, null, null]);
  expect(steps("5x26")).toEqual({ columns: 5, step: 26 });
  expect(steps(null)).toEqual({ columns: 4, step: 26 });
});

test("a full row begins at the anchor, the next one goes below", () => {
  const laid = flowed(place, ids(6));
  expect(laid.map(({ x, y }) => [x, y])).toEqual([[100, 50], [120, 50], [140, 50], [160, 50], [180, 50], [100, 70]]);
});

test("a few pieces stand in the middle of their row", () => {
  const [one] = flowed(place, ids(1));
  expect(one!.x).toBeCloseTo(140);
  const [left, right] = flowed(place, ids(2));
  expect((left!.x + right!.x) / 2).toBeCloseTo(140);
});

test("many pieces become smaller and stay in the same room", () => {
  const laid = flowed(place, ids(25));
  expect(laid[0]!.size).toBeLessThan(20);
  expect(Math.max(...laid.map(({ y }) => y))).toBeLessThanOrEqual(50 + 3 * 20);
  expect(Math.max(...laid.map(({ x }) => x))).toBeLessThanOrEqual(100 + 5 * 20);
  expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(25);
});

test("a piece whose tone has a point lies there and takes no room from the others", () => {
  const laid = spread(place, [{ id: "fish", tone: "good" }, { id: "man", tone: "" }, { id: "odd", tone: "none" }]);
  expect(laid[0]).toMatchObject({ id: "fish", x: 10, y: 20 });
  expect(laid.slice(1).map(({ id }) => id)).toEqual(["man", "odd"]);
});

test("names are broken between words and after hyphens", () => {
  expect(wrapped("Rio de la Plata", 8)).toEqual(["Rio de", "la Plata"]);
  expect(wrapped("Рио-де-ла-Плата", 9)).toEqual(["Рио-де-", "ла-Плата"]);
  expect(wrapped("New Spain", Infinity)).toEqual(["New Spain"]);
});
