import { expect, test, vi } from "vitest";
import type { Choosing } from "../choosing/choosing.svelte";
import { Words } from "../lib/words.svelte";
import type { View } from "../session/view";
import type { Board, Scene } from "../wire";
import { concerned, nextAsked } from "./next";

vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const own = "dock-which-piece = which piece?\ndock-next = and now?\nnext-fight = whom?\nsure-fight = Sure?\nname-peru = Peru\nname-map = Map";
const board = { zones: [{ id: "map", kind: "field", name: ["name-map", {}], spots: ["peru"], labels: [["name-peru", {}]] }], faces: {}, seats: 2 } as unknown as Board;

function view(choosing: Partial<Choosing>, scene: Partial<Scene> = {}): View & { choosing: Choosing } {
  const words = new Words("en", [own]);
  words.board = board;
  const none = { begun: [], glow: new Set(), hand: [], verb: "", offer: null, preview: false };
  return { words, board, scene: { pieces: {}, ask: ["ask", {}], ...scene }, choosing: { ...none, ...choosing } } as unknown as View & { choosing: Choosing };
}

test.each([
  ["nothing was clicked", {}, null],
  ["only pieces in hand are left", { begun: ["map:peru"], glow: new Set(["a", "b"]), hand: ["a", "b"], verb: "place" }, "Peru: which piece?"],
  ["the title has words for it", { begun: ["map:peru"], glow: new Set(["foe"]), verb: "fight" }, "Peru: whom?"],
  ["it has none", { begun: ["map:peru"], glow: new Set(["foe"]), verb: "trade" }, "Peru: and now?"],
  ["all is chosen", { offer: { verb: "fight" } }, "Sure?"],
  ["it is only pointed at", { offer: { verb: "fight" }, preview: true }, null],
])("after a first click: %s", (_, choosing, said) => {
  expect(nextAsked(view(choosing as unknown as Partial<Choosing>))?.join("") ?? null).toBe(said);
});

test("what was chosen before is named, unless the question does", () => {
  const pieces = { m3: { face: "m3", in: "row" } };
  expect(concerned(view({}, { pieces, concerns: ["m3", "map:peru"] }))).toEqual([{ kind: "face", id: "m3" }, "Peru"]);
  expect(concerned(view({}, { pieces, concerns: ["m3"], ask: ["ask", { card: "m3" }] }))).toEqual([]);
});
