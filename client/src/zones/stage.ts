// What a zone needs of the table: what is on show, what can be touched, and whom to tell of a touch.
import type { Choosing } from "../choosing/choosing.svelte";
import type { Told } from "../faces/told";
import type { Scene } from "../wire";

export interface Stage extends Told {
  readonly scene: Scene | null;
  readonly viewer: number | null;
  readonly glow: Set<string>;
  readonly selected: Set<string>;
  /** What the question is about. */
  readonly concerned: Set<string>;
  /** Pieces that are new, with the seat that brought them. */
  readonly marks: Map<string, number>;
  /** Places that a story is about now. */
  readonly happened: Set<string>;
  readonly ticked: ReadonlyMap<string, number>;
  readonly choosing: Choosing;
  readonly looks: { readonly art: string };
  /** The piece that is enlarged. */
  zoom: string | null;
  touch(id: string): void;
  touchCell(zone: string, spot: string): void;
  hover(id: string | null): void;
  adjust(change: (choosing: Choosing) => void): void;
}
