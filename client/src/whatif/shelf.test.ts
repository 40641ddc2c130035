import { beforeEach, describe, expect, it, vi } from "vitest";
import { begun } from "./lines";
import { read, write } from "./shelf";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

describe("lines that are kept", () => {
  it("come back for their table", () => {
    const line = begun(4, 1);
    write("a", [line]);
    expect(read("a")).toEqual([line]);
    expect(read("b")).toEqual([]);
  });

  it("are those of the last tables only", () => {
    for (const table of ["a", "b", "c", "d", "e"]) write(table, [begun(1, 0)]);
    expect(["a", "b", "e"].map((table) => read(table).length)).toEqual([0, 1, 1]);
    write("b", []);
    expect(read("b")).toEqual([]);
  });

  it.each(["{", "1", '[["a", [{}]]]', '[["a", [null]]]', "[1]"])("are not there if they cannot be read: %s", (said) => {
    kept.set("what-if", said);
    expect(read("a")).toEqual([]);
  });
});
