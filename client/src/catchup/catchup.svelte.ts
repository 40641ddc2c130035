// What happened since I last looked: offered as a film at the table, or as sentences to those who want no motion.
import { get } from "../lib/api";
import { Attempts } from "../lib/attempts";
import { reducedMotion } from "../lib/settings.svelte";
import type { Story } from "../session/story.svelte";
import type { Hello, Replay, Scene, ReplayStep } from "../wire";
import { lastLook, noteLook } from "./looked";
import { filmOf, isNews } from "./meanwhile";

interface Table {
  readonly id: string;
  readonly viewer: number | null;
  readonly seats: number[];
  readonly scene: Scene | null;
  readonly taking: { readonly busy: boolean };
  readonly story: Pick<Story, "truth" | "film">;
}

export class CatchUp {
  /** From this action on it is news; the log draws a line there. */
  since = $state<number | null>(null);
  /** There is something to watch that I have not seen yet. */
  offered = $state(false);
  /** The sentences are on show. */
  reading = $state(false);
  /** When I was here last, in seconds since 1970; null: nobody knows. */
  when: number | null = null;
  #before: number | null = null;
  readonly #films = new Attempts();
  /** The film was asked for and is on its way. */
  #loading = false;
  /** Of several seats at one device: what each had seen when the page was opened, before its owner has the device. */
  readonly #kept = new Map<number, number>();

  constructor(readonly of: Table) {}

  open(): void {
    this.#before = lastLook(this.of.id);
    addEventListener("pagehide", this.#note);
  }

  close(): void {
    removeEventListener("pagehide", this.#note);
    this.#note();
  }

  /** The page is covered before anybody has seen anything: it is offered when the cover is lifted. */
  keep({ scene, seen = 0 }: Hello): void {
    if (scene.viewer !== null) this.#kept.set(scene.viewer, seen);
  }

  /** A hello has come; `had` is how far this page had come before it. */
  came(hello: Hello, had?: number): void {
    const { scene, table, log } = hello;
    if (scene.viewer === null) return this.skip();
    // What was offered and not seen yet is still news when the line comes back.
    const open = had !== undefined && this.since !== null && (this.offered || this.reading || this.#loading);
    const since = (open ? this.since : had) ?? this.#kept.get(scene.viewer) ?? hello.seen ?? 0;
    this.#kept.delete(scene.viewer);
    const news = table.status === "playing" && since < scene.at && isNews(log, since, scene.at, scene.viewer);
    if (had === undefined || news) this.since = news ? since : null;
    if (!open || !news) this.skip();
    this.offered = news && !this.reading && !this.#loading;
    if (open) return;
    // Of those who share a device nobody knows who was here then.
    this.when = had === undefined && this.of.seats.length === 1 ? this.#before : null;
    this.#before = null;
  }

  watch(): void {
    this.offered = false;
    if (reducedMotion()) this.reading = true;
    else void this.#film();
  }

  /** Nothing is offered, and a film that is on its way comes too late. */
  skip(): void {
    this.#films.drop();
    this.#loading = false;
    this.offered = this.reading = false;
  }

  #note = (): void => {
    if (this.of.scene) noteLook(this.of.id);
  };

  async #film(): Promise<void> {
    const { of, since } = this;
    const viewer = of.viewer;
    if (since === null || viewer === null) return;
    const wanted = this.#films.begin();
    this.#loading = true;
    const loaded = await this.#load(since, viewer).catch(() => null);
    if (!wanted()) return;
    this.#loading = false;
    const truth = of.story.truth;
    if (!truth || viewer !== of.viewer || this.since !== since) return; // another one looks now
    if (of.taking.busy) return; // whoever acts meanwhile has seen enough
    if (!loaded || since + loaded.steps.length !== truth.scene.at) return void (this.reading = true);
    const log = truth.log.filter((line) => line.at < since);
    of.story.film({ scene: loaded.scene, log }, filmOf(loaded.scene, loaded.steps, truth.log));
  }

  /** All steps from there to the present, through my own eyes. */
  async #load(since: number, viewer: number): Promise<{ scene: Scene; steps: ReplayStep[] } | null> {
    const steps: ReplayStep[] = [];
    let first: Scene | null = null;
    for (let at = since; at < (this.of.story.truth?.scene.at ?? 0); at = since + steps.length) {
      const sent = await get<Replay>(`/api/tables/${this.of.id}/replay?seat=${viewer}&from=${at}`);
      if (!sent.steps?.length) return null;
      first ??= sent.scene;
      steps.push(...sent.steps);
    }
    const total = this.of.story.truth?.scene.at ?? 0;
    return first && { scene: first, steps: steps.slice(0, Math.max(0, total - since)) };
  }
}
