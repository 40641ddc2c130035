// It is my turn and I am looking elsewhere: the tab has another icon, and a tone or a message of the browser if I like.
import { settings } from "../lib/settings.svelte";
import { play as tone } from "../lib/sound";
import { url } from "../lib/url";
import type { Deciding } from "./deciding.svelte";

const CALM = url("/page/favicon.svg");
const DUE = url("/page/favicon-turn.svg");

export class Alerts {
  #note: Notification | null = null;
  #end: (() => void) | null = null;

  constructor(readonly play: Deciding) {}

  open(): void {
    this.#end = $effect.root(() => {
      let before = false;
      $effect(() => {
        const { due } = this.play;
        icon(due ? DUE : CALM);
        if (due && !before) this.#turn();
        if (!due) this.#note?.close();
        before = due;
      });
      $effect(() => {
        if (this.play.table?.status === "over" && !this.play.story.behind) tone("end");
      });
    });
  }

  close(): void {
    this.#end?.();
    this.#note?.close();
    icon(CALM);
  }

  #turn(): void {
    const { words } = this.play;
    tone("turn");
    if (!words || !document.hidden || settings.notify !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
    this.#note = new Notification(words.text("notice-turn"), { body: words.text("title"), icon: DUE, tag: this.play.id });
    this.#note.onclick = () => (focus(), this.#note?.close());
  }
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
