// The shape of a field: how much wider it is than high, as it is drawn.
import type { Zone } from "../wire";
import { charted } from "../zones/field/chart";
import { drawing, fromCloseBy } from "../zones/field/drawing";

/** Null: the drawing could not be read yet. `close`: where there is little room. */
export async function aspectOf(zone: Zone, title: string, art: string, close: boolean): Promise<number | null> {
  const drawn = zone.art ? await drawing(title, zone.art, art) : null;
  const chart = charted(zone, drawn && close ? fromCloseBy(drawn) : drawn);
  return chart && chart.width / chart.height;
}

/** Before its drawing is read. */
export function ofCells(zone: Zone): number {
  const chart = zone.lattice === "free" ? null : charted({ ...zone, art: "" }, null);
  return chart ? chart.width / chart.height : 1;
}
