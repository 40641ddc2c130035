import { describe, expect, it } from "vitest";
import { arranged, broken, type Room, type Row } from "./rows";

const room: Room = { middle: 60, width: 104, top: 59, bottom: 164, size: 25, gap: 3, most: 4, plus: true };
const goods = (thing: string) => thing.length === 1;
const known = (thing: string) => thing !== "riddle";
const laid = (...rows: Row[]) => arranged(rows, room, goods, known);

describe("signs in lines", () => {
  const lengths = (n: number, most: number) => broken(Array<string>(n).fill("a"), most).map((line) => line.length);

  it("are nearly equally long", () => {
    expect(lengths(4, 4)).toEqual([4]);
    expect(lengths(5, 4)).toEqual([3, 2]);
    expect(lengths(6, 4)).toEqual([3, 3]);
    expect(lengths(4, 3)).toEqual([2, 2]);
    expect(lengths(0, 4)).toEqual([]);
  });
});

describe("a face", () => {
  it("repeats amounts, with the arrow between give and get", () => {
    const drawn = laid([["a", 2]], [["arrow", 1]], [["b", 3]]);
    expect(drawn.map((mark) => mark.kind)).toEqual(["sign", "sign", "arrow", "sign", "sign", "sign"]);
    const heights = drawn.map((mark) => mark.y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it("has a plus above goods that are gained, and none above signs", () => {
    expect(laid([["a", 1]])[0]!.kind).toBe("plus");
    expect(laid([["upgrade", 2]])[0]!.kind).toBe("sign");
  });

  it("says what has no sign, and names the alternative", () => {
    expect(laid([["riddle", 2]])).toMatchObject([{ kind: "words", thing: "riddle", n: 2 }]);
    expect(laid([["a", 1]], [["arrow", 1]], [["b", 1]], [["or", 1], ["c", 1]]).map((mark) => mark.kind)).toContain("or");
  });

  it("stays inside its room however much there is", () => {
    const drawn = laid([["a", 6]], [["arrow", 1]], [["b", 6]], [["c", 4]]);
    const signs = drawn.filter((mark) => mark.kind === "sign");
    expect(Math.min(...drawn.map((mark) => mark.y))).toBeGreaterThanOrEqual(room.top - 0.01);
    expect(Math.max(...signs.map((mark) => mark.y + mark.size))).toBeLessThanOrEqual(room.bottom + 0.01);
    expect(Math.max(...signs.map((mark) => mark.x + mark.size))).toBeLessThanOrEqual(112.01);
  });
});
