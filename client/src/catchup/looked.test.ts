import { beforeEach, expect, test, vi } from "vitest";
import { lastLook, noteLook } from "./looked";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
});

test("when a table was looked at last is kept, for the latest few", () => {
  expect(lastLook("a")).toBeNull();
  noteLook("a", 100);
  noteLook("a", 200.4);
  expect(lastLook("a")).toBe(200);
  for (let k = 0; k < 30; k++) noteLook(`t${k}`, 300 + k);
  expect([lastLook("a"), lastLook("t0"), lastLook("t29")]).toEqual([null, 300, 329]);
});

test("what cannot be read is as if it were not there", () => {
  localStorage.setItem("looked", "nonsense");
  expect(lastLook("a")).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new DOMException("full", "QuotaExceededError") } });
  expect(() => noteLook("a", 100)).not.toThrow();
});
