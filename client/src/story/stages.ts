// The positions between the steps of a story. The table tells only the one before and the one after: each piece that
// changed goes with the step that names it or its place, the others with the first one, which is the decision itself.
import { under } from "../choosing/spots";
import type { Piece, Scene } from "../wire";
import type { Step } from "./steps";

type Panel = Scene["panels"][string];

/** The scene at each step; the last one is the truth. */
export function stagesOf(before: Scene, after: Scene, steps: Step[]): Scene[] {
  const ids = [...new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])];
  const changed = ids.filter((id) => before.pieces[id] !== after.pieces[id]);
  const when = new Map(changed.map((id) => [id, stepOf(before.pieces[id], after.pieces[id], steps)]));
  return steps.map((_, k) => {
    if (k === steps.length - 1) return after;
    const pieces = { ...before.pieces };
    for (const [id, step] of when) {
      if (step > k) continue;
      const piece = after.pieces[id];
      if (piece) pieces[id] = piece;
      else delete pieces[id];
    }
    return { ...before, duel: null, pieces, panels: panelsAt(before, after, steps, k) };
  });
}

/** Of several that are as likely it is the last: what was sent out settles when the land is found. */
function stepOf(was: Piece | undefined, is: Piece | undefined, steps: Step[]): number {
  let [best, found] = [0, 0];
  for (const [k, step] of steps.entries()) {
    const close = closeness(was, is, step);
    if (close > 0 && close >= best) [best, found] = [close, k];
  }
  return found;
}

/** How surely a change of a piece belongs to a step: it is named, its place is meant, or its seat gets such things. */
function closeness(was: Piece | undefined, is: Piece | undefined, step: Step): number {
  const pieces = [was, is].filter((piece) => piece !== undefined);
  const named = step.entries.some(({ data }) => Object.values(data).some((value) => pieces.some(({ face }) => value === face)));
  const there = pieces.some((piece) => under(piece).some((spot) => step.at.includes(spot)));
  const gained = step.gains.some(({ seat, thing }) => pieces.some((piece) => piece.seat === seat && piece.face === thing));
  return (named ? 4 : 0) + (there ? 2 : 0) + (gained ? 1 : 0);
}

/** Numbers grow with what the steps bring, if that explains how they change; others change at the end. */
function panelsAt(before: Scene, after: Scene, steps: Step[], k: number): Scene["panels"] {
  const panels: Scene["panels"] = {};
  for (const [seat, panel] of Object.entries(before.panels)) {
    const numbers = panel.map(([key, n, ...most]) => {
      const change = sum(steps, Number(seat), key);
      const told = (after.panels[seat]?.find(([one]) => one === key)?.[1] ?? n) - n;
      return [key, change === told ? n + sum(steps.slice(0, k + 1), Number(seat), key) : n, ...most];
    });
    panels[seat] = numbers as Panel;
  }
  return panels;
}

function sum(steps: Step[], seat: number, thing: string): number {
  return steps.flatMap(({ gains }) => gains).reduce((n, gain) => n + (gain.seat === seat && gain.thing === thing ? gain.n : 0), 0);
}
