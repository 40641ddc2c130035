// Whom one waits for, if that is not simply somebody who thinks: they are out of time, or not here; and what can be done.
import { settings } from "../lib/settings.svelte";
import { ABSENT } from "../session/attendance.svelte";
import type { Match } from "../session/match.svelte";

export interface Awaited {
  text: string;
  /** The seat for which a bot can be called in now, or null. */
  call: number | null;
}

type Shown = Pick<Match, "words" | "table" | "clock" | "attendance" | "seats">;

/** What to say about those who are to decide; null if nothing is to be said. */
export function awaitedOf({ words, table, clock, attendance, seats }: Shown, asked: number[]): Awaited | null {
  if (!words || table?.status !== "playing") return null;
  const people = asked.filter((seat) => table.seats[seat]?.kind === "human" && !table.seats[seat]?.stand_in && !seats.includes(seat));
  const late = people.filter((seat) => clock.out(seat));
  const gone = people.filter((seat) => attendance.isGone(seat));
  const called = (list: number[]) => new Intl.ListFormat(settings.language).format(list.map((seat) => words.name(seat)));
  if (late.length) return { text: words.text("dock-late", { names: called(late), n: late.length }), call: seats.length ? late[0]! : null };
  if (!gone.length) return null;
  const may = table.host && seats.length > 0 && !clock.byDays;
  return {
    text: words.text(clock.byDays ? "dock-gone-days" : "dock-gone", { names: called(gone), n: gone.length }),
    call: may ? (gone.find((seat) => attendance.goneFor(seat) > ABSENT) ?? null) : null,
  };
}
