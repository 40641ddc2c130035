// My decision in the making: what was clicked, what that leaves, what would be sent. Nothing here talks to the server.
import type { Board, Choice, Scene } from "../wire";
import { aimAt, filtered, NOTHING, touched, type Aim, type Chip } from "./filter";
import { inHand } from "./hand";
import { offers, type Offer } from "./offers";
import { Placing } from "./placing.svelte";
import { isSpot, under } from "./spots";
import { actions, complete, kept, tickable, ticked, total, type Ticks } from "./ticks";

type Say = (string | number)[];
/** What the decision is about; `live` if something may be chosen now. */
export interface Question {
  readonly scene: Scene | null;
  readonly board: Board | null;
  readonly live: boolean;
  /** What is confirmed with a second click: what cannot be taken back freely, everything, or nothing. */
  readonly sure?: "final" | "always" | "never";
}
/** What a touch came to: something to send, nothing more to do, a thing that is dead now, a set that is full. */
export type Touch = { send: Say[] } | "chosen" | "dead" | "full";

export class Choosing {
  readonly place = new Placing(this);
  #aim = $state.raw<Aim>(NOTHING);
  #step = $state<number | null>(null);
  #ticks = $state.raw<Ticks>(new Map());
  #hovered = $state<string | null>(null);

  scene = $derived.by(() => (this.question.live ? this.question.scene : null));
  pick = $derived(this.scene?.set ?? null);
  shape = $derived(this.scene?.shape ?? null);
  #offers = $derived(offers(Object.values(this.scene?.options ?? {}).filter((choice) => !this.#special(choice))));
  /** Beside a set or a placement other offers wait until they are asked for. */
  #alone = $derived(this.pick === null && this.shape === null);
  #now = $derived.by(() => {
    const now = filtered(this.#offers, this.#aim, this.#alone);
    return now.left.length ? now : filtered(this.#offers, NOTHING, this.#alone);
  });
  #hover = $derived.by(() => {
    if (this.#hovered === null || !this.#now.glow.has(this.#hovered)) return null;
    const aim = touched(this.#offers, this.#aim, this.#hovered, this.#alone);
    return typeof aim === "string" ? null : filtered(this.#offers, aim, this.#alone).offer;
  });

  ticks = $derived(kept(this.pick, this.scene?.pieces ?? {}, this.#ticks));
  ticked = $derived(total(this.ticks));
  /** Kinds of pieces in hand; their chips stand for the verb that all of them share. */
  hand = $derived.by(() => inHand(this.question.board, this.scene, this.#offers));
  chips = $derived(this.#now.chips.filter((chip) => !chip.offers.every(({ on }) => this.hand.includes(on[0] ?? ""))));
  lit = $derived(this.#now.lit);
  /** What is left of a verb whose chip was pressed, null without one. */
  aimed = $derived(this.#aim.chip === null ? null : this.#now.left);
  glow = $derived.by(() =>
    this.pick ? new Set([...tickable(this.pick, this.scene!.pieces, this.ticks), ...this.#now.glow]) : this.#now.glow,
  );
  selected = $derived.by(() => (this.ticks.size ? new Set(this.ticks.keys()) : this.#now.selected));

  /** The offer shown in the dock; a preview is that of a thing merely pointed at. */
  preview = $derived(this.#hover !== null && this.#hover !== this.#now.offer);
  offer = $derived<Offer | null>(this.#hover ?? this.#now.offer);
  /** Which of the offer's numbers. */
  step = $derived.by(() => (this.preview ? null : this.#step) ?? (this.offer?.choices.length ?? 0) - 1);
  /** What would stand where: the first piece of the offer, at each place that it touches. */
  ghosts = $derived.by((): Map<string, string> => {
    const [piece = "", ...on] = this.offer?.on ?? [];
    const from = under(this.scene?.pieces[piece]);
    return new Map(from.length ? on.filter((one) => isSpot(one) && !from.includes(one)).map((spot) => [spot, piece]) : []);
  });
  option = $derived.by((): Choice | null => this.place.choice ?? this.offer?.choices[this.step] ?? null);
  /** What a confirmation would send, null if there is nothing to confirm. */
  ready = $derived.by((): Say[] | null => {
    if (this.pick && !this.#now.offer) return complete(this.pick, this.ticks) ? actions(this.pick, this.ticks) : null;
    const choice = this.place.choice ?? this.#now.offer?.choices.at(this.#step ?? -1);
    return choice ? [choice.say] : null;
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
    const aim = touched(this.#offers, this.#aim, piece, this.#alone);
    if (aim === "dead") return "dead";
    return aim === "confirm" ? this.#sending() : this.#take(aim);
  }

  press(chip: Chip): Touch {
    return this.#take({ picked: [], chip: this.#aim.chip === chip.id ? null : chip.id });
  }

  touchCell(spot: string): Touch {
    if (!this.place.fits(spot)) return "dead";
    if (this.place.ghost?.spot === spot) return this.#sending();
    this.#aim = NOTHING;
    this.place.put(spot);
    return this.place.turns.length === 1 && this.#free(this.place.choice) ? this.#sending() : "chosen";
  }

  /** Choose what somebody else thinks best, as clicks would; nothing is sent. */
  suggest(say: Say): void {
    this.clear();
    const same = (other: Say): boolean => JSON.stringify(other) === JSON.stringify(say);
    const ticked = this.pick?.among.find(([, action]) => same(action));
    const offers = this.#offers;
    const offer = offers.find(({ choices }) => choices.some((choice) => same(choice.say)));
    if (ticked) this.#ticks = new Map([[ticked[0], 1]]);
    else if (this.shape?.verb === say[0]) this.place.suggest(say);
    else if (offer) {
      this.#aim = aimAt(offers, offer, this.#alone);
      this.#step = offer.choices.findIndex((choice) => same(choice.say));
    }
  }

  count(by: number): void {
    const last = (this.offer?.choices.length ?? 1) - 1;
    this.#step = Math.min(last, Math.max(0, this.step + by));
  }

  hover(piece: string | null): void {
    this.#hovered = piece;
  }

  clear(): void {
    this.#aim = NOTHING;
    this.#step = null;
    this.#ticks = new Map();
    this.place.clear();
  }

  #take(aim: Aim): Touch {
    this.clear();
    this.#aim = aim;
    const { offer, left } = this.#now;
    const certain = left.length === 1 && offer?.choices.length === 1 && aim.picked.length + Number(aim.chip !== null) > 0;
    return certain && this.#free(offer.choices[0]!) ? this.#sending() : "chosen";
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

  /** It can be taken back freely, so nobody has to be asked first, unless somebody likes it otherwise. */
  #free(choice: Choice | null): boolean {
    const { sure = "final" } = this.question;
    if (choice === null || sure === "always") return false;
    return sure === "never" || (!choice.final && !choice.ends);
  }

  #special({ say }: Choice): boolean {
    if (this.shape?.verb === say[0]) return true;
    return this.pick?.among.some(([, action]) => JSON.stringify(action) === JSON.stringify(say)) ?? false;
  }
}
