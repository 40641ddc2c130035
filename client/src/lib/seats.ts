// How people and bots are called outside of a table.
import type { SeatView } from "../wire";
import { ownBots } from "./bots.svelte";
import { isolated } from "./isolate";
import { page, t, type Words } from "./words.svelte";

/** How strong a bot is, in a word or two; one of mine from the network by its name. */
export function botLevel(bot: string): string {
  const mine = ownBots.name(bot);
  if (mine !== undefined) return mine || t("bot-net");
  const id = `bot-${bot}`;
  return page.current?.knows(id) ? t(id) : bot;
}

/** What somebody is called: their own name, a bot's by its seat, or nothing. */
export function givenName(words: Words, view: SeatView, seat: number): string {
  const bot = `bot-name-${seat + 1}`;
  return isolated(view.name ?? "") || (view.kind === "bot" && words.knows(bot) ? words.text(bot) : "");
}

export function seatName(view: SeatView, seat: number): string {
  return (page.current && givenName(page.current, view, seat)) || t("seat", { n: seat + 1 });
}
