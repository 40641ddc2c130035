// What a person wants to play: who sits where, and the options. Plain data, so that it can be kept and tested.
import { CLOCKS } from "../lib/clocks";
import type { Bots } from "../lib/levels";
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
  /** Whether everybody at the table may ask for hints, also among people. */
  hints: boolean;
  /** Whether going back over a reveal deals anew what nobody knew. */
  dealAnew: boolean;
  /** Which of the clocks. */
  clock: number;
}

const USUAL_SEATS = 3;

/** Whom a new seat gets: the usual bot, or a friend where there are no bots. */
export function newcomer({ usual }: Bots): Sitter {
  return usual ? { kind: "bot", bot: usual } : { kind: "friend" };
}

/** Me and two bots, or as many as the title allows. */
export function freshSetup(title: TitleView, bots: Bots): Setup {
  const setup: Setup = { seats: [{ kind: "me" }], options: {}, closedScores: false, randomSeating: false, listed: false, hints: false, dealAnew: false, clock: 0 };
  return resized(setup, Math.min(title.most, Math.max(title.fewest, USUAL_SEATS)), bots);
}

export function resized(setup: Setup, seats: number, bots: Bots): Setup {
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

export function count(setup: Setup, kind: Sitter["kind"]): number {
  return setup.seats.filter((sitter) => sitter.kind === kind).length;
}

export function valueOf(setup: Setup, option: OptionView): Value {
  return setup.options[option.key] ?? option.values[0]!;
}

export function isSwitch(option: OptionView): boolean {
  return option.values.every((value) => typeof value === "boolean");
}

/** What is liked at a table with friends is not liked alone: each kind of table is remembered by itself. */
export function keptAs(title: TitleView, friends: boolean): string {
  return `setup:${title.key}${friends ? ":friends" : ""}`;
}

/** What was kept, as far as it still fits the title and the bots of today. */
export function revived(text: string | null, title: TitleView, bots: Bots): Setup {
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
  const { closedScores, randomSeating, listed, hints, dealAnew } = kept;
  const setup = { seats, options, closedScores: !!closedScores, randomSeating: !!randomSeating, listed: !!listed, hints: !!hints, dealAnew: !!dealAnew, clock };
  return resized(setup, Math.min(title.most, Math.max(title.fewest, seats.length)), bots);
}

function fitting(sitter: Sitter | null, seat: number, bots: Bots): Sitter {
  if (seat === 0) return { kind: "me" };
  if (sitter?.kind === "here") return { kind: "here", name: typeof sitter.name === "string" ? sitter.name : "" };
  if (sitter?.kind === "friend") return { kind: "friend" };
  if (sitter?.kind === "bot" && bots.levels.includes(sitter.bot)) return { kind: "bot", bot: sitter.bot };
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
    hints: setup.hints,
    deal_anew: setup.dealAnew,
    clock: CLOCKS[setup.clock] ?? null,
  };
}

export function asSeat(sitter: Sitter): NewSeat {
  if (sitter.kind === "here") return { kind: "me", name: sitter.name.trim() };
  return sitter;
}
