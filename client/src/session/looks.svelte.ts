// What a table looks like and how it speaks: its board, the title's drawings, and words in the language that is set.
import { get, opens, Refused } from "../lib/api";
import { givenName } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { titleSprites } from "../lib/sprites";
import { page, titleWords, type Words } from "../lib/words.svelte";
import type { Board, Hello, Problem, SeatView, Shelf, TableView, TitleView } from "../wire";

export class Looks {
  board = $state.raw<Board | null>(null);
  words = $state.raw<Words | null>(null);
  icons = $state.raw<Set<string>>(new Set());
  title = $state.raw<TitleView | null>(null);
  /** The hash of the title's pictures, once it is known. */
  art = $derived.by(() => this.title?.art ?? "");
  #names = $derived.by(() => JSON.stringify(this.of.table?.seats.map(({ kind, name, mine }) => ({ kind, name, mine })) ?? []));
  #hash = "";
  readonly close: () => void;

  constructor(readonly of: { readonly id: string; readonly table: TableView | null }) {
    this.close = $effect.root(() => {
      $effect(() => void this.#speak(settings.language, this.#names).catch(() => {})); // the old words remain
    });
  }

  async load({ board, table }: Pick<Hello, "board" | "table">): Promise<void> {
    if (board !== this.#hash) {
      this.#hash = board;
      this.board = await get<Board>(`/api/tables/${this.of.id}/board?h=${board}`);
    }
    await this.#dress(table.title);
  }

  /** The same for a board that was sent along. */
  async give({ board, table }: { board: Board; table: TableView }): Promise<void> {
    this.board = board;
    await this.#dress(table.title);
  }

  async #dress(key: string): Promise<void> {
    if (this.title) return;
    const shelf = await get<Shelf>("/api/shelf");
    this.title = shelf.titles.find((title) => title.key === key) ?? null;
    if (this.title) this.icons = await titleSprites(this.title.key, this.title.art);
  }

  /** Why there is no stream: null if the server may only be away for a moment. */
  async exists(): Promise<string | null> {
    try {
      await get<Board>(`/api/tables/${this.of.id}/board`);
      await opens(`/api/tables/${this.of.id}/events?seat=mine`);
      return null;
    } catch (error) {
      if (error instanceof Refused && error.problem.say[0] === "problem-too-many") return null; // for a moment
      return error instanceof Refused && !error.offline && error.status < 500 ? this.say(error.problem) : null;
    }
  }

  say({ say, detail }: Problem): string {
    const words = this.words ?? page.current;
    return words?.knows(say[0]) ? words.say(say) : detail;
  }

  async #speak(language: typeof settings.language, names: string): Promise<void> {
    const [title, board] = [this.title, this.board];
    if (!title || !board) return;
    const words = await titleWords(title.key, title.texts, language);
    const seats = JSON.parse(names) as SeatView[];
    const mine = seats.flatMap((view, seat) => (view.mine ? [seat] : []));
    words.names = seats.map((view, seat) => givenName(words, view, seat));
    words.me = mine.length === 1 ? mine[0]! : null;
    words.board = board;
    if (language === settings.language && names === this.#names) this.words = words;
  }
}
