// What an option costs and gives, as a zone that keeps things as counts: its slots before and after.
import { roomOf } from "../faces/pieces";
import type { Scene, Zone } from "../wire";

type Amounts = [string, number][];

export interface Slot {
  /** The face that lies there, null: an empty slot. */
  face: string | null;
  changed: boolean;
  /** More than the zone has room for, and so to be given back. */
  over: boolean;
}

export interface Strip {
  zone: Zone;
  now: Slot[];
  after: Slot[];
}

/** A strip for each zone of the seat that the option changes. */
export function strips(zones: Zone[], scene: Scene, seat: number, cost: Amounts, gain: Amounts): Strip[] {
  return zones
    .filter((zone) => zone.seat === seat && zone.holds?.some((face) => change(face, cost, gain)))
    .map((zone) => strip(zone, scene, cost, gain));
}

/** What none of the seat's zones holds: points, coins. */
export function unheld(zones: Zone[], seat: number, amounts: Amounts): Amounts {
  const held = new Set(zones.filter((zone) => zone.seat === seat).flatMap((zone) => zone.holds ?? []));
  return amounts.filter(([thing]) => !held.has(thing));
}

/** The same, each kind once. */
export function counted(slots: Slot[]): { face: string; n: number; changed: boolean }[] {
  const kinds = new Map<string, { face: string; n: number; changed: boolean }>();
  for (const { face, changed } of slots) {
    if (face === null) continue;
    const kind = kinds.get(face) ?? { face, n: 0, changed: false };
    kinds.set(face, { face, n: kind.n + 1, changed: kind.changed || changed });
  }
  return [...kinds.values()];
}

function strip(zone: Zone, scene: Scene, cost: Amounts, gain: Amounts): Strip {
  const before: Amounts = zone.holds!.map((face) => [face, held(scene, zone.id, face)]);
  const after: Amounts = before.map(([face, n]) => [face, Math.max(0, n + change(face, cost, gain))]);
  const room = roomOf(scene, zone);
  const now = slots(room, before, after).map((slot) => ({ ...slot, over: false }));
  return { zone, now, after: slots(room, after, before) };
}

/** Slots of `these`; what the `others` have less of is changed. */
function slots(room: number, these: Amounts, others: Amounts): Slot[] {
  const filled = these.flatMap(([face, n], k) =>
    Array.from({ length: n }, (_, i) => ({ face, changed: i >= others[k]![1] })),
  );
  const size = Math.max(room, filled.length);
  return Array.from({ length: size }, (_, i) => ({
    face: filled[i]?.face ?? null,
    changed: filled[i]?.changed ?? false,
    over: room > 0 && i >= room,
  }));
}

function held(scene: Scene, zone: string, face: string): number {
  return Object.values(scene.pieces)
    .filter((piece) => piece.in === zone && piece.face === face)
    .reduce((sum, piece) => sum + (piece.n ?? 1), 0);
}

function change(face: string, cost: Amounts, gain: Amounts): number {
  return amount(gain, face) - amount(cost, face);
}

function amount(amounts: Amounts, face: string): number {
  return amounts.filter(([thing]) => thing === face).reduce((sum, [, n]) => sum + n, 0);
}
