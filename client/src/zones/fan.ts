// How cards lie side by side.

/** Below this width a face is compact. */
export const FULL = 90;
/** A compact card that is still easy to read, and as much of it as must be seen at least. */
const SLIM = 46;
const SEEN = 0.86;
const MOST = 84;
const LEAST_STEP = 40;
const SMALL_STEP = 14; // a summary, not a hand to play from
const FINGER = 30;

export interface Fan {
  width: number;
  /** From the left edge of one card to that of the next. */
  step: number;
  compact: boolean;
}

/**
 * So many cards side by side: full, else compact, else smaller: signs are at the edges too, and none is hidden as long as
 * it can be read. Then they overlap, at last they are wider than the room (it scrolls).
 * `touched`: even of small ones enough is seen for a finger.
 */
export function fan(room: number, cards: number, most: number, gap: number, touched = false): Fan {
  const { width, step, compact } = untouched(room, cards, most, gap);
  return { width, step: touched ? Math.max(step, FINGER, Math.min(LEAST_STEP, width - 6)) : step, compact };
}

function untouched(room: number, cards: number, most: number, gap: number): Fan {
  const fits = (room - (cards - 1) * gap) / Math.max(1, cards);
  if (fits >= FULL && most >= FULL) return spread(Math.min(fits, most), room, cards, gap, false);
  if (most >= FULL && (room - FULL) / (cards - 1) >= FULL - 10) return spread(FULL, room, cards, gap, false);
  const close = Math.min(gap, 6);
  const slim = (room - (cards - 1) * close) / Math.max(1, cards);
  if (most < 50) return spread(Math.min(most, Math.max(SLIM, slim)), room, cards, close, true);
  const width = Math.min(most, MOST, Math.max(SLIM, slim));
  const { step } = spread(width, room, cards, close, true);
  return { width, step: Math.max(step, width * SEEN), compact: true };
}

function spread(width: number, room: number, cards: number, gap: number, compact: boolean): Fan {
  const step = cards > 1 ? Math.min(width + gap, (room - width) / (cards - 1)) : width;
  const least = width < 50 ? SMALL_STEP : LEAST_STEP;
  return { width, step: Math.max(step, least), compact };
}
