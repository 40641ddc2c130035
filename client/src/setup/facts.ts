// What one should know of a table before one sits down, in words: how long, for how many, the clock, what is not as usual.
import { clockName } from "../lib/clocks";
import { library } from "../lib/shelf.svelte";
import { t } from "../lib/words.svelte";
import type { ClockRules, OptionView, TableView, TitleView } from "../wire";
import { isSwitch, type Value } from "./setup";

function optionName(title: TitleView, option: OptionView): string {
  return library.words(title.key)?.text(`option-${option.key}`) ?? option.key;
}

function optionValue(title: TitleView, option: OptionView, value: Value): string {
  const id = `option-${option.key}-${value}`;
  const words = library.words(title.key);
  if (words?.knows(id)) return words.text(id);
  return typeof value === "boolean" ? t(value ? "choice-on" : "choice-off") : `${value}`;
}

/** The options that are not as usual. */
function changedOptions(title: TitleView, chosen: Record<string, Value>): string[] {
  return title.options
    .filter((option) => chosen[option.key] !== undefined && chosen[option.key] !== option.values[0])
    .map((option) => {
      const name = optionName(title, option);
      return isSwitch(option) ? name : `${name}: ${optionValue(title, option, chosen[option.key]!)}`;
    });
}

/** Length, players, clock; then whatever is not as usual here. */
export function factsOf(title: TitleView, table: TableView, clock: ClockRules | null | undefined): string[] {
  return [
    ...(title.minutes ? [t("minutes-spoken", { n: title.minutes })] : []),
    t("players-exactly", { n: table.seats.length }),
    t(...clockName(clock)),
    ...changedOptions(title, table.options),
    ...(table.closed_scores ? [t("closed-scores")] : []),
    ...(table.listed ? [t("listed")] : []),
  ];
}
