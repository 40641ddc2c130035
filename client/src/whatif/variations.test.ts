import { describe, expect, it } from "vitest";
import { added, answered, back, begun, lastAt, letter, MOST_LINES, on, played, renewed, told, without, type Line, type Lines, type Move } from "./variations";

const mine = (n: number): Move => [0, "take", n];
const theirs: Move = [1, "rest"];
/** Two decisions of mine, each answered. */
const line: Line = { at: 7, seat: 0, deal: 5, moves: [mine(1), theirs, mine(2), theirs], starts: [0, 2], score: 4 };
const at = (cursor: number): Lines => ({ all: [line], current: 0, cursor });

describe("lines that were tried out", () => {
  it("begin with another deal each", () => {
    expect(begun(3, 1)).toMatchObject({ at: 3, seat: 1, moves: [], starts: [] });
    expect(begun(3, 1).deal).not.toBe(begun(3, 1).deal);
  });

  it("grow at their end", () => {
    const moves = [...line.moves, mine(3), theirs];
    expect(played(at(4), moves)).toEqual({ all: [{ ...line, moves, starts: [0, 2, 4], score: null }], current: 0, cursor: 6 });
  });

  it("part where somebody goes back and decides otherwise, and the old one stays", () => {
    const moves = [mine(1), theirs, mine(9), theirs, theirs];
    const parted = played(at(2), moves);
    expect(parted.all).toEqual([line, { ...line, moves, starts: [0, 2], score: null }]);
    expect(parted).toMatchObject({ current: 1, cursor: 5 });
  });

  it("are followed where somebody decides the same again", () => {
    expect(played(at(0), line.moves.slice(0, 2))).toEqual({ all: [line], current: 0, cursor: 2 });
  });

  it("are gone through by decisions of mine", () => {
    expect([4, 3, 2, 1, 0].map((cursor) => back(at(cursor)))).toEqual([2, 2, 0, 0, null]);
    expect([0, 1, 2, 3, 4].map((cursor) => on(at(cursor)))).toEqual([2, 2, 4, 4, null]);
  });

  it("go on when others answer once more", () => {
    expect(answered(at(4), [...line.moves, theirs])).toMatchObject({ cursor: 5, all: [{ starts: [0, 2] }] });
  });

  it("are found again from the same position", () => {
    const lines = added(at(4), { ...line, at: 9 });
    expect([lastAt(lines, 7), lastAt(lines, 9), lastAt(lines, 8)]).toEqual([0, 1, -1]);
  });

  it("are dealt anew in place where nothing was decided yet, else beside", () => {
    const other = begun(7, 0);
    expect(renewed(at(4), other)).toEqual({ all: [line, other], current: 1, cursor: 0 });
    expect(renewed({ all: [begun(7, 0)], current: 0, cursor: 0 }, other)).toEqual({ all: [other], current: 0, cursor: 0 });
  });

  it("can be forgotten, and the oldest are", () => {
    const two = added(at(4), begun(7, 0));
    expect(without(two, 1)).toEqual({ all: [line], current: 0, cursor: 4 });
    expect(without(two, 0)).toMatchObject({ current: 0, cursor: 0 });
    expect(without(at(4), 0)).toEqual({ all: [], current: 0, cursor: 0 });
    let many = at(4);
    for (let k = 0; k < MOST_LINES; k++) many = added(many, begun(k, 0));
    expect(many.all.map((one) => one.at)).toEqual([...Array(MOST_LINES).keys()]);
    expect(letter(many.current)).toBe("I");
  });

  it("are told as far as they are looked at", () => {
    expect(told(line, 2, 1)).toEqual({ seat: 0, at: 7, deal: 5, moves: [mine(1), theirs], known: 1 });
  });
});
