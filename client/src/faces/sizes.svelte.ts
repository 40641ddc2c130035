// How large things are: cards are as wide as the screen is high and their row is wide enough for.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** Below this width a face is compact. */
export const FULL = 90;
const HIGH = 1.4; // a card is so much higher than wide

/** What the page needs besides cards, and what each line of the board adds (heading, gap), by kind of screen. */
const TAKEN = {
  desktop: { page: 300, line: 44, hand: 0.76, most: 150 },
  tablet: { page: 374, line: 32, hand: 1, most: 120 },
  phone: { page: 474, line: 26, hand: 1, most: 84 },
} as const;

class Screen {
  get width(): number {
    return innerWidth.current ?? 1440;
  }
  get height(): number {
    return innerHeight.current ?? 900;
  }
  get kind(): "desktop" | "tablet" | "phone" {
    return this.width > 1180 ? "desktop" : this.width > 720 ? "tablet" : "phone";
  }

  /** The width of a card so that so many lines of cards and one hand fit in the height; `extra` is what else they need. */
  card(lines: number, extra: number): number {
    const { page, line, hand, most } = TAKEN[this.kind];
    const free = this.height - page - lines * line - extra;
    return Math.max(this.kind === "phone" ? 46 : 56, Math.min(most, free / (HIGH * (lines + hand))));
  }
}

export const screen = new Screen();

export interface Fan {
  width: number;
  /** From the left edge of one card to that of the next. */
  step: number;
  compact: boolean;
}

/** So many cards side by side: full, else compact, else overlapping, at last wider than the room (it scrolls). */
export function fan(room: number, cards: number, most: number, gap: number): Fan {
  const fits = (room - (cards - 1) * gap) / Math.max(1, cards);
  if (fits >= FULL && most >= FULL) return spread(Math.min(fits, most), room, cards, gap, false);
  if (most >= FULL && (room - FULL) / (cards - 1) >= FULL - 10) return spread(FULL, room, cards, gap, false);
  const slim = Math.min(fits, most, 72);
  return spread(Math.max(Math.min(56, most), slim), room, cards, gap, true);
}

const LEAST_STEP = 40;
const SMALL_STEP = 14; // a summary, not a hand to play from

function spread(width: number, room: number, cards: number, gap: number, compact: boolean): Fan {
  const step = cards > 1 ? Math.min(width + gap, (room - width) / (cards - 1)) : width;
  const least = width < 50 ? SMALL_STEP : LEAST_STEP;
  return { width, step: Math.max(step, least), compact };
}
