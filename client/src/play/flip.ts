// Pieces glide from where they were to where they are (FLIP, Web Animations). What changes its container travels as a
// ghost above the page, so that nothing clips it; ghosts take no clicks. Durations and easing as in the tokens.
import { goodsMoved, stacksChanged } from "../faces/flows";
import { isGoods } from "../faces/told";
import { reducedMotion } from "../lib/settings.svelte";
import type { Board, Scene } from "../wire";

const GLIDE = 420;
const BASE = 220;
const APART = 60;
const ALL = 900;
const EASE = "cubic-bezier(.45, .05, .2, 1)";
const CONTAINERS = ".row, .fan, .grid, .strip, .pile";

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  container: Element | null;
  /** Where its container is: a piece that only goes along with it does not move. */
  origin: DOMRect | undefined;
}
export interface Before {
  scene: Scene | null;
  seen: Map<string, Seen[]>;
  /** A drawing of each small piece, for ghosts. */
  samples: Map<string, HTMLElement>;
}

/** Where every piece is now; a piece that is shown twice (in its seat's panel, too) is taken where it is large. */
function look(): Map<string, Seen[]> {
  const large = new Map<string, Seen[]>();
  const brief = new Map<string, Seen[]>();
  for (const element of document.querySelectorAll<HTMLElement>(".game [data-piece]")) {
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const side = element.closest("[data-seat]") ? brief : large;
    const id = element.dataset.piece!;
    const container = element.closest(CONTAINERS);
    side.set(id, [...(side.get(id) ?? []), { element, rect, container, origin: container?.getBoundingClientRect() }]);
  }
  for (const [id, seen] of brief) if (!large.has(id)) large.set(id, seen);
  return large;
}

export function snapshot(scene: Scene | null): Before {
  if (reducedMotion()) return { scene: null, seen: new Map(), samples: new Map() };
  const seen = look();
  const samples = new Map<string, HTMLElement>();
  for (const [{ element }] of seen.values() as Iterable<[Seen]>) {
    const face = element.dataset.face!;
    if (!samples.has(face)) samples.set(face, element.cloneNode(true) as HTMLElement);
  }
  return { scene, seen, samples };
}

export async function glide(before: Before, board: Board | null, scene: Scene | null): Promise<void> {
  if (!before.scene || !scene || !board || before.scene === scene) return;
  const trip = new Trip(before, look(), board, before.scene, scene);
  trip.cards();
  trip.goods();
  await trip.over();
}

class Trip {
  readonly #moves: ((delay: number) => Animation[])[] = [];
  readonly #layer = document.createElement("div");

  constructor(
    readonly before: Before,
    readonly now: Map<string, Seen[]>,
    readonly board: Board,
    readonly was: Scene,
    readonly is: Scene,
  ) {
    this.#layer.className = "ghosts";
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
  }

  /** Cards: those that are still on show, those that came, those that went. */
  cards(): void {
    for (const [id, [seen]] of this.now as Map<string, [Seen]>) {
      if (this.#small(id) || this.is.pieces[id]?.on) continue;
      const old = this.before.seen.get(id)?.[0];
      if (old) this.#move(old, seen);
      else this.#come(id, seen);
    }
    for (const [id, [seen]] of this.before.seen as Map<string, [Seen]>)
      if (!this.now.has(id) && !this.#small(id) && !this.was.pieces[id]?.on) this.#go(id, seen);
  }

  /** Goods: each one that changed hands flies in an arc; the rest close ranks. */
  goods(): void {
    const flows = goodsMoved(this.board, this.was, this.is);
    const taken = new Map<string, number>();
    const next = (id: string, seen: Map<string, Seen[]>): DOMRect | undefined => {
      const rects = seen.get(id);
      const k = (taken.get(id) ?? 0) + 1;
      taken.set(id, k);
      return (rects?.at(-k) ?? rects?.at(0))?.rect;
    };
    for (const { face, from, to } of flows) {
      const start = from ? (next(from, this.before.seen) ?? this.#home(this.was, from)) : undefined;
      const target = to ? this.now.get(to)?.at(-1 - (taken.get(to) ?? 0))?.element : undefined;
      const end = to ? (next(to, this.now) ?? this.#home(this.is, to)) : undefined;
      if (start && end) this.#fly(face, start, end, target);
      else if (target) this.#moves.push((delay) => [appear(target, delay)]);
      else if (start) this.#fade(face, start);
    }
    for (const [id, seen] of this.now) {
      const old = this.before.seen.get(id);
      if (old && this.#small(id)) for (const [k, one] of seen.entries()) if (old[k]) this.#shift(old[k], one);
    }
  }

  async over(): Promise<void> {
    const apart = Math.min(APART, (ALL - GLIDE) / Math.max(1, this.#moves.length - 1));
    const all = this.#moves.flatMap((move, k) => move(k * apart));
    await Promise.allSettled(all.map((animation) => animation.finished));
    this.#layer.remove();
  }

  #small(id: string): boolean {
    return isGoods(this.board.faces[(this.is.pieces[id] ?? this.was.pieces[id])?.face ?? ""]);
  }

  #move(old: Seen, seen: Seen): void {
    if (old.container === seen.container) return this.#shift(old, seen);
    this.#travel(seen.element, old.rect, seen.rect);
  }

  /** Within its container a piece moves itself. */
  #shift(old: Seen, { element, rect, container, origin }: Seen): void {
    const x = old.rect.left - rect.left - ((old.origin?.left ?? 0) - (origin?.left ?? 0));
    const y = old.rect.top - rect.top - ((old.origin?.top ?? 0) - (origin?.top ?? 0));
    if (old.container !== container || Math.hypot(x, y) < 2) return;
    const unit = element.closest<HTMLElement>(".place") ?? element;
    unit.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: BASE, easing: EASE, fill: "backwards" });
  }

  #come(id: string, seen: Seen): void {
    const deck = nearest(stacksChanged(this.board, this.was, this.is, -1).flatMap((one) => this.before.seen.get(one) ?? []), seen.rect);
    const from = this.was.pieces[id] ? this.#home(this.was, id) : deck;
    if (from) this.#travel(seen.element, from, seen.rect);
    else this.#moves.push((delay) => [appear(seen.element, delay)]);
  }

  #go(id: string, seen: Seen): void {
    const stack = stacksChanged(this.board, this.was, this.is, 1)[0];
    const to = this.is.pieces[id] ? this.#home(this.is, id) : stack ? (this.now.get(stack)?.[0]?.rect ?? this.#home(this.is, stack)) : undefined;
    const ghost = this.#ghost(seen.element, seen.rect);
    const end = to ? `${between(seen.rect, to)} scale(.35)` : "scale(.9)";
    this.#moves.push((delay) => [
      ghost.animate([{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: end, opacity: 0 }], { duration: to ? GLIDE : BASE, delay, easing: EASE, fill: "both" }),
    ]);
  }

  /** A ghost goes there; the piece itself is seen when it has arrived. */
  #travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const unit = element.closest<HTMLElement>(".place") ?? element;
    const ghost = this.#ghost(unit, to);
    const start = `${between(to, from)} scale(${Math.max(0.2, Math.min(3, from.width / to.width))})`;
    this.#moves.push((delay) => [
      ghost.animate([{ transform: start }, { transform: "none" }], { duration: GLIDE, delay, easing: EASE, fill: "both" }),
      unit.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE + delay }),
    ]);
  }

  #fly(face: string, from: DOMRect, to: DOMRect, target: HTMLElement | undefined): void {
    const ghost = this.#ghost(this.before.samples.get(face) ?? target, from);
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    const middle = `translate(${x / 2 + y * 0.12}px, ${y / 2 - Math.abs(x) * 0.12}px)`;
    const end = `translate(${x}px, ${y}px) scale(${to.width / from.width > 3 ? 1 : to.width / from.width})`;
    this.#moves.push((delay) => [
      ghost.animate([{ transform: "none" }, { transform: middle }, { transform: end }], { duration: GLIDE, delay, easing: EASE, fill: "both" }),
      ...(target ? [target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE + delay })] : []),
    ]);
  }

  #fade(face: string, from: DOMRect): void {
    const ghost = this.#ghost(this.before.samples.get(face), from);
    this.#moves.push((delay) => [
      ghost.animate([{ opacity: 1 }, { transform: "translateY(-14px) scale(.8)", opacity: 0 }], { duration: BASE, delay, easing: EASE, fill: "both" }),
    ]);
  }

  #ghost(of: HTMLElement | undefined, rect: DOMRect): HTMLElement {
    const ghost = document.createElement("div");
    if (of) ghost.append(of.cloneNode(true));
    for (const one of ghost.querySelectorAll("[data-piece]")) one.removeAttribute("data-piece");
    for (const one of ghost.querySelectorAll(".legal, .selected, .last, .off")) one.classList.remove("legal", "selected", "last", "off");
    Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
    this.#layer.append(ghost);
    return ghost;
  }

  /** Where a piece is that is not drawn by itself: its zone, else its seat's panel. */
  #home(scene: Scene, id: string): DOMRect | undefined {
    const piece = scene.pieces[id];
    const places = [`[data-zone="${piece?.in}"]`, `[data-seat="${piece?.seat}"]`].map((one) => document.querySelector(`.game ${one}`)?.getBoundingClientRect());
    return places.find((rect) => rect?.width);
  }
}

function appear(element: HTMLElement, delay: number): Animation {
  return element.animate([{ opacity: 0, transform: "scale(.8)" }, { opacity: 1, transform: "none" }], { duration: BASE, delay, easing: EASE, fill: "backwards" });
}

function between(from: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function nearest(seen: Seen[], to: DOMRect): DOMRect | undefined {
  return seen.map(({ rect }) => rect).sort((a, b) => Math.abs(a.top - to.top) - Math.abs(b.top - to.top))[0];
}
