// What if: a private copy of a table where one plays on. The parts that draw read it like one that is played.
// WhatIf.svelte makes one, calls begin() with an address and close() when it goes, and sets `animate`.
import { get, post, Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { sleep } from "../lib/sleep";
import { router } from "../lib/router.svelte";
import { replayPath, type Address } from "../session/address";
import { Deciding } from "../session/deciding.svelte";
import type { Shown } from "../session/patch";
import { keepPlan, madePlan } from "../session/plans";
import type { Committed, Replay, Suppose, Supposed, TableView } from "../wire";
import { Calling } from "./calling.svelte";
import { shown, whole } from "./pieces";
import { read, write } from "./shelf";
import { Trying } from "./trying.svelte";
import { added, answered, back, begun, lastAt, on, played, renewed, told, without, type Lines, type Move } from "./variations";

/** Before what could not be loaded is asked for again. */
const AGAIN = 2000;
/** The line is no longer one of this match. */
const BROKEN = ["problem-line-broken", "problem-no-position"];

export class Trial extends Deciding {
  /** Lines of one seat: another one of mine may be somebody else's at this device. */
  notebook = $state.raw<Lines>({ all: [], current: 0, cursor: 0 });
  override readonly taking: Trying = new Trying(this);
  readonly calling = new Calling(this);
  #seat = 0;
  #running = $state(false);
  /** What is on show after each count of moves of the line. */
  #shown: Shown[] = [];
  #closed = false;

  line = $derived.by(() => this.notebook.all[this.notebook.current] ?? null);
  /** So many actions were taken at the table since; a match that was over before goes nowhere. */
  since = $derived.by(() => (this.line && this.#running ? Math.max(0, this.calling.at - this.line.at) : 0));
  override get mark(): string { return this.words?.text("whatif") ?? "" }
  /** The match waits for me. */
  override get due(): boolean { return this.calling.waits && this.since > 0 }
  override get counts(): boolean { return this.#running && super.counts }
  /** Everything can be taken back here. */
  override get sure(): typeof settings.confirm { return settings.confirm === "always" ? "always" : "never" }
  get place(): Suppose { return told(this.line!, this.notebook.cursor, this.notebook.cursor) }

  #back = $derived.by(() => (this.taking.busy ? null : back(this.notebook)));
  #on = $derived.by(() => (this.taking.busy ? null : on(this.notebook)));
  override get canUndo(): boolean { return this.#back !== null }
  override get canRestart(): boolean { return this.canUndo }
  override get canRedo(): boolean { return this.#on !== null }
  override undo(): void { if (this.#back !== null) this.#step(this.#back) }
  /** To where the line begins. */
  override restart(): void { if (this.canRestart) this.#step(0) }
  override redo(): void { if (this.#on !== null) this.#step(this.#on) }
  /** What was only tried out has no place in the match. */
  override pathTo(at: number | null): string {
    return at !== null && this.line && at <= this.line.at ? replayPath(this.id, at, this.line.seat) : "";
  }

  /** `anew`: whatever was tried there before. */
  async begin(address: Address, anew = false): Promise<void> {
    this.open();
    const sent = await this.#first();
    if (!sent) return;
    this.take(sent.table);
    this.calling.at = sent.total;
    this.#running = sent.table.status === "playing";
    if (this.#running) this.calling.open();
    const mine = sent.table.seats.findIndex((seat) => seat.mine);
    this.#seat = typeof address.eyes === "number" ? address.eyes : Math.max(0, mine);
    const lines: Lines = { all: read(this.id, this.#seat), current: 0, cursor: 0 };
    const at = address.at ?? sent.total;
    const known = anew ? -1 : lastAt(lines, at);
    this.notebook = lines;
    while (!this.scene && !this.problem && !this.#closed) {
      await (known < 0 ? this.#open(added(lines, begun(at, this.#seat))) : this.choose(known));
      if (!this.scene) await sleep(AGAIN);
    }
  }

  override close(): void {
    this.#closed = true;
    this.calling.close();
    super.close();
  }

  /** A new line from the same position with other cards; where nothing was played yet only the cards are new. */
  async fresh(): Promise<void> {
    if (!this.taking.busy && this.line) await this.#open(renewed(this.notebook, begun(this.line.at, this.#seat)));
  }

  /** Look at another line, as far as it was played; one that cannot be played any more is forgotten. */
  async choose(index: number): Promise<void> {
    const { all } = this.notebook;
    if ((await this.#open({ all, current: index, cursor: all[index]!.moves.length })) !== "broken") return;
    const { why } = this.taking;
    await this.drop(index);
    this.taking.why = why;
  }

  /** Forget a line; somewhere one always stands. */
  async drop(index: number): Promise<void> {
    if (this.taking.busy) return;
    const { at } = this.notebook.all[index]!;
    this.notebook = without(this.notebook, index);
    this.#keep();
    if (this.notebook.all.length) await this.choose(this.notebook.current);
    else await this.#open(added(this.notebook, begun(Math.min(at, this.calling.at), this.#seat)));
  }

  /** The match goes on, and a line can become what I do there. */
  get running(): boolean { return this.#running }

  /** What of the line can be played at the table: my own decisions at its beginning. */
  async commitment(): Promise<Committed | null> {
    if (!this.line || this.taking.busy) return null;
    try {
      return await post<Committed>(`/api/tables/${this.id}/what-if/line`, told(this.line, this.notebook.cursor, 0));
    } catch (error) {
      this.taking.refused(error);
      return null;
    }
  }

  /** Play it: the table does so as soon as it is my turn there, if it still does the same. */
  commit({ actions, tried }: Committed): void {
    keepPlan(this.id, madePlan(this.#seat, actions, tried));
    router.go(`/t/${this.id}`);
  }

  /** A decision of mine, and what others answer. */
  async decide(actions: Move[]): Promise<void> {
    const { all, cursor } = this.notebook;
    const sent = await whole({ ...this.place, actions }, this.#ask);
    if (this.#closed) return;
    this.notebook = played(this.notebook, sent.moves);
    // Who decides the same again follows the line, whose rest is known.
    if (this.notebook.all !== all) this.#shown = [...this.#shown.slice(0, cursor + 1), ...shown(this.#shown[cursor]!, sent)];
    for (const [k, { patch, line }] of (sent.steps ?? []).entries()) {
      this.story.add({ v: cursor + k + 1, what: "act", seat: line.seat, patch, lines: [line] }, line.seat === this.viewer);
    }
    this.#keep();
  }

  take(table: TableView): void {
    const seats = table.seats.map(({ stand_in: _, conceded: __, ...seat }) => ({ ...seat, here: true }));
    this.table = { ...table, status: "playing", seats };
  }

  /** A line from its beginning: whatever was played is known at once. What cannot be opened changes nothing. */
  async #open(next: Lines): Promise<"open" | "broken" | "away"> {
    const line = next.all[next.current]!;
    this.taking.busy = true;
    try {
      const sent = await whole(told(line, line.moves.length, 0), this.#ask);
      if (this.#closed) return "away";
      const first = { scene: sent.scene, log: [] };
      this.#shown = [first, ...shown(first, sent)];
      this.viewer = line.seat;
      this.notebook = sent.moves.length > line.moves.length ? answered(next, sent.moves) : next;
      this.clear();
      this.story.begin(this.#shown.at(-1)!);
      this.online = true;
      this.#keep();
      return "open";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.taking.refused(error);
      const broken = BROKEN.includes(error.problem.say[0]);
      if (!this.scene && !broken) this.#failed(error);
      return broken ? "broken" : "away";
    } finally {
      this.taking.busy = false;
    }
  }

  #step(to: number): void {
    this.clear();
    this.notebook = { ...this.notebook, cursor: to };
    this.story.begin(this.#shown[to]!);
  }

  #keep(): void {
    const { all, current, cursor } = this.notebook;
    const panel = this.#shown[cursor]?.scene.panels[String(this.#seat)];
    const score = panel?.find(([key]) => key === "vp")?.[1] ?? null;
    const line = all[current];
    if (line && cursor === line.moves.length) this.notebook = { ...this.notebook, all: all.with(current, { ...line, score }) };
    write(this.id, this.#seat, this.notebook.all.filter((one) => one.starts.length));
  }

  #ask = (wish: Suppose): Promise<Supposed> => post<Supposed>(`/api/tables/${this.id}/what-if`, wish);

  /** The match as it stands, and what it looks like; while the server is away it is asked again and again. */
  async #first(): Promise<Replay | null> {
    while (!this.#closed && !this.problem) {
      try {
        const sent = await get<Replay>(`/api/tables/${this.id}/replay?to=0`);
        await this.looks.load(sent);
        this.online = true;
        return this.#closed ? null : sent;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#failed(error);
      }
      await sleep(AGAIN);
    }
    return null;
  }

  /** The server may only be away for a moment; else the page tells why there is nothing to see. */
  #failed(error: Refused): void {
    if (error.offline || error.status >= 500) this.online = false;
    else if (error.status !== 429) this.problem = this.looks.say(error.problem);
  }
}
