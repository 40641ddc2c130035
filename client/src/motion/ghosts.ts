// What flies: copies of pieces in a layer above the page, so that nothing clips them. They take no clicks, and the
// piece itself, which is there already, is seen when its ghost has arrived. Durations and easing as in the tokens.
import { middleOf, unit } from "./seen";

const GLIDE = 420;
const BASE = 220;
const APART = 60;
const ALL = 900;
const EASE = "cubic-bezier(.45, .05, .2, 1)";
const ARC = 0.12; // of the distance

type Move = (delay: number) => Animation[];

export class Ghosts {
  readonly #layer = document.createElement("div");
  readonly #moves: Move[] = [];

  /** A piece comes from there. */
  travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const piece = unit(element);
    const ghost = this.#ghost(piece, to);
    const start = `${way(to, from)} scale(${Math.max(0.2, Math.min(3, from.width / to.width))})`;
    this.#moves.push((delay) => [
      ghost.animate([{ transform: start }, { transform: "none" }], { duration: GLIDE, delay, easing: EASE, fill: "both" }),
      hidden(piece, delay),
    ]);
  }

  /** A piece goes there and is no longer seen, or simply goes. */
  leave(element: HTMLElement, from: DOMRect, to: DOMRect | undefined): void {
    const ghost = this.#ghost(unit(element), from);
    const end = to ? `${way(from, to)} scale(.35)` : "scale(.9)";
    const frames = [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: end, opacity: 0 }];
    this.#moves.push((delay) => [ghost.animate(frames, { duration: to ? GLIDE : BASE, delay, easing: EASE, fill: "both" })]);
  }

  /** A small piece flies in a slight arc. */
  fly(sample: HTMLElement | undefined, from: DOMRect, to: DOMRect, target: HTMLElement | undefined): void {
    const ghost = this.#ghost(sample ?? target, from);
    for (const count of ghost.querySelectorAll(".count")) count.remove(); // it is one of them that flies
    const [x, y] = [middleOf(to)[0] - middleOf(from)[0], middleOf(to)[1] - middleOf(from)[1]];
    const grown = to.width / from.width > 3 ? 1 : to.width / from.width;
    const frames = [
      { transform: "none" },
      { transform: `translate(${x / 2 + y * ARC}px, ${y / 2 - Math.abs(x) * ARC}px)` },
      { transform: `translate(${x}px, ${y}px) scale(${grown})` },
    ];
    this.#moves.push((delay) => [
      ghost.animate(frames, { duration: GLIDE, delay, easing: EASE, fill: "both" }),
      ...(target ? [hidden(target, delay)] : []),
    ]);
  }

  /** A small piece goes back to where nobody sees it. */
  fade(sample: HTMLElement | undefined, from: DOMRect): void {
    const ghost = this.#ghost(sample, from);
    const frames = [{ opacity: 1 }, { transform: "translateY(-14px) scale(.8)", opacity: 0 }];
    this.#moves.push((delay) => [ghost.animate(frames, { duration: BASE, delay, easing: EASE, fill: "both" })]);
  }

  appear(element: HTMLElement): void {
    const frames = [{ opacity: 0, transform: "scale(.8)" }, { opacity: 1, transform: "none" }];
    this.#moves.push((delay) => [element.animate(frames, { duration: BASE, delay, easing: EASE, fill: "backwards" })]);
  }

  /** Everything at once, a little apart; resolves when all have arrived. */
  async go(): Promise<void> {
    if (!this.#moves.length) return;
    this.#layer.className = "ghosts";
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
    const apart = Math.min(APART, (ALL - GLIDE) / Math.max(1, this.#moves.length - 1));
    const all = this.#moves.flatMap((move, k) => move(k * apart));
    await Promise.allSettled(all.map((animation) => animation.finished));
    this.#layer.remove();
  }

  #ghost(of: HTMLElement | undefined, rect: DOMRect): HTMLElement {
    const ghost = document.createElement("div");
    if (of) ghost.append(of.cloneNode(true));
    for (const one of ghost.querySelectorAll("[data-piece]")) one.removeAttribute("data-piece");
    for (const one of ghost.querySelectorAll(".legal, .selected, .last, .off"))
      one.classList.remove("legal", "selected", "last", "off");
    const { left, top, width, height } = rect;
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.#layer.append(ghost);
    return ghost;
  }
}

/** Within its container a piece moves itself, when what made the gap has left. */
export function shift(element: HTMLElement, x: number, y: number): void {
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  unit(element).animate(frames, { duration: BASE, delay: APART, easing: EASE, fill: "backwards" });
}

function hidden(element: HTMLElement, delay: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE + delay });
}

function way(from: DOMRect, to: DOMRect): string {
  return `translate(${middleOf(to)[0] - middleOf(from)[0]}px, ${middleOf(to)[1] - middleOf(from)[1]}px)`;
}
