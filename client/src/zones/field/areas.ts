// The edges of areas.
import { outline, path } from "../../lattice/outline";
import type { Zone } from "../../wire";
import { heart, type Chart } from "./chart";
import type { Point } from "./flow";

export interface AreaPath {
  id: string;
  tone: string | undefined;
  d: string;
  /** Where the dot is that says it is full. */
  end: Point;
}

export function areaPaths(zone: Zone, chart: Chart): AreaPath[] {
  return (zone.areas ?? []).map(({ id, tone, spots }) => {
    const places = spots.flatMap((spot) => chart.places.get(spot) ?? []);
    const end = places.length ? heart(chart, places.at(-1)!) : ([0, 0] as Point);
    if (chart.lattice === "free") return { id, tone, d: places.map(({ hit }) => hit).join(" "), end };
    const cells = spots.map((spot) => zone.cells?.[zone.spots?.indexOf(spot) ?? -1]).filter((cell) => cell !== undefined);
    return { id, tone, d: path(outline(chart.lattice, cells), chart.at([0, 0]), chart.unit), end: corner(chart, end) };
  });
}

/** In the lower right of the last cell. */
function corner({ unit }: Chart, [x, y]: Point): Point {
  return [x + unit * 0.72, y + unit * 0.72];
}
