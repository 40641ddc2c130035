// How far a match has come: its parts, and in each the rounds that are over, the one now, and those to come.
import type { Board } from "../wire";

export interface Step {
  round: number;
  state: "done" | "now" | "ahead";
  /** Something is scored at its end. */
  scored: boolean;
}

export interface Part {
  name: [string, Record<string, unknown>];
  now: boolean;
  steps: Step[];
}

export function courseOf(course: Board["course"], round: number): Part[] {
  let before = 0;
  return (course ?? []).map(([name, rounds]) => {
    const steps = rounds.map((scored, k): Step => {
      const number = before + k + 1;
      return { round: number, scored, state: number < round ? "done" : number === round ? "now" : "ahead" };
    });
    before += rounds.length;
    return { name, steps, now: steps.some(({ state }) => state === "now") };
  });
}

export function rounds(course: Board["course"]): number {
  return (course ?? []).reduce((sum, [, list]) => sum + list.length, 0);
}
