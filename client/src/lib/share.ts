// A link that is sent to others: by what the system offers, by the clipboard, or shown to be copied by hand.
import { copyText } from "./copy";
import type { Language } from "./settings.svelte";

/** Previews of the link speak the language of whoever sends it; without a word about it they speak English. */
export function resultPath(id: string, language: Language): string {
  return `/t/${id}/result${language === "en" ? "" : `?lang=${language}`}`;
}

export type Shared = "sent" | "copied" | "shown";

/** What a browser may have; on an insecure address it has neither. */
export interface Ways {
  share?: (data: ShareData) => Promise<void>;
  clipboard?: Pick<Clipboard, "writeText">;
}

export async function share(data: { title: string; url: string }, ways: Ways = navigator): Promise<Shared> {
  if (ways.share) {
    const sent = await ways.share(data).then(
      () => true,
      (error: unknown) => error instanceof Error && error.name === "AbortError", // they thought better of it
    );
    if (sent) return "sent";
  }
  return (await copyText(data.url, ways.clipboard ?? null)) ? "copied" : "shown";
}
