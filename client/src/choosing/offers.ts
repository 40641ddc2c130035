// Options that differ in one number alone are one offer with a stepper; any other option is an offer by itself.
import type { Choice } from "../wire";

export interface Offer {
  verb: string;
  /** The pieces it touches. */
  on: string[];
  /** By rising number; one, unless it has a stepper. */
  choices: Choice[];
  /** Which place of `say` the number stands at, 0 if there is none. */
  place: number;
}

/** As many options without a piece are shown as chips; more than these are numbers. */
const CHIPS = 4;

export function offers(choices: Choice[]): Offer[] {
  const made = new Map<Choice, Offer>();
  const longest = Math.max(1, ...choices.map((choice) => choice.say.length));
  for (let place = longest - 1; place > 0; place--) {
    const open = choices.filter((choice) => !made.has(choice) && typeof choice.say[place] === "number");
    for (const alike of grouped(open, place)) {
      alike.sort((a, b) => Number(a.say[place]) - Number(b.say[place]));
      if (isNumber(alike)) for (const choice of alike) made.set(choice, offer(alike, place));
    }
  }
  const seen = new Set<string>();
  return choices
    .map((choice) => made.get(choice) ?? offer([choice], 0))
    .filter((one) => !seen.has(offerId(one)) && seen.add(offerId(one)));
}

/** The same for the same offer in the next scene. */
export function offerId(offer: Offer): string {
  return JSON.stringify(blank(offer.choices[0]!.say, offer.place));
}

function offer(choices: Choice[], place: number): Offer {
  const first = choices[0]!;
  return { verb: String(first.say[0]), on: first.on ?? [], choices, place };
}

function grouped(choices: Choice[], place: number): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = JSON.stringify([blank(choice.say, place), choice.on ?? [], choice.role ?? ""]);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}

function blank(say: (string | number)[], place: number): (string | number | null)[] {
  return say.map((word, k) => (place && k === place ? null : word));
}

/** More of the same, not one thing or another: what the smaller one touches the larger one touches too. */
function isNumber(alike: Choice[]): boolean {
  if (alike.length < 2 || (!alike[0]!.on?.length && alike.length <= CHIPS)) return false;
  return alike.every((choice, k) => k === 0 || within(things(alike[k - 1]!), things(choice)));
}

function things({ cost = [], gain = [] }: Choice): Set<string> {
  return new Set([...cost.map(([thing]) => `-${thing}`), ...gain.map(([thing]) => `+${thing}`)]);
}

function within(small: Set<string>, large: Set<string>): boolean {
  return [...small].every((thing) => large.has(thing));
}
