import { expect, test } from "vitest";
import { sizes, type Kind } from "./sizes";

const row = (kind: Kind, n: number) => Array<Kind>(n).fill(kind);
const PHONE = 332;
const DESKTOP = 670;

test("a few cards have their full size, many share the line", () => {
  expect(sizes(row("card", 3), DESKTOP, 10).card).toBe(124);
  expect(sizes(row("card", 6), DESKTOP, 10).card).toBe(103);
  expect(sizes(row("card", 6), PHONE, 6).card).toBe(50);
});

test("cards leave room for pieces and arrows", () => {
  const { card, piece, arrow } = sizes(["card", "card", "arrow", "piece"], PHONE, 6);
  expect(2 * card + piece + arrow + 3 * 6).toBeLessThanOrEqual(PHONE);
});

test("tiles stay wide enough to be read, in several lines if need be", () => {
  expect(sizes(row("tile", 5), DESKTOP, 10).tile).toBe(126);
  expect(sizes(row("tile", 5), PHONE, 6).tile).toBe(163);
  expect(sizes(row("tile", 1), DESKTOP, 10).tile).toBe(170);
  expect(sizes(row("tile", 2), 100, 6).tile).toBe(100);
});
