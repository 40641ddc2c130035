// A touch beside something small is meant for it.
import { expect, it } from "vitest";
import { meant } from "./slop";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

it("reaches as far as a finger is broad", () => {
  const small = box(100, 100, 24, 24);
  expect(meant(112, 112, [small])).toBe(0);
  expect(meant(91, 91, [small])).toBe(0);
  expect(meant(89, 112, [small])).toBe(-1);
  expect(meant(112, 135, [small])).toBe(-1);
});

it("gives nothing to what is large enough", () => {
  expect(meant(99, 120, [box(100, 100, 60, 60)])).toBe(-1);
});

it("means the nearer of two", () => {
  const two = [box(100, 100, 20, 20), box(130, 100, 20, 20)];
  expect(meant(123, 110, two)).toBe(0);
  expect(meant(127, 110, two)).toBe(1);
});

it("means nothing where there is nothing", () => {
  expect(meant(0, 0, [])).toBe(-1);
});
