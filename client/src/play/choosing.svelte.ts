// My decision in the making: what was clicked, what that leaves, what would be sent. Nothing here talks to the server.
import type { Board, Choice, Scene } from "../wire";
import { filtered, NOTHING, touched, type Aim, type Chip } from "./filter";
import { offers, type Offer } from "./offers";
import { choiceAt, spotsOf, turnsAt, worthAt } from "./shape";
import { actions, complete, kept, tickable, ticked, total, type Ticks } from "./ticks";

type Say = (string | number)[];
/** What the decision is about; `live` if something may be chosen now. */
export interface Question {
  readonly scene: Scene | null;
  readonly board: Board | null;
  readonly live: boolean;
}
/** What a touch came to: something to send, nothing more to do, a thing that is dead now, a set that is full. */
export type Touch = { send: Say[] } | "chosen" | "dead" | "full";

export class Choosing {
  #aim = $state.raw<Aim>(NOTHING);
  #step = $state<number | null>(null);
  #ticks = $state.raw<Ticks>(new Map());
  #spot = $state.raw<{ spot: string; turn: number } | null>(null);
  #hovered = $state<string | null>(null);

  #scene = $derived.by(() => (this.question.live ? this.question.scene : null));
  #choices = $derived(Object.values(this.#scene?.options ?? {}));
  pick = $derived(this.#scene?.set ?? null);
  shape = $derived(this.#scene?.shape ?? null);
  #zone = $derived.by(() => this.question.board?.zones.find((zone) => zone.id === this.shape?.in));
  #offers = $derived(offers(this.#choices.filter((choice) => !this.#special(choice))));
  #now = $derived.by(() => {
    const now = filtered(this.#offers, this.#aim);
    return now.left.length ? now : filtered(this.#offers, NOTHING);
  });
  #hover = $derived.by(() => {
    if (this.#hovered === null || !this.#now.glow.has(this.#hovered)) return null;
    const aim = touched(this.#offers, this.#aim, this.#hovered);
    return typeof aim === "string" ? null : filtered(this.#offers, aim).offer;
  });

  ticks = $derived(kept(this.pick, this.#scene?.pieces ?? {}, this.#ticks));
  ticked = $derived(total(this.ticks));
  chips = $derived(this.#now.chips);
  lit = $derived(this.#now.lit);
  glow = $derived.by(() =>
    this.pick ? new Set([...tickable(this.pick, this.#scene!.pieces, this.ticks), ...this.#now.glow]) : this.#now.glow,
  );
  selected = $derived.by(() => (this.ticks.size ? new Set(this.ticks.keys()) : this.#now.selected));
  cells = $derived.by(() => new Map(this.shape ? [[this.shape.in, spotsOf(this.shape, this.#zone)]] : []));
  placing = $derived.by(() =>
    this.shape && this.#spot && this.#placed ? { zone: this.shape.in, face: this.shape.face, ...this.#spot } : null,
  );
  turns = $derived.by(() => (this.shape && this.#spot ? turnsAt(this.shape, this.#zone, this.#spot.spot) : []));
  worth = $derived.by(() =>
    this.placing ? worthAt(this.shape!, this.#zone, this.placing.spot, this.placing.turn) : null,
  );
  #placed = $derived.by(() =>
    this.shape && this.#spot
      ? choiceAt(this.#choices, this.shape, this.#zone, this.#spot.spot, this.#spot.turn)
      : null,
  );

  /** The offer shown in the dock; a preview is that of a thing merely pointed at. */
  preview = $derived(this.#hover !== null && this.#hover !== this.#now.offer);
  offer = $derived<Offer | null>(this.#hover ?? this.#now.offer);
  /** Which of the offer's numbers. */
  step = $derived.by(() => (this.preview ? null : this.#step) ?? (this.offer?.choices.length ?? 0) - 1);
  option = $derived<Choice | null>(this.#placed ?? this.offer?.choices[this.step] ?? null);
  /** What a confirmation would send, null if there is nothing to confirm. */
  ready = $derived.by<Say[] | null>(() => {
    if (this.pick && !this.#now.offer) return complete(this.pick, this.ticks) ? actions(this.pick, this.ticks) : null;
    const choice = this.#placed ?? this.#now.offer?.choices[this.#step ?? this.#now.offer.choices.length - 1];
    return choice ? [choice.say] : null;
  });

  constructor(readonly question: Question) {}

  touch(piece: string): Touch {
    if (this.pick?.among.some(([one]) => one === piece)) return this.#tick(piece);
    const aim = touched(this.#offers, this.#aim, piece);
    if (aim === "dead") return "dead";
    return aim === "confirm" ? this.#sending() : this.#take(aim);
  }

  press(chip: Chip): Touch {
    return this.#take({ picked: [], chip: this.lit === chip.id && this.#aim.chip === chip.id ? null : chip.id });
  }

  touchCell(spot: string): Touch {
    if (!this.shape || !spotsOf(this.shape, this.#zone).has(spot)) return "dead";
    if (this.#spot?.spot === spot) return this.#sending();
    const turns = turnsAt(this.shape, this.#zone, spot);
    const turn = turns.includes(this.#spot?.turn ?? -1) ? this.#spot!.turn : turns[0]!;
    this.clear();
    this.#spot = { spot, turn };
    return turns.length === 1 && this.#free(this.#placed) ? this.#sending() : "chosen";
  }

  turn(): void {
    if (!this.#spot) return;
    const next = this.turns[(this.turns.indexOf(this.#spot.turn) + 1) % this.turns.length]!;
    this.#spot = { ...this.#spot, turn: next };
  }

  count(by: number): void {
    const last = (this.offer?.choices.length ?? 1) - 1;
    this.#step = Math.min(last, Math.max(0, this.step + by));
  }

  hover(piece: string | null): void {
    this.#hovered = piece;
  }

  /** Something was clicked that can be let go. */
  get begun(): boolean {
    return this.#aim !== NOTHING || this.ticks.size > 0 || this.#spot !== null;
  }

  clear(): void {
    this.#aim = NOTHING;
    this.#step = this.#spot = null;
    this.#ticks = new Map();
  }

  #take(aim: Aim): Touch {
    this.clear();
    this.#aim = aim;
    const { offer, left } = this.#now;
    const certain = left.length === 1 && offer?.choices.length === 1;
    return certain && this.#free(offer.choices[0]!) ? this.#sending() : "chosen";
  }

  #tick(piece: string): Touch {
    const ticks = ticked(this.pick!, this.#scene!.pieces, this.ticks, piece);
    if (!ticks) return "full";
    this.clear();
    this.#ticks = ticks;
    return "chosen";
  }

  #sending(): Touch {
    return this.ready ? { send: this.ready } : "chosen";
  }

  /** It can be taken back freely, so nobody has to be asked first. */
  #free(choice: Choice | null): boolean {
    return choice !== null && !choice.final && !choice.ends;
  }

  #special({ say }: Choice): boolean {
    if (this.shape?.verb === say[0]) return true;
    return this.pick?.among.some(([, action]) => JSON.stringify(action) === JSON.stringify(say)) ?? false;
  }
}
