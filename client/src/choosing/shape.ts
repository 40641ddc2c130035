// A placement: first the spot, then the turn. Spots of a shape are numbers; a zone may have names for them.
import type { Choice, Shape, Zone } from "../wire";

export function spotName(zone: Zone | undefined, spot: number): string {
  return zone?.spots?.[spot] ?? String(spot);
}

/** Names of all spots where it fits, whatever the turn. */
export function spotsOf(shape: Shape, zone: Zone | undefined): Set<string> {
  return new Set(Object.values(shape.spots).flatMap((spots) => spots.map((spot) => spotName(zone, spot))));
}

/** The turns in which it fits there. */
export function turnsAt(shape: Shape, zone: Zone | undefined, spot: string): number[] {
  return Object.entries(shape.spots)
    .filter(([, spots]) => spots.some((one) => spotName(zone, one) === spot))
    .map(([turn]) => Number(turn));
}

/** What it is worth there, if the title says. */
export function worthAt(shape: Shape, zone: Zone | undefined, spot: string, turn: number): number | null {
  const at = shape.spots[turn]?.findIndex((one) => spotName(zone, one) === spot) ?? -1;
  return shape.worth?.[turn]?.[at] ?? null;
}

/** The action that places it: verb, spot by number or name, and the turn if it matters. */
export function choiceAt(
  choices: Choice[],
  shape: Shape,
  zone: Zone | undefined,
  spot: string,
  turn: number,
): Choice | null {
  const number = shape.spots[turn]?.find((one) => spotName(zone, one) === spot);
  const fits = ({ say }: Choice): boolean =>
    say[0] === shape.verb &&
    (say[1] === number || String(say[1]) === spot) &&
    (say.length < 3 || Number(say[2]) === turn);
  return choices.find(fits) ?? null;
}
