// What the browser shows around the page: the name it has as an app, and the colour of the bars.
import { url } from "./url";

/** The paper of tokens.css. */
export const PAPER = { light: "#F3ECDD", dark: "#0A1520" };

/** `theme`: the one that was chosen, or null if the device decides. */
export function setAround(language: string, theme: "light" | "dark" | null): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", url(`/page/manifest.${language}.webmanifest`));
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.content = PAPER[theme ?? (meta.media.includes("dark") ? "dark" : "light")];
  }
}
