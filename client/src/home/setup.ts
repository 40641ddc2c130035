// What a person wants to play: who sits where, and the options. Plain data, so that it can be kept and tested.
import { CLOCKS } from "../lib/clocks";
import type { NewSeat, NewTable, OptionView, TitleView } from "../wire";

export type Value = string | number | boolean;
export type Sitter =
  | { kind: "me" }
  | { kind: "here"; name: string }
  | { kind: "friend" }
  | { kind: "bot"; bot: string };

export interface Setup {
  seats: Sitter[];
  options: Record<string, Value>;
  closedScores: boolean;
  randomSeating: boolean;
  /** Whether anybody may join or watch. */
  listed: boolean;
  /** Which of the clocks. */
  clock: number;
}

const GOOD_BOT = "greedy";
const USUAL_SEATS = 3;

/** The bots, the one worth playing first. */
export function bestFirst(bots: string[]): string[] {
  return bots.toSorted((a, b) => Number(b === GOOD_BOT) - Number(a === GOOD_BOT));
}

/** Whom a new seat gets: the better bot, or a friend where there are no bots. */
export function newcomer(bots: string[]): Sitter {
  const bot = bestFirst(bots)[0];
  return bot ? { kind: "bot", bot } : { kind: "friend" };
}

/** Me and two bots, or as many as the title allows. */
export function freshSetup(title: TitleView, bots: string[]): Setup {
  const setup: Setup = { seats: [{ kind: "me" }], options: {}, closedScores: false, randomSeating: false, listed: false, clock: 0 };
  return resized(setup, Math.min(title.most, Math.max(title.fewest, USUAL_SEATS)), bots);
}

export function resized(setup: Setup, seats: number, bots: string[]): Setup {
  const kept = setup.seats.slice(0, seats);
  while (kept.length < seats) kept.push(newcomer(bots));
  return { ...setup, seats: kept };
}

export function seated(setup: Setup, seat: number, sitter: Sitter): Setup {
  return { ...setup, seats: setup.seats.with(seat, sitter) };
}

/** All bots give way to friends. */
export function invited(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((sitter) => (sitter.kind === "bot" ? { kind: "friend" } : sitter)) };
}

/** All friends give way to bots. */
export function uninvited(setup: Setup, bots: string[]): Setup {
  return { ...setup, seats: setup.seats.map((sitter) => (sitter.kind === "friend" ? newcomer(bots) : sitter)) };
}

export function count(setup: Setup, kind: Sitter["kind"]): number {
  return setup.seats.filter((sitter) => sitter.kind === kind).length;
}

export function valueOf(setup: Setup, option: OptionView): Value {
  return setup.options[option.key] ?? option.values[0]!;
}

export function isSwitch(option: OptionView): boolean {
  return option.values.every((value) => typeof value === "boolean");
}

/** What was kept, as far as it still fits the title and the bots of today. */
export function revived(text: string | null, title: TitleView, bots: string[]): Setup {
  const fresh = freshSetup(title, bots);
  let kept: Partial<Setup>;
  try {
    kept = (JSON.parse(text ?? "") as Partial<Setup> | null) ?? {};
  } catch {
    return fresh;
  }
  const seats = Array.isArray(kept.seats) ? kept.seats.map((sitter, seat) => fitting(sitter, seat, bots)) : fresh.seats;
  const options: Record<string, Value> = {};
  for (const option of title.options) {
    const value = kept.options?.[option.key];
    if (value !== undefined && option.values.includes(value)) options[option.key] = value;
  }
  const clock = kept.clock !== undefined && CLOCKS[kept.clock] ? kept.clock : 0;
  const setup = { seats, options, closedScores: !!kept.closedScores, randomSeating: !!kept.randomSeating, listed: !!kept.listed, clock };
  return resized(setup, Math.min(title.most, Math.max(title.fewest, seats.length)), bots);
}

function fitting(sitter: Sitter | null, seat: number, bots: string[]): Sitter {
  if (seat === 0) return { kind: "me" };
  if (sitter?.kind === "here") return { kind: "here", name: String(sitter.name ?? "") };
  if (sitter?.kind === "friend") return { kind: "friend" };
  if (sitter?.kind === "bot" && bots.includes(sitter.bot)) return { kind: "bot", bot: sitter.bot };
  return newcomer(bots);
}

/** The same for the server. */
export function asTable(title: TitleView, setup: Setup): NewTable {
  return {
    title: title.key,
    seats: setup.seats.map(asSeat),
    options: Object.fromEntries(title.options.map((option) => [option.key, valueOf(setup, option)])),
    closed_scores: setup.closedScores,
    shuffle_seats: setup.randomSeating,
    listed: setup.listed,
    clock: CLOCKS[setup.clock] ?? null,
  };
}

export function asSeat(sitter: Sitter): NewSeat {
  if (sitter.kind === "here") return { kind: "me", name: sitter.name.trim() };
  return sitter;
}
