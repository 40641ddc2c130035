// The line of a way through cells: straight to the first border, in a bend through each cell, straight to where it ends.
import type { Point } from "./flow";

/** Where it crosses from each cell into the next. */
export function bordersOf(hearts: Point[]): Point[] {
  return hearts.slice(1).map(([x, y], k): Point => [(x + hearts[k]![0]) / 2, (y + hearts[k]![1]) / 2]);
}

/** `hearts` are the middles of its cells; it begins and ends there, unless a piece stands elsewhere in the cell. */
export function wayPath(hearts: Point[], from: Point = hearts[0]!, to: Point = hearts.at(-1)!): string {
  const [first, ...others] = bordersOf(hearts);
  const bends = others.map((border, k) => `Q${said(hearts[k + 1]!)} ${said(border)}`);
  return `M${said(from)}L${said(first!)}${bends.join("")}L${said(to)}`;
}

function said([x, y]: Point): string {
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`;
}
