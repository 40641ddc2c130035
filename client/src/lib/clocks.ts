// Clocks in words: what can be chosen for a table, and how much time somebody has.
import type { ClockRules } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a new table may have; the first is none. Kept by its place in this list. */
export const CLOCKS: (ClockRules | null)[] = [
  null,
  { kind: "live", bank: 10 * MINUTE, more: 10 },
  { kind: "live", bank: 30 * MINUTE, more: 30 },
  { kind: "live", bank: HOUR, more: 60 },
  { kind: "days", bank: 1 },
  { kind: "days", bank: 3 },
  { kind: "days", bank: 7 },
];

/** The message that names a clock. */
export function clockName(rules: ClockRules | null | undefined): [string, Record<string, number>] {
  if (!rules) return ["clock-none", {}];
  if (rules.kind === "days") return ["clock-days", { n: rules.bank }];
  return ["clock-live", { n: rules.bank / MINUTE, more: rules.more ?? 0 }];
}

/** "12:05", "1:02:33"; with days left "2 d 5 h", by the letters given; below zero with a sign. */
export function timeText(seconds: number, letters: { day: string; hour: string }): string {
  const left = Math.max(0, Math.ceil(Math.abs(seconds)));
  const sign = seconds < 0 && left > 0 ? "−" : "";
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return `${sign}${Math.floor(left / DAY)} ${letters.day} ${hours} ${letters.hour}`;
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return `${sign}${hours}:${two(minutes)}:${two(left % MINUTE)}`;
  return `${sign}${minutes}:${two(left % MINUTE)}`;
}
