// What happened while somebody was away, as updates that the table can tell: pure, so that it can be tested.
import type { Line, Patch, Scene, ReplayStep, Update } from "../wire";

/** Up to so many actions are told one by one, more of them turn by turn. */
const MANY = 40;
/** So many things are told at most: half a minute is enough. */
const MOST = 30;

/** Whether somebody else has acted from action `since` on, or a bot in my place. */
export function isNews(log: Line[], since: number, total: number, viewer: number): boolean {
  return log.some(({ at, seat, bot }) => at >= since && at < total && (seat !== viewer || Boolean(bot)));
}

/** The steps from a scene on, each with the lines of the log that stand there; a long film is summed up. */
export function filmOf(from: Scene, steps: ReplayStep[], log: Line[]): Update[] {
  const updates = steps.map(({ line, patch }, k): Update => {
    return { v: 0, what: "act", seat: line.seat, patch, lines: log.filter(({ at }) => at === from.at + k) };
  });
  if (updates.length <= MANY) return updates;
  const turns = [from.turn[0], ...steps.map(({ turn }) => turn[0])];
  return chunks(byTurns(updates, turns), MOST).map((some) => some.reduce(merged));
}

/** What a seat does in a row in one turn is one thing; `turns` are those in which the actions were taken. */
function byTurns(updates: Update[], turns: number[]): Update[] {
  const whole: Update[] = [];
  updates.forEach((update, k) => {
    const before = whole.at(-1);
    if (before && before.seat === update.seat && turns[k - 1] === turns[k]) whole[whole.length - 1] = merged(before, update);
    else whole.push(update);
  });
  return whole;
}

/** Neighbours together, so that there are at most so many groups. */
function chunks<T>(things: T[], most: number): T[][] {
  const size = Math.ceil(things.length / most);
  return Array.from({ length: Math.ceil(things.length / size) }, (_, k) => things.slice(k * size, (k + 1) * size));
}

/** One update that does what two did, one after the other. */
export function merged(one: Update, next: Update): Update {
  const lines = [...(one.lines ?? []), ...(next.lines ?? [])];
  return { ...one, seat: next.seat ?? null, patch: joined(one.patch ?? {}, next.patch ?? {}), lines };
}

function joined(one: Patch, next: Patch): Patch {
  const pieces = { ...one.pieces };
  for (const id of next.gone ?? []) delete pieces[id];
  Object.assign(pieces, next.pieces);
  const gone = [...(one.gone ?? []), ...(next.gone ?? [])].filter((id) => !(id in pieces));
  return { scene: { ...one.scene, ...next.scene }, pieces, gone: [...new Set(gone)] };
}
