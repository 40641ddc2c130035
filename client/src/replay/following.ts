// While the match goes on: how far it has come, and what was taken back.
import { Stream } from "../session/stream";
import type { Hello, TableView, Update } from "../wire";

/** A few moves may come at once: one chart for all of them. */
const SOON = 700;

export interface Followed {
  readonly id: string;
  readonly over: boolean;
  readonly at: number;
  readonly total: number;
  online: boolean;
  take(table: TableView): void;
  came(total: number, drop: number | null): void;
  forget(): void;
  go(to: number): Promise<void>;
  draw(): Promise<void>;
}

export class Following {
  #stream: Stream | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly of: Followed) {}

  /** Listen as a spectator, for looking back is not being at the table; when it is over there is nothing to hear. */
  begin(): void {
    this.close();
    if (this.of.over) return;
    let greeted = false;
    this.#stream = new Stream(this.of.id, null, {
      hello: (hello) => {
        this.#hello(hello, greeted);
        greeted = true;
      },
      update: (update) => this.#update(update),
      here: () => {},
      online: (yes) => (this.of.online = yes),
      chat: () => {},
      refused: () => {},
    });
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#stream?.close();
    this.#stream = null;
  }

  /** After a long silence nobody knows what was taken back meanwhile. */
  #hello(hello: Hello, again: boolean): void {
    const { of } = this;
    const moved = again || hello.scene.at !== of.total;
    of.take(hello.table);
    if (again) of.forget();
    of.came(hello.scene.at, null);
    if (again) void of.go(of.at);
    if (moved) this.#draw();
  }

  #update({ table, patch, drop }: Update): void {
    const { of } = this;
    if (table) of.take(table);
    const at = patch?.scene?.["at"];
    if (typeof at === "number") of.came(at, drop ?? null);
    if (of.over) this.#opened();
    else if (patch) this.#draw();
  }

  /** It is over: what was closed is open now. */
  #opened(): void {
    this.close();
    this.of.forget();
    void this.of.go(this.of.at);
    void this.of.draw();
  }

  #draw(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.of.draw(), SOON);
  }
}
