// Arrow keys: the nearest thing in a direction, as the eye would choose it.
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export type Direction = "left" | "right" | "up" | "down";

/** Index of the nearest of `boxes` in that direction, -1 if there is none. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const [origin, ...turned] = [from, ...boxes].map((box) => rightwards(box, direction));
  let best = -1;
  let least = Infinity;
  turned.forEach((box, k) => {
    const far = distance(origin!, box);
    if (far < least) [best, least] = [k, far];
  });
  return best;
}

/** The same picture, turned so that the direction is to the right. */
function rightwards({ left, right, top, bottom }: Box, direction: Direction): Box {
  if (direction === "right") return { left, right, top, bottom };
  if (direction === "left") return { left: -right, right: -left, top, bottom };
  if (direction === "down") return { left: top, right: bottom, top: left, bottom: right };
  return { left: -bottom, right: -top, top: left, bottom: right };
}

/** How far ahead a box is; what lies aside counts much more, what is not ahead is infinitely far. */
function distance(from: Box, box: Box): number {
  const ahead = middle(box.left, box.right) - middle(from.left, from.right);
  if (ahead <= 1 || box.right <= from.right) return Infinity;
  const gap = Math.max(0, box.left - from.right);
  const aside = Math.max(0, box.top - from.bottom, from.top - box.bottom);
  const slant = Math.abs(middle(box.top, box.bottom) - middle(from.top, from.bottom));
  return gap + 3 * aside + 0.3 * slant + (aside > gap && aside > 0 ? 4 * aside : 0);
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}
