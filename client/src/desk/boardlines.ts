// The common board as lines of zones, from its layout.
import { isHigh } from "../faces/pieces";
import type { Board, Zone } from "../wire";

export interface BoardLine {
  /** A lane whose spots stand above those of the row. */
  above: Zone | null;
  main: Zone[];
  /** Decks at the edge. */
  piles: Zone[];
}

/** The lines of the layout without what belongs to a seat; a lane that fits the row below it becomes part of that line. */
export function boardLines(board: Board): BoardLine[] {
  const byId = new Map(board.zones.map((zone) => [zone.id, zone]));
  const lines = [...board.layout.main, ...(board.layout.side ?? [])]
    .map((ids) => ids.map((id) => byId.get(id)).filter((zone): zone is Zone => zone !== undefined && zone.seat == null))
    .filter((zones) => zones.length);
  const made: BoardLine[] = [];
  let above: Zone | null = null;
  for (const [k, zones] of lines.entries()) {
    if (zones.length === 1 && zones[0]!.kind === "lane" && fits(zones[0]!, lines[k + 1]?.[0])) {
      above = zones[0]!;
      continue;
    }
    const last = made.at(-1);
    if (last?.main.every(isPile) && zones.every(isPile)) {
      last.main.push(...zones); // decks by themselves lie side by side
      continue;
    }
    const piles = zones.every(isPile) ? [] : zones.filter(isPile);
    made.push({ above, main: zones.filter((zone) => !piles.includes(zone)), piles });
    above = null;
  }
  return made;
}

function isPile(zone: Zone): boolean {
  return zone.kind === "pile";
}

function fits(lane: Zone, row: Zone | undefined): boolean {
  return row?.kind === "row" && (lane.size ?? 0) <= (row.size ?? 0);
}

/** How many lines hold cards, and the height that lanes and scale bars add to them. */
export function lineSizes(lines: BoardLine[]): { high: number; extra: number } {
  const high = lines.filter((line) => line.main.some(isHigh));
  const extra = lines.reduce((sum, line) => sum + (line.above ? 28 : 0) + (line.main.some((zone) => zone.labels) ? 27 : 0), 0);
  return { high: Math.max(1, high.length), extra };
}
