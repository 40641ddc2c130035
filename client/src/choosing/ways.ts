// Places that several decisions lead to: what they cost, and where each leads through.
import { parted } from "../lib/spot";
import type { Choice, Scene, Way } from "../wire";
import { isSpot, spotId } from "./spots";

/** Prices from here on are one band: far. */
const FAR = 3;

export interface Band {
  /** The price; of the last band, the least one. */
  price: number;
  far: boolean;
  /** The places that it leads to. */
  to: string[];
}

/** The ways, and single steps to places to which none leads: whoever looks for a place does not care how far it is. */
export function withSteps({ ways = [], options = {} }: Scene): Way[] {
  const verbs = new Set(ways.map(({ say }) => say[0]?.[0]));
  const places = new Set(ways.map(({ to }) => to));
  const steps = Object.values(options).flatMap(({ say, on = [], cost = [] }): Way[] => {
    const to = on.at(-1) ?? "";
    if (!verbs.has(say[0]) || !isSpot(to) || places.has(to)) return [];
    return [{ to, say: [say], price: cost.reduce((sum, [, n]) => sum + n, 0) }];
  });
  const here = actedAt(options, verbs);
  return [...ways, ...steps].filter(({ to }) => !here.has(to));
}

/** Places where something can be done without going: who clicks one means that, and no way out and back. */
function actedAt(options: Record<string, Choice>, going: Set<unknown>): Set<string> {
  return new Set(Object.values(options).flatMap(({ say, on = [] }) => (on.length === 1 && !going.has(say[0]) ? on : [])));
}

/** The ways by what is clicked, the cheapest first. */
export function byPlace(ways: Way[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of [...ways].sort((a, b) => (a.price ?? 0) - (b.price ?? 0))) found.set(way.to, [...(found.get(way.to) ?? []), way]);
  return found;
}

/** Places by the price of the cheapest way there; one band alone says nothing. */
export function bands(ways: Way[]): Band[] {
  const found = new Map<number, Band>();
  for (const [to, [way]] of byPlace(ways)) {
    const price = Math.min(way!.price ?? 0, FAR);
    const band = found.get(price) ?? { price, far: price === FAR, to: [] };
    found.set(price, { ...band, to: [...band.to, to] });
  }
  return found.size < 2 ? [] : [...found.values()].sort((a, b) => a.price - b.price);
}

/** The decision of a way that is about its end: a voyage is called after sailing, not after what is paid on the way. */
export function chief({ to, say }: Way): Way["say"][number] | undefined {
  const [, spot] = parted(to);
  return say.findLast(([, ...named]) => named.includes(spot)) ?? say[0];
}

/** The piece that goes: one in the zone to which the way leads, touched by a decision of which it is made. */
export function goer(scene: Scene, way: Way): string | null {
  const verbs = new Set(way.say.map(([verb]) => verb));
  const touched = Object.values(scene.options ?? {}).filter(({ say }) => verbs.has(say[0])).flatMap(({ on = [] }) => on);
  return touched.find((id) => !isSpot(id) && way.to.startsWith(spotId(scene.pieces[id]?.in ?? id))) ?? null;
}

/** The places of the route, from where it begins to where it ends. */
export function route(scene: Scene, way: Way): string[] {
  const piece = scene.pieces[goer(scene, way) ?? ""];
  const all = [...(piece ? [spotId(piece.in, piece.spot)] : []), ...(way.through ?? []), way.to];
  return all.filter((place, k) => place !== all[k - 1]);
}
