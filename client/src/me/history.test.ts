import { beforeEach, expect, test, vi } from "vitest";
import type { History, Past, MyStanding } from "../wire";
import { MyHistory } from "./history.svelte";

vi.mock("../lib/problems", () => ({ said: String }));

const past = (id: string): Past => ({ id, change: { before: 1000, after: 1010 } }) as unknown as Past;
const ids = (mine: MyHistory) => mine.matches?.map(({ id }) => id).join("");

/** Answers that are given when the test wants, by path. */
let answers: Map<string, (body: unknown) => void>;
async function answer(path: string, body: Partial<History & MyStanding>): Promise<void> {
  answers.get(path)!({ ok: true, json: () => Promise.resolve(body) });
  await new Promise((resolve) => setTimeout(resolve));
}

let mine: MyHistory;
beforeEach(async () => {
  answers = new Map();
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => answers.set(path, resolve)));
  mine = new MyHistory();
  void mine.load();
  await answer("/api/me/history", { matches: [past("a"), past("b")], more: true });
  await answer("/api/me/standing", {});
});

test("pages follow one another", async () => {
  void mine.further();
  expect(mine.busy).toBe(true);
  await answer("/api/me/history?before=b", { matches: [past("c")] });
  expect([ids(mine), mine.more, mine.busy]).toEqual(["abc", false, false]);
});

test("a rating that ends leaves the pages, and one that is on its way", async () => {
  void mine.further();
  void mine.weigh();
  await answer("/api/me/standing", { unrated: true });
  expect([ids(mine), mine.standing?.unrated, mine.busy]).toEqual(["ab", true, true]);
  await answer("/api/me/history?before=b", { matches: [past("c")] });
  expect([ids(mine), mine.busy]).toEqual(["abc", false]);
  expect(mine.matches!.every(({ change }) => !change)).toBe(true);
});

test("a page that comes after a new beginning is dropped", async () => {
  void mine.further();
  void mine.load();
  await answer("/api/me/history", { matches: [past("x")] });
  await answer("/api/me/standing", {});
  await answer("/api/me/history?before=b", { matches: [past("c")] });
  expect([ids(mine), mine.busy]).toEqual(["x", false]);
});
