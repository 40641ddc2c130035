// What others did, told at a pace one can follow. The truth is known at once; what is on show follows it,
// update by update, and nobody acts before it has arrived.
import { reducedMotion, settings } from "../lib/settings.svelte";
import { sleep } from "../lib/sleep";
import type { Part } from "../lib/words.svelte";
import { speaker } from "../log/loglines";
import { stagesOf } from "../story/stages";
import { completes, type Step } from "../story/steps";
import type { Scene, Update } from "../wire";
import { pause, reading } from "./pace";
import { marked, updated, type Shown } from "./patch";

/** Longer than any animation: one that never ends does not stop the game. */
const TOO_LONG = 2000;
/** A film takes so long at most, however much there is to tell. */
const LONGEST = 28_000;
/** What I have just decided myself needs no reading. */
const GLANCE = 1000;

export interface Stage {
  /** Nobody here decides anything. */
  readonly watching: boolean;
  readonly viewer: number | null;
  show(shown: Shown): void;
  /** The move in words, one line for each thing it did. */
  lines(update: Update): Part[][];
  /** What followed by itself, step by step; none if there is nothing to wait for. */
  steps(update: Update, before: Scene): Step[];
  said(step: Step): Part[][];
  spoken(part: Part): string;
  /** Makes the change and shows it happen. */
  change(make: () => void): Promise<void>;
}

/** A story that is being told: which step is on show. */
export interface Unfolding {
  steps: Step[];
  k: number;
  /** All of it at once, in words. */
  whole: boolean;
  /** It waits until somebody goes on. */
  held: boolean;
}

export class Story {
  /** The move on show, null at the present. */
  playing = $state.raw<{ seat: number; parts: Part[][] } | null>(null);
  /** Still on the way to the present. */
  behind = $state(false);
  /** What followed by itself after the move on show. */
  unfolding = $state.raw<Unfolding | null>(null);
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
  /** To another step of what is unfolding. */
  #turn: (by: number) => void = () => {};
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

  /**
   * My own acts are seen at once, and what came of them is told; others' are told one after another. What the table
   * declined for me is no news.
   */
  add(update: Update, own: boolean): void {
    if (!this.#truth) return;
    if (own && this.#steps(update, this.#truth.scene).length) return this.#outcome(update);
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
      this.marks = marked(this.#shown!.scene, [update], this.stage.viewer);
      void this.#change(() => this.#set(this.#truth!));
    } else if (update.patch || this.behind) {
      this.#queue.push(update);
      if (!this.behind) void this.#run();
    } else this.#set(this.#truth);
  }

  /** What came of my own act is a story: it can be shown again. */
  #outcome(update: Update): void {
    this.#stop();
    if (this.#shown !== this.#truth) this.#set(this.#truth!);
    this.#before = this.#truth;
    this.#truth = updated(this.#truth!, update);
    this.#since = [update];
    this.#queue = [update];
    this.#long = false;
    this.told = true;
    this.marks = new Map();
    void this.#run();
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

  /** The next step of what is unfolding, or the one before. */
  step(by: number): void {
    this.#turn(by);
  }

  /** Read as long as one likes; once more: go on. */
  hold(): void {
    if (!this.unfolding) return;
    if (this.unfolding.held) this.#turn(1);
    else this.unfolding = { ...this.unfolding, held: true };
  }

  /** All of it in words, and nothing moves by itself. */
  inWords(): void {
    const { unfolding } = this;
    if (unfolding) this.unfolding = { ...unfolding, whole: !unfolding.whole, held: true };
  }

  pause(): void {
    this.paused = this.filming && !this.paused;
    if (!this.paused) this.#resume();
  }

  skip(): void {
    if (!this.behind) return;
    this.#stop();
    this.marks = marked(this.#before!.scene, this.#since, this.stage.viewer);
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
      const steps = this.#steps(update, this.#shown!.scene);
      if (steps.length) {
        await this.#unfold(update, steps, era, hurried);
        continue;
      }
      if (update.patch && !update.auto) this.playing = { seat: speaker(update), parts: this.stage.lines(update) };
      const ends = this.filming ? [hurried, sleep(settings.pace * this.#slot)] : [hurried];
      await Promise.race([this.#change(() => this.#tell(update)), ...ends]);
      const wait = document.hidden ? 0 : settings.pace * pause(update, this.#queue, reducedMotion());
      if (era === this.#era) await Promise.race([sleep(wait), ...ends]);
      if (this.paused) await Promise.race([new Promise<void>((resolve) => (this.#resume = resolve)), hurried]);
    }
  }

  #steps(update: Update, before: Scene): Step[] {
    return document.hidden || !update.patch || update.auto || update.what !== "act" ? [] : this.stage.steps(update, before);
  }

  /** Step by step, each for as long as it takes to read it; a scoring stays until somebody goes on. */
  async #unfold(update: Update, steps: Step[], era: number, hurried: Promise<void>): Promise<void> {
    const [before, after] = [this.#shown!, updated(this.#shown!, update)];
    const scenes = stagesOf(before.scene, after.scene, steps);
    const [last, still] = [steps.length - 1, reducedMotion()];
    for (let k = still ? last : 0; k <= last && era === this.#era; ) {
      const step = steps[k]!;
      const parts = still ? steps.flatMap((one) => this.stage.said(one)) : this.stage.said(step);
      const held = !this.stage.watching && !this.filming && (still || completes(steps, k));
      this.playing = { seat: seatOf(step, update), parts };
      this.unfolding = { steps, k, whole: this.unfolding?.whole ?? still, held };
      const turned = new Promise<number>((resolve) => (this.#turn = resolve));
      const show = () => {
        if (k === last) this.marks = this.#marksUpTo(update);
        this.#set({ scene: scenes[k]!, log: k === last ? after.log : before.log });
      };
      await Promise.race([this.#change(show), hurried, turned]);
      const known = step.decided && update.seat !== null && update.seat === this.stage.viewer;
      const read = known ? GLANCE : reading(parts, (part) => this.stage.spoken(part));
      const time = settings.pace * Math.min(read, this.filming ? this.#slot / steps.length : Infinity);
      const by = await Promise.race([turned, hurried.then(() => 1), this.#passed(time, era)]);
      k = Math.max(0, k + by);
    }
    if (era !== this.#era) return;
    this.unfolding = null;
    this.#set(after);
  }

  /** The time is over, unless somebody wants to read on. */
  async #passed(time: number, era: number): Promise<number> {
    await sleep(time);
    if (era === this.#era && this.unfolding?.held) await new Promise(() => {});
    return 1;
  }

  #marksUpTo(update: Update): Map<string, number> {
    return marked(this.#before!.scene, this.#since.slice(0, this.#since.indexOf(update) + 1), this.stage.viewer);
  }

  #tell(update: Update): void {
    this.marks = this.#marksUpTo(update);
    this.#set(updated(this.#shown!, update));
  }

  #arrive(): void {
    this.#stop();
    if (this.#shown !== this.#truth && this.#truth) this.#set(this.#truth);
  }

  #stop(): void {
    this.#era++;
    this.#queue = [];
    this.playing = this.unfolding = null;
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

/** Whose step it is: that of the one whom it is about, nobody's if there are several. */
function seatOf({ entries }: Step, { seat }: Update): number {
  const seats = new Set(entries.map((entry) => entry.seat));
  return seats.size === 1 ? [...seats][0]! : entries.some((entry) => entry.seat === seat) ? (seat ?? -1) : -1;
}
