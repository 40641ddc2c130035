// My decision in the making: what was clicked, what that leaves, what would be sent. Nothing here talks to the server.
import type { Board, Bundle, Choice, Scene, Shape } from "../wire";
import { aimAt, filtered, NOTHING, touched, type Aim, type Chip } from "./filter";
import { Going } from "./going.svelte";
import { inHand } from "./hand";
import { offers, type Offer } from "./offers";
import { Placing } from "./placing.svelte";
import type { Say } from "./shape";
import { isSpot, under } from "./spots";
import { actions, complete, kept, tickable, ticked, total, worthOf, type Ticks } from "./ticks";

/** What the decision is about; `live` if something may be chosen now. */
export interface Question {
  readonly scene: Scene | null;
  readonly board: Board | null;
  readonly live: boolean;
  /** What will be asked, for whoever thinks ahead while others decide. */
  readonly ahead?: Scene | null;
  /** What is confirmed with a second click: what cannot be taken back freely, everything, or nothing. */
  readonly sure?: "final" | "always" | "never";
}
/** What a touch came to: something to send, nothing more to do, a thing that is dead now, a set that is full. */
export type Touch = { send: Say[] } | "chosen" | "dead" | "full";

export class Choosing {
  readonly place = new Placing(this);
  readonly going = new Going(this);
  #aim = $state.raw<Aim>(NOTHING);
  #step = $state<number | null>(null);
  #ticks = $state.raw<Ticks>(new Map());
  #hovered = $state<string | null>(null);
  #bundle = $state.raw<Bundle | null>(null);

  scene = $derived.by(() => (this.question.live ? this.question.scene : (this.question.ahead ?? null)));
  pick = $derived(this.scene?.set ?? null);
  #offers = $derived(offers(Object.values(this.scene?.options ?? {}).filter((choice) => !this.#special(choice))));
  /** Beside a set, a placement or ways other offers wait until they are asked for. */
  #alone = $derived.by(() => this.pick === null && !this.scene?.shapes?.length && !this.scene?.ways?.length);
  #now = $derived.by(() => {
    const now = filtered(this.#offers, this.#aim, this.#alone);
    return now.left.length ? now : filtered(this.#offers, NOTHING, this.#alone);
  });
  #hover = $derived.by(() => {
    if (this.#hovered === null || !this.#now.glow.has(this.#hovered)) return null;
    const aim = touched(this.#offers, this.#aim, this.#hovered, this.#alone);
    return typeof aim === "string" ? null : filtered(this.#offers, aim, this.#alone).offer;
  });

  bundles = $derived(this.scene?.bundles ?? []);
  /** Several decisions at once, if they were chosen. */
  bundle = $derived.by(() => this.bundles.find((one) => same(one, this.#bundle)) ?? null);

  ticks = $derived(kept(this.pick, this.scene?.pieces ?? {}, this.#ticks));
  ticked = $derived(total(this.ticks));
  /** What the ticked pieces amount to, where their number says too little. */
  sum = $derived.by(() => worthOf(this.pick, this.ticks));
  /** Kinds of pieces in hand; their chips stand for the verb that all of them share. */
  hand = $derived.by(() => inHand(this.question.board, this.scene, this.#offers));
  chips = $derived(this.#now.chips.filter((chip) => !chip.offers.every(({ on }) => this.hand.includes(on[0] ?? ""))));
  lit = $derived(this.#now.lit);
  /** What was clicked so far, while several offers fit it: another click says which. */
  begun = $derived.by((): readonly string[] => (this.#now.offer || this.going.way ? [] : this.#aim.picked));
  /** The verb that all offers share which fit what was clicked, "" if they are of several. */
  verb = $derived.by(() => (this.#now.left.every(({ verb }) => verb === this.#now.left[0]?.verb) ? (this.#now.left[0]?.verb ?? "") : ""));
  /** Something was clicked that can be taken off again. */
  chosen = $derived.by(() => this.#aim.picked.length > 0 || this.#aim.chip !== null || this.ticks.size > 0 || this.place.laid !== null || this.going.way !== null);
  /** What is left of a verb whose chip was pressed, null without one. */
  aimed = $derived(this.#aim.chip === null ? null : this.#now.left);
  glow = $derived.by((): Set<string> => {
    if (this.pick) return new Set([...tickable(this.pick, this.scene!.pieces, this.ticks), ...this.#now.glow]);
    const places = [...this.going.places].filter((place) => !this.selected.has(place));
    return this.going.band ? new Set(places) : new Set([...this.#now.glow, ...places]);
  });
  selected = $derived.by(() => {
    if (this.ticks.size) return new Set(this.ticks.keys());
    return this.going.way ? new Set([this.going.way.to]) : this.#now.selected;
  });
  /** The single step to the place to which the chosen way leads, if there is one. */
  only = $derived.by((): Offer | null => this.#stepOf(this.#offers));

  /** The offer shown in the dock; a preview is that of a thing merely pointed at. */
  preview = $derived.by(() => (this.#hover !== null && this.#hover !== this.#now.offer) || this.going.seen !== this.going.way);
  offer = $derived.by((): Offer | null => (this.going.seen ? null : (this.#hover ?? this.#now.offer)));
  /** Which of the offer's numbers. */
  step = $derived.by(() => (this.preview ? null : this.#step) ?? 0);
  /** What would stand where: the first piece of the offer, at each place that it touches. */
  ghosts = $derived.by((): Map<string, string> => {
    const { seen, goer } = this.going;
    if (seen) return new Map(goer ? [[seen.to, goer]] : []);
    const [piece = "", ...on] = this.offer?.on ?? [];
    const from = under(this.scene?.pieces[piece]);
    return new Map(from.length ? on.filter((one) => isSpot(one) && !from.includes(one)).map((spot) => [spot, piece]) : []);
  });
  option = $derived.by((): Choice | null => this.offer?.choices[this.step] ?? null);
  /** What was made of several parts, and what it costs and does has to be asked for. */
  asks = $derived.by((): Say[] | null => {
    if (this.bundle) return this.bundle.say;
    if (this.place.say) return [this.place.say];
    if (this.going.way) return this.going.way.say;
    return this.pick && !this.#now.offer && complete(this.pick, this.ticks) ? actions(this.pick, this.ticks) : null;
  });
  /** What a confirmation would send, null if there is nothing to confirm. */
  ready = $derived.by((): Say[] | null => {
    const choice = this.#now.offer?.choices[this.#step ?? 0];
    return this.asks ?? (choice ? [choice.say] : null);
  });

  constructor(readonly question: Question) {}

  get board(): Board | null {
    return this.question.board;
  }

  /** What a click on a piece is about: the piece, or the place under it where only that can be chosen. */
  meant(id: string): string {
    const can = (one: string): boolean => this.glow.has(one) || this.selected.has(one);
    return can(id) ? id : (under(this.scene?.pieces[id]).find(can) ?? id);
  }

  touch(piece: string): Touch {
    if (this.pick?.among.some(([one]) => one === piece)) return this.#tick(piece);
    if (this.going.leads(piece) && !this.#aimsAt(piece)) return this.#go(piece);
    const aim = touched(this.#offers, this.#aim, piece, this.#alone);
    if (aim === "dead") return "dead";
    return aim === "confirm" ? this.#sending() : this.#take(aim);
  }

  press(chip: Chip): Touch {
    return this.#take({ picked: [], chip: this.#aim.chip === chip.id ? null : chip.id });
  }

  /** A cell of the zone in which the shape is laid: it goes there, and lies there for good with the second click. */
  touchCell(cell: string): Touch {
    const { laid } = this.place;
    if (laid && this.place.snap(cell) === laid.spot) return this.#sending();
    if (!this.place.put(cell)) return "dead";
    this.#forget();
    this.going.clear();
    return this.#asking(this.place.turns.length === 1);
  }

  /** Several decisions at once; once more, and nothing is in question. */
  takeBundle(bundle: Bundle): void {
    const again = same(this.#bundle, bundle);
    this.clear();
    this.#bundle = again ? null : bundle;
  }

  /** Another shape into the hand. */
  takeShape(shape: Shape): void {
    this.clear();
    this.place.take(shape);
  }

  /** The single step instead of the whole way. */
  takeOnly(): void {
    const offers = this.#offers;
    const only = this.#stepOf(offers);
    this.clear();
    if (only) this.#aim = aimAt(offers, only, this.#alone);
  }

  /** Choose what somebody else thinks best, as clicks would; nothing is sent. */
  suggest(say: Say): void {
    this.clear();
    const ticked = this.pick?.among.find(([, action]) => same(action, say));
    const offers = this.#offers;
    const offer = offers.find(({ choices }) => choices.some((choice) => same(choice.say, say)));
    if (ticked) this.#ticks = new Map([[ticked[0], 1]]);
    else if (offer) {
      this.#aim = aimAt(offers, offer, this.#alone);
      this.#step = offer.choices.findIndex((choice) => same(choice.say, say));
    } else this.place.suggest(say);
  }

  count(by: number): void {
    const last = (this.offer?.choices.length ?? 1) - 1;
    this.#step = Math.min(last, Math.max(0, this.step + by));
  }

  hover(piece: string | null): void {
    this.#hovered = piece;
    this.going.hover(piece);
  }

  clear(): void {
    this.#forget();
    this.place.clear();
    this.going.clear();
  }

  #forget(): void {
    this.#aim = NOTHING;
    this.#step = null;
    this.#ticks = new Map();
    this.#bundle = null;
  }

  /** Clicks before this one were about single steps, and this is one of them. */
  #aimsAt(piece: string): boolean {
    const aims = this.#aim.picked.length > 0 || this.#aim.chip !== null;
    return aims && (this.#now.glow.has(piece) || this.#now.selected.has(piece));
  }

  #go(to: string): Touch {
    if (this.going.way?.to === to) return this.#sending();
    this.#forget();
    this.place.clear();
    this.going.go(to);
    return this.#asking();
  }

  #stepOf(offers: Offer[]): Offer | null {
    const { way } = this.going;
    const whole = (offer: Offer): boolean => way!.say.length === 1 && offer.choices.some(({ say }) => same(say, way!.say[0]!));
    return (way && offers.find((offer) => offer.on.includes(way.to) && !whole(offer))) ?? null;
  }

  /** What it does is not known yet: only those who never confirm anything send it at once. */
  #asking(certain = true): Touch {
    return certain && this.question.sure === "never" ? this.#sending() : "chosen";
  }

  #take(aim: Aim): Touch {
    this.clear();
    this.#aim = aim;
    const { offer, left } = this.#now;
    const certain = left.length === 1 && offer?.choices.length === 1 && aim.picked.length + Number(aim.chip !== null) > 0;
    return certain && this.#free(offer) ? this.#sending() : "chosen";
  }

  #tick(piece: string): Touch {
    const ticks = ticked(this.pick!, this.scene!.pieces, this.ticks, piece);
    if (!ticks) return "full";
    this.clear();
    this.#ticks = ticks;
    return "chosen";
  }

  #sending(): Touch {
    return this.ready ? { send: this.ready } : "chosen";
  }

  /** It can be taken back freely, so nobody has to be asked first, unless somebody likes it otherwise. What is done by the same verb is confirmed in the same way. */
  #free(offer: Offer): boolean {
    const { sure = "final" } = this.question;
    if (sure !== "final") return sure === "never";
    const alike = this.#offers.filter(({ verb }) => verb === offer.verb).flatMap(({ choices }) => choices);
    return alike.every(({ final, ends, grave }) => !final && !ends && !grave);
  }

  #special({ say }: Choice): boolean {
    return this.pick?.among.some(([, action]) => same(action, say)) ?? false;
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
