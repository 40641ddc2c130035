// A way in the making: the place it leads to, which of the ways there, and the band of prices one looks at.
import type { Scene, Way } from "../wire";
import { bands, byPlace, goer, route, withSteps, type Band } from "./ways";

export class Going {
  #to = $state<string | null>(null);
  #which = $state(0);
  #price = $state<number | null>(null);
  #over = $state<string | null>(null);

  #ways = $derived.by(() => (this.of.scene ? withSteps(this.of.scene) : []));
  #all = $derived.by(() => byPlace(this.#ways));
  bands = $derived.by(() => bands(this.#ways));
  band = $derived.by((): Band | null => this.bands.find(({ price }) => price === this.#price) ?? null);
  /** The places that can be clicked, given the band. */
  places = $derived.by(() => new Set(this.band?.to ?? this.#all.keys()));
  /** What each place costs. */
  prices = $derived.by(() => new Map([...this.places].map((to) => [to, this.#all.get(to)![0]!.price ?? 0])));
  /** The one that was chosen. */
  way = $derived.by((): Way | null => this.#there(this.#to)[this.#which] ?? null);
  /** The one that is seen: where the pointer is, else the one that was chosen. */
  seen = $derived.by((): Way | null => (this.#over !== this.#to && this.#there(this.#over)[0]) || this.way);
  /** How many ways lead there. */
  others = $derived.by(() => this.#there(this.#to).length);
  route = $derived.by(() => (this.seen && this.of.scene ? route(this.of.scene, this.seen) : []));
  /** The piece that would stand at its end. */
  goer = $derived.by(() => (this.seen && this.of.scene ? goer(this.of.scene, this.seen) : null));

  constructor(readonly of: { readonly scene: Scene | null }) {}

  leads(to: string): boolean {
    return this.#all.has(to);
  }

  go(to: string): void {
    [this.#to, this.#which] = [to, 0];
  }

  /** The next of the ways to the same place. */
  other(): void {
    if (this.others) this.#which = (this.#which + 1) % this.others;
  }

  look(band: Band): void {
    this.#to = null;
    this.#price = this.#price === band.price ? null : band.price;
  }

  hover(place: string | null): void {
    this.#over = place !== null && this.leads(place) ? place : null;
  }

  clear(): void {
    this.#to = this.#price = null;
    this.#which = 0;
  }

  #there(to: string | null): Way[] {
    return (to !== null && this.#all.get(to)) || [];
  }
}
