// A placement: a spot and a turn. Spots of a shape are numbers; a zone has names for them.
import { covered } from "../lattice/footprint";
import type { Face, Shape, Zone } from "../wire";

export type Say = (string | number)[];
export interface Laid {
  spot: string;
  turn: number;
}

function spotOf(zone: Zone | undefined, spot: number): string {
  return zone?.spots?.[spot] ?? String(spot);
}

/** The turns in which it fits anywhere. */
export function turnsOf(shape: Shape): number[] {
  return Object.keys(shape.fits).map(Number).filter((turn) => shape.fits[turn]!.length);
}

/** Names of the spots where it fits in this turn. */
export function spotsAt(shape: Shape, zone: Zone | undefined, turn: number): string[] {
  return (shape.fits[turn] ?? []).map((spot) => spotOf(zone, spot));
}

/** The turns in which it fits there. */
export function turnsAt(shape: Shape, zone: Zone | undefined, spot: string): number[] {
  return turnsOf(shape).filter((turn) => spotsAt(shape, zone, turn).includes(spot));
}

/** What it is worth there, if the title says. */
export function worthAt(shape: Shape, zone: Zone | undefined, { spot, turn }: Laid): number | null {
  return shape.worth?.[turn]?.[spotsAt(shape, zone, turn).indexOf(spot)] ?? null;
}

/** The action that lays it there. */
export function sayAt(shape: Shape, { spot, turn }: Laid): Say {
  return [...shape.say, spot, ...(shape.turns === false ? [] : [turn])];
}

/** Where this action lays the shape, null if it is another action. */
export function laidBy(shape: Shape, zone: Zone | undefined, say: Say): Laid | null {
  if (JSON.stringify(say.slice(0, shape.say.length)) !== JSON.stringify(shape.say)) return null;
  const [spot, turn = 0] = say.slice(shape.say.length);
  const laid = { spot: String(spot), turn: Number(turn) };
  return spotsAt(shape, zone, laid.turn).includes(laid.spot) ? laid : null;
}

/** Where it snaps to from a cell: with its own spot there, else the first place from which it covers the cell. */
export function snapped(shape: Shape, zone: Zone | undefined, face: Face | undefined, turn: number, cell: string): string | null {
  const spots = spotsAt(shape, zone, turn);
  if (spots.includes(cell)) return cell;
  return (zone && spots.find((spot) => covered(zone, face, spot, turn).includes(cell))) ?? null;
}
