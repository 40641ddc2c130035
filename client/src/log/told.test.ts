import { expect, test } from "vitest";
import type { Words } from "../lib/words.svelte";
import type { Entry } from "../wire";
import { toldWay } from "./told";

const words = {
  board: { faces: { map: {} } },
  entry: ({ what }: Entry, also: boolean) => (what === "silent" ? null : [`${also ? "" : "somebody "}${what}`]),
  knows: (id: string) => id === "verb-toss",
  text: () => "Throw away",
} as unknown as Words;
const way = { action: ["toss", "map", 2], win: 0.5, error: 0.1, score: 12 };

test("what is done is told without saying who does it", () => {
  const entries = ["took", "silent", "gained"].map((what): Entry => ({ what, seat: 1, data: {} }));
  expect(toldWay(words, { ...way, entries })).toEqual(["took", ", ", "gained"]);
});

test("where the log is silent the verb is told, with what it names and brings", () => {
  const entries: Entry[] = [{ what: "silent", seat: 1, data: {} }];
  expect(toldWay(words, { ...way, entries, gain: [["gold", 2]], cost: [["salt", 1]] })).toEqual([
    "Throw away",
    " ",
    { kind: "face", id: "map" },
    " − ",
    { kind: "amounts", list: [["salt", 1]] },
    " + ",
    { kind: "amounts", list: [["gold", 2]] },
  ]);
});
