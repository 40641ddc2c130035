// Where every piece is on the page.

export interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  container: Element | null;
  /** Where its container is: a piece that only goes along with it does not move. */
  origin: DOMRect | undefined;
}
export type AllSeen = Map<string, Seen[]>;

const CONTAINERS = ".row, .fan, .grid, .strip, .pile, .tiles, .cells, .field, .track";

/** A piece that is shown twice (in its seat's panel, too) is taken where it is large. */
export function look(): AllSeen {
  const large: AllSeen = new Map();
  const brief: AllSeen = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(".game [data-piece]")) {
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const side = element.closest("[data-seat]") ? brief : large;
    const id = element.dataset.piece!;
    const container = element.closest(CONTAINERS);
    const seen = { element, rect, container, origin: container?.getBoundingClientRect() };
    side.set(id, [...(side.get(id) ?? []), seen]);
  }
  for (const [id, seen] of brief) if (!large.has(id)) large.set(id, seen);
  return large;
}

/** What moves as one: a piece with all that lies on it. */
export function unit(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(".place") ?? element;
}

export function middleOf(rect: DOMRect): [number, number] {
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}

export function nearest(seen: Seen[], to: DOMRect): DOMRect | undefined {
  return seen.map(({ rect }) => rect).sort((a, b) => Math.abs(a.top - to.top) - Math.abs(b.top - to.top))[0];
}
