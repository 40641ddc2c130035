// The table itself: what the server streams, through whose eyes, taking back, the talk.
// Table.svelte makes one, calls open() when it is mounted and close() when it goes; the desk sets `animate`.
import { untrack } from "svelte";
import { CatchUp } from "../catchup/catchup.svelte";
import type { Scene, Takeback } from "../wire";
import { replayPath } from "./address";
import { Attendance } from "./attendance.svelte";
import { Back } from "./back.svelte";
import { Deciding } from "./deciding.svelte";
import { Feed } from "./feed.svelte";
import { Planning } from "./planning.svelte";
import { Talk } from "./talk.svelte";

export class Match extends Deciding {
  takeback = $state.raw<Takeback>({});
  /** Another seat of mine is asked: HandOver covers the page, and scene is null until it is confirmed. */
  handOver = $state<number | null>(null);
  /** How many people look on without a seat. */
  watchers = $state(0);
  readonly attendance = new Attendance();
  readonly feed = new Feed(this);
  readonly back = new Back(this);
  readonly catchUp = new CatchUp(this);
  readonly talk = new Talk(this.id);
  override readonly planning: Planning = new Planning(this);
  #passing: (() => void) | null = null;

  /** Begin: the stream, the board, the words, the keys. */
  override open(): void {
    super.open();
    this.catchUp.open();
    this.planning.open();
    untrack(() => this.feed.look("mine"));
    this.#passing = $effect.root(() => {
      $effect(() => this.feed.passOn(this.#next));
    });
  }

  override close(): void {
    this.#passing?.();
    this.feed.close();
    this.attendance.close();
    this.catchUp.close();
    this.planning.close();
    super.close();
  }

  override get match(): this { return this }
  override get due(): boolean {
    const { viewer, scene, table, standIn } = this;
    return table?.status === "playing" && !standIn && viewer !== null && (scene?.waiting.includes(viewer) ?? false);
  }
  override get ahead(): Scene | null { return this.planning.scene }
  override escape(): void {
    if (this.choosing.ready || this.hinting.step || this.why) this.clear();
    else if (this.ahead) this.planning.end();
    else if (this.planning.kept) this.planning.drop();
    else super.escape();
  }
  override get covered(): boolean { return this.handOver !== null }
  /** Of several seats at one device each has a past of its own. */
  override pathTo(at: number | null): string {
    if (this.table?.kept) return "";
    return replayPath(this.id, at, this.seats.length > 1 && this.table?.status === "playing" ? this.viewer : null);
  }
  override get canSuppose(): boolean {
    return !this.table?.kept && this.viewer !== null && this.table?.status === "playing" && Boolean(this.scene && !this.scene.over);
  }
  /** The seat of mine that the device goes to. */
  #next = $derived.by(() => {
    if (!this.scene || this.asked || this.story.behind || this.seats.length < 2) return null;
    return this.seats.find((seat) => this.scene!.waiting.includes(seat)) ?? null;
  });

  override get canUndo(): boolean { return this.back.canUndo }
  override get canRestart(): boolean { return this.back.canRestart }
  override get canRedo(): boolean { return this.back.canRedo }
  override get canStepBack(): boolean { return this.back.canRestart && this.takeback.back != null }
  override undo(): void { this.back.undo() }
  override restart(): void { this.back.restart() }
  override redo(): void { this.back.redo() }
  override reconnect(): void { this.feed.reconnect() }
}
