import { beforeEach, expect, test, vi } from "vitest";
import { keepOrder, moved, readOrder, sorted } from "./order";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("what was sorted keeps its order, what is new comes last, what is gone is not missed", () => {
  const hand: [string, number][] = [["a", 1], ["b", 2], ["c", 3], ["d", 4]];
  expect(sorted(hand, ["c", "gone", "a"]).map(([id]) => id)).toEqual(["c", "a", "b", "d"]);
  expect(sorted(hand, [])).toEqual(hand);
});

test.each([["a", 2, ["b", "c", "a"]], ["c", 0, ["c", "a", "b"]], ["b", 9, ["a", "c", "b"]], ["b", -1, ["b", "a", "c"]]])("%s goes to place %i", (id, to, after) => {
  expect(moved(["a", "b", "c"], id, to)).toEqual(after);
});

test("each match has its own order, and old ones are forgotten", () => {
  keepOrder("m0", "hand", ["b", "a"]);
  keepOrder("m1", "hand", ["a"]);
  expect([readOrder("m0", "hand"), readOrder("m1", "hand"), readOrder("m2", "hand")]).toEqual([["b", "a"], ["a"], []]);
  for (let k = 2; k < 22; k++) keepOrder(`m${k}`, "hand", ["x"]);
  expect([readOrder("m0", "hand"), readOrder("m21", "hand")]).toEqual([[], ["x"]]);
  kept.set("hands", "{broken");
  expect(readOrder("m21", "hand")).toEqual([]);
});
