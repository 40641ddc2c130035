// What lies on a card can be read on the smallest screen.
import { expect, it } from "vitest";
import type { Face } from "../wire";
import { slipOf } from "./slip";

const face = (...rows: [string, number][][]): Face => ({ frame: "slip", name: ["x", {}], rows });
const said = ({ items }: ReturnType<typeof slipOf>) => [...new Set(items.map(({ y }) => y))].map((y) => items.filter((one) => one.y === y).map(({ text, thing }) => text || thing).join(" "));

it("says little in one line", () => {
  const slip = slipOf(face([["salt", 2]], [["silk", 1]]), true);
  expect(said(slip)).toEqual(["salt salt · silk"]);
  expect([slip.height, slip.size]).toEqual([20, 12]);
});

it("says much in two lines, and no smaller", () => {
  const slip = slipOf(face([["salt", 3]], [["up", 2]], [["back", 1]]), true);
  expect(said(slip)).toEqual(["3 salt", "up up · back"]);
  expect(slip.size).toBe(12);
  expect(slip.height).toBeGreaterThan(30);
});

it("stays in one line where there is room", () => {
  const slip = slipOf(face([["salt", 3]], [["up", 2]], [["back", 1]]), false);
  expect(said(slip)).toEqual(["salt salt salt · up up · back"]);
  expect(slip.size).toBeGreaterThan(10.5);
});
