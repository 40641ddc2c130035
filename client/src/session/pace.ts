// How long others' moves stay on show.
import type { Update } from "../wire";

const MOVE = 600;
const STEP = 250;
const MANY = 6;

/** Milliseconds after an update, given those that wait behind it. */
export function pause(update: Update, behind: Update[], reduced: boolean): number {
  if (reduced || !update.patch || update.auto) return 0;
  const next = behind[0];
  const long = next && next.seat === update.seat ? STEP : MOVE;
  return behind.length > MANY ? (long * MANY) / behind.length : long;
}
