// Taking back: freely as far as the server says, further only if the others agree.
import type { Done, TableView, Takeback } from "../wire";
import type { Taking } from "./taking.svelte";

interface Table {
  readonly v: number;
  readonly viewer: number | null;
  readonly seats: number[];
  readonly table: TableView | null;
  readonly takeback: Takeback;
  readonly taking: Taking;
  readonly story: { readonly behind: boolean };
  readonly feed: { look(seat: number | null): void };
}

export class Back {
  /** Undo beyond others' moves: the person is told so first. */
  warning = $state(false);
  /** Another seat of mine had the device before and could still go back, while nothing else has happened. */
  #handed = $state.raw<{ seat: number; v: number; to: number } | null>(null);

  constructor(readonly of: Table) {}

  #free = $derived.by(() => {
    const { viewer, story, taking, takeback } = this.of;
    return viewer !== null && !story.behind && !taking.busy && !takeback.proposal;
  });
  #before = $derived.by(() => (this.of.takeback.back == null && this.#handed?.v === this.of.v ? this.#handed : null));
  canUndo = $derived.by(() => this.#free && (this.#before ?? this.of.takeback.back ?? this.of.takeback.ask ?? null) !== null);
  canRestart = $derived.by(() => this.#free && (this.of.takeback.restart ?? null) !== null);
  canRedo = $derived.by(() => this.#free && (this.of.takeback.redo ?? false));
  proposal = $derived.by(() => this.of.takeback.proposal ?? null);
  /** Seats of mine that have not answered the proposal. */
  asked = $derived.by(() => {
    const { asked = [], agreed = [] } = this.proposal ?? {};
    return asked.filter((seat) => this.of.seats.includes(seat) && !agreed.includes(seat));
  });
  /** Other people who would be asked. */
  others = $derived.by(() => this.of.takeback.asked ?? []);
  /** What has come to light since the position that is asked for: how much of it, and the sentence that says it. */
  revealed = $derived.by(() => (this.proposal ? this.proposal.revealed : this.of.takeback.revealed) ?? 0);
  says = $derived.by(() => (this.of.table?.deal_anew ? "back-revealed-anew" : "back-revealed"));

  undo(): void {
    if (!this.canUndo) return;
    const { back } = this.of.takeback;
    if (this.#before) void this.of.taking.ask<Done>("undo", { seat: this.#before.seat, to: this.#before.to });
    else if (back == null) this.warning = true;
    else void this.#to(back);
  }

  /** After the warning. */
  ask(): void {
    this.warning = false;
    const { ask } = this.of.takeback;
    if (ask != null) void this.#to(ask);
  }

  /** From the cover between two people at one device: the turn goes back to the one who had it. */
  async undoCovered(): Promise<void> {
    const { takeback, viewer, feed } = this.of;
    if (takeback.back != null && (await this.#to(takeback.back))) feed.look(viewer);
  }

  /** The device goes to another seat of mine. */
  handOn(): void {
    const { viewer, v, takeback } = this.of;
    this.#handed = viewer !== null && takeback.back != null ? { seat: viewer, v, to: takeback.back } : null;
  }

  restart(): void {
    if (this.canRestart) void this.#to(this.of.takeback.restart!);
  }

  redo(): void {
    if (this.canRedo) void this.of.taking.ask<Done>("redo", {});
  }

  async answer(agree: boolean): Promise<void> {
    for (const seat of this.asked) await this.of.taking.ask<Done>("answer", { seat, agree });
  }

  withdraw(): void {
    if (this.proposal) void this.of.taking.ask<Done>("answer", { seat: this.proposal.by, agree: false });
  }

  #to(to: number): Promise<Done | null> {
    return this.of.taking.ask<Done>("undo", { to });
  }
}
