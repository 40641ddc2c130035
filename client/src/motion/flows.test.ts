import { describe, expect, it } from "vitest";
import type { Board, Piece, Scene } from "../wire";
import { goodsMoved, stacksChanged } from "./flows";

const face = (frame: "cube" | "back" | "card") => ({ frame, name: ["", {}] as [string, Record<string, unknown>] });
const board: Board = { title: "t", seats: 2, layout: { main: [] }, zones: [], faces: { salt: face("cube"), card: face("card"), back: face("back") } };
const scene = (pieces: Record<string, Piece>): Scene =>
  ({ at: 0, viewer: 0, turn: [1, 0], waiting: [], over: false, ask: ["", {}], pieces, panels: {} });
const salt = (n: number): Piece => ({ face: "salt", in: "hold", n });

describe("goods", () => {
  it("go from who has fewer to who has more", () => {
    const moved = goodsMoved(board, scene({ a: salt(3), b: salt(1) }), scene({ a: salt(1), b: salt(2), c: salt(1) }));
    expect(moved).toEqual([
      { face: "salt", from: "a", to: "b" },
      { face: "salt", from: "a", to: "c" },
    ]);
  });

  it("come from the supply and go back to it", () => {
    expect(goodsMoved(board, scene({ a: salt(1) }), scene({ a: salt(2) }))).toEqual([{ face: "salt", from: null, to: "a" }]);
    expect(goodsMoved(board, scene({ a: salt(1) }), scene({}))).toEqual([{ face: "salt", from: "a", to: null }]);
  });

  it("are not taken for those of another kind that lie there now", () => {
    const kinds = { ...board, faces: { ...board.faces, silk: face("cube") } };
    const moved = goodsMoved(kinds, scene({ a: salt(1) }), scene({ a: { ...salt(1), face: "silk" } }));
    expect(moved).toEqual([{ face: "salt", from: "a", to: null }, { face: "silk", from: null, to: "a" }]);
  });

  it("are not cards", () => {
    expect(goodsMoved(board, scene({ a: { face: "card", in: "row" } }), scene({}))).toEqual([]);
  });
});

describe("figures", () => {
  const men = { ...board, faces: { man: { ...face("card"), frame: "figure" as const } } };
  const man = (seat: number, n = 1): Piece => ({ face: "man", in: "map", seat, n });

  it("go like goods, each seat's to its own", () => {
    const before = scene({ "hand.0": man(0, 2), "hand.1": man(1) });
    const after = scene({ "hand.0": man(0), "dock/1": man(1), "dock/2": man(0) });
    expect(goodsMoved(men, before, after)).toEqual([
      { face: "man", from: "hand.0", to: "dock/2" },
      { face: "man", from: "hand.1", to: "dock/1" },
    ]);
  });
});

describe("stacks", () => {
  it("tell where a card came from", () => {
    const before = scene({ deck: { face: "back", in: "deck", n: 5 } });
    const after = scene({ deck: { face: "back", in: "deck", n: 4 } });
    expect(stacksChanged(board, before, after, -1)).toEqual(["deck"]);
    expect(stacksChanged(board, before, after, 1)).toEqual([]);
  });
});
