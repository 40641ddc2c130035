import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Part } from "../lib/words.svelte";
import type { Board, Entry, Scene, Update } from "../wire";
import type { Shown } from "./patch";
import { stepsOf } from "../story/steps";
import { Story } from "./story.svelte";

vi.mock("../lib/settings.svelte", () => ({ reducedMotion: () => false, settings: { pace: 1 } }));

const scene = (at: number): Scene => ({
  at, viewer: 0, turn: [1, 0], waiting: [0], over: false, ask: ["ask", {}], pieces: {}, panels: {},
});
const move = (at: number, seat: number): Update => ({
  v: at, what: "act", seat, patch: { scene: { at }, pieces: { [`p${at}`]: { face: "x", in: "row" } } },
});

const BOARD: Board = {
  title: "any", seats: 2, zones: [], faces: {}, layout: { main: [] },
  beats: { found: { at: "map:{region}" }, scored: { chapter: ["chapter", {}], scored: "row" }, turned: { brief: true } },
};
const told = (at: number, seat: number, ...entries: Entry[]): Update => ({
  ...move(at, seat), lines: [{ at, seat, round: 1, entries }],
});
const found = (region: string): Entry => ({ what: "found", seat: 0, data: { region } });

let shown: number[];
let story: Story;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  shown = [];
  story = new Story({
    watching: false,
    viewer: 0,
    steps: ({ lines = [] }) => stepsOf(BOARD, lines),
    said: ({ entries }) => entries.map(({ what }) => [what]),
    spoken: (part) => part as string,
    show: ({ scene }: Shown) => void shown.push(scene.at),
    lines: (): Part[][] => [],
    change: (make) => Promise.resolve(make()),
  });
  story.begin({ scene: scene(0), log: [] });
});
afterEach(() => vi.useRealTimers());

test("my own act is on show at once", () => {
  story.add(move(1, 0), true);
  expect(shown).toEqual([0, 1]);
  expect(story.behind).toBe(false);
});

test("others' moves come one after another, and nobody acts before the last", async () => {
  for (const k of [1, 2, 3]) story.add(move(k, k), false);
  expect(story.behind).toBe(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(shown).toEqual([0, 1]);
  expect(story.playing?.seat).toBe(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(shown).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(1300);
  expect(shown.at(-1)).toBe(3);
  expect(story.behind).toBe(false);
  expect(story.playing).toBeNull();
  expect([...story.marks]).toEqual([["p1", 1], ["p2", 2], ["p3", 3]]);
});

test("a skip goes to the present at once", async () => {
  for (const k of [1, 2, 3]) story.add(move(k, k), false);
  await vi.advanceTimersByTimeAsync(50);
  story.skip();
  expect(shown).toEqual([0, 1, 3]);
  expect(story.behind).toBe(false);
  expect(story.marks.size).toBe(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.at(-1)).toBe(3);
});

test("what happened since my last act can be told again and ends in the present", async () => {
  story.add(move(1, 0), true);
  story.add(move(2, 1), false);
  await vi.advanceTimersByTimeAsync(2000);
  shown.length = 0;
  story.replay();
  story.add(move(3, 2), false);
  expect(story.behind).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown.slice(0, 3)).toEqual([1, 2, 3]);
  expect(story.truth?.scene.at).toBe(3);
  expect(story.behind).toBe(false);
});

test("my next act clears the marks and the story", async () => {
  story.add(move(1, 1), false);
  await vi.advanceTimersByTimeAsync(2000);
  story.add(move(2, 0), true);
  expect(story.marks.size).toBe(0);
  expect(story.told).toBe(false);
});

test("a new beginning forgets what was still to be told", async () => {
  story.add(move(1, 1), false);
  story.add(move(2, 2), false);
  story.begin({ scene: scene(9), log: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.at(-1)).toBe(9);
  expect(shown).not.toContain(2);
});

test("what the table declined for me neither ends the story nor is a part of it", async () => {
  story.add(move(1, 1), false);
  story.add({ ...move(2, 0), auto: true }, false);
  await vi.advanceTimersByTimeAsync(50);
  expect(story.playing?.seat).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect([shown.at(-1), story.playing, story.told]).toEqual([2, null, true]);
  story.add(move(3, 0), true);
  story.add({ ...move(4, 0), auto: true }, false);
  await vi.advanceTimersByTimeAsync(50);
  expect([shown.at(-1), story.playing, story.told]).toEqual([4, null, false]);
});

test("what happened meanwhile is told from the past to the present, and can be held", async () => {
  story.begin({ scene: scene(3), log: [] });
  shown.length = 0;
  story.film({ scene: scene(0), log: [] }, [move(1, 1), move(2, 0), move(3, 1)]);
  expect([story.filming, story.behind]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(50);
  story.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown, story.paused, story.playing?.seat]).toEqual([[0, 1], true, 1]);
  story.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown, story.filming, story.behind, story.told]).toEqual([[0, 1, 2, 3, 3], false, false, true]);
});

test("a film that is held can be skipped", async () => {
  story.film({ scene: scene(0), log: [] }, [move(1, 1), move(2, 1)]);
  await vi.advanceTimersByTimeAsync(50);
  story.pause();
  story.skip();
  expect([story.filming, story.paused, story.behind]).toEqual([false, false, false]);
});

test("a film that is shown again is a film: it can be held, and takes no longer", async () => {
  const many = Array.from({ length: 40 }, (_, k) => move(k + 1, 1));
  story.begin({ scene: scene(40), log: [] });
  story.film({ scene: scene(0), log: [] }, many);
  await vi.advanceTimersByTimeAsync(28_500);
  expect(story.behind).toBe(false);
  story.replay();
  expect([story.filming, story.behind]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(28_500);
  expect([story.filming, story.behind, shown.at(-1)]).toEqual([false, false, 40]);
  story.add(move(41, 0), true);
  story.add(move(42, 1), false);
  await vi.advanceTimersByTimeAsync(4000);
  story.replay();
  expect([story.filming, story.behind]).toEqual([false, true]);
});

test("what came of my own act is told step by step before I am asked again, and can be shown again", async () => {
  story.add(told(1, 0, found("peru"), found("chile")), true);
  expect(story.behind).toBe(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(story.unfolding).toMatchObject({ k: 0, held: false, whole: false });
  expect(story.playing?.parts).toEqual([["found"]]);
  expect(shown.at(-1)).toBe(0);
  await vi.advanceTimersByTimeAsync(1500);
  expect(story.unfolding?.k).toBe(1);
  expect(shown.at(-1)).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect([story.unfolding, story.behind, story.told]).toEqual([null, false, true]);
  story.replay();
  await vi.advanceTimersByTimeAsync(50);
  expect(story.unfolding?.k).toBe(0);
});

test("one goes on, back, waits, and skips", async () => {
  story.add(told(1, 0, found("peru"), found("chile"), found("brazil")), true);
  await vi.advanceTimersByTimeAsync(50);
  story.step(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(story.unfolding?.k).toBe(1);
  story.step(-1);
  await vi.advanceTimersByTimeAsync(10);
  expect(story.unfolding?.k).toBe(0);
  story.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(story.unfolding).toMatchObject({ k: 0, held: true });
  story.hold();
  await vi.advanceTimersByTimeAsync(10);
  expect(story.unfolding).toMatchObject({ k: 1, held: false });
  story.skip();
  expect([story.unfolding, story.behind, shown.at(-1)]).toEqual([null, false, 1]);
});

test("a scoring waits until somebody goes on", async () => {
  const row = (region: string): Entry => ({ what: "scored", seat: -1, data: { region, shares: [6, 2] } });
  story.add(told(1, 1, row("peru"), row("chile")), false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(story.unfolding).toMatchObject({ k: 1, held: true });
  story.step(1);
  await vi.advanceTimersByTimeAsync(10);
  expect([story.unfolding, story.behind]).toEqual([null, false]);
});

test("what is brief holds nobody up, and is marked as the table's", async () => {
  story.add(told(1, 0, { what: "turned", seat: -1, data: { card: "x" } }), true);
  expect(story.behind).toBe(false);
  expect([...story.marks]).toEqual([["p1", -1]]);
});
