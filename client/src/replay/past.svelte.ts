// A table as it was. The parts that draw read it like one that is played, but nothing can be touched.
// Replay.svelte makes one, calls look() with an address and close() when it goes, and sets `animate`.
import { get, Refused } from "../lib/api";
import { sleep } from "../lib/sleep";
import type { Part } from "../lib/words.svelte";
import { ownEyes, replayPath, seatQuery, type Address, type Eyes } from "../session/address";
import { arrivals } from "../session/patch";
import { Play } from "../session/play.svelte";
import type { Unfolding } from "../session/story.svelte";
import { stepsOf } from "../story/steps";
import type { Chart, Replay, Scene, ReplayStep, TableView } from "../wire";
import { Archive } from "./archive";
import { Film } from "./film.svelte";
import { Following } from "./following";
import type { Way } from "./keys";
import { nextTurn, turnBefore } from "./turns";
import { told } from "./words";

/** Before what could not be loaded is asked for again. */
const AGAIN = 2000;

export class Past extends Play {
  /** The position that is wanted, by its count of actions; the scene follows as soon as it is here. */
  at = $state(0);
  /** How many actions stand. */
  total = $state(0);
  eyes = $state<Eyes>("public");
  /** The match is over: one may look with everybody's eyes. */
  over = $state(false);
  chart = $state.raw<Chart | null>(null);
  readonly film: Film = new Film(this);
  readonly #following = new Following(this);
  #archive = new Archive(this, "public");
  /** The action that led to what is on show. */
  #step = $state.raw<ReplayStep | null>(null);
  #marks = $state.raw<Map<string, number>>(new Map());
  #era = 0;
  #closed = false;

  override get mark(): string { return this.words?.text("replay") ?? "" }
  /** What the last action brought. */
  override get marks(): Map<string, number> { return this.#marks }
  /** What the last action did, in words. */
  #told = $derived.by((): { seat: number; parts: Part[][] } | null => {
    return this.words && this.scene ? told(this.words, this.#step) : null;
  });
  /** What followed by itself, in words; once it was read it is put away. */
  #followed = $derived.by((): Unfolding | null => {
    const steps = this.board && this.#step ? stepsOf(this.board, [this.#step.line]) : [];
    return steps.length && this.#read !== this.scene?.at ? { steps, k: steps.length - 1, whole: true, held: true } : null;
  });
  #read = $state<number | null>(null);
  override get unfolding(): Unfolding | null { return this.#followed }
  override putAway(): void { this.#read = this.scene?.at ?? null }
  override get playing(): { seat: number; parts: Part[][] } | null { return this.#told }

  override pathTo(at: number | null): string { return replayPath(this.id, at, this.eyes) }

  override close(): void {
    this.#closed = true;
    this.#era++;
    this.film.stop();
    this.#following.close();
    super.close();
  }

  /** Begin, or go to another address: the match as everybody may see it tells whose eyes there are. */
  async look(address: Address): Promise<void> {
    const era = ++this.#era;
    const sent = await this.ask<Replay>("?to=0");
    if (era !== this.#era || this.problem) return;
    const loaded = sent && (await this.looks.load(sent).then(() => true, () => false));
    if (era !== this.#era) return;
    if (!sent || !loaded) return sleep(AGAIN).then(() => (era === this.#era ? this.look(address) : undefined));
    this.take(sent.table);
    this.total = sent.total;
    this.at = Math.min(address.at ?? sent.total, sent.total);
    await this.see(this.#may(address.eyes) ? address.eyes! : ownEyes(sent.table));
  }

  /** The same position with other eyes. */
  async see(eyes: Eyes): Promise<void> {
    this.film.stop();
    this.eyes = eyes;
    this.forget();
    this.#following.begin();
    await this.go(this.at);
    void this.draw();
  }

  /** By decision, by turn, to the ends, or as a film. */
  walk(way: Exclude<Way, "table">): void {
    const turns = this.chart?.turns ?? [];
    if (way === "film") this.film.toggle();
    else if (way === "first") this.move(0);
    else if (way === "last") this.move(this.total);
    else if (way === "back") this.move(this.at - 1);
    else if (way === "on") this.move(this.at + 1);
    else this.move(way === "turn-back" ? turnBefore(turns, this.at) : nextTurn(turns, this.at, this.total));
  }

  /** Somebody goes there: a film that is running stops. */
  move(to: number): void {
    this.film.stop();
    void this.go(to);
  }

  /** To a position; one step forward is seen happen. */
  async go(to: number): Promise<void> {
    const at = (this.at = Math.max(0, Math.min(this.total, Math.round(to))));
    const era = ++this.#era;
    while (!(await this.#archive.have(at))) {
      if (era !== this.#era || this.problem) return;
      if (at > this.total) return this.go(this.total);
      await sleep(AGAIN);
    }
    if (era !== this.#era) return;
    const scene = this.#archive.reel.scene(at)!;
    const before = this.scene;
    const show = () => this.#show(scene, before);
    if (before && before.at === at - 1) await this.change(show);
    else show();
    void this.#fill();
  }

  /** What the table has told since: how far it has come, and from where on it was taken back. */
  came(total: number, drop: number | null): void {
    const { reel } = this.#archive;
    if (drop !== null) reel.cut(Math.min(drop, reel.total));
    reel.total = this.total = total;
    if (this.at > total) this.move(total);
    else void this.#fill();
  }

  take(table: TableView): void {
    this.over = table.status === "over";
    // Nothing is to be done in the past, whatever the table waits for.
    this.table = { ...table, status: "over", closed_scores: Boolean(table.closed_scores) && !this.over };
  }

  /** What was loaded may no longer be true; it stays on show until something else is there. */
  forget(): void {
    this.#era++;
    this.#archive.close();
    this.#archive = new Archive(this, this.eyes);
  }

  /** The chart of the score, as far as these eyes may see it. */
  async draw(): Promise<void> {
    const eyes = this.eyes;
    const chart = await this.ask<Chart>(`/chart?${seatQuery(eyes)}`);
    if (chart && eyes === this.eyes) this.chart = chart;
  }

  /** The action that led to a position. */
  stepTo(at: number): ReplayStep | null {
    return this.#archive.reel.step(at);
  }

  #may(eyes: Eyes | null): boolean {
    const seats = this.table?.seats ?? [];
    if (typeof eyes === "number") return eyes < seats.length && (this.over || Boolean(seats[eyes]!.mine));
    return eyes === "public" || (eyes === "all" && this.over);
  }

  #show(scene: Scene, before: Scene | null): void {
    const { reel } = this.#archive;
    const step = (this.#step = reel.step(scene.at));
    const last = step && reel.scene(scene.at - 1);
    this.scene = scene;
    this.viewer = scene.viewer;
    this.log = reel.log(scene.at);
    this.#marks = new Map(last && step ? arrivals(last, scene).map((id) => [id, step.line.seat]) : []);
    if (before?.at !== scene.at) this.zoom = null;
  }

  /** The rest of the film, while nobody waits for it: the log becomes whole, and stepping never waits. */
  async #fill(): Promise<void> {
    const era = this.#era;
    while ((await this.#archive.more(this.at)) && era === this.#era && this.scene) this.log = this.#archive.reel.log(this.scene.at);
  }

  /** A question about the past; null if there is no answer, which the page tells. */
  async ask<T>(what: string): Promise<T | null> {
    try {
      const answer = await get<T>(`/api/tables/${this.id}/replay${what}`);
      this.online = true;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.#closed) await this.#refused(error);
      return null;
    }
  }

  async #refused(error: Refused): Promise<void> {
    const code = error.problem.say[0];
    if (error.offline || error.status >= 500) this.online = false;
    else if (code === "problem-no-position") await this.ask<Replay>("?to=0").then((sent) => sent && this.came(sent.total, sent.total));
    else if (code !== "problem-too-many") this.problem = this.looks.say(error.problem);
  }
}
