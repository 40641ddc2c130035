// What an option does to the numbers of a seat's panel: before and after, where the panel shows the thing.
import type { Scene } from "../wire";

type Amounts = [string, number][];

export interface Change {
  thing: string;
  now: number;
  after: number;
}

/** Things that the panel counts; points have their forecast. */
export function changes(scene: Scene, seat: number, cost: Amounts, gain: Amounts): Change[] {
  const panel = scene.panels[String(seat)] ?? [];
  return [...new Set([...cost, ...gain].map(([thing]) => thing))].flatMap((thing) => {
    const number = panel.find(([key, , most]) => key === thing && key !== "vp" && most === undefined);
    if (!number) return [];
    const now = number[1];
    return [{ thing, now, after: now + amount(gain, thing) - amount(cost, thing) }];
  });
}

/** The amounts that are not among the changes. */
export function others(amounts: Amounts, shown: Change[]): Amounts {
  return amounts.filter(([thing]) => !shown.some((one) => one.thing === thing));
}

function amount(amounts: Amounts, thing: string): number {
  return amounts.filter(([one]) => one === thing).reduce((sum, [, n]) => sum + n, 0);
}
