// A match where somebody decides, at the table or in a private copy: from clicks to an act, and others' moves told.
import { tick } from "svelte";
import type { Choosing, Touch } from "../choosing/choosing.svelte";
import type { Chip } from "../choosing/filter";
import { Keys } from "../choosing/keys";
import { Hinting } from "../hints/hinting.svelte";
import { settings } from "../lib/settings.svelte";
import type { Part } from "../lib/words.svelte";
import { linesOf } from "../log/loglines";
import type { Choice, Update } from "../wire";
import { Alerts } from "./alerts.svelte";
import type { Shown } from "./patch";
import { Play } from "./play.svelte";
import { Story } from "./story.svelte";
import { Taking, type WhyNot } from "./taking.svelte";
import { Ticking } from "./ticking.svelte";

export class Deciding extends Play {
  /** The version of what the server has told. */
  v = 0;
  /** Many bots are asked at this server: those here think for a shorter time, and later. */
  busy = $state(false);
  /** The keys and how to read the page. */
  help = $state(false);
  readonly taking: Taking = new Taking(this);
  override readonly hinting: Hinting = new Hinting(this);
  readonly story = new Story(this);
  readonly keys = new Keys(this);
  override readonly clock: Ticking = new Ticking();
  readonly alerts = new Alerts(this);
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

  #do(touch: () => Touch, piece: string): void {
    this.taking.hush();
    this.hinting.close();
    if (this.keys.skipped || this.taking.busy) return;
    if (!this.live) return this.taking.notNow(piece);
    const came = touch();
    if (typeof came === "object") void this.taking.send(came.send);
    else if (came !== "chosen") void this.taking.explain(piece, came);
    else void this.taking.tryOut();
  }

  // ---- the stage of the story
  get watching(): boolean { return this.viewer === null }
  lines(update: Update): Part[][] { return linesOf(this.words, update) }
  show({ scene, log }: Shown): void {
    this.scene = scene;
    this.log = log;
    if (!this.asked) this.choosing.clear();
  }
}
