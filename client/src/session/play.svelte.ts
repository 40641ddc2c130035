// One table as this page sees it. The parts that draw read these fields and call these methods; nothing here draws.
// Table.svelte makes one, calls open() when it is mounted and close() when it goes, and sets `animate`.
import { tick, untrack } from "svelte";
import { CatchUp } from "../catchup/catchup.svelte";
import { Choosing, type Touch } from "../choosing/choosing.svelte";
import type { Chip } from "../choosing/filter";
import { Keys } from "../choosing/keys";
import { Hinting } from "../hints/hinting.svelte";
import { settings } from "../lib/settings.svelte";
import type { Part, Words } from "../lib/words.svelte";
import { linesOf } from "../log/loglines";
import { replayPath } from "../replay/address";
import type { Board, Choice, Line, Scene, TableView, Takeback, Update } from "../wire";
import { Alerts } from "./alerts.svelte";
import { Back } from "./back.svelte";
import { Feed } from "./feed.svelte";
import { Looks } from "./looks.svelte";
import type { Shown } from "./patch";
import { Story } from "./story.svelte";
import { Taking, type WhyNot } from "./taking.svelte";
import { Talk } from "./talk.svelte";
import { Ticking } from "./ticking.svelte";

export type { WhyNot };

export class Play {
  // ---- what the server says (scene and log are those on show: they lag while others' moves are played back)
  table = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  takeback = $state.raw<Takeback>({});
  v = 0;
  viewer = $state<number | null>(null);
  online = $state(true);
  /** Many bots are asked at this server: those here think for a shorter time, and later. */
  busy = $state(false);
  /** A problem that the whole page must tell: no such table, server gone. */
  problem = $state<string | null>(null);
  /** Another seat of mine is asked: HandOver covers the page, and scene is null until it is confirmed. */
  handOver = $state<number | null>(null);
  /** The piece that is enlarged. */
  zoom = $state<string | null>(null);
  /** The keys and how to read the page. */
  help = $state(false);
  /** Set by the part that draws: makes the change and resolves when the pieces have arrived. */
  animate: ((change: () => void) => Promise<void>) | null = null;

  readonly choosing: Choosing = new Choosing(this);
  readonly taking: Taking = new Taking(this);
  readonly hinting = new Hinting(this);
  readonly looks = new Looks(this);
  readonly feed = new Feed(this);
  readonly story = new Story(this);
  readonly back = new Back(this);
  readonly catchUp = new CatchUp(this);
  readonly keys = new Keys(this);
  readonly clock = new Ticking();
  readonly alerts = new Alerts(this);
  readonly talk: Talk;
  #effects: (() => void) | null = null;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
  }

  /** Begin: the stream, the board, the words, the keys. */
  open(): void {
    this.keys.open();
    this.alerts.open();
    this.catchUp.open();
    untrack(() => this.feed.look("mine"));
    this.#effects = $effect.root(() => {
      $effect(() => this.feed.passOn(this.#next));
      $effect(() => {
        if (this.live && this.scene) void tick().then(() => this.keys.begin());
      });
    });
  }

  close(): void {
    this.#effects?.();
    this.feed.close();
    this.keys.close();
    this.looks.close();
    this.taking.drop();
    this.clock.close();
    this.alerts.close();
    this.catchUp.close();
  }

  /** The table itself; else one looks back, or tries something out. */
  get real(): boolean { return true }
  /** What this page is called, if it is not the table itself. */
  get mark(): string { return "" }
  /** It is my turn. */
  get due(): boolean {
    const { viewer, scene, table, standIn } = this;
    return table?.status === "playing" && !standIn && viewer !== null && (scene?.waiting.includes(viewer) ?? false);
  }
  /** A position of the past: it is looked at, and nothing is chosen. */
  get past(): boolean { return false }
  /** Where a position of this match can be looked at; of several seats at one device each has a past of its own. */
  pathTo(at: number | null): string {
    if (this.table?.kept) return "";
    return replayPath(this.id, at, this.seats.length > 1 && this.table?.status === "playing" ? this.viewer : null);
  }

  /** There is something to try out: what if. */
  get canSuppose(): boolean { return !this.table?.kept && this.viewer !== null && this.table?.status === "playing" && Boolean(this.scene && !this.scene.over) }
  /** Nobody tries anything out while this match runs: it is rated, and everybody's time runs. */
  get shut(): boolean { return this.table?.shut ?? false }

  /** The match is rated, unless somebody asks for a hint. */
  get counts(): boolean {
    const { status, hinted, origin } = this.table ?? {};
    return status === "playing" && !hinted && (!origin || (origin.kind === "rules" && !origin.known));
  }
  get sure(): typeof settings.confirm { return settings.confirm }
  get board(): Board | null { return this.looks.board }
  get words(): Words | null { return this.looks.words }
  /** Symbols of the title's sheet, as `titleSprites` says. */
  get icons(): Set<string> { return this.looks.icons }
  /** The seats of mine (several: hot-seat); `viewer` is the one this page looks through, null: a spectator. */
  seats = $derived.by(() => (this.table?.seats ?? []).flatMap((seat, k) => (seat.mine ? [k] : [])));
  /** The bot that plays for me meanwhile. */
  standIn = $derived.by(() => (this.viewer !== null && this.table?.seats[this.viewer]?.stand_in) || "");
  asked = $derived.by(() => this.viewer !== null && !this.standIn && (this.scene?.waiting.includes(this.viewer) ?? false));
  /** It is my decision, and I see the position it is about. */
  live = $derived.by((): boolean => this.asked && !this.story.behind && !this.taking.busy && this.table?.status === "playing");
  /** The seat of mine that the device goes to. */
  #next = $derived.by(() => {
    if (!this.scene || this.asked || this.story.behind || this.seats.length < 2) return null;
    return this.seats.find((seat) => this.scene!.waiting.includes(seat)) ?? null;
  });

  // ---- what can be touched (all empty while it is not my decision, or while others' moves are played back)
  /** Pieces and places (`zone:spot`) that some option touches, given what was clicked already. */
  get glow(): Set<string> { return this.choosing.glow }
  /** Pieces and places clicked so far. */
  get selected(): Set<string> { return this.choosing.selected }
  /** Spots of zones that can be touched (a placement), and the placement being tried, drawn as a ghost. */
  get cells(): Map<string, Set<string>> { return this.choosing.place.cells }
  get placing() { return this.choosing.place.ghost }
  /** A set that is being ticked: how many of each piece. */
  get ticked(): ReadonlyMap<string, number> { return this.choosing.ticks }
  /** Pieces that came in others' moves since my last decision, with the seat that did it: dashed ring, "new". */
  get marks(): Map<string, number> { return this.story.marks }
  get why(): WhyNot | null { return this.taking.why }
  /** The option in question (selected or pointed at), for before → after in the dock. */
  get option(): Choice | null { return this.taking.tried ?? this.choosing.option }
  /** An act that the server has not answered yet because it cannot be reached: "your move is safe". */
  get unsent(): boolean { return this.taking.unsent }
  /** What the move on show says, or null when the page is at the present. */
  get playing(): { seat: number; parts: Part[][] } | null { return this.story.playing }

  /** A click, tap or Enter on a piece or a place: keeps the options that touch it, or asks why there is none. */
  touch(piece: string): void {
    const meant = this.choosing.meant(piece);
    this.#do(() => this.choosing.touch(meant), meant);
  }
  /** The same for a spot of a zone (of `cells`). */
  touchCell(_zone: string, spot: string): void { this.#do(() => this.choosing.touchCell(spot), "") }
  /** Any other change of what is in question: a turn, another shape, another way. */
  adjust(change: (choosing: Choosing) => void): void { this.#do(() => (change(this.choosing), "chosen"), "") }
  press(chip: Chip): void { this.#do(() => this.choosing.press(chip), "") }
  confirm(): void { this.#do(() => (this.choosing.ready ? { send: this.choosing.ready } : "chosen"), "") }
  /** Pointer or focus came to a piece, or left (null): previews. */
  hover(piece: string | null): void { this.choosing.hover(piece !== null && this.keys.points ? this.choosing.meant(piece) : null) }
  /** A click on nothing, or Escape. */
  clear(): void { this.taking.hush(); this.hinting.close(); this.choosing.clear() }

  /** Freely or by asking. */
  get canUndo(): boolean { return this.back.canUndo }
  get canRestart(): boolean { return this.back.canRestart }
  get canRedo(): boolean { return this.back.canRedo }
  undo(): void { this.back.undo() }
  restart(): void { this.back.restart() }
  redo(): void { this.back.redo() }
  /** Others' moves since my last decision can be shown again. */
  canReplay = $derived.by(() => this.story.told && !this.story.behind);
  replayLast(): void { this.story.replay() }
  /** To the present at once. */
  skip(): void { this.story.skip() }

  reconnect(): void { this.feed.reconnect() }

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
  async change(make: () => void): Promise<void> { await (this.animate ? this.animate(make) : make()) }
  show({ scene, log }: Shown): void {
    this.scene = scene;
    this.log = log;
    if (!this.asked) this.choosing.clear();
  }
}
