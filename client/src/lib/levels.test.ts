import { beforeEach, expect, test } from "vitest";
import { botsOf, preferring } from "./levels";

const shelf = { bots: ["level1", "level2", "level3"], usual: "level2" };

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
});

test("somebody new gets whom the server thinks right", () => {
  expect(botsOf(shelf)).toEqual({ levels: shelf.bots, usual: "level2" });
});

test("a level that was chosen is the usual one from then on", () => {
  expect(preferring(botsOf(shelf), "level3").usual).toBe("level3");
  expect(botsOf(shelf).usual).toBe("level3");
});

test("one that is gone is not", () => {
  preferring(botsOf(shelf), "level9");
  expect(botsOf(shelf).usual).toBe("level2");
  expect(botsOf({ bots: ["level1"], usual: "" }).usual).toBe("level1");
  expect(botsOf({ bots: [], usual: "" }).usual).toBe("");
});
