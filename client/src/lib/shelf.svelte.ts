// The titles that this server has, and each one's own words in the language that is set.
import type { Shelf, TitleView } from "../wire";
import { get } from "./api";
import { botsOf, NO_BOTS, preferring, type Bots } from "./levels";
import { settings } from "./settings.svelte";
import { url } from "./url";
import { titleWords, type Words } from "./words.svelte";

class Library {
  titles = $state.raw<TitleView[] | null>(null);
  bots = $state.raw<Bots>(NO_BOTS);
  #words = $state.raw<Record<string, Words>>({});

  constructor() {
    $effect.root(() => {
      $effect(() => {
        void this.#read(this.titles ?? [], settings.language);
      });
    });
  }

  async load(): Promise<void> {
    const shelf = await get<Shelf>("/api/shelf");
    this.bots = botsOf(shelf);
    this.titles = shelf.titles;
  }

  /** New seats get this bot from now on. */
  prefer(level: string): void {
    this.bots = preferring(this.bots, level);
  }

  find(key: string): TitleView | undefined {
    return this.titles?.find((title) => title.key === key);
  }

  /** A title's words; undefined for the moment in which they are loaded. */
  words(key: string): Words | undefined {
    return this.#words[key];
  }

  /** The name of a title, as its words or else its key say it. */
  name(key: string): string {
    return this.say(key, "title") || key;
  }

  /** One of a title's messages, or nothing if it has none. */
  say(key: string, id: string): string {
    const words = this.#words[key];
    return words?.knows(id) ? words.text(id) : "";
  }

  async #read(titles: TitleView[], language: typeof settings.language): Promise<void> {
    const read = await Promise.allSettled(titles.map((title) => titleWords(title.key, title.texts, language)));
    if (settings.language !== language) return;
    const words: Record<string, Words> = {};
    read.forEach((one, k) => {
      if (one.status === "fulfilled") words[titles[k]!.key] = one.value;
    });
    this.#words = words;
  }
}

export const library = new Library();

export function artOf(title: TitleView, file: string): string {
  return url(`/api/titles/${title.key}/art/${file}?h=${title.art}`);
}
