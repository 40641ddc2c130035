// What followed by itself after a decision, as steps of a story: made of the entries that the title marks as beats.
import { isSpot, spotId } from "../choosing/spots";
import type { Beat, Board, Entry, Line, Scene } from "../wire";

type Text = [string, Record<string, unknown>];

/** A number that a seat's panel shows, changed. */
export interface Gain {
  seat: number;
  thing: string;
  n: number;
}

/** A line of a scoring: what each seat has there, if that was compared, and what it gets. */
export interface Row {
  name: Text;
  counts: number[] | null;
  shares: number[];
}

export interface Step {
  chapter: Text | null;
  /** In the order in which it happened; those of nobody have seat -1. */
  entries: Entry[];
  /** Spots (`map:peru`) and zones (`deck:`) that it is about. */
  at: string[];
  gains: Gain[];
  row: Row | null;
  /** It begins with what was just decided. */
  decided?: boolean;
}

const SCORE = "vp";

/** The steps that somebody waits for; what is brief alone makes no story. Before them is what was decided, if it is to be `led` in. */
export function stepsOf(board: Board, lines: Line[], led = false): Step[] {
  const steps: Step[] = [];
  const lead: Entry[] = [];
  let open: Step | null = null;
  for (const { entry, decided } of lines.flatMap(told)) {
    const beat = board.beats?.[entry.what];
    if (!beat || (beat.unasked && decided)) {
      // What a building brings beside money belongs to the income.
      (steps.length ? open?.entries : lead)?.push(entry);
      continue;
    }
    if (beat.brief) continue;
    if (beat.together && open && sameChapter(open.chapter, beat.chapter)) add(open, entry, beat);
    else steps.push((open = add(step(beat.chapter, decided), entry, beat)));
    if (!beat.together) open = null;
  }
  return led && lead.length && steps.length ? [{ ...step(null, true), entries: lead }, ...steps] : steps;
}

function step(chapter: Text | null | undefined, decided: boolean): Step {
  return { chapter: chapter ?? null, entries: [], at: [], gains: [], row: null, decided };
}

/** What a line tells; the first thing that its seat did is what was decided. */
function told({ seat, entries = [] }: Line): { entry: Entry; decided: boolean }[] {
  const said = entries.filter(({ what }) => what !== "chose");
  return said.map((entry, k) => ({ entry, decided: k === 0 && entry.seat === seat }));
}

/** What a match comes to in the end, source by source. */
export function finalSteps(before: Scene, after: Scene): Step[] {
  if (!after.over || before.over) return [];
  const tallies = Object.entries(after.tallies ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  const sources = [...new Set(tallies.flatMap(([, list]) => list.map(([source]) => source)))];
  const rows = sources.map((source) => ({
    name: [`tally-${source}`, {}] as Text,
    counts: null,
    shares: tallies.map(([, list]) => list.find(([one]) => one === source)?.[1] ?? 0),
  }));
  return rows
    .filter(({ shares }) => shares.some((n) => n !== 0))
    .map((row) => ({ chapter: ["story-final", {}], entries: [], at: [], gains: [], row }));
}

/** The steps around this one under the same name, and where the first of them is. */
export function chapterOf(steps: Step[], k: number): { first: number; steps: Step[] } {
  let [first, last] = [k, k];
  while (sameChapter(steps[first - 1]?.chapter, steps[k]?.chapter)) first--;
  while (sameChapter(steps[last + 1]?.chapter, steps[k]?.chapter)) last++;
  return { first, steps: steps.slice(first, last + 1) };
}

/** The steps of a scoring, none if this one is not of any. */
export function scoringOf(steps: Step[], k: number): Step[] {
  return steps[k]?.row ? chapterOf(steps, k).steps.filter(({ row }) => row) : [];
}

/** With this step a scoring is complete: one reads it as long as one likes. */
export function completes(steps: Step[], k: number): boolean {
  return scoringOf(steps, k).at(-1) === steps[k] && steps[k]?.row != null;
}

function sameChapter(one: Text | null | undefined, other: Text | null | undefined): boolean {
  return Boolean(one && other && one[0] === other[0]);
}

function add(step: Step, entry: Entry, beat: Beat): Step {
  step.entries.push(entry);
  const at = filled(beat.at ?? "", entry);
  if (at && !step.at.includes(at)) step.at.push(at);
  const shares = entry.data["shares"] as number[] | undefined;
  if (beat.scored && shares) {
    step.row = { name: [beat.scored, entry.data], counts: (entry.data["counts"] as number[] | undefined) ?? null, shares };
    step.gains.push(...shares.flatMap((n, seat) => (n ? [{ seat, thing: SCORE, n }] : [])));
  }
  if (entry.seat >= 0) {
    for (const [thing, n] of amounts(entry, "plus")) step.gains.push({ seat: entry.seat, thing, n });
    for (const [thing, n] of amounts(entry, "minus")) step.gains.push({ seat: entry.seat, thing, n: -n });
  }
  return step;
}

function amounts(entry: Entry, sign: "plus" | "minus"): [string, number][] {
  const found = entry.data[sign];
  return found && typeof found === "object" && !Array.isArray(found) ? Object.entries(found) : [];
}

/** "map:{region}" with what the entry tells; a whole zone is `zone:`. */
function filled(at: string, entry: Entry): string {
  const told = at.replace(/\{(\w+)\}/g, (_, name: string) => entry.data[name] as string);
  return !told || isSpot(told) ? told : spotId(told);
}
