// How large things are: cards are as wide as the screen is high and their row is wide enough for.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const HIGH = 1.4; // a card is so much higher than wide

/** What the page needs besides cards and dock, and what each line of the board adds (heading, gap), by kind of screen. */
const TAKEN = {
  desktop: { page: 174, dock: 134, line: 44, hand: 0.76, most: 150 },
  tablet: { page: 242, dock: 134, line: 32, hand: 1, most: 120 },
  phone: { page: 284, dock: 200, line: 26, hand: 1, most: 84 },
} as const;

class Screen {
  /** The height of the dock, the most so far: cards do not grow and shrink with what it says. */
  #dock = $state({ high: 0, width: 0 });

  get width(): number {
    return innerWidth.current ?? 1440;
  }
  get height(): number {
    return innerHeight.current ?? 900;
  }
  /** Too low for a stack of things beside the hand. */
  get low(): boolean {
    return this.height < 830;
  }
  /** Not high enough for panels with more than three rows of cards. */
  get close(): boolean {
    return this.height < 1000;
  }
  get kind(): "desktop" | "tablet" | "phone" {
    return this.width > 1180 ? "desktop" : this.width > 720 ? "tablet" : "phone";
  }

  docked(high: number): void {
    if (high > this.#dock.high || this.#dock.width !== this.width) this.#dock = { high, width: this.width };
  }

  /** Another page comes, whose dock is smaller. */
  undocked(): void {
    this.#dock = { high: 0, width: 0 };
  }

  /** The width of a card so that so many lines of cards and one hand fit in the height; `extra` is what else they need. */
  card(lines: number, extra: number, own: boolean): number {
    const { page, dock, line, hand, most } = TAKEN[this.kind];
    const free = this.height - page - Math.max(dock, this.#dock.high) - lines * line - extra;
    return Math.max(this.kind === "phone" ? 46 : 56, Math.min(most, free / (HIGH * (lines + (own ? hand : 0)))));
  }
}

export const screen = new Screen();
