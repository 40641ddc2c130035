// Lines of zones as they are drawn: decks at the edge of their row, a lane above the row it belongs to.
import type { Zone } from "../wire";
import type { Need } from "./plan";

export interface BoardLine {
  /** A lane whose spots stand above those of the row. */
  above: Zone | null;
  main: Zone[];
  /** Decks at the edge. */
  piles: Zone[];
}

/** A lane that fits the row below it becomes part of that line. */
export function boardLines(lines: Zone[][]): BoardLine[] {
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

/** The height of what is drawn around cards, by density; headings grow with the text. */
export const FURNITURE = {
  desktop: { frame: 28, head: 24, lane: 29, scale: 27, between: 12, deck: 48 },
  tablet: { frame: 23, head: 22, lane: 29, scale: 27, between: 8, deck: 0 },
  phone: { frame: 14, head: 20, lane: 21, scale: 26, between: 5, deck: 0 },
} as const;
const SCALE_TEXT = 14;
export type Density = keyof typeof FURNITURE;

export function needOf(lines: BoardLine[], density: Density, text: number): Need {
  const { frame, head, lane, scale, between, deck } = FURNITURE[density];
  const priced = (line: BoardLine) => line.main.some((zone) => zone.labels);
  const each = lines.reduce((sum, line) => sum + head * text + (line.above ? lane : 0) + (priced(line) ? scale + SCALE_TEXT * (text - 1) : 0), 0);
  const sizes = lines.map(({ main }) => main.reduce((sum, zone) => sum + (zone.spots?.length || zone.size || 1), 0));
  return {
    lines: Math.max(1, lines.length),
    besides: frame + each + between * Math.max(0, lines.length - 1),
    cards: Math.max(0, ...sizes),
    decks: Math.max(0, ...lines.map(({ piles }) => piles.length * deck)),
  };
}
