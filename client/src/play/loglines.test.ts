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

test("an update that tells of several has no one speaker", () => {
  expect(speaker({ v: 0, what: "act", seat: 1, lines: [line(0, 1), line(1, 1)] })).toBe(1);
  expect(speaker({ v: 0, what: "act", seat: 1, lines: [line(0, 0), line(1, 1)] })).toBe(-1);
  expect(speaker({ v: 0, what: "undo" })).toBe(-1);
});
