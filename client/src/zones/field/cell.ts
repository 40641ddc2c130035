// What is said of a cell to those who do not see it.
import { spotId } from "../../choosing/spots";
import { pieceName } from "../../faces/pieces";
import type { Words } from "../../lib/words.svelte";
import type { Board, Zone } from "../../wire";
import type { Lying } from "../../faces/pieces";
import type { Stage } from "../stage";

/** The spot itself, or the tile on it where only that can be chosen. */
export function meant(stage: Stage, zone: Zone, spot: string, here: Lying[]): string {
  const id = spotId(zone.id, spot);
  const can = (one: string): boolean => stage.glow.has(one) || stage.selected.has(one);
  return can(id) ? id : (here.find(([piece, { face }]) => stage.board?.faces[face]?.ground && can(piece))?.[0] ?? id);
}

export function lyingThere(words: Words, board: Board, here: Lying[]): string[] {
  return here.map(([, piece]) => {
    const said = pieceName(words, board, piece) + (piece.seat == null ? "" : `, ${words.called(piece.seat)}`);
    return piece.lying ? words.text("board-lying", { piece: said }) : said;
  });
}

export function priced(words: Words, price: number | undefined): string[] {
  return price === undefined ? [] : [words.text("board-price", { n: price })];
}
