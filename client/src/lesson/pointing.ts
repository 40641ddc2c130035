// Where a thing lies on the page: a piece, a place (`zone:spot`), a zone, or a part of the page itself.

const PARTS: Record<string, string> = { "@dock": ".dock", "@seats": ".seats" };

/** The largest picture of it that is on show, null if there is none. */
export function pointedAt(point: string): Element | null {
  const id = CSS.escape(point);
  const zone = point.endsWith(":") ? CSS.escape(point.slice(0, -1)) : id;
  const ways = PARTS[point] ? [PARTS[point]] : [`[data-place="${id}"]`, `[data-piece="${id}"]`, `[data-zone="${zone}"]`];
  for (const way of ways) {
    const found = [...document.querySelectorAll(way)].filter((one) => area(one) > 0);
    if (found.length) return found.reduce((best, one) => (area(one) > area(best) ? one : best));
  }
  return document.querySelector(`[data-spot^="${zone}/"]`)?.parentElement ?? null; // a row has no frame of its own
}

function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}
