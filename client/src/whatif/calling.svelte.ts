// The match goes on while somebody tries things out: how far it has come, and whether it waits for them.
import { Stream } from "../play/stream";
import type { TableView } from "../wire";

interface Away {
  readonly id: string;
  /** My seats. */
  readonly seats: number[];
  online: boolean;
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
      hello: ({ table, scene }) => this.#heard(table, scene.at, scene.waiting),
      update: ({ table, patch }) => this.#heard(table, patch?.scene?.["at"], patch?.scene?.["waiting"]),
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

  #heard(table: TableView | null | undefined, at: unknown, waiting: unknown): void {
    if (table) this.of.take(table);
    if (typeof at === "number") this.at = at;
    if (Array.isArray(waiting)) this.waits = this.of.seats.some((seat) => waiting.includes(seat));
  }
}
