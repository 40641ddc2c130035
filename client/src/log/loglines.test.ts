import { expect, test } from "vitest";
import type { Words } from "../lib/words.svelte";
import type { Line } from "../wire";
import { linesOf, speaker } from "./loglines";

const words = {
  rich: (id: string) => [id],
  entry: ({ what, seat }: { what: string; seat: number }, also: boolean) => (what === "chose" ? null : [`${also ? "" : `${seat} `}${what}`]),
} as unknown as Words;
const line = (at: number, seat: number, bot = ""): Line => ({
  at, seat, round: 1, bot, entries: [{ what: "chose", seat, data: {} }, { what: "took", seat, data: {} }, { what: "gained", seat, data: {} }],
});

test("what a bot did for somebody says so, once", () => {
  expect(linesOf(words, { v: 0, what: "act", seat: 1, lines: [line(0, 1), line(1, 0, "greedy")] })).toEqual([
    ["1 took"], ["gained"], ["catch-bot", " ", "0 took"], ["gained"],
  ]);
});

test("what the table does after a bot is not the bot's", () => {
  const played: Line = { ...line(0, 0, "greedy"), entries: [{ what: "took", seat: 0, data: {} }, { what: "came-up", seat: -1, data: {} }] };
  expect(linesOf(words, { v: 0, what: "act", seat: 0, lines: [played] })).toEqual([["catch-bot", " ", "0 took"], ["came-up"]]);
});

test("an update that tells of several has no one speaker", () => {
  expect(speaker({ v: 0, what: "act", seat: 1, lines: [line(0, 1), line(1, 1)] })).toBe(1);
  expect(speaker({ v: 0, what: "act", seat: 1, lines: [line(0, 0), line(1, 1)] })).toBe(-1);
  expect(speaker({ v: 0, what: "undo" })).toBe(-1);
});

test("a step back is told with how far it went, not with what had happened before", () => {
  const left: Line = { at: 0, seat: 1, round: 1, entries: [{ what: "seat-left", seat: 1, data: {} }] };
  const back: Line = { at: 0, seat: 0, round: 1, entries: [{ what: "went-back", seat: 0, data: {} }] };
  expect(linesOf(words, { v: 0, what: "undo", seat: 0, drop: 0, lines: [left, back] })).toEqual([["0 went-back"]]);
  expect(linesOf(words, { v: 0, what: "undo", seat: 0, drop: 0, lines: [left] })).toEqual([["back-undone"]]);
  expect(speaker({ v: 0, what: "undo", seat: 0, lines: [left, back] })).toBe(0);
});
