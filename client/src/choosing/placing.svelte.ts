// A placement in the making: which shape, how it is turned, where the pointer holds it and where it lies.
import type { Board, Face, Scene, Shape, Zone } from "../wire";
import { laidBy, sayAt, snapped, spotsAt, turnsAt, turnsOf, worthAt, type Laid, type Say } from "./shape";

export interface Placement {
  readonly scene: Scene | null;
  readonly board: Board | null;
}

export class Placing {
  #chosen = $state(0);
  #turn = $state<number | null>(null);
  #at = $state<string | null>(null);
  #over = $state<string | null>(null);

  shapes = $derived.by((): Shape[] => this.of.scene?.shapes ?? []);
  /** The one in hand. */
  shape = $derived.by(() => this.shapes[this.#chosen] ?? this.shapes[0] ?? null);
  #zone = $derived.by((): Zone | undefined => this.of.board?.zones.find((zone) => zone.id === this.shape?.in));
  #face = $derived.by((): Face | undefined => this.of.board?.faces[this.shape?.face ?? ""]);
  /** How it is turned: as somebody wished, if it fits anywhere so. */
  turn = $derived.by((): number => {
    const turns = this.shape ? turnsOf(this.shape) : [];
    return this.#turn !== null && turns.includes(this.#turn) ? this.#turn : (turns[0] ?? 0);
  });
  /** The spots of the zone where it fits so turned. */
  cells = $derived.by(() => new Map(this.shape ? [[this.shape.in, new Set(spotsAt(this.shape, this.#zone, this.turn))]] : []));
  /** Where it lies, and waits for a confirmation. */
  laid = $derived.by((): Laid | null => (this.#at !== null && this.#fits(this.#at) ? { spot: this.#at, turn: this.turn } : null));
  /** The action that lays it there. */
  say = $derived.by((): Say | null => (this.shape && this.laid ? sayAt(this.shape, this.laid) : null));
  /** Where it would lie: where the pointer holds it, else where it lies. */
  ghost = $derived.by(() => {
    const spot = (this.#over === null ? null : this.snap(this.#over)) ?? this.laid?.spot ?? null;
    return this.shape && spot !== null ? { zone: this.shape.in, face: this.shape.face, spot, turn: this.turn } : null;
  });
  /** The turns that it could have where it is, or anywhere while it is nowhere. */
  turns = $derived.by(() => (!this.shape ? [] : this.ghost ? turnsAt(this.shape, this.#zone, this.ghost.spot) : turnsOf(this.shape)));
  worth = $derived.by(() => (this.shape && this.ghost ? worthAt(this.shape, this.#zone, this.ghost) : null));

  constructor(readonly of: Placement) {}

  /** The spot that a cell means, null if it cannot be laid over it so. */
  snap(cell: string): string | null {
    return this.shape && snapped(this.shape, this.#zone, this.#face, this.turn, cell);
  }

  /** Another shape into the hand. */
  take(shape: Shape): void {
    this.clear();
    this.#chosen = this.shapes.indexOf(shape);
  }

  /** Lay it over a cell, in another turn if it fits only so. */
  put(cell: string): boolean {
    if (!this.shape) return false;
    const spot = this.snap(cell) ?? (turnsAt(this.shape, this.#zone, cell).length ? cell : null);
    if (spot === null) return false;
    if (!this.#fits(spot)) this.#turn = turnsAt(this.shape, this.#zone, spot)[0]!;
    this.#at = spot;
    return true;
  }

  /** The pointer holds it over this cell, or nowhere. */
  hold(cell: string | null): void {
    this.#over = cell;
  }

  /** Lay what this action lays. */
  suggest(say: Say): boolean {
    for (const [k, shape] of this.shapes.entries()) {
      const zone = this.of.board?.zones.find((one) => one.id === shape.in);
      const laid = laidBy(shape, zone, say);
      if (!laid) continue;
      [this.#chosen, this.#turn, this.#at, this.#over] = [k, laid.turn, laid.spot, null];
      return true;
    }
    return false;
  }

  /** One step on, through the turns in which it fits where it lies, or anywhere while it is in the hand. */
  rotate(by = 1): void {
    const lies = this.laid !== null && this.ghost?.spot === this.laid.spot;
    const turns = !this.shape ? [] : lies ? this.turns : turnsOf(this.shape);
    if (turns.length < 2) return;
    this.#turn = turns[(turns.indexOf(this.turn) + by + turns.length) % turns.length]!;
  }

  /** Nothing lies anywhere; it stays turned as it was. */
  clear(): void {
    this.#at = this.#over = null;
  }

  #fits(spot: string): boolean {
    return this.shape !== null && spotsAt(this.shape, this.#zone, this.turn).includes(spot);
  }
}
