// A lesson: a recorded deal in which one is told what to try. The parts that draw read it like a match that is played.
// Lesson.svelte makes one, calls begin() and close(), and sets `animate`.
import { get, post, Refused } from "../lib/api";
import { keepLesson, lessonKept } from "../lib/lessons";
import { settings } from "../lib/settings.svelte";
import { sleep } from "../lib/sleep";
import { t } from "../lib/words.svelte";
import { Deciding } from "../session/deciding.svelte";
import type { LessonView, LessonWish, Taught } from "../wire";
import { Trained } from "./trained.svelte";

type Move = (string | number)[];

/** Before what could not be loaded is asked for again. */
const AGAIN = 2000;

export class Pupil extends Deciding {
  lesson = $state.raw<LessonView | null>(null);
  /** The number of the step on show. */
  at = $state(0);
  /** What was done at this step, which wants more. */
  done = $state.raw<Move[]>([]);
  /** The step is done; the next one is laid out anew, so one looks first. */
  ended = $state(false);
  /** What the coach says of the last try. */
  remark = $state.raw<{ good: boolean; text: string } | null>(null);
  override readonly taking: Trained = new Trained(this);
  #closed = false;
  #v = 0;

  step = $derived.by(() => this.lesson?.steps[this.at] ?? null);
  task = $derived.by(() => Boolean(this.step?.do?.length) && !this.ended);
  last = $derived.by(() => this.lesson !== null && this.at === this.lesson.steps.length - 1);
  override live = $derived.by((): boolean => this.asked && this.task && !this.story.behind && !this.taking.busy);
  override get pointed(): string[] { return this.ended || this.story.behind ? [] : (this.step?.points ?? []) }
  override get mark(): string { return t("lesson") }
  override get counts(): boolean { return false }
  override get taught(): boolean { return true }
  get path(): string { return `/api/titles/${this.title}/lesson` }
  get place(): LessonWish { return { step: this.at, done: this.done } }

  constructor(readonly title: string) {
    super("");
  }

  override get canUndo(): boolean { return this.done.length > 0 && !this.taking.busy }
  override undo(): void { if (this.canUndo) void this.go(this.at) }

  async begin(): Promise<void> {
    this.open();
    while (!this.#closed && !this.problem && !this.scene) {
      try {
        const lesson = (this.lesson ??= await get<LessonView>(this.path));
        this.viewer = lesson.seat;
        this.table = lesson.table;
        await this.looks.give(lesson);
        const kept = lesson.steps.findIndex(({ id }) => id === lessonKept(this.title).step);
        await this.go(Math.max(0, kept) % lesson.steps.length);
        this.online = true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.offline || error.status >= 500) this.online = false;
        else if (error.status !== 429) this.problem = this.looks.say(error.problem);
      }
      if (!this.scene) await sleep(AGAIN);
    }
  }

  override close(): void {
    this.#closed = true;
    super.close();
  }

  /** Come to a step, whatever was done before. */
  async go(step: number): Promise<void> {
    const { scene } = await post<Taught>(this.path, { step });
    if (this.#closed) return;
    this.clear();
    this.#come(step);
    this.remark = null;
    this.story.begin({ scene, log: [] });
  }

  /** The same by a button: where there is no way to the server one stays. */
  async turn(step: number): Promise<void> {
    if (this.taking.busy || !this.lesson?.steps[step]) return;
    this.taking.busy = true;
    try {
      await this.go(step);
    } catch (error) {
      this.taking.refused(error);
    }
    this.taking.busy = false;
  }

  /** The coach does what the step wants, from its beginning. */
  async demonstrate(): Promise<void> {
    const wanted = this.step?.do ?? [];
    const step = this.at;
    if (this.done.length) await this.turn(step);
    for (const action of wanted) if (this.at === step && !this.ended) await this.taking.send([action]);
  }

  async decide(actions: Move[]): Promise<void> {
    const { step } = this;
    const sent = await post<Taught>(this.path, { ...this.place, actions });
    if (this.#closed || !step) return;
    const [good, said] = sent.came === "other" || sent.came === "free" ? [false, step.other] : [true, sent.came === "done" ? step.praise : null];
    // What the coach does for the pupil is told like what others do: it was not they who did it.
    for (const [k, { patch, line }] of (sent.steps ?? []).entries()) {
      this.story.add({ v: ++this.#v, what: "act", seat: line.seat, patch, lines: [line] }, line.seat === this.viewer && k < actions.length);
    }
    if (sent.came === "done" && !this.last && !this.lesson!.steps[this.at + 1]!.fresh) this.#come(this.at + 1);
    else if (sent.came === "done" || sent.came === "free") this.ended = true;
    else if (sent.came === "going") this.done = sent.done ?? [];
    const text = said?.[settings.language] ?? (good ? "" : t("lesson-other"));
    this.remark = text ? { good: sent.came !== "other", text } : null;
  }

  #come(step: number): void {
    this.at = step;
    this.done = [];
    this.ended = false;
    keepLesson(this.title, { step: this.step!.id, done: this.last || lessonKept(this.title).done });
  }
}
