// What the server answers about a line: a long answer comes in pieces, and is made whole here.
import { patched, type Shown } from "../session/patch";
import type { Suppose, Supposed } from "../wire";

/** Ask until the seat is asked or the match is over. */
export async function whole(wish: Suppose, ask: (wish: Suppose) => Promise<Supposed>): Promise<Supposed> {
  let sent = await ask(wish);
  while (!settled(sent, wish.seat)) {
    const more = await ask({ ...wish, moves: sent.moves, known: sent.moves.length, actions: [] });
    if (!more.steps?.length) break;
    sent = { ...sent, moves: more.moves, steps: [...(sent.steps ?? []), ...more.steps] };
  }
  return sent;
}

/** What is on show after what was on show before, step by step. */
export function shown(before: Shown, { steps = [] }: Supposed): Shown[] {
  const found = [before];
  for (const { patch, line } of steps) {
    const { scene, log } = found.at(-1)!;
    found.push({ scene: patched(scene, patch), log: [...log, line] });
  }
  return found.slice(1);
}

function settled({ scene, steps = [] }: Supposed, seat: number): boolean {
  const last = steps.reduce<Record<string, unknown>>((fields, { patch }) => ({ ...fields, ...patch.scene }), { over: scene.over, waiting: scene.waiting });
  return last["over"] === true || (last["waiting"] as number[]).includes(seat);
}
