// The whole game by keyboard: arrows go to the nearest thing that glows, letters undo and help.
import type { Deciding } from "../session/deciding.svelte";
import { nearest, type Direction } from "./nearest";
import { meant } from "./slop";

const GLOWING = '[data-piece][data-legal]:not([aria-hidden]), [data-piece][aria-pressed="true"]:not([aria-hidden]), [data-cell][data-legal], [data-place][data-legal], [data-place][aria-pressed="true"]';
const REACHED = `${GLOWING}, .dock button:not(:disabled), .coach button:not(:disabled), .asking button`;
const TOUCHABLE = "[data-piece], [data-cell], [data-place], button, a, input, textarea, select, label, dialog, .dock, .coach, .asking";
/** A touch on one of these means it and nothing beside it. */
const EXACT = "[data-legal], [data-piece], button:not([data-place], [data-cell]), a, input, textarea, select, label, dialog, .dock, .coach, .asking";
const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
/** Keys that turn the pages of a story; any other but Escape goes on, too. */
const TURNS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Enter: 1, " ": 0 };
const RIGHT = 2;
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Tab"];

export class Keys {
  /** This click or key has only skipped to the present; it does nothing else. */
  skipped = false;
  /** The last input came from the keyboard, so the focus may be moved. */
  typing = false;
  /** What points is a mouse, whatever else the device has: it was moved last. Until anything was, what the device says. */
  mouse = $state(matchMedia("(hover: hover)").matches);
  /** The last input was a finger. */
  #finger = false;

  constructor(readonly play: Deciding) {}

  open(): void {
    addEventListener("pointerdown", this.#pointer, true);
    addEventListener("pointermove", this.#moved, { capture: true, passive: true });
    addEventListener("keydown", this.#before, true);
    addEventListener("keydown", this.#key);
    addEventListener("click", this.#beside, true);
    addEventListener("click", this.#click);
    addEventListener("contextmenu", this.#menu);
  }

  close(): void {
    removeEventListener("pointerdown", this.#pointer, true);
    removeEventListener("pointermove", this.#moved, true);
    removeEventListener("keydown", this.#before, true);
    removeEventListener("keydown", this.#key);
    removeEventListener("click", this.#beside, true);
    removeEventListener("click", this.#click);
    removeEventListener("contextmenu", this.#menu);
  }

  /** Is there a pointer that can point without touching, or a focus that moves? */
  get points(): boolean {
    return this.typing || this.mouse;
  }

  /** A decision of mine begins: whoever plays by keyboard stands at the first thing that glows. */
  begin(): void {
    const free = !document.activeElement || document.activeElement === document.body;
    if (this.typing && free) this.#visible(GLOWING, REACHED)?.focus();
  }

  #moved = ({ pointerType }: PointerEvent): void => {
    this.mouse = pointerType === "mouse";
  };

  #pointer = (event: PointerEvent): void => {
    this.#moved(event);
    this.typing = false;
    this.skipped = false;
    this.#finger = event.pointerType === "touch";
    if (!isFilm(event.target)) this.#skip();
  };

  #before = (event: KeyboardEvent): void => {
    if (isField(event.target) || MODIFIERS.includes(event.key)) return;
    this.typing = true;
    this.skipped = false;
    const { story } = this.play;
    const pressed = isFilm(event.target) && event.key !== "Escape";
    if (pressed && !(story.unfolding && event.key in ARROWS)) return;
    if (story.unfolding && event.key in TURNS) {
      event.preventDefault();
      this.skipped = true;
      if (event.key === " ") story.hold();
      else story.step(TURNS[event.key]!);
    } else if (event.key === " " && story.filming) {
      event.preventDefault();
      story.pause();
    } else if (event.key === "Escape" && story.unfolding) {
      this.skipped = true;
      this.play.skip();
    } else this.#skip();
  };

  /** One touch goes on: to the next step of a story, else to the present. */
  #skip(): void {
    const { story } = this.play;
    this.skipped = story.behind;
    if (story.unfolding) story.step(1);
    else if (this.skipped) this.play.skip();
  }

  /** A finger beside something small that glows touches it. */
  #beside = (event: MouseEvent): void => {
    if (!this.#finger || !event.isTrusted || this.skipped || (event.target as Element).closest(EXACT)) return;
    const glowing = [...document.querySelectorAll<HTMLElement>(GLOWING)].filter(isSeen);
    const thing = glowing[meant(event.clientX, event.clientY, glowing.map(box))];
    if (!thing) return;
    event.stopPropagation();
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };

  #click = (event: MouseEvent): void => {
    if (!(event.target as Element).closest(TOUCHABLE)) this.play.clear();
  };

  /** The right button on nothing in particular is a step back; a finger that stays has no such button. */
  #menu = (event: MouseEvent): void => {
    const beside = event.target instanceof Element && event.target.closest("main") !== null && !event.target.closest(TOUCHABLE);
    if (event.defaultPrevented || event.button !== RIGHT || !this.mouse || !beside || this.play.covered || this.skipped) return;
    event.preventDefault();
    this.play.escape();
  };

  #key = (event: KeyboardEvent): void => {
    const { play } = this;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (document.querySelector("dialog[open], :popover-open") || play.covered || this.skipped) return;
    if (this.#act(event)) event.preventDefault();
  };

  #act(event: KeyboardEvent): boolean {
    const { play } = this;
    const arrow = ARROWS[event.key];
    if (arrow) return this.#move(arrow);
    switch (letter(event)) {
      case "u":
        return play.undo(), true;
      case "r":
        return play.choosing.place.shape ? this.#turn(event.shiftKey ? -1 : 1) : (play.restart(), true);
      case "y":
        return play.redo(), true;
      case "h":
        return play.hinting.ask(), true;
      case "w":
        return play.why?.rule ? ((play.rule = play.why.rule), true) : false;
      case "p":
        return void play.planning?.begin(), true;
      case "t":
        return this.#turn(1);
      case "?":
        return (play.help = true);
      case "+":
      case "=":
        return play.choosing.count(1), true;
      case "-":
        return play.choosing.count(-1), true;
      case "escape":
        return play.zoom !== null ? ((play.zoom = null), true) : (play.escape(), true);
      case "enter":
        return this.#enter(event.target as Element);
    }
    return false;
  }

  #turn(by: number): boolean {
    this.play.adjust((choosing) => choosing.place.rotate(by));
    return true;
  }

  /** Enter on a thing is a click; on nothing, or on a ticked piece of a complete set, it confirms. */
  #enter(target: Element): boolean {
    const { play } = this;
    const piece = target.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    const nowhere = target === document.body || target === document.documentElement;
    const ticked = piece !== undefined && play.ticked.has(piece);
    if (!play.choosing.ready || !(nowhere || ticked)) return false;
    play.confirm();
    return true;
  }

  #move(direction: Direction): boolean {
    const things = [...document.querySelectorAll<HTMLElement>(REACHED)].filter(isSeen);
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return this.#focus(this.#visible(GLOWING, REACHED));
    const others = things.filter((thing) => thing !== at);
    return this.#focus(others[nearest(box(at), others.map(box), direction)] ?? null);
  }

  #visible(...selectors: string[]): HTMLElement | null {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen);
      if (found) return found;
    }
    return null;
  }

  #focus(thing: HTMLElement | null): boolean {
    thing?.focus({ focusVisible: true });
    thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return thing !== null;
  }
}

/** The letter on the key, or, on keyboards of other alphabets, the one at its place. */
export function letter({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const said = key.toLowerCase();
  return said.length === 1 && said > "\u007f" && code.startsWith("Key") ? code.slice(3).toLowerCase() : said;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** What pauses a film does not end it. */
function isFilm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-film]") !== null;
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility() && element.getBoundingClientRect().width > 0 && !element.closest("[inert]");
}

function box(element: HTMLElement): DOMRect {
  return element.getBoundingClientRect();
}
