// The rows of a mat: its zones in order, and beside some of them others that belong to the same row.
import type { Board, Zone } from "../../wire";

export interface MatRow {
  zone: Zone;
  beside: Zone[];
}

export function rowsOf(board: Board, mat: string): MatRow[] {
  const zones = board.zones.filter((zone) => zone.mat === mat);
  return zones
    .filter((zone) => !zone.beside)
    .map((zone) => ({ zone, beside: zones.filter((other) => other.beside === zone.id) }));
}
