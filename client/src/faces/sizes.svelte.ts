// The screen: how large it is, how large people want their text, and which of three densities things are drawn in.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The size of text for which the page is drawn; whoever wants it larger has told the browser. */
const TEXT = 16;
/** Windows lower than this are phones on their side: styles say so as `(max-height: 479px)`. */
const FLAT = 480;
const PHONE = 720;
const TABLET = 1180;

class Screen {
  #text = 0;

  get width(): number {
    return innerWidth.current ?? 1440;
  }
  get height(): number {
    return innerHeight.current ?? 900;
  }
  /** How much larger than ours people want their text. */
  get text(): number {
    this.#text ||= (parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT) / TEXT;
    return this.#text;
  }
  /** Too low for anything one below the other. */
  get flat(): boolean {
    return this.height < FLAT;
  }
  /** Too low for a stack of things beside the hand. */
  get low(): boolean {
    return this.height < 830;
  }
  /** Not high enough for panels with more than three rows of cards. */
  get close(): boolean {
    return this.height < 1000;
  }
  /** How densely things are drawn; how they are arranged is said in desk/plan.ts. */
  get kind(): "desktop" | "tablet" | "phone" {
    if (this.flat || this.width <= PHONE) return "phone";
    return this.width > TABLET ? "desktop" : "tablet";
  }
}

export const screen = new Screen();
