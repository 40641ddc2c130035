// One title's page: its text in the language that is set, with the board and the drawings that its faces need.
import { get, Refused } from "../lib/api";
import { said } from "../lib/problems";
import { settings } from "../lib/settings.svelte";
import { library } from "../lib/shelf.svelte";
import { titleSprites } from "../lib/sprites";
import { url } from "../lib/url";
import { t, titleWords } from "../lib/words.svelte";
import type { Board, TitleView } from "../wire";
import type { Told } from "../faces/told";
import { read, type Guide } from "./guide";

/** A page that can be shown: all of it in one language. */
interface Open {
  guide: Guide;
  told: Told;
  title: TitleView;
}

export class Book {
  open = $state.raw<Open | null>(null);
  problem = $state("");

  constructor(readonly key: string) {}

  /** Fetch what is missing; the page in the old language stays until the new one is there. */
  async load(language: typeof settings.language): Promise<void> {
    this.problem = "";
    try {
      const title = await this.#title();
      const [text, words, board, icons] = await Promise.all([
        this.#text(title, language),
        titleWords(title.key, title.texts, language),
        this.open?.told.board ?? get<Board>(`/api/titles/${title.key}/board`),
        titleSprites(title.key, title.art),
      ]);
      words.board = board;
      if (settings.language === language) this.open = { guide: read(text), told: { board, words, icons }, title };
    } catch (error) {
      this.problem = error instanceof Refused ? said(error) : t("page-broken");
    }
  }

  async #title(): Promise<TitleView> {
    if (!library.titles) await library.load();
    const title = library.find(this.key);
    if (!title) throw new Refused({ say: ["problem-no-page", {}], detail: "There is no such title." }, 404);
    return title;
  }

  async #text({ key, texts }: TitleView, language: string): Promise<string> {
    const answer = await fetch(url(`/api/titles/${key}/how.${language}.md?h=${texts}`));
    if (answer.status === 404) throw new Refused({ say: ["how-none", {}], detail: "Nobody has written it down." }, 404);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  }
}
