// A range of actions, played one after another as others' moves are.
import { pause } from "../session/pace";
import type { ReplayStep, Update } from "../wire";

export interface Projector {
  readonly at: number;
  readonly total: number;
  go(to: number): Promise<void>;
  stepTo(at: number): ReplayStep | null;
}

export class Film {
  rolling = $state(false);
  #reel = 0;

  constructor(readonly of: Projector) {}

  /** Play on from here, or from `from`, up to `to`; at the end it begins anew. */
  async roll(from = this.of.at, to = this.of.total): Promise<void> {
    const reel = ++this.#reel;
    this.rolling = true;
    if (from >= to) from = 0;
    if (from !== this.of.at) await this.of.go(from);
    for (let at = from + 1; at <= to && reel === this.#reel; at++) {
      await this.of.go(at);
      await this.#wait(at);
    }
    if (reel === this.#reel) this.stop();
  }

  stop(): void {
    this.#reel++;
    this.rolling = false;
  }

  toggle(): void {
    if (this.rolling) this.stop();
    else void this.roll();
  }

  /** Those who want no motion want time to read all the same. */
  #wait(at: number): Promise<void> {
    const [now, next] = [this.#update(at), this.#update(at + 1)];
    const time = now ? pause(now, next ? [next] : [], false) : 0;
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  #update(at: number): Update | null {
    const step = this.of.stepTo(at);
    return step && { v: at, what: "act", seat: step.line.seat, patch: step.patch };
  }
}
