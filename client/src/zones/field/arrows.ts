// Arrow keys inside a field: to the nearest cell, while nothing glows or with the shift key. What glows has its own keys.
import type { Attachment } from "svelte/attachments";
import { nearest, type Direction } from "../../choosing/nearest";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export function arrows(glows: () => boolean): Attachment<HTMLElement> {
  return (field) => {
    function move(event: KeyboardEvent): void {
      const direction = ARROWS[event.key];
      const at = document.activeElement?.closest<SVGElement>("[data-place]");
      if (!direction || !at || event.ctrlKey || event.metaKey || event.altKey || (glows() && !event.shiftKey)) return;
      const others = [...field.querySelectorAll<SVGElement>("[data-place]")].filter((one) => one !== at);
      const to = others[nearest(at.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), direction)];
      if (!to) return;
      event.preventDefault();
      to.focus();
      to.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    field.addEventListener("keydown", move);
    return () => field.removeEventListener("keydown", move);
  };
}
