// What lies beyond the edges of a frame: on which side, and which is the nearest.
export type Edge = "up" | "down" | "left" | "right";
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The side on which a box is out of sight, null if its middle can be seen. */
export function beyond(frame: Box, box: Box): Edge | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const out: [Edge, number][] = [["up", frame.top - y], ["down", y - frame.bottom], ["left", frame.left - x], ["right", x - frame.right]];
  const [edge, far] = out.reduce((most, one) => (one[1] > most[1] ? one : most));
  return far > 0 ? edge : null;
}

/** For each side what is there, the nearest first. */
export function byEdge<T>(frame: Box, things: [T, Box][]): Map<Edge, T[]> {
  const found = new Map<Edge, [T, number][]>();
  for (const [thing, box] of things) {
    const edge = beyond(frame, box);
    if (edge) found.set(edge, [...(found.get(edge) ?? []), [thing, apart(frame, box)]]);
  }
  return new Map([...found].map(([edge, all]) => [edge, all.sort((a, b) => a[1] - b[1]).map(([thing]) => thing)]));
}

/** How far the middles are from each other. */
function apart(one: Box, other: Box): number {
  return Math.hypot(one.left + one.right - other.left - other.right, one.top + one.bottom - other.top - other.bottom) / 2;
}
