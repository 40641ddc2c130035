// The match goes on while somebody tries things out: how far it has come, and whether it waits for them.
import { Stream } from "../session/stream";
import type { Ticking } from "../session/ticking.svelte";
import type { ClockView, TableView } from "../wire";

interface Away {
  readonly id: string;
  /** My seats. */
  readonly seats: number[];
  online: boolean;
  /** The clock of the match, which goes on here too. */
  readonly clock: Ticking;
  take(table: TableView): void;
}

export class Calling {
  /** How many actions stand. */
  at = $state(0);
  waits = $state(false);
  #stream: Stream | null = null;

  constructor(readonly of: Away) {}

  /** Listen as a spectator: who tries things out is not at the table. */
  open(): void {
    this.#stream = new Stream(this.of.id, null, {
      hello: ({ table, scene, clock }) => this.#heard(table, clock, scene.at, scene.waiting),
      update: ({ table, patch, clock }) => this.#heard(table, clock, patch?.scene?.["at"], patch?.scene?.["waiting"]),
      here: () => {},
      chat: () => {},
      online: (yes) => (this.of.online = yes),
      refused: () => {},
    });
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  #heard(table: TableView | null | undefined, clock: ClockView | null | undefined, at: unknown, waiting: unknown): void {
    if (table) this.of.take(table);
    this.of.clock.set(clock);
    if (typeof at === "number") this.at = at;
    if (Array.isArray(waiting)) this.waits = this.of.seats.some((seat) => waiting.includes(seat));
  }
}
