// The curve of a rating as a line, and how a change of it is written.

export interface Line {
  path: string;
  /** Where it ends. */
  x: number;
  y: number;
}

/** A line through all numbers, as large as the drawing; the lowest is at the bottom, a level curve in the middle. */
export function lineOf(numbers: readonly number[], width: number, height: number, margin = 4): Line {
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least;
  const across = (width - 2 * margin) / Math.max(1, numbers.length - 1);
  const points = numbers.map((number, k) => ({
    x: round(margin + k * across),
    y: round(span ? height - margin - ((height - 2 * margin) * (number - least)) / span : height / 2),
  }));
  const path = points.map(({ x, y }, k) => `${k ? "L" : "M"}${x} ${y}`).join("");
  return { path, ...(points.at(-1) ?? { x: margin, y: height / 2 }) };
}

/** `+12`, `−8`, `±0`, with a real minus. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `\u2212${-change}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
