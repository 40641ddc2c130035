// A finger is broad: what is smaller than it can be touched a little beside it, and between two the nearer one is meant.
import type { Box } from "./nearest";

/** What a finger needs, in pixels. */
const FINGER = 44;

/** Index of the box that is meant by a touch at this point, -1 if none is near enough. */
export function meant(x: number, y: number, boxes: Box[]): number {
  const away = boxes.map(({ left, right, top, bottom }) => {
    const [dx, dy] = [beside(x, left, right), beside(y, top, bottom)];
    return dx <= spare(left, right) && dy <= spare(top, bottom) ? Math.hypot(dx, dy) : Infinity;
  });
  const least = Math.min(...away);
  return least < Infinity ? away.indexOf(least) : -1;
}

function beside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to);
}

function spare(from: number, to: number): number {
  return Math.max(0, (FINGER - (to - from)) / 2);
}
