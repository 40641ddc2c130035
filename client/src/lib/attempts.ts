// Something that takes a while is tried: what an earlier try brings, or one that was given up, comes too late.
export class Attempts {
  #latest = 0;

  /** A new try; the answer tells whether it still counts. */
  begin(): () => boolean {
    const mine = ++this.#latest;
    return () => mine === this.#latest;
  }

  /** None that is under way counts any more. */
  drop(): void {
    this.#latest++;
  }
}
