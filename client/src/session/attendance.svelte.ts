// Who is not at the table, and since when. Somebody who only loads the page again is not gone.
import type { SeatView } from "../wire";

const SECOND = 1000;
/** Seconds that a page needs to come back; then somebody is not here. */
export const GRACE = 6;
/** Seconds after which the host may call a bot in, as the server has it. */
export const ABSENT = 60;

export class Attendance {
  /** When each of those who are not here was missed first. */
  #missed = $state.raw<ReadonlyMap<number, number>>(new Map());
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** How the seats are now; who is not here when one comes (`first`) has been away before. */
  see(seats: readonly SeatView[], first: boolean, now = Date.now()): void {
    const missed = new Map<number, number>();
    seats.forEach(({ kind, here, mine }, seat) => {
      if (kind === "human" && !here && !mine) missed.set(seat, this.#missed.get(seat) ?? (first ? now - GRACE * SECOND : now));
    });
    this.#missed = missed;
    this.#now = now;
    clearInterval(this.#timer);
    if (missed.size) this.#timer = setInterval(() => (this.#now = Date.now()), SECOND);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** For how many seconds nobody has looked through a seat, as far as this page knows. */
  goneFor(seat: number): number {
    const since = this.#missed.get(seat);
    return since === undefined ? 0 : (this.#now - since) / SECOND;
  }

  isGone(seat: number): boolean {
    return this.goneFor(seat) >= GRACE;
  }
}
