// What if: a private copy of a table where one plays on. The parts that draw read it like one that is played.
// WhatIf.svelte makes one, calls begin() with an address and close() when it goes, and sets `animate`.
import { tick } from "svelte";
import { get, post, Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { patched, type Shown } from "../play/patch";
import { Play } from "../play/play.svelte";
import { Stream } from "../play/stream";
import { replayPath, type Address } from "../replay/address";
import type { Hello, Line as Told, Replay, Suppose, Supposed, TableView, Update } from "../wire";
import { added, answered, back, begun, lastAt, on, played, told, without, type Lines, type Move } from "./lines";
import { read, write } from "./shelf";
import { Trying } from "./trying.svelte";

export class Trial extends Play {
  notebook = $state.raw<Lines>({ all: [], current: 0, cursor: 0 });
  /** How far the match itself has come meanwhile, and whether it waits for me there. */
  now = $state(0);
  called = $state(false);
  override readonly taking: Trying = new Trying(this);
  /** What is on show after each count of moves of the line. */
  #shown: Shown[] = [];
  #stream: Stream | null = null;
  #stop: (() => void) | null = null;

  line = $derived.by(() => this.notebook.all[this.notebook.current] ?? null);
  override get real(): boolean { return false }
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

  async begin(address: Address): Promise<void> {
    this.keys.open();
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (this.live && this.scene) void tick().then(() => this.keys.begin());
      });
    });
    const sent = await this.#get();
    if (!sent) return;
    this.take(sent.table);
    this.now = sent.total;
    void this.looks.load(sent);
    const mine = sent.table.seats.findIndex((seat) => seat.mine);
    const seat = typeof address.eyes === "number" ? address.eyes : Math.max(0, mine);
    this.notebook = { all: read(this.id), current: 0, cursor: 0 };
    const at = address.at ?? sent.total;
    const known = lastAt(this.notebook, at, seat);
    if (known < 0) await this.fresh(at, seat);
    else await this.choose(known);
    if (sent.table.status === "playing") this.#listen();
  }

  override close(): void {
    this.#stop?.();
    this.#stream?.close();
    super.close();
  }

  /** A new line: from the same position with other cards, or from elsewhere. */
  async fresh(at = this.line?.at ?? this.now, seat = this.line?.seat ?? 0): Promise<void> {
    const before = this.notebook;
    this.notebook = added(before, begun(at, seat));
    if (!(await this.#open())) this.notebook = before;
  }

  /** Look at another line, as far as it was played. */
  async choose(index: number): Promise<void> {
    const { all } = this.notebook;
    this.notebook = { all, current: index, cursor: all[index]!.moves.length };
    if (await this.#open()) return;
    await this.drop(index);
  }

  /** Forget a line; somewhere one always stands. */
  async drop(index: number): Promise<void> {
    const { at, seat } = this.notebook.all[index]!;
    this.notebook = without(this.notebook, index);
    this.#keep();
    if (this.notebook.all.length) await this.choose(this.notebook.current);
    else await this.fresh(Math.min(at, this.now), seat);
  }

  /** A decision of mine, and what others answer. */
  async decide(actions: Move[]): Promise<void> {
    const sent = await this.#ask({ ...this.place, actions });
    const { cursor } = this.notebook;
    const moves = sent.moves as Move[];
    this.notebook = played(this.notebook, moves);
    this.#shown.length = cursor + 1;
    await this.#follow(sent, cursor);
  }

  take(table: TableView): void {
    const seats = table.seats.map(({ stand_in: _, conceded: __, ...seat }) => ({ ...seat, here: true }));
    this.table = { ...table, status: "playing", seats };
  }

  /** The line from its beginning: whatever was played is known at once. */
  async #open(): Promise<boolean> {
    const { line } = this;
    this.story.begin(null);
    this.clear();
    this.taking.busy = true;
    try {
      const sent = await this.#ask(told(line!, line!.moves.length, 0));
      if (line !== this.line) return true;
      this.viewer = line!.seat;
      this.#shown = [{ scene: sent.scene, log: [] }];
      this.#add(sent);
      if (sent.moves.length > line!.moves.length) this.notebook = answered(this.notebook, sent.moves as Move[]);
      this.story.begin(this.#shown.at(-1)!);
      this.#keep();
      return true;
    } catch (error) {
      this.taking.refused(error);
      if (this.notebook.all.length < 2 && error instanceof Refused) this.problem = this.looks.say(error.problem);
      return false;
    } finally {
      this.taking.busy = false;
    }
  }

  /** What follows is seen happen; a long answer of others comes in pieces. */
  async #follow(sent: Supposed, from: number): Promise<void> {
    this.#add(sent);
    for (const [k, step] of (sent.steps ?? []).entries()) {
      const own = step.line.seat === this.viewer;
      this.story.add({ v: from + k + 1, what: "act", seat: step.line.seat, patch: step.patch, lines: [step.line] }, own);
    }
    this.#keep();
    const scene = this.#shown.at(-1)!.scene;
    if (scene.over || scene.waiting.includes(this.viewer!) || !sent.steps?.length) return;
    const { cursor } = this.notebook;
    const more = await this.#ask(this.place);
    this.notebook = answered(this.notebook, more.moves as Move[]);
    await this.#follow(more, cursor);
  }

  #add(sent: Supposed): void {
    for (const { patch, line } of sent.steps ?? []) {
      const { scene, log } = this.#shown.at(-1)!;
      this.#shown.push({ scene: patched(scene, patch), log: [...log, line as Told] });
    }
  }

  #step(to: number): void {
    this.clear();
    this.notebook = { ...this.notebook, cursor: to };
    this.story.begin(this.#shown[to]!);
  }

  #keep(): void {
    const { all, current, cursor } = this.notebook;
    const panel = this.#shown[cursor]?.scene.panels[String(this.viewer)];
    const score = panel?.find(([key]) => key === "vp")?.[1] ?? null;
    const line = all[current];
    if (line && cursor === line.moves.length) this.notebook = { ...this.notebook, all: all.with(current, { ...line, score }) };
    write(this.id, this.notebook.all.filter((one) => one.moves.length));
  }

  /** The match goes on meanwhile. */
  #listen(): void {
    this.#stream = new Stream(this.id, null, {
      hello: ({ table, scene }: Hello) => this.#heard(table, scene.at, scene.waiting),
      update: ({ table, patch }: Update) => this.#heard(table, patch?.scene?.["at"], patch?.scene?.["waiting"]),
      here: () => {},
      chat: () => {},
      online: (yes) => (this.online = yes),
      refused: () => {},
    });
  }

  #heard(table: TableView | null | undefined, at: unknown, waiting: unknown): void {
    if (table) this.take(table);
    if (typeof at === "number") this.now = at;
    if (Array.isArray(waiting)) this.called = this.seats.some((seat) => waiting.includes(seat));
  }

  #ask(wish: Suppose): Promise<Supposed> {
    return post<Supposed>(`/api/tables/${this.id}/what-if`, wish);
  }

  async #get(): Promise<Replay | null> {
    try {
      return await get<Replay>(`/api/tables/${this.id}/replay?to=0`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = this.looks.say(error.problem);
      return null;
    }
  }
}
