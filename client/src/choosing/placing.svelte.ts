// A placement in the making: the spot, then the turn.
import type { Board, Choice, Scene } from "../wire";
import { choiceAt, spotName, spotsOf, turnsAt, worthAt } from "./shape";

export interface Placement {
  readonly scene: Scene | null;
  readonly board: Board | null;
}

export class Placing {
  #at = $state.raw<{ spot: string; turn: number } | null>(null);
  #shape = $derived.by(() => this.of.scene?.shape ?? null);
  #zone = $derived.by(() => this.of.board?.zones.find((zone) => zone.id === this.#shape?.in));

  /** The spots of the zone where it fits. */
  cells = $derived.by(() => new Map(this.#shape ? [[this.#shape.in, spotsOf(this.#shape, this.#zone)]] : []));
  choice = $derived.by((): Choice | null => {
    const choices = Object.values(this.of.scene?.options ?? {});
    return this.#shape && this.#at && choiceAt(choices, this.#shape, this.#zone, this.#at.spot, this.#at.turn);
  });
  /** What is drawn as a ghost: this face, in this zone, on this spot, turned so. */
  ghost = $derived.by(() => (this.choice ? { zone: this.#shape!.in, face: this.#shape!.face, ...this.#at! } : null));
  turns = $derived.by(() => (this.ghost ? turnsAt(this.#shape!, this.#zone, this.ghost.spot) : []));
  worth = $derived.by(() => this.ghost && worthAt(this.#shape!, this.#zone, this.ghost.spot, this.ghost.turn));

  constructor(readonly of: Placement) {}

  fits(spot: string): boolean {
    return this.#shape !== null && spotsOf(this.#shape, this.#zone).has(spot);
  }

  /** Go to a spot where it fits, turned as it was if that is possible there. */
  put(spot: string): void {
    const turns = turnsAt(this.#shape!, this.#zone, spot);
    const turn = this.#at && turns.includes(this.#at.turn) ? this.#at.turn : turns[0]!;
    this.#at = { spot, turn };
  }

  /** Where this very action would put it. */
  suggest(say: (string | number)[]): void {
    const choices = Object.values(this.of.scene?.options ?? {});
    for (const [turn, spots] of Object.entries(this.#shape?.spots ?? {}))
      for (const spot of spots.map((one) => spotName(this.#zone, one))) {
        const choice = choiceAt(choices, this.#shape!, this.#zone, spot, Number(turn));
        if (JSON.stringify(choice?.say) === JSON.stringify(say)) this.#at = { spot, turn: Number(turn) };
      }
  }

  turn(): void {
    const next = this.ghost && this.turns[(this.turns.indexOf(this.ghost.turn) + 1) % this.turns.length];
    if (next != null) this.#at = { ...this.#at!, turn: next };
  }

  clear(): void {
    this.#at = null;
  }
}
