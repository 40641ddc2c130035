// Pieces glide from where they were to where they are (FLIP, Web Animations). Nothing of this blocks a click.
import { isCounted } from "../faces/told";
import { reducedMotion } from "../lib/settings.svelte";
import type { Board, Scene } from "../wire";
import { goodsMoved, stacksChanged } from "./flows";
import { Ghosts, shift } from "./ghosts";
import { look, nearest, type AllSeen, type Seen } from "./seen";

export interface Before {
  scene: Scene | null;
  seen: AllSeen;
  /** A drawing of each face, for what is no longer there. */
  samples: Map<string, HTMLElement>;
}

export function snapshot(scene: Scene | null): Before {
  const before: Before = { scene, seen: new Map(), samples: new Map() };
  if (reducedMotion()) return { ...before, scene: null };
  before.seen = look();
  for (const [first] of before.seen.values()) {
    const face = first!.element.dataset.face!;
    if (!before.samples.has(face)) before.samples.set(face, first!.element.cloneNode(true) as HTMLElement);
  }
  return before;
}

export async function glide(before: Before, board: Board | null, scene: Scene | null): Promise<void> {
  if (!before.scene || !scene || !board || before.scene === scene) return;
  await new Trip(before, before.scene, board, scene).go();
}

class Trip {
  readonly #now = look();
  readonly #ghosts = new Ghosts();

  constructor(
    readonly before: Before,
    readonly was: Scene,
    readonly board: Board,
    readonly is: Scene,
  ) {}

  go(): Promise<void> {
    this.#cards();
    this.#goods();
    return this.#ghosts.go();
  }

  /** Cards: those that are still on show, those that came, those that went. */
  #cards(): void {
    for (const [id, [seen]] of this.#now) {
      if (this.#small(id) || this.is.pieces[id]?.on) continue;
      const old = this.before.seen.get(id)?.[0];
      if (!old) this.#come(id, seen!);
      else if (old.container === seen!.container) this.#stay(old, seen!);
      else this.#ghosts.travel(seen!.element, old.rect, seen!.rect);
    }
    for (const [id, [seen]] of this.before.seen)
      if (!this.#now.has(id) && !this.#small(id) && !this.was.pieces[id]?.on) this.#leave(id, seen!);
  }

  /** Goods: each one that changed hands flies; the rest close ranks. */
  #goods(): void {
    const used = new Map<string, number>();
    const next = (id: string, seen: AllSeen): Seen | undefined => {
      const all = seen.get(id);
      used.set(id, (used.get(id) ?? 0) + 1);
      return all?.at(-used.get(id)!) ?? all?.[0];
    };
    for (const { face, from, to } of goodsMoved(this.board, this.was, this.is)) {
      const old = from ? next(from, this.before.seen) : undefined;
      const seen = to ? next(to, this.#now) : undefined;
      const start = old?.rect ?? amid(from ? this.#home(this.was, from) : undefined, seen?.rect);
      const end = seen?.rect ?? amid(to ? this.#home(this.is, to) : undefined, old?.rect);
      const figure = this.board.faces[face]?.frame === "figure";
      const sample = figure ? (old ?? seen)?.element : this.before.samples.get(face);
      const alone = !figure || (this.is.pieces[to ?? ""]?.n ?? 1) === 1; // who joins others does not hide them on the way
      if (start && end) this.#ghosts.fly(sample, start, end, alone ? seen?.element : undefined);
      else if (seen) this.#ghosts.appear(seen.element);
      else if (start) this.#ghosts.fade(sample, start);
    }
    for (const [id, seen] of this.#now) {
      const old = this.#small(id) ? this.before.seen.get(id) : undefined;
      for (const [k, one] of seen.entries()) if (old?.[k]) this.#stay(old[k], one);
    }
  }

  #small(id: string): boolean {
    return isCounted(this.board.faces[(this.is.pieces[id] ?? this.was.pieces[id])?.face ?? ""]);
  }

  #stay(old: Seen, { element, rect, container, origin }: Seen): void {
    const x = old.rect.left - rect.left - ((old.origin?.left ?? 0) - (origin?.left ?? 0));
    const y = old.rect.top - rect.top - ((old.origin?.top ?? 0) - (origin?.top ?? 0));
    if (old.container === container && Math.hypot(x, y) > 2) shift(element, x, y);
  }

  /** From where it was out of sight, or from the deck that became smaller. */
  #come(id: string, seen: Seen): void {
    const decks = stacksChanged(this.board, this.was, this.is, -1).flatMap((one) => this.before.seen.get(one) ?? []);
    const from = this.was.pieces[id] ? this.#home(this.was, id) : nearest(decks, seen.rect);
    if (from) this.#ghosts.travel(seen.element, from, seen.rect);
    else this.#ghosts.appear(seen.element);
  }

  /** To where it is out of sight, or to the stack that became larger. */
  #leave(id: string, seen: Seen): void {
    const stack = this.is.pieces[id] ? id : stacksChanged(this.board, this.was, this.is, 1)[0];
    const to = stack ? (this.#now.get(stack)?.[0]?.rect ?? this.#home(this.is, stack)) : undefined;
    this.#ghosts.leave(seen.element, seen.rect, to);
  }

  /** Where a piece is that is not drawn by itself: its zone, else its seat's panel. */
  #home(scene: Scene, id: string): DOMRect | undefined {
    const piece = scene.pieces[id];
    const places = [`[data-zone="${piece?.in}"]`, `[data-seat="${piece?.seat}"]`];
    return places.map((one) => document.querySelector(`.game ${one}`)?.getBoundingClientRect()).find((rect) => rect?.width);
  }
}

/** In the middle of a place, and as large as the piece is where it is seen: a place may be as wide as the page. */
function amid(place: DOMRect | undefined, piece: DOMRect | undefined): DOMRect | undefined {
  if (!place || !piece) return place;
  const { x, y, width, height } = place;
  return new DOMRect(x + (width - piece.width) / 2, y + (height - piece.height) / 2, piece.width, piece.height);
}
