// Thinking ahead: what I will be asked, a move chosen for it while others decide, and playing it when it is my turn.
// It is played only if it still does what it was chosen for; docs/decisions/0020-plans-stay-at-home.md tells why it is kept here.
import { untrack } from "svelte";
import type { Choosing } from "../choosing/choosing.svelte";
import { post, Refused } from "../lib/api";
import { sleep } from "../lib/sleep";
import type { Words } from "../lib/words.svelte";
import type { Ahead, Problem, Scene, TableView, Tried } from "../wire";
import { doesTheSame, keepPlan, madePlan, planOf, type Plan, type Say } from "./plans";

/** Whoever decides quickly takes so long: others cannot tell a plan from a quick move. */
const PAUSE = [900, 2200] as const;
/** What was decided upon just now, with the position in sight, needs no pause. */
const JUST_NOW = 5000;
/** Before it is tried once more. */
const AGAIN = 600;
/** What comes in quick succession is asked about once. */
const SETTLED = 150;

export interface Planner {
  readonly id: string;
  readonly v: number;
  readonly viewer: number | null;
  readonly scene: Scene | null;
  readonly table: TableView | null;
  readonly words: Words | null;
  readonly asked: boolean;
  readonly live: boolean;
  readonly standIn: string;
  readonly seats: number[];
  readonly choosing: Choosing;
  readonly looks: { say(problem: Problem): string };
  readonly taking: {
    would(actions: Say[]): Promise<Tried>;
    send(actions: Say[]): Promise<void>;
    refused(error: unknown): void;
  };
}

export class Planning {
  kept = $state.raw<Plan | null>(null);
  /** It is being played. */
  going = $state(false);
  /** Why the last plan was not played. */
  lost = $state("");
  #ahead = $state.raw<Ahead | null>(null);
  #effects: (() => void) | null = null;

  /** There is something to think of: others decide, and nobody else sits at this device. */
  can = $derived.by(() => {
    const { table, scene, viewer, asked, standIn, seats } = this.of;
    return table?.status === "playing" && !table.kept && viewer !== null && !asked && !standIn && scene !== null && !scene.over && seats.length === 1;
  });
  /** The board as it is, with what I will be asked; null while I do not think ahead. */
  scene = $derived.by((): Scene | null => {
    const { scene } = this.of;
    if (!this.can || !this.#ahead || !scene) return null;
    const { ask, options = {}, shapes = [], ways = [], set = null } = this.#ahead;
    return { ...scene, ask, options, shapes, ways, set, bundles: [] };
  });

  constructor(readonly of: Planner) {}

  open(): void {
    this.#effects = $effect.root(() => {
      $effect(() => {
        const { viewer, table, id } = this.of;
        if (viewer === null || !table) return;
        if (table.status === "playing") this.kept = planOf(id, viewer);
        else untrack(() => this.#forget());
      });
      $effect(() => {
        if (this.of.live && this.kept && this.of.words) untrack(() => void this.#go(this.kept!));
      });
      // The table has moved on: what I will be asked may be something else.
      $effect(() => {
        const at = this.of.scene?.at;
        if (!untrack(() => this.#ahead) || at === undefined) return;
        const timer = setTimeout(() => void this.begin(), SETTLED);
        return () => clearTimeout(timer);
      });
      $effect(() => {
        if (this.of.asked) this.#ahead = null;
        else if (!untrack(() => this.of.live)) this.lost = "";
      });
    });
  }

  close(): void {
    this.#effects?.();
  }

  async begin(): Promise<void> {
    if (!this.can) return;
    try {
      const ahead = await post<Ahead>(this.#path(""), { seat: this.of.viewer, v: this.of.v });
      if (this.can) this.#ahead = ahead;
    } catch (error) {
      this.end();
      if (this.can) this.of.taking.refused(error);
    }
  }

  end(): void {
    this.#ahead = null;
    this.of.choosing.clear();
  }

  preview(actions: Say[]): Promise<Tried> {
    return post<Tried>(this.#path("/preview"), { seat: this.of.viewer, v: this.of.v, actions });
  }

  /** This is what I will do. */
  async keep(actions: Say[]): Promise<void> {
    const { viewer, choosing, taking } = this.of;
    choosing.clear();
    choosing.hover(null);
    try {
      const tried = await this.preview(actions);
      this.kept = madePlan(viewer!, actions, tried);
      keepPlan(this.of.id, this.kept);
      this.lost = "";
      this.end();
    } catch (error) {
      taking.refused(error);
    }
  }

  /** I have changed my mind. */
  drop(): void {
    this.#forget();
  }

  #forget(): void {
    if (this.kept) keepPlan(this.of.id, null);
    this.kept = null;
  }

  async #go(plan: Plan): Promise<void> {
    if (this.going) return;
    this.going = true;
    const wanted = (): boolean => this.kept === plan && this.of.live;
    const [least, most] = PAUSE;
    if (Date.now() - plan.made > JUST_NOW) await sleep(least + Math.random() * (most - least));
    while (wanted() && !(await this.#played(plan, wanted))) await sleep(AGAIN);
    this.going = false;
  }

  /** Play it, or tell why not; false if it has to be tried again. */
  async #played(plan: Plan, wanted: () => boolean): Promise<boolean> {
    const { words, choosing, taking, looks } = this.of;
    try {
      const now = await taking.would(plan.actions);
      if (!wanted()) return true;
      this.#forget();
      if (doesTheSame(plan, now)) await taking.send(plan.actions);
      else {
        this.lost = words!.text("plan-changed");
        choosing.suggest(plan.actions[0]!);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.offline || error.status >= 500 || error.problem.say[0] === "problem-old-version") return false;
      if (!wanted()) return true;
      this.#forget();
      this.lost = words!.text("plan-lost", { why: looks.say(error.problem) });
    }
    return true;
  }

  #path(what: string): string {
    return `/api/tables/${this.of.id}/ahead${what}`;
  }
}
