// The order in which I keep my hand: nobody else's business, so it is kept in this browser, for the last few matches.

const KEPT = "hands";
const MATCHES = 20;

type Orders = Record<string, string[]>;

/** What I have sorted comes first, in my order; what is new follows as it lies. */
export function sorted<T>(pieces: [string, T][], order: readonly string[]): [string, T][] {
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return pieces.toSorted(([a], [b]) => place(a) - place(b));
}

/** One of them at another place, the others close up. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

export function readOrder(match: string, zone: string): string[] {
  return read()[`${match} ${zone}`] ?? [];
}

export function keepOrder(match: string, zone: string, order: string[]): void {
  const key = `${match} ${zone}`;
  const others = Object.entries(read()).filter(([one]) => one !== key);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others, [key, order]].slice(-MATCHES))));
}

function read(): Orders {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Orders | null) ?? {};
  } catch {
    return {}; // somebody else wrote it
  }
}
