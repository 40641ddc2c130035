// A match where somebody decides, at the table or in a private copy: from clicks to an act, and others' moves told.
import { tick } from "svelte";
import type { Choosing, Touch } from "../choosing/choosing.svelte";
import type { Chip } from "../choosing/filter";
import { Keys } from "../choosing/keys.svelte";
import { Hinting } from "../hints/hinting.svelte";
import { settings } from "../lib/settings.svelte";
import type { Part } from "../lib/words.svelte";
import { linesOf } from "../log/loglines";
import { stepLines } from "../story/said";
import { finalSteps, stepsOf, type Step } from "../story/steps";
import type { Choice, Scene, Update } from "../wire";
import { Alerts } from "./alerts.svelte";
import { patched, type Shown } from "./patch";
import { Play } from "./play.svelte";
import type { Planning } from "./planning.svelte";
import { Story, type Unfolding } from "./story.svelte";
import { Taking, type WhyNot } from "./taking.svelte";
import { Ticking } from "./ticking.svelte";

export class Deciding extends Play {
  /** The version of what the server has told. */
  v = 0;
  /** Many bots are asked at this server: those here think for a shorter time, and later. */
  busy = $state(false);
  /** The keys and how to read the page. */
  help = $state(false);
  /** The rule that is read, "" if none is. */
  rule = $state("");
  readonly taking: Taking = new Taking(this);
  override readonly hinting: Hinting = new Hinting(this);
  readonly story = new Story(this);
  readonly keys = new Keys(this);
  override readonly clock: Ticking = new Ticking();
  readonly alerts = new Alerts(this);
  /** Moves that are decided ahead, at the table. */
  readonly planning: Planning | null = null;
  #effects: (() => void) | null = null;

  open(): void {
    this.keys.open();
    this.alerts.open();
    this.#effects = $effect.root(() => {
      $effect(() => {
        if (this.live && this.scene) void tick().then(() => this.keys.begin());
      });
    });
  }

  override close(): void {
    this.#effects?.();
    this.keys.close();
    this.alerts.close();
    this.taking.drop();
    this.clock.close();
    super.close();
  }

  override get past(): boolean { return false }
  /** Somebody else is to take the device: nothing of the page may be touched. */
  get covered(): boolean { return false }
  get sure(): typeof settings.confirm { return settings.confirm }
  /** The match is rated, unless somebody asks for a hint. */
  get counts(): boolean {
    const { status, hinted, origin } = this.table ?? {};
    return status === "playing" && !hinted && (!origin || (origin.kind === "rules" && !origin.known));
  }
  /** The bot that plays for me meanwhile. */
  standIn = $derived.by(() => (this.viewer !== null && this.table?.seats[this.viewer]?.stand_in) || "");
  override asked = $derived.by(() => this.viewer !== null && !this.standIn && (this.scene?.waiting.includes(this.viewer) ?? false));
  override live = $derived.by((): boolean => this.asked && !this.story.behind && !this.taking.busy && this.table?.status === "playing");

  override get marks(): Map<string, number> { return this.story.marks }
  override get why(): WhyNot | null { return this.taking.why }
  override get option(): Choice | null { return this.taking.tried ?? this.choosing.option }
  override get unsent(): boolean { return this.taking.unsent }
  override get playing(): { seat: number; parts: Part[][] } | null { return this.story.playing }
  override get unfolding(): Unfolding | null { return this.story.unfolding }
  override putAway(): void { this.skip() }
  override get canReplay(): boolean { return this.story.told && !this.story.behind }
  override replayLast(): void { this.story.replay() }
  /** To the present at once. */
  skip(): void { this.story.skip() }
  reconnect(): void {}

  override touch(piece: string): void {
    const meant = this.choosing.meant(piece);
    this.#do(() => this.choosing.touch(meant), meant);
  }
  override touchCell(_zone: string, spot: string): void { this.#do(() => this.choosing.touchCell(spot), "") }
  /** Any other change of what is in question: a turn, another shape, another way. */
  override adjust(change: (choosing: Choosing) => void): void { this.#do(() => (change(this.choosing), "chosen"), "") }
  press(chip: Chip): void { this.#do(() => this.choosing.press(chip), "") }
  confirm(): void { this.#do(() => (this.choosing.ready ? { send: this.choosing.ready } : "chosen"), "") }
  override hover(piece: string | null): void { this.choosing.hover(piece !== null && this.keys.points ? this.choosing.meant(piece) : null) }
  /** A click on nothing, or Escape. */
  clear(): void { this.taking.hush(); this.hinting.close(); this.choosing.clear() }
  /** The last step was one of mine in this turn, and nobody has to be asked to go back. */
  get canStepBack(): boolean { return this.canRestart }
  /** Escape: what was clicked is taken off first, then the last step is undone. */
  escape(): void {
    if (this.choosing.chosen || this.why || this.hinting.step) this.clear();
    else if (this.asked && this.canStepBack) this.undo();
  }

  #do(touch: () => Touch, piece: string): void {
    this.taking.hush();
    this.hinting.close();
    if (this.keys.skipped || this.taking.busy) return;
    if (!this.choosable) return this.taking.notNow(piece);
    const came = touch();
    if (typeof came === "object") void (this.ahead ? this.planning!.keep(came.send) : this.taking.send(came.send));
    else if (came !== "chosen") void this.taking.explain(piece, came);
    else void this.taking.tryOut();
  }

  // ---- the stage of the story
  get watching(): boolean { return this.viewer === null }
  lines(update: Update): Part[][] { return linesOf(this.words, update) }
  steps(update: Update, before: Scene): Step[] {
    if (!this.board) return [];
    const after = update.patch ? patched(before, update.patch) : before;
    return [...stepsOf(this.board, update.lines ?? [], update.seat !== this.viewer), ...finalSteps(before, after)];
  }
  said(step: Step): Part[][] { return this.words ? stepLines(this.words, step).map(({ parts }) => parts) : [] }
  spoken(part: Part): string { return this.words?.spoken(part) ?? "" }
  show({ scene, log }: Shown): void {
    this.scene = scene;
    this.log = log;
    if (!this.asked && !this.ahead) this.choosing.clear();
  }
}
