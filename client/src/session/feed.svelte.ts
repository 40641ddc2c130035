// From the stream to the table: what is new, through whose eyes, and when the device goes to another hand.
import { news } from "../lib/news.svelte";
import { reducedMotion } from "../lib/settings.svelte";
import type { Hello, Here, Update } from "../wire";
import type { Match } from "./match.svelte";
import { Stream, type Looking } from "./stream";

/** Whoever has moved sees what it did before the page is covered. */
const LINGER = 1100;

export class Feed {
  #stream: Stream | null = null;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: Match) {}

  /** Look through the eyes of a seat; what another one saw is forgotten first. */
  look(seat: Looking): void {
    this.blind();
    this.play.handOver = null;
    this.#listen(seat);
  }

  #listen(seat: Looking): void {
    this.#stream = new Stream(this.play.id, seat, {
      hello: (hello) => this.#hello(hello, seat === "mine"),
      update: (update) => this.#update(update),
      here: (here) => this.#here(here),
      chat: (remark) => this.play.talk.add(remark),
      news: (told) => news.take(told),
      online: (yes) => (this.play.online = yes),
      refused: () => void this.#refused(),
    });
  }

  /** Another seat of mine is asked: nothing of this one's stays on the page until it is confirmed. */
  cover(seat: number): void {
    this.blind();
    this.play.handOver = seat;
  }

  blind(): void {
    const { play } = this;
    this.close();
    play.story.begin(null);
    play.catchUp.skip();
    play.clear();
    play.taking.drop();
    play.scene = play.zoom = null;
    play.log = [];
  }

  close(): void {
    clearTimeout(this.#linger);
    this.#stream?.close();
    this.#stream = null;
  }

  reconnect(): void {
    this.#stream?.reopen();
  }

  /** The device goes on when nothing is left to see; it is covered only where somebody knows what others must not. */
  passOn(seat: number | null): void {
    clearTimeout(this.#linger);
    if (seat === null) return;
    const go = (): void => (this.play.scene?.private ? this.cover(seat) : this.#turnTo(seat));
    this.#linger = setTimeout(go, reducedMotion() ? LINGER / 2 : LINGER);
  }

  /** Everybody sees the same: the table stays on show, and another seat of mine decides. */
  #turnTo(seat: number): void {
    const { play } = this;
    this.close();
    play.back.handOn();
    play.clear();
    play.taking.drop();
    this.#listen(seat);
  }

  #hello(hello: Hello, first: boolean): void {
    const { play } = this;
    const fresh = play.story.truth === null;
    play.v = hello.v;
    play.table = hello.table;
    play.attendance.see(hello.table.seats, fresh);
    play.viewer = hello.scene.viewer;
    play.takeback = hello.takeback;
    play.clock.set(hello.clock);
    void play.talk.load();
    play.taking.arrived(false);
    void play.looks.load(hello).catch(() => setTimeout(() => this.reconnect(), LINGER));
    // Whoever opens a table of several people at one device may not be the one whose hand it would show.
    const shared = play.seats.length > 1 && hello.table.status === "playing";
    if (first && fresh && shared && hello.scene.private && play.viewer !== null) {
      play.catchUp.keep(hello);
      this.cover(play.viewer);
    } else {
      const had = play.story.truth?.scene.at;
      play.story.begin({ scene: hello.scene, log: hello.log });
      play.catchUp.came(hello, had);
      play.taking.resume();
    }
  }

  #update(update: Update): void {
    const { play } = this;
    if (update.v <= play.v) return;
    const own = update.patch != null && update.seat === play.viewer && !update.auto;
    play.v = update.v;
    play.table = update.table ?? play.table;
    if (update.table) play.attendance.see(update.table.seats, false);
    play.takeback = update.takeback ?? {};
    play.clock.set(update.clock);
    play.taking.arrived(own);
    if (own) play.catchUp.skip();
    play.story.add(update, own);
  }

  #here({ here, busy, watching }: Here): void {
    const { table } = this.play;
    this.play.busy = busy ?? false;
    this.play.watchers = watching ?? 0;
    if (!table) return;
    this.play.table = { ...table, seats: table.seats.map((seat, k) => ({ ...seat, here: here.includes(k) })) };
    this.play.attendance.see(this.play.table.seats, false);
  }

  async #refused(): Promise<void> {
    const problem = await this.play.looks.exists();
    if (!problem) return;
    this.play.problem = problem;
    this.close();
  }
}
