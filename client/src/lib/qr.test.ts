import jsQR from "jsqr";
import { expect, test } from "vitest";
import { codeOf, QUIET } from "./qr";

const SCALE = 4;

/** The code as a camera would see it, read by somebody else's reader. */
function read(text: string): string | undefined {
  const { size, path } = codeOf(text);
  const side = (size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) {
        const at = (((Number(y) + QUIET) * SCALE + dy) * side + (Number(x) + QUIET) * SCALE + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsQR(pixels, side, side)?.data;
}

test.each([
  "http://127.0.0.1:8000/i/abc#0123",
  `https://games.example.org/some/base/i/${"Ab0".repeat(8)}#${"0f".repeat(16)}`,
  `http://localhost/${"x".repeat(300)}`,
])("%s is read as it was written", (text) => {
  expect(read(text)).toBe(text);
});
