// A title's drawing of a board: the ground as it is, and its places with their hit paths, names and points.
import { titleDrawing } from "../../lib/sprites";
import { point, steps, type Point, type Spread } from "./flow";

/** How a name stands: the drawing may say where it begins, and style its kinds apart. */
export interface Name {
  x: number;
  y: number;
  size: number;
  transform: string | null;
  anchor: string | null;
  kind: string | null;
  wrap: number;
}

export interface Place extends Spread {
  hit: string;
  /** What takes the colour of the seat that holds the place. */
  claim: string;
  name: Name | null;
}

export interface Drawing {
  ground: SVGSVGElement;
  /** What of it is seen, if not all. */
  crop?: string;
  /** Its upper left corner, and its size. */
  left: number;
  top: number;
  width: number;
  height: number;
  places: Map<string, Place>;
  /** The room for cells that are not part of the drawing. */
  cells: { x: number; y: number; width: number; height: number } | null;
}

/** Around the cells so much of the drawing is seen from close by: room for the ring and the price of the outermost ones. */
const CLOSE = 11;
const PLACE = "place:";
const OWN = ["id", "class", "tabindex", "data-anchor", "data-flow"];

const read = new Map<string, Promise<Drawing | null>>();

/** Read once: whoever comes back to the map finds it as it was. */
export function drawing(title: string, name: string, hash: string): Promise<Drawing | null> {
  const key = [title, name, hash].join();
  let made = read.get(key);
  if (!made) read.set(key, (made = draw(title, name, hash).catch(() => (read.delete(key), null))));
  return made;
}

/** A drawing where there is little room: what frames and adorns the cells gives way to them. */
export function fromCloseBy(all: Drawing): Drawing {
  if (!all.cells) return all;
  const [left, top] = [Math.max(all.left, all.cells.x - CLOSE), Math.max(all.top, all.cells.y - CLOSE)];
  const width = Math.min(all.left + all.width, all.cells.x + all.cells.width + CLOSE) - left;
  const height = Math.min(all.top + all.height, all.cells.y + all.cells.height + CLOSE) - top;
  return { ...all, left, top, width, height, crop: [left, top, width, height].join(" ") };
}

async function draw(title: string, name: string, hash: string): Promise<Drawing | null> {
  const ground = await titleDrawing(title, name, hash);
  if (!ground) return null;
  const [left = 0, top = 0, width = 0, height = 0] = (ground.getAttribute("viewBox") ?? "").split(/\s+/).map(Number);
  const groups = [...ground.querySelectorAll<SVGGElement>("g")].filter((group) => group.id.includes(`:${PLACE}`));
  const places = new Map(groups.map((group) => [group.id.slice(group.id.indexOf(PLACE) + PLACE.length), place(group)]));
  for (const group of groups) group.remove(); // they are drawn anew, as things to touch
  return { ground, left, top, width, height, places, cells: room(ground) };
}

/** The rectangle of the group `cells`; it only says where, and is not drawn. */
function room(ground: SVGSVGElement): Drawing["cells"] {
  const group = [...ground.querySelectorAll("g")].find(({ id }) => id.endsWith(":cells"));
  const rect = group?.querySelector("rect");
  group?.remove();
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect?.getAttribute(name) ?? 0)) as [number, number, number, number];
  return rect ? { x, y, width, height } : null;
}

function place(group: SVGGElement): Place {
  const name = group.querySelector("text");
  const points: [string, Point | null][] = [...group.attributes]
    .filter((one) => one.name.startsWith("data-") && !OWN.includes(one.name))
    .map((one) => [one.name.slice("data-".length), point(one.value)]);
  return {
    hit: pathsOf(group, ".hit"),
    claim: pathsOf(group, ".claim"),
    anchor: point(group.getAttribute("data-anchor")) ?? [0, 0],
    ...steps(group.getAttribute("data-flow")),
    points: Object.fromEntries(points.filter((one): one is [string, Point] => one[1] !== null)),
    name: name && {
      x: Number(name.getAttribute("x")),
      y: Number(name.getAttribute("y")),
      size: Number(name.getAttribute("font-size")) || 14,
      transform: name.getAttribute("transform"),
      anchor: name.getAttribute("text-anchor"),
      kind: name.getAttribute("class"),
      wrap: Number(name.getAttribute("data-wrap")) || Infinity,
    },
  };
}

const pathsOf = (group: SVGGElement, which: string): string =>
  [...group.querySelectorAll(which)].map((path) => path.getAttribute("d")).join(" ");
