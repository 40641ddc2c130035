import { expect, test } from "vitest";
import type { Update } from "../wire";
import { pause } from "./pace";

const by = (seat: number): Update => ({ v: 1, what: "act", seat, patch: {} });

test("a move stays longer than a step of the same seat", () => {
  expect(pause(by(1), [], false)).toBe(600);
  expect(pause(by(1), [by(2)], false)).toBe(600);
  expect(pause(by(1), [by(1)], false)).toBe(250);
});

test("a long queue goes faster, and nobody who wants no motion waits", () => {
  expect(pause(by(1), Array<Update>(12).fill(by(2)), false)).toBe(300);
  expect(pause(by(1), [], true)).toBe(0);
  expect(pause({ v: 1, what: "seats" }, [], false)).toBe(0);
});
