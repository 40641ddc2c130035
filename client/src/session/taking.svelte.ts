// Sending my decision, and hearing why something cannot be chosen.
import type { Choosing } from "../choosing/choosing.svelte";
import { post, Refused } from "../lib/api";
import { whatIs } from "../choosing/spots";
import type { Words } from "../lib/words.svelte";
import type { Act, Board, Choice, Done, Hint, Problem, ReasonTold, Scene, Tried } from "../wire";
import { persist, randomKey } from "./sender";
import { forget, keep, kept } from "./unsent";

/** After an answer the stream should tell the same; if it does not, it is dead. */
const LATE = 4000;

const OTHER_QUESTION = "refused-other-question";

type Say = (string | number)[];

/** Why a dead thing cannot be chosen, and before that what it is; `piece` is "" if it is not about one piece. */
export interface WhyNot {
  piece: string;
  what?: string;
  text: string;
  rule: string;
}

export interface Seated {
  readonly id: string;
  readonly v: number;
  readonly viewer: number | null;
  readonly scene: Scene | null;
  readonly board: Board | null;
  readonly words: Words | null;
  /** The last step can be undone at once. */
  readonly canStepBack: boolean;
  readonly choosing: Choosing;
  /** Others decide, and I choose for later. */
  readonly ahead: Scene | null;
  readonly planning: { preview(actions: Say[]): Promise<Tried> } | null;
  readonly looks: { say(problem: Problem): string };
  reconnect(): void;
}

export class Taking {
  why = $state.raw<WhyNot | null>(null);
  /** An act is on its way; nothing glows. */
  busy = $state(false);
  unsent = $state(false);
  /** What the set, the placement or the way in question would do. */
  tried = $state.raw<Choice | null>(null);
  #act = 0;
  #asked = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly of: Seated) {}

  async send(actions: Say[]): Promise<void> {
    const act = { seat: this.of.viewer!, v: this.of.v, actions, key: randomKey() };
    keep(this.of.id, act);
    await this.#send(act);
  }

  /** An act that the page made before it was closed or loaded anew, without a network: it goes out now, if it still can. */
  resume(): void {
    const act = kept(this.of.id);
    if (!act || this.busy) return;
    if (act.seat === this.of.viewer && act.v === this.of.v) void this.#send(act);
    else if (act.v !== this.of.v) forget(this.of.id);
  }

  async #send(body: Act): Promise<void> {
    const act = ++this.#act;
    this.busy = true;
    this.tried = null;
    this.of.choosing.clear();
    this.of.choosing.hover(null);
    try {
      const wanted = (): boolean => act === this.#act;
      const done = await persist(
        () => post<Done>(this.#path("act"), body),
        (yes) => wanted() && (this.unsent = yes),
        wanted,
      );
      if (done) forget(this.of.id);
      if (!wanted() || !done) return;
      if (this.of.v >= done.v) this.drop();
      else this.#late = setTimeout(() => this.of.reconnect(), LATE);
    } catch (error) {
      forget(this.of.id);
      if (act !== this.#act) return;
      this.drop();
      this.refused(error);
    }
  }

  /** The stream told something new; an act of my own among it is done, whatever its answer. */
  arrived(own: boolean): void {
    if (own || this.#late !== undefined) this.drop();
    this.hush();
  }

  /** Forget the act that is on its way. */
  drop(): void {
    this.#act++;
    clearTimeout(this.#late);
    this.#late = undefined;
    this.busy = this.unsent = false;
  }

  /** Any other request of mine; a refusal is said like a reason. */
  async ask<T>(what: string, body: object): Promise<T | null> {
    try {
      return await post<T>(this.#path(what), { seat: this.of.viewer, v: this.of.v, ...body });
    } catch (error) {
      this.refused(error);
      return null;
    }
  }

  /** What was decided upon old news needs no words: the stream brings the new ones. */
  refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.problem.say[0] === "problem-old-version") return;
    this.why = { piece: "", text: this.of.looks.say(error.problem), rule: error.problem.rule ?? "" };
  }

  /** What was said is out of date with the next input. */
  hush(): void {
    this.#asked++;
    this.why = this.tried = null;
  }

  notNow(piece: string): void {
    const { words, scene, viewer } = this.of;
    if (!words || !scene) return;
    const waits = !scene.over && viewer !== null;
    const text = !waits ? "" : scene.waiting.includes(viewer) ? words.text("dock-soon") : words.text("dock-not-now");
    const what = this.#what(piece);
    if (text || what) this.why = { piece, what, text, rule: "" };
  }

  async explain(piece: string, how: "dead" | "full"): Promise<void> {
    const { words, choosing } = this.of;
    if (how === "full") {
      this.why = { piece, text: words?.text("dock-set-full", { n: choosing.pick?.most ?? 0 }) ?? "", rule: "" };
    } else if (piece && this.of.ahead) {
      this.why = { piece, text: words?.text("plan-dead") ?? "", rule: "" };
    } else if (piece) {
      const asked = ++this.#asked;
      const reason = await this.reason(piece).catch(() => null);
      if (!reason || asked !== this.#asked || !words) return;
      const another = reason.say[0] === OTHER_QUESTION && this.of.scene?.concerns?.length && this.of.canStepBack;
      this.why = { piece, what: this.#what(piece), text: another ? words.text("dock-undo-first") : words.say(reason.say), rule: reason.rule ?? "" };
    }
  }

  #what(piece: string): string {
    const { words, board, scene } = this.of;
    return words && board && scene ? whatIs(words, board, scene, piece) : "";
  }

  /** What a set, a placement or a way would do, once it is whole. */
  async tryOut(): Promise<void> {
    const { choosing } = this.of;
    const actions = choosing.asks;
    this.tried = null;
    if (!actions) return;
    const tried = await this.would(actions).catch(() => null); // if it cannot be told, nothing is said
    if (tried && choosing.asks === actions) this.tried = { say: actions[0] ?? [], ...tried };
  }

  /** What actions would do, now or later. */
  would(actions: Say[]): Promise<Tried> {
    return this.of.ahead ? this.of.planning!.preview(actions) : this.preview(actions);
  }

  /** What somebody who thinks further would do. */
  hint(): Promise<Hint> {
    const { viewer: seat, v } = this.of;
    return post<Hint>(this.#path("hint"), { seat, v });
  }

  protected reason(piece: string): Promise<ReasonTold> {
    return post<ReasonTold>(this.#path("why"), { seat: this.of.viewer, piece });
  }

  protected preview(actions: Say[]): Promise<Tried> {
    const { viewer: seat, v } = this.of;
    return post<Tried>(this.#path("preview"), { seat, v, actions });
  }

  #path(what: string): string {
    return `/api/tables/${this.of.id}/${what}`;
  }
}
