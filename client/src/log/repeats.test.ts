import { expect, test, vi } from "vitest";
import { Words } from "../lib/words.svelte";
import { repeated, repeats } from "./repeats";

vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const landed = (seat: number, region = "peru") => ({ what: "landed", seat, data: { region } });

test("the same thing of the same seat in a row is counted, other things are not", () => {
  const entries = [landed(0), landed(0), landed(1), landed(0), landed(0, "chile"), landed(-1), landed(-1)];
  expect(repeats(entries).map(({ n }) => n)).toEqual([2, 1, 1, 1, 1, 1]);
});

test("the number stands behind the words", () => {
  const words = new Words("en", ["log-landed = { $who } lands in { $region }\n    .also = lands in { $region }"]);
  const said = (n: number) => words.spokenAll(repeated(words, { entry: landed(0), n }, true)!);
  expect([said(1), said(3)]).toEqual(["lands in peru", "lands in peru\u00A0×\u00A03"]);
});
