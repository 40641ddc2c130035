import { beforeEach, describe, expect, it, vi } from "vitest";
import { begun } from "./variations";
import { read, write } from "./shelf";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

describe("lines that are kept", () => {
  it("come back for their table", () => {
    const line = begun(4, 1);
    write("a", 1, [line]);
    expect(read("a", 1)).toEqual([line]);
    expect(read("b", 1)).toEqual([]);
  });

  it("belong to one seat", () => {
    const [mine, theirs] = [begun(1, 0), begun(1, 1)];
    write("a", 0, [mine]);
    write("a", 1, [theirs]);
    expect([read("a", 0), read("a", 1)]).toEqual([[mine], [theirs]]);
    write("a", 0, []);
    expect([read("a", 0), read("a", 1)]).toEqual([[], [theirs]]);
  });

  it("are those of the last tables only", () => {
    for (const table of ["a", "b", "c", "d", "e"]) write(table, 0, [begun(1, 0)]);
    expect(["a", "b", "e"].map((table) => read(table, 0).length)).toEqual([0, 1, 1]);
    write("b", 0, []);
    expect(read("b", 0)).toEqual([]);
  });

  it.each(["{", "1", '[["a", [{}]]]', '[["a", [null]]]', "[1]"])("are not there if they cannot be read: %s", (said) => {
    kept.set("what-if", said);
    expect(read("a", 0)).toEqual([]);
  });
});
