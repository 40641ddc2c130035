// The clock of a table, ticking between what the server says.
import type { ClockRules, ClockView } from "../wire";

const SECOND = 1000;

export class Ticking {
  #told = $state.raw<ClockView | null>(null);
  #at = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** What the server says now; a timer runs only while somebody's time does. */
  set(view: ClockView | null | undefined): void {
    this.#told = view ?? null;
    this.#at = this.#now = Date.now();
    this.close();
    if (view?.asked?.length) this.#timer = setInterval(() => (this.#now = Date.now()), SECOND);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  get there(): boolean {
    return this.#told !== null;
  }

  get rules(): ClockRules | null {
    return this.#told?.rules ?? null;
  }

  /** Some days for each answer. */
  get byDays(): boolean {
    return this.#told?.rules.kind === "days";
  }

  runs(seat: number): boolean {
    return this.#told?.asked?.includes(seat) ?? false;
  }

  /** Seconds that a seat has left. */
  left(seat: number): number {
    const left = this.#told?.left[seat] ?? 0;
    return this.runs(seat) ? left - (this.#now - this.#at) / SECOND : left;
  }

  out(seat: number): boolean {
    return this.runs(seat) && this.left(seat) <= 0;
  }
}
