// Zooming: how far it goes, and where one has to scroll so that a point stays where it is.

export interface Pointer {
  x: number;
  y: number;
}

const MOST = 4;

export function bounded(zoom: number): number {
  return Math.min(MOST, Math.max(1, zoom));
}

/** The new scroll position, when all grows by this factor and a point so far from the edge of the view is held. */
export function aimed(scrolled: number, point: number, by: number): number {
  return (scrolled + point) * by - point;
}
