// What the numbered rules of a title say, in the language of the reader; fetched when somebody asks for one.
import type { TitleView } from "../wire";
import { get } from "./api";
import type { Language } from "./settings.svelte";

export type Ruled = Pick<TitleView, "key" | "texts">;

const books = new Map<string, Promise<Record<string, string>>>();

/** What a rule says, "" if it is nowhere. */
export async function paragraph({ key, texts }: Ruled, language: Language, id: string): Promise<string> {
  const path = `/api/titles/${key}/rules.${language}.json?h=${texts}`;
  if (!books.has(path)) books.set(path, get<Record<string, string>>(path));
  try {
    return (await books.get(path)!)[id] ?? "";
  } catch (error) {
    books.delete(path);
    throw error;
  }
}
