// A shape in hand: it goes with the pointer or the finger, and turns with the wheel or with two fingers.
import type { Attachment } from "svelte/attachments";
import { STEPS } from "../../lattice/lattice";
import type { Zone } from "../../wire";
import type { Stage } from "../stage";

/** So far the wheel goes for one step. */
const NOTCH = 40;
/** So much of a step two fingers turn before the shape follows. */
const READY = 0.6;

type Pointer = { x: number; y: number };

export function holding(stage: Stage, zone: Zone, loose: (at: Pointer | null) => void): Attachment<HTMLElement> {
  return (field) => {
    const fingers = new Map<number, Pointer>();
    let wheel = 0;
    let angle: number | null = null;
    let dragged: string | null = null;
    let began: string | null = null;

    const held = (): boolean => stage.choosing.place.shape?.in === zone.id;
    const turn = (by: number): void => stage.adjust(({ place }) => place.rotate(by));

    function cell({ clientX, clientY }: PointerEvent): string | null {
      const id = document.elementsFromPoint(clientX, clientY).map((one) => one.closest<SVGElement>("[data-place]")?.dataset["place"]).find(Boolean);
      return id?.startsWith(`${zone.id}:`) ? id.slice(zone.id.length + 1) : null;
    }
    function hold(event: PointerEvent): void {
      const { left, top, width, height } = field.getBoundingClientRect();
      stage.choosing.place.hold(cell(event));
      loose({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    }
    function drop(): void {
      stage.choosing.place.hold(null);
      loose(null);
    }
    const twist = (): number => {
      const [a, b] = [...fingers.values()] as [Pointer, Pointer];
      return Math.atan2(b.y - a.y, b.x - a.x);
    };

    function down(event: PointerEvent): void {
      if (!held() || event.pointerType === "mouse") return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      began = dragged = fingers.size === 1 ? cell(event) : null;
      angle = fingers.size === 2 ? twist() : null;
    }
    function move(event: PointerEvent): void {
      if (!held()) return;
      if (event.pointerType === "mouse") return hold(event);
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (angle !== null && fingers.size === 2) {
        const step = (2 * Math.PI) / STEPS[zone.lattice ?? "square"];
        const by = Math.atan2(Math.sin(twist() - angle), Math.cos(twist() - angle));
        if (Math.abs(by) < READY * step) return;
        turn(Math.sign(by));
        angle += Math.sign(by) * step;
      } else if (fingers.size === 1) {
        dragged = cell(event);
        hold(event);
      }
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      drop();
      angle = null;
      // A finger that stayed where it was makes a click by itself.
      if (event.type === "pointerup" && began !== null && dragged !== null && dragged !== began) stage.touchCell(zone.id, dragged);
      began = dragged = null;
    }
    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") drop();
    }
    function roll(event: WheelEvent): void {
      if (!held() || event.ctrlKey || stage.choosing.place.shape?.turns === false) return;
      event.preventDefault();
      wheel += event.deltaY || event.deltaX;
      if (Math.abs(wheel) < NOTCH) return;
      turn(Math.sign(wheel));
      wheel = 0;
    }

    field.addEventListener("pointerdown", down);
    field.addEventListener("pointermove", move);
    field.addEventListener("pointerup", up);
    field.addEventListener("pointercancel", up);
    field.addEventListener("pointerleave", leave);
    field.addEventListener("wheel", roll, { passive: false });
    return () => {
      field.removeEventListener("pointerdown", down);
      field.removeEventListener("pointermove", move);
      field.removeEventListener("pointerup", up);
      field.removeEventListener("pointercancel", up);
      field.removeEventListener("pointerleave", leave);
      field.removeEventListener("wheel", roll);
    };
  };
}
