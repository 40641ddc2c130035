// A card of my own hand is dragged to another place, or goes there with Shift and an arrow.
import type { Attachment } from "svelte/attachments";

/** A hand that shakes a little does not drag. */
const DRAG = 9;

export interface Sorted {
  /** The place in the hand that a point of the screen means. */
  place(x: number): number;
  /** Where the card is now. */
  at(id: string): number;
  move(id: string, to: number): void;
  /** It stays so. */
  keep(): void;
}

/** Attached to the hand as a whole: its cards change places in the page. */
export function sorting(hand: Sorted): Attachment {
  return (node) => {
    const fan = node as HTMLElement;
    let held: { id: string; x: number } | null = null;
    let dragged = false;
    const cardOf = (event: Event): string | undefined => (event.target as Element).closest<HTMLElement>("button[data-piece]")?.dataset["piece"];
    const down = (event: PointerEvent): void => {
      const id = cardOf(event);
      held = id !== undefined && event.button === 0 ? { id, x: event.clientX } : null;
      dragged = false;
    };
    const move = (event: PointerEvent): void => {
      if (!held || (!dragged && Math.abs(event.clientX - held.x) < DRAG)) return;
      dragged = true;
      const to = hand.place(event.clientX);
      if (to !== hand.at(held.id)) hand.move(held.id, to);
    };
    const up = (): void => {
      if (held && dragged) hand.keep();
      held = null;
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return; // the end of a drag is not a click
      event.stopImmediatePropagation();
      dragged = false;
    };
    const key = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const id = cardOf(event);
      if (!event.shiftKey || by === undefined || id === undefined) return;
      event.preventDefault();
      hand.move(id, hand.at(id) + by);
      hand.keep();
      requestAnimationFrame(() => fan.querySelector<HTMLElement>(`button[data-piece="${CSS.escape(id)}"]`)?.focus());
    };
    fan.addEventListener("pointerdown", down);
    fan.addEventListener("click", click, true);
    fan.addEventListener("keydown", key);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      fan.removeEventListener("pointerdown", down);
      fan.removeEventListener("click", click, true);
      fan.removeEventListener("keydown", key);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
