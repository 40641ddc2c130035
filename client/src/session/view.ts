// A match as it is looked at, whatever its source: played at the table, of the past, or only tried out.
import type { Told } from "../faces/told";
import type { Line, Scene, TableView } from "../wire";

export interface View extends Told {
  readonly id: string;
  readonly table: TableView | null;
  /** Scene and log are those on show: they lag while others' moves are played back. */
  readonly scene: Scene | null;
  readonly log: Line[];
  /** The seat this page looks through, null: a spectator. */
  readonly viewer: number | null;
  /** The seats of mine (several: hot-seat). */
  readonly seats: number[];
  /** Where a position of this match can be looked at, "" if nowhere. */
  pathTo(at: number | null): string;
}
