// Corners of a face: a text, or an icon with its number.
import type { Face } from "../wire";

export type Corner = NonNullable<Face["corners"]>[string];

/** What is written: the text, or the number if there are several. */
export function written(corner: Corner): string {
  return typeof corner === "string" ? corner : corner[1] === 1 ? "" : String(corner[1]);
}

export function iconOf(corner: Corner): string {
  return typeof corner === "string" ? "" : corner[0];
}

/** A number as points, an icon as so many of it. */
export function cornerAmount(corner: Corner): [string, number] {
  return typeof corner === "string" ? ["vp", Number(corner)] : corner;
}
