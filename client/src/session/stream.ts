// The events of one table. The browser reconnects by itself and says how far it had come; when it gives up, or when
// the line is silently dead, a new stream is opened, which says the same.
import { url } from "../lib/url";
import type { Hello, Here, News, Remark, Update } from "../wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** The server says something every 15 seconds. */
const SILENCE = 40_000;

/** A seat, a spectator (null), or whichever of my seats the server finds best. */
export type Looking = number | null | "mine";

export interface Ears {
  hello(hello: Hello): void;
  update(update: Update): void;
  here(here: Here): void;
  chat(remark: Remark): void;
  news?(news: News): void;
  online(yes: boolean): void;
  /** The stream was refused before it ever began: is there such a table? */
  refused(): void;
}

export class Stream {
  #source: EventSource | null = null;
  #seat: Looking;
  #opened: Looking = null;
  #several = false;
  #greeted = false;
  /** What was heard last, for this seat. */
  #v: number | null = null;
  #wait = FIRST_WAIT;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(
    readonly table: string,
    readonly wanted: Looking,
    readonly ears: Ears,
  ) {
    this.#seat = wanted;
    this.#watch = setInterval(() => this.#silentFor(SILENCE) && this.reopen(), SILENCE / 8);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.reopen();
  }

  reopen(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#heard = performance.now();
    this.#opened = this.#seat;
    const query = new URLSearchParams();
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    if (this.#v !== null) query.set("since", String(this.#v));
    const source = (this.#source = new EventSource(url(`/api/tables/${this.table}/events?${query}`)));
    const on = <T>(name: string, hear: (data: T) => void): void =>
      source.addEventListener(name, (event) => {
        if (source !== this.#source) return;
        this.#alive();
        hear(JSON.parse((event as MessageEvent<string>).data) as T);
      });
    on<Hello>("hello", (hello) => this.#hello(hello));
    on<Update>("update", (update) => {
      this.#v = update.v;
      this.ears.update(update);
    });
    on<Here>("here", (here) => this.ears.here(here));
    on<Remark>("chat", (remark) => this.ears.chat(remark));
    on<News>("news", (news) => this.ears.news?.(news));
    source.onopen = () => source === this.#source && this.#alive();
    source.onerror = () => source === this.#source && this.#lost(source);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#source?.close();
    this.#source = null;
  }

  #hello(hello: Hello): void {
    this.#greeted = true;
    this.#v = hello.v;
    this.#seat = hello.scene.viewer;
    this.#several = hello.table.seats.filter((seat) => seat.mine).length > 1;
    this.ears.hello(hello);
  }

  #alive(): void {
    this.#heard = performance.now();
    this.#wait = FIRST_WAIT;
    this.ears.online(true);
  }

  #lost(source: EventSource): void {
    this.ears.online(false);
    // Of several seats of mine the server might choose another one now, and show a hand to the wrong person.
    const astray = this.#several && this.#opened === "mine";
    if (source.readyState !== EventSource.CLOSED && !astray) return;
    source.close();
    if (!this.#greeted) this.ears.refused();
    else if (!this.#several) this.#askAnew();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.reopen(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** It may be that my seat has gone to another device: then the server shows what is left to see. */
  #askAnew(): void {
    this.#seat = this.wanted === null ? null : "mine";
    this.#v = null;
  }

  #silentFor(time: number): boolean {
    return this.#source !== null && performance.now() - this.#heard > time;
  }

  #wake = (): void => {
    if (document.hidden || !this.#source) return;
    if (this.#source.readyState !== EventSource.OPEN || this.#silentFor(SILENCE / 2)) this.reopen();
  };
}
