// The shape of a field: how much wider it is than high, from its drawing or from its cells.
import type { Zone } from "../wire";
import { charted } from "../zones/field/chart";
import { drawing } from "../zones/field/drawing";

/** Null: its drawing could not be read yet. */
export async function aspectOf(zone: Zone, title: string, art: string): Promise<number | null> {
  const drawn = zone.art ? await drawing(title, zone.art, art) : null;
  return zone.art && !drawn ? null : ratio(charted(zone, drawn));
}

/** Without what lies under the cells. */
export function ofCells(zone: Zone): number {
  return ratio(charted({ ...zone, art: "" }, null)) ?? 1;
}

function ratio(chart: { width: number; height: number } | null): number | null {
  return chart && chart.width / chart.height;
}
