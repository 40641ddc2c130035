import { expect, test } from "vitest";
import { nearest, type Box } from "./nearest";

const box = (left: number, top: number, width = 80, height = 100): Box => ({ left, top, right: left + width, bottom: top + height });
// a row of three, a row of two below it, a wide bar under all
const [a, b, c, d, e, bar] = [box(0, 0), box(100, 0), box(200, 0), box(40, 150), box(240, 150), box(0, 300, 320, 40)];
const all = [a, b, c, d, e, bar];
const go = (from: Box, direction: Parameters<typeof nearest>[2]): Box | undefined => {
  const others = all.filter((one) => one !== from);
  return others[nearest(from, others, direction)];
};

test("along a row and to its end", () => {
  expect(go(a, "right")).toBe(b);
  expect(go(c, "left")).toBe(b);
  expect(go(b, "right")).toBe(c);
});

test("between rows", () => {
  expect(go(a, "down")).toBe(d);
  expect(go(c, "down")).toBe(e);
  expect(go(d, "down")).toBe(bar);
  expect(go(bar, "up")).toBeDefined();
  expect(go(d, "up")).toBe(a);
});

test("nothing further", () => {
  expect(go(a, "up")).toBeUndefined();
  expect(go(a, "left")).toBeUndefined();
});
