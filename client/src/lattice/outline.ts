// The edge of several cells as one line.
import { corners, key, middle, neighbours, type Lattice, type Point } from "./lattice";

/** Closed loops of points around the cells, holes included. */
export function outline(lattice: Lattice, cells: Point[]): Point[][] {
  const inside = new Set(cells.map(key));
  const around = corners(lattice);
  const next = new Map<string, { from: Point; to: Point }[]>();
  for (const cell of cells) {
    const [x, y] = middle(lattice, cell);
    for (const [side, beyond] of neighbours(lattice, cell).entries()) {
      if (inside.has(key(beyond))) continue;
      const [from, to] = [around[side]!, around[(side + 1) % around.length]!].map(([dx, dy]): Point => [x + dx, y + dy]) as [Point, Point];
      next.set(near(from), [...(next.get(near(from)) ?? []), { from, to }]);
    }
  }
  const loops: Point[][] = [];
  for (const edges of next.values()) {
    for (let edge = edges.pop(); edge; edge = edges.pop()) {
      const loop: Point[] = [];
      for (let at: typeof edge | undefined = edge; at; at = next.get(near(at.to))?.pop()) loop.push(at.from);
      loops.push(loop);
    }
  }
  return loops;
}

/** As the path of a drawing, in its units. */
export function path(loops: Point[][], [x, y]: Point = [0, 0], unit = 1): string {
  const said = (value: number): string => String(Math.round(100 * value) / 100);
  return loops.map((loop) => `M${loop.map(([dx, dy]) => `${said(x + unit * dx)} ${said(y + unit * dy)}`).join("L")}Z`).join("");
}

/** Corners are worked out from the middles of several cells: they are the same if they are near. */
function near([x, y]: Point): string {
  return `${Math.round(1000 * x)} ${Math.round(1000 * y)}`;
}
