import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayStep } from "../wire";
import { Film } from "./film.svelte";

class Screen {
  at = 0;
  total = 5;
  went: number[] = [];
  async go(to: number): Promise<void> {
    this.at = to;
    this.went.push(to);
  }
  /** Seat 0 takes two actions, then seat 1. */
  stepTo(at: number): ReplayStep | null {
    return at > 0 && at <= this.total ? { patch: {}, line: { at: at - 1, seat: at > 2 ? 1 : 0, round: 1 }, turn: [1, 0] } : null;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps of one seat follow each other faster than those of another", async () => {
  const screen = new Screen();
  const film = new Film(screen);
  void film.roll(0, 3);
  await vi.advanceTimersByTimeAsync(249);
  expect(screen.went).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.went).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.went).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(600);
  expect(film.rolling).toBe(false);
});

test("it can be stopped, and goes on from there", async () => {
  const screen = new Screen();
  const film = new Film(screen);
  film.toggle();
  await vi.advanceTimersByTimeAsync(100);
  film.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([screen.at, film.rolling]).toEqual([1, false]);
  film.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([screen.at, film.rolling]).toEqual([5, false]);
});

test("at the end it begins anew", async () => {
  const screen = new Screen();
  screen.at = 5;
  const film = new Film(screen);
  film.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.went).toEqual([0, 1, 2, 3, 4, 5]);
});
