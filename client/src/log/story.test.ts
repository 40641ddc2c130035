import { expect, test } from "vitest";
import type { Words } from "../lib/words.svelte";
import type { Line } from "../wire";
import { linesOf, told } from "./story";

const words = { entry: ({ what }: { what: string }) => [what] } as unknown as Words;
const line = (at: number, seat: number, round = 1): Line => ({ at, seat, round, entries: [{ what: `a${at}`, seat, data: {} }] });
const lines = (log: Line[], since: number | null) => linesOf(told(log, words, since));

test("what a seat does in a row is one line, newest first", () => {
  const log = [line(0, 0), line(1, 0), line(2, 1)];
  expect(lines(log, null).map(({ parts }) => parts.join(""))).toEqual(["a2", "a0, a1"]);
});

test("where one left off a new line begins, even in the middle of a turn", () => {
  const log = [line(0, 0), line(1, 0), line(2, 1), line(3, 1, 2)];
  expect(lines(log, 1).map(({ at, first }) => [at, Boolean(first)])).toEqual([[3, false], [2, false], [1, true], [0, false]]);
  expect(lines(log, 3).map(({ at, first }) => [at, Boolean(first)])).toEqual([[3, true], [2, false], [0, false]]);
});

test("who sees everything for the first time has no such line", () => {
  expect(lines([line(0, 0), line(1, 1)], 0).some(({ first }) => first)).toBe(false);
});

test("a way back stands for itself", () => {
  const back: Line = { at: 1, seat: 0, round: 1, entries: [{ what: "went-back", seat: 0, data: {} }] };
  const log = [line(0, 0), back, line(1, 0)];
  expect(lines(log, null).map(({ parts }) => parts.join(""))).toEqual(["a1", "went-back", "a0"]);
});

test("what the table does after a bot is not the bot's", () => {
  const played: Line = { ...line(0, 1), bot: "greedy", entries: [{ what: "took", seat: 1, data: {} }, { what: "came-up", seat: -1, data: {} }] };
  expect(lines([played], null).map(({ parts, bot }) => [parts.join(""), bot])).toEqual([["came-up", false], ["took", true]]);
});
