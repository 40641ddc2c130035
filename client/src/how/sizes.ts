// How large the faces of a row are, so that the row fits the page: cards shrink, tiles that one reads fill lines, pieces keep their size.

export type Kind = "card" | "tile" | "piece" | "arrow";

export const PIECE = 34;
export const ARROW = 20;
/** Below this a card shows its signs only. */
export const COMPACT = 90;
const CARD = { least: 46, most: 124 };
const TILE = { least: 124, most: 170 };

/** The width of each kind in a row of these, in a place so wide. */
export function sizes(row: Kind[], width: number, gap: number): Record<Kind, number> {
  const count = (kind: Kind) => row.filter((each) => each === kind).length;
  const others = count("piece") * PIECE + count("arrow") * ARROW + (row.length - 1) * gap;
  const card = Math.floor((width - others) / Math.max(1, count("card")));
  const inLine = Math.min(count("tile"), Math.max(1, Math.floor((width + gap) / (TILE.least + gap))));
  const tile = Math.floor((width + gap) / Math.max(1, inLine)) - gap;
  return {
    card: Math.min(CARD.most, Math.max(CARD.least, card)),
    tile: Math.min(TILE.most, tile),
    piece: PIECE,
    arrow: ARROW,
  };
}
