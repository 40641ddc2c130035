// What is on show, whatever it comes from: a match that is played, one of the past, one that is only tried out.
// The desk and its zones read these fields and call these methods. Here nothing can be touched and nothing happens:
// deciding.svelte.ts adds that, match.svelte.ts the table itself.
import { Choosing } from "../choosing/choosing.svelte";
import type { Hinting } from "../hints/hinting.svelte";
import type { Part, Words } from "../lib/words.svelte";
import type { Board, Choice, Line, Scene, TableView } from "../wire";
import { Looks } from "./looks.svelte";
import type { Match } from "./match.svelte";
import type { Unfolding } from "./story.svelte";
import type { WhyNot } from "./taking.svelte";
import type { Ticking } from "./ticking.svelte";
import type { View } from "./view";

export class Play implements View {
  table = $state.raw<TableView | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Line[]>([]);
  viewer = $state<number | null>(null);
  online = $state(true);
  /** A problem that the whole page must tell: no such table, server gone. */
  problem = $state<string | null>(null);
  /** The piece that is enlarged. */
  zoom = $state<string | null>(null);
  /** Set by the part that draws: makes the change and resolves when the pieces have arrived. */
  animate: ((change: () => void) => Promise<void>) | null = null;
  readonly looks = new Looks(this);
  readonly choosing: Choosing = new Choosing(this);
  // ---- parts that not every source has
  readonly hinting: Hinting | null = null;
  readonly clock: Ticking | null = null;

  constructor(readonly id: string) {}

  close(): void {
    this.looks.close();
  }

  get board(): Board | null { return this.looks.board }
  get words(): Words | null { return this.looks.words }
  /** Symbols of the title's sheet, as `titleSprites` says. */
  get icons(): Set<string> { return this.looks.icons }
  seats = $derived.by(() => (this.table?.seats ?? []).flatMap((seat, k) => (seat.mine ? [k] : [])));

  // ---- what kind of page it is
  /** The table itself, null: one looks back, or tries something out. */
  get match(): Match | null { return null }
  /** What this page is called, if it is not the table itself. */
  get mark(): string { return "" }
  /** It is my turn. */
  get due(): boolean { return false }
  /** A position of the past: it is looked at, and nothing is chosen. */
  get past(): boolean { return true }
  pathTo(_at: number | null): string { return "" }
  /** Pieces, places and zones that are pointed at: by the coach of a lesson. */
  get pointed(): string[] { return NOTHING }
  /** A coach speaks above the dock. */
  get taught(): boolean { return false }
  /** There is something to try out: what if. */
  get canSuppose(): boolean { return false }
  /** Nobody tries anything out while this match runs: it is rated, and everybody's time runs. */
  get shut(): boolean { return this.table?.shut ?? false }

  // ---- what is told
  /** Pieces that came in others' moves since my last decision, with the seat that did it: dashed ring, "new". */
  get marks(): Map<string, number> { return NONE }
  /** What the move on show says, or null when the page is at the present. */
  get playing(): { seat: number; parts: Part[][] } | null { return null }
  /** What followed by itself after that move, step by step. */
  get unfolding(): Unfolding | null { return null }
  /** What followed has been read. */
  putAway(): void {}
  /** The places that the step on show is about. */
  happened = $derived.by((): Set<string> => new Set(this.unfolding?.steps[this.unfolding.k]?.at));
  /** Others' moves since my last decision can be shown again. */
  get canReplay(): boolean { return false }
  replayLast(): void {}

  // ---- what can be touched (all empty while it is not my decision, or while others' moves are played back)
  asked = $derived.by((): boolean => false);
  /** The board with what I will be asked, while others decide and I think ahead. */
  get ahead(): Scene | null { return null }
  /** It is my decision, and I see the position it is about. */
  live = $derived.by((): boolean => false);
  /** Something may be chosen, now or ahead. */
  choosable = $derived.by((): boolean => this.live || this.ahead !== null);
  /** Pieces and places (`zone:spot`) that some option touches, given what was clicked already. */
  get glow(): Set<string> { return this.choosing.glow }
  /** What the question is about: chosen before, and being paid for or moved now. */
  concerned = $derived.by((): Set<string> => new Set(this.asked ? (this.scene?.concerns ?? []) : []));
  /** Pieces and places clicked so far. */
  get selected(): Set<string> { return this.choosing.selected }
  /** Spots of zones that can be touched (a placement), and the placement being tried, drawn as a ghost. */
  get cells(): Map<string, Set<string>> { return this.choosing.place.cells }
  get placing() { return this.choosing.place.ghost }
  /** A set that is being ticked: how many of each piece. */
  get ticked(): ReadonlyMap<string, number> { return this.choosing.ticks }
  /** The option in question (selected or pointed at), for before → after in the dock. */
  get option(): Choice | null { return null }
  get why(): WhyNot | null { return null }
  /** An act that the server has not answered yet because it cannot be reached: "your move is safe". */
  get unsent(): boolean { return false }

  /** A click, tap or Enter on a piece or a place: keeps the options that touch it, or asks why there is none. */
  touch(_piece: string): void {}
  /** The same for a spot of a zone (of `cells`). */
  touchCell(_zone: string, _spot: string): void {}
  adjust(_change: (choosing: Choosing) => void): void {}
  /** Pointer or focus came to a piece, or left (null): previews. */
  hover(_piece: string | null): void {}

  // ---- ways back, freely or by asking
  get canUndo(): boolean { return false }
  get canRestart(): boolean { return false }
  get canRedo(): boolean { return false }
  undo(): void {}
  restart(): void {}
  redo(): void {}

  /** Make a change and let it be seen. */
  async change(make: () => void): Promise<void> { await (this.animate ? this.animate(make) : make()) }
}

const NONE = new Map<string, number>();
const NOTHING: string[] = [];
