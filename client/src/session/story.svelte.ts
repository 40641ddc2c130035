// What others did, told at a pace one can follow. The truth is known at once; what is on show follows it,
// update by update, and nobody acts before it has arrived.
import { reducedMotion, settings } from "../lib/settings.svelte";
import { sleep } from "../lib/sleep";
import type { Part } from "../lib/words.svelte";
import { speaker } from "../log/loglines";
import type { Update } from "../wire";
import { pause } from "./pace";
import { marked, updated, type Shown } from "./patch";

/** Longer than any animation: one that never ends does not stop the game. */
const TOO_LONG = 2000;
/** A film takes so long at most, however much there is to tell. */
const LONGEST = 28_000;

export interface Stage {
  /** Nobody here decides anything. */
  readonly watching: boolean;
  show(shown: Shown): void;
  /** The move in words, one line for each thing it did. */
  lines(update: Update): Part[][];
  /** Makes the change and shows it happen. */
  change(make: () => void): Promise<void>;
}

export class Story {
  /** The move on show, null at the present. */
  playing = $state.raw<{ seat: number; parts: Part[][] } | null>(null);
  /** Still on the way to the present. */
  behind = $state(false);
  marks = $state.raw<Map<string, number>>(new Map());
  /** Something to show again. */
  told = $state(false);
  /** What happened while I was away is being told; it can be paused. */
  filming = $state(false);
  paused = $state(false);

  #shown: Shown | null = null;
  #truth: Shown | null = null;
  #before: Shown | null = null;
  #since: Update[] = [];
  /** What there is to tell is a film. */
  #long = false;
  #queue: Update[] = [];
  #era = 0;
  #settled: Promise<unknown> = Promise.resolve();
  #hurry: () => void = () => {};
  #resume: () => void = () => {};
  /** How long each update of a film may take. */
  #slot = LONGEST;

  constructor(readonly stage: Stage) {}

  /** The newest position that the server told. */
  get truth(): Shown | null {
    return this.#truth;
  }

  /** A new beginning: all at once, as one change. */
  begin(shown: Shown | null): void {
    this.#stop();
    this.#truth = this.#before = shown;
    this.#since = [];
    this.told = this.#long = false;
    this.marks = new Map();
    if (!shown) this.#shown = null;
    else void this.#change(() => this.#set(shown));
  }

  /** My own acts are seen at once; others' are told one after another, and what the table declined for me is no news. */
  add(update: Update, own: boolean): void {
    if (!this.#truth) return;
    // Whoever decides nothing is told again what the last one did.
    const other = this.stage.watching && !this.behind && this.#since.at(-1)?.seat !== update.seat;
    if (other) this.#before = this.#truth;
    this.#truth = updated(this.#truth, update);
    this.#since = own ? [] : [...(other ? [] : this.#since), update];
    if (own) this.#before = this.#truth;
    if (own || other) this.#long = false;
    this.told = this.#since.some((one) => one.patch && !one.auto);
    if (own) {
      this.#stop();
      this.marks = new Map();
      void this.#change(() => this.#set(this.#truth!));
    } else if (update.patch || this.behind) {
      this.#queue.push(update);
      if (!this.behind) void this.#run();
    } else this.#set(this.#truth);
  }

  /** What happened since my last decision, once more. */
  replay(): void {
    if (!this.#before || !this.told) return;
    this.#stop();
    this.marks = new Map();
    this.#set(this.#before);
    this.#queue = [...this.#since];
    this.filming = this.#long;
    this.#slot = LONGEST / Math.max(1, this.#since.length);
    void this.#run();
  }

  /** What happened since a position that is long past: these updates lead from there to the present. */
  film(before: Shown, updates: Update[]): void {
    this.#before = before;
    this.#since = updates;
    this.told = this.#long = true;
    this.replay();
  }

  pause(): void {
    this.paused = this.filming && !this.paused;
    if (!this.paused) this.#resume();
  }

  skip(): void {
    if (!this.behind) return;
    this.#stop();
    this.marks = marked(this.#before!.scene, this.#since);
    void this.#change(() => this.#set(this.#truth!));
  }

  async #run(): Promise<void> {
    const era = this.#era;
    this.behind = true;
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
    await Promise.race([this.#settled, hurried]);
    while (era === this.#era) {
      const update = this.#queue.shift();
      if (!update) return this.#arrive();
      if (update.patch && !update.auto) this.playing = { seat: speaker(update), parts: this.stage.lines(update) };
      const ends = this.filming ? [hurried, sleep(settings.pace * this.#slot)] : [hurried];
      await Promise.race([this.#change(() => this.#tell(update)), ...ends]);
      const wait = document.hidden ? 0 : settings.pace * pause(update, this.#queue, reducedMotion());
      if (era === this.#era) await Promise.race([sleep(wait), ...ends]);
      if (this.paused) await Promise.race([new Promise<void>((resolve) => (this.#resume = resolve)), hurried]);
    }
  }

  #tell(update: Update): void {
    this.marks = marked(this.#before!.scene, this.#since.slice(0, this.#since.indexOf(update) + 1));
    this.#set(updated(this.#shown!, update));
  }

  #arrive(): void {
    this.#stop();
    if (this.#shown !== this.#truth && this.#truth) this.#set(this.#truth);
  }

  #stop(): void {
    this.#era++;
    this.#queue = [];
    this.playing = null;
    this.behind = this.filming = this.paused = false;
    this.#hurry();
  }

  #set(shown: Shown): void {
    this.#shown = shown;
    this.stage.show(shown);
  }

  /** The change is made exactly once, whatever becomes of the animation. */
  async #change(change: () => void): Promise<void> {
    const era = this.#era;
    let made = false;
    const once = (): void => {
      if (!made && era === this.#era) change();
      made = true;
    };
    if (document.hidden || !this.#shown) return once();
    const played = this.stage.change(once).catch(() => {});
    this.#settled = Promise.race([played, sleep(TOO_LONG)]).then(once);
    await this.#settled;
  }
}
