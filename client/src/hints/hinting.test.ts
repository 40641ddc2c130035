import { expect, test, vi } from "vitest";
import type { Choosing } from "../choosing/choosing.svelte";
import type { Hint, Scene, TableView } from "../wire";
import { Hinting } from "./hinting.svelte";

const HINT: Hint = { best: { action: ["rest"], win: 0.5, error: 0.01, score: 40 }, win: 0.48, error: 0.01 };

function asking(counts: boolean, answer: () => Promise<Hint> = () => Promise.resolve(HINT)) {
  const choosing = { suggest: vi.fn(), clear: vi.fn() };
  const taking = { hint: vi.fn(answer), refused: vi.fn(), send: vi.fn(() => Promise.resolve()), hush: vi.fn() };
  const scene = { at: 3, options: { 1: { say: ["rest"] } } } as unknown as Scene;
  const table = { hints: true } as unknown as TableView;
  const of = { scene, table, viewer: 0, live: true, counts, choosing: choosing as unknown as Choosing, taking };
  return { hinting: new Hinting(of), choosing, taking, of };
}

test("whoever would lose a rating is asked first", async () => {
  const { hinting, taking, choosing } = asking(true);
  hinting.ask();
  expect([hinting.step, taking.hint.mock.calls.length]).toEqual(["sure", 0]);
  const thought = hinting.think();
  expect(hinting.step).toBe("thinking");
  await thought;
  expect([hinting.step, hinting.hint]).toEqual(["told", HINT]);
  expect(choosing.suggest).toHaveBeenCalledWith(["rest"]);
});

test("what is told can be played at once", async () => {
  const { hinting, taking } = asking(false);
  hinting.ask();
  await vi.waitFor(() => expect(hinting.step).toBe("told"));
  hinting.play();
  expect(taking.send).toHaveBeenCalledWith([["rest"]]);
  expect(hinting.step).toBeNull();
});

test("an answer that nobody waits for any more is not shown", async () => {
  let answer: (hint: Hint) => void = () => {};
  const { hinting, choosing } = asking(false, () => new Promise((resolve) => (answer = resolve)));
  hinting.ask();
  hinting.close();
  answer(HINT);
  await Promise.resolve();
  expect([hinting.step, choosing.suggest.mock.calls.length]).toEqual([null, 0]);
});

test("a refusal is said like any other", async () => {
  const { hinting, taking } = asking(false, () => Promise.reject(new Error("no")));
  hinting.ask();
  await vi.waitFor(() => expect(taking.refused).toHaveBeenCalled());
  expect(hinting.step).toBeNull();
});

test("nobody asks when it is not their turn", () => {
  const { hinting, taking, of } = asking(false);
  of.live = false;
  hinting.ask();
  expect([hinting.can, taking.hint.mock.calls.length]).toEqual([false, 0]);
});
