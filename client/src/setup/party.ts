// Who plays, in a sentence: "You against two bots. Starts at once."
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { count, type Setup } from "./setup";

export function partyText(setup: Setup): string {
  const [here, friends, bots] = [count(setup, "here"), count(setup, "friend"), count(setup, "bot")];
  return `${who(here, friends, bots)} ${friends ? t("party-links", { n: friends }) : t("party-now")}`;
}

function who(here: number, friends: number, bots: number): string {
  if (!here && !friends) return bots ? t("party-bots", { n: bots }) : t("party-alone");
  const groups = [
    t("party-you"),
    here ? t("party-here", { n: here }) : "",
    friends ? t("party-friends", { n: friends }) : "",
    bots ? t("party-rivals", { n: bots }) : "",
  ];
  const list = new Intl.ListFormat(settings.language, { type: "conjunction" });
  return t("party", { list: list.format(groups.filter(Boolean)) });
}
