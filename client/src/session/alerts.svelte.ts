// It is my turn and I am looking elsewhere: the tab has another icon, and a tone or a message of the browser if I like.
import { messages } from "../lib/messages.svelte";
import { settings } from "../lib/settings.svelte";
import { play as tone } from "../lib/sound";
import { url } from "../lib/url";
import type { Deciding } from "./deciding.svelte";

const CALM = url("/page/favicon.svg");
const DUE = url("/page/favicon-turn.svg");

export class Alerts {
  #end: (() => void) | null = null;

  constructor(readonly play: Deciding) {}

  open(): void {
    this.#end = $effect.root(() => {
      let before = false;
      $effect(() => {
        const { due } = this.play;
        icon(due ? DUE : CALM);
        if (due && !before) this.#turn();
        if (!due && before) void messages.close(this.play.id);
        before = due;
      });
      $effect(() => {
        if (this.play.table?.status === "over" && !this.play.story.behind) tone("end");
      });
    });
  }

  close(): void {
    this.#end?.();
    void messages.close(this.play.id);
    icon(CALM);
  }

  #turn(): void {
    const { words } = this.play;
    tone("turn");
    if (!words || !document.hidden || settings.notify !== "on") return;
    void messages.show(this.play.id, words.text("notice-turn"), words.text("title"), DUE);
  }
}

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}
