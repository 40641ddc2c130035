// The slots of a layout as zones: what all share line by line, and what a viewer has.
import type { Board, Zone } from "../wire";

export interface Slots {
  main: Zone[][];
  side: Zone[][];
  own: Zone[][];
  /** The main slot is a drawing or a field: it has a shape of its own, and does not flow to the width there is. */
  drawn: boolean;
  /** Everything lies one below the other on one sheet: it flows, and the title wants no tabs. */
  together: boolean;
}

export function slotsOf(board: Board, viewer: number | null): Slots {
  const byId = new Map(board.zones.map((zone) => [zone.id, zone]));
  const lines = (ids: string[][] | undefined, suffix = "") =>
    (ids ?? []).map((line) => line.map((id) => byId.get(id + suffix)).filter((zone) => zone !== undefined)).filter((line) => line.length);
  const [main, side] = [lines(board.layout.main), lines(board.layout.side)];
  const own = viewer === null ? [] : lines(board.layout.own, `.${viewer}`);
  const drawn = main.some((line) => line.some(isDrawn));
  return { main, side, own, drawn, together: !drawn && !board.layout.tabs?.length };
}

function isDrawn(zone: Zone): boolean {
  return zone.kind === "field";
}
