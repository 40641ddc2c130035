// How people and bots are called outside of a table.
import type { SeatView } from "../wire";
import { page, t } from "./words.svelte";

/** How strong a bot is, in a word or two. */
export function botLevel(bot: string): string {
  const id = `bot-${bot}`;
  return page.current?.knows(id) ? t(id) : bot;
}

export function seatName(view: SeatView, seat: number): string {
  if (view.name) return view.name;
  return view.kind === "bot" ? t("bot") : t("seat", { n: seat + 1 });
}
