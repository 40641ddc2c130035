// One costly decision, tried once more: the copy begins where it was taken, and the bot says what it thinks of the try.
import { post } from "../lib/api";
import type { Costly, Judged } from "../wire";
import { judged, known, type Verdict } from "./practising";
import { Trial } from "./trial.svelte";
import { told, type Move } from "./variations";

export class Attempt extends Trial {
  /** What the bot thinks of it. */
  verdict = $state.raw<Verdict | null>(null);
  thinking = $state(false);
  #tries = 0;

  constructor(id: string, readonly costly: Costly, readonly tried: (verdict: Verdict) => void) {
    super(id);
  }

  override get mark(): string { return this.words?.text("practice") ?? "" }

  start(): Promise<void> {
    return this.begin({ at: this.costly.at, eyes: this.costly.seat }, true);
  }

  override async decide(actions: Move[]): Promise<void> {
    const first = this.notebook.cursor === 0;
    await super.decide(actions);
    if (first) await this.#judge(actions[0]!);
  }

  /** To where it was decided. */
  override restart(): void {
    this.#tries++;
    this.verdict = null;
    this.thinking = false;
    super.restart();
  }

  override undo(): void {
    super.undo();
    if (this.notebook.cursor === 0) this.restart();
  }

  async #judge(action: Move): Promise<void> {
    const one = ++this.#tries;
    const certain = known(this.costly, action);
    if (certain) return this.#say(certain);
    this.thinking = true;
    try {
      const found = await post<Judged>(`/api/tables/${this.id}/what-if/judge`, { ...told(this.line!, 0, 0), actions: [action] });
      if (one === this.#tries) this.#say(judged(this.costly, found));
    } catch (error) {
      if (one === this.#tries) this.taking.refused(error);
    } finally {
      if (one === this.#tries) this.thinking = false;
    }
  }

  #say(verdict: Verdict): void {
    this.verdict = verdict;
    this.tried(verdict);
  }
}
