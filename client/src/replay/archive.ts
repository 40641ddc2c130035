// The film of a match through one pair of eyes, fetched piece by piece when it is looked at.
import { seatQuery, type Eyes } from "../session/address";
import type { Replay } from "../wire";
import { pieceQuery, Reel } from "./reel";

export interface Source {
  /** How many actions stand, as the server said last. */
  total: number;
  /** What the server answers; null if it does not. */
  ask<T>(what: string): Promise<T | null>;
}

export class Archive {
  readonly reel: Reel;
  #loads = new Map<number, Promise<boolean>>();
  #closed = false;

  constructor(
    readonly of: Source,
    readonly eyes: Eyes,
  ) {
    this.reel = new Reel(of.total);
  }

  /** What is still on its way is no longer wanted. */
  close(): void {
    this.#closed = true;
  }

  /** Fetch what a position needs; false if it cannot be had, or not now. */
  async have(at: number): Promise<boolean> {
    for (let from = this.reel.wanted(at); from !== null; from = this.reel.wanted(at))
      if (at > this.reel.total || !(await this.#load(from))) return false;
    return true;
  }

  /** The next piece that is lacking around a position; false if there is none, or none can be had. */
  async more(at: number): Promise<boolean> {
    const from = this.reel.lacking(at);
    return from !== null && (await this.#load(from));
  }

  /** What is on its way already is not asked for twice. */
  #load(from: number): Promise<boolean> {
    let load = this.#loads.get(from);
    if (!load) {
      const asked = [seatQuery(this.eyes), pieceQuery(from)].filter(Boolean).join("&");
      load = this.of.ask<Replay>(`?${asked}`).then((sent) => this.#put(from, sent));
      this.#loads.set(from, load);
    }
    return load;
  }

  #put(from: number, sent: Replay | null): boolean {
    this.#loads.delete(from);
    if (!sent || this.#closed) return false;
    this.of.total = sent.total;
    this.reel.put(sent);
    return true;
  }
}
