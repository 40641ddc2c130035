// Asking what to do: once about the rating, then a moment of thought, then what was answered.
import type { Choosing } from "../choosing/choosing.svelte";
import type { Hint, Scene, TableView } from "../wire";

export interface Advised {
  readonly scene: Scene | null;
  readonly table: TableView | null;
  readonly viewer: number | null;
  readonly live: boolean;
  /** The match would be rated, and a hint ends that. */
  readonly counts: boolean;
  readonly choosing: Choosing;
  readonly taking: {
    hint(): Promise<Hint>;
    refused(error: unknown): void;
    send(actions: (string | number)[][]): Promise<void>;
    hush(): void;
  };
}

type Step = "sure" | "thinking" | "told";

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  #step = $state<Step | null>(null);
  #about = $state.raw("");
  #asked = 0;

  /** Somebody may ask now. */
  can = $derived.by(() => this.of.live && this.of.table?.hints === true);
  /** What there is to see; what was asked about another decision is gone. */
  step = $derived.by(() => (this.can && this.#about === this.#question() ? this.#step : null));

  constructor(readonly of: Advised) {}

  ask(): void {
    if (!this.can || this.step === "thinking") return;
    this.of.taking.hush();
    this.#about = this.#question();
    if (this.of.counts) this.#step = "sure";
    else void this.think();
  }

  async think(): Promise<void> {
    const [asked, about] = [++this.#asked, this.#question()];
    this.#step = "thinking";
    try {
      const hint = await this.of.taking.hint();
      if (asked !== this.#asked || about !== this.#question()) return;
      this.hint = hint;
      this.#step = "told";
      this.of.choosing.suggest(hint.best.action);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#step = null;
      this.of.taking.refused(error);
    }
  }

  play(): void {
    if (this.step !== "told" || !this.hint) return;
    const { action } = this.hint.best;
    this.close();
    void this.of.taking.send([action]);
  }

  /** Nothing is in question any more. */
  dismiss(): void {
    this.close();
    this.of.choosing.clear();
  }

  close(): void {
    this.#asked++;
    this.#step = null;
  }

  #question(): string {
    const { scene, viewer } = this.of;
    return `${viewer} ${scene?.at} ${Object.keys(scene?.options ?? {}).join()}`;
  }
}
