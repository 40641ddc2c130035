import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatView } from "../wire";
import { Attendance, GRACE } from "./attendance.svelte";

const seat = (here: boolean, more: Partial<SeatView> = {}): SeatView => ({ kind: "human", here, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who closes the page is gone after a while, and not at once", () => {
  const seats = new Attendance();
  seats.see([seat(true), seat(true)], true);
  seats.see([seat(true), seat(false)], false);
  expect([0, 1].map((k) => seats.isGone(k))).toEqual([false, false]);
  vi.advanceTimersByTime((GRACE + 1) * 1000);
  expect([0, 1].map((k) => seats.isGone(k))).toEqual([false, true]);
  seats.see([seat(true), seat(true)], false);
  expect(seats.isGone(1)).toBe(false);
  seats.close();
});

test("who loads the page again is not gone", () => {
  const seats = new Attendance();
  seats.see([seat(true)], true);
  seats.see([seat(false)], false);
  vi.advanceTimersByTime((GRACE - 2) * 1000);
  seats.see([seat(true)], false);
  vi.advanceTimersByTime(60_000);
  expect(seats.isGone(0)).toBe(false);
  seats.close();
});

test("who was away before is gone at once; bots and I never are", () => {
  const seats = new Attendance();
  seats.see([seat(false), seat(false, { mine: true }), seat(false, { kind: "bot" }), seat(false, { kind: "open" })], true);
  expect([0, 1, 2, 3].map((k) => seats.isGone(k))).toEqual([true, false, false, false]);
  seats.close();
});
