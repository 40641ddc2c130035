// The pips of a die, in a box of 24.
const [LOW, HALF, HIGH] = [6.5, 12, 17.5];
const CORNERS: [number, number][] = [[LOW, LOW], [HIGH, HIGH], [HIGH, LOW], [LOW, HIGH]];
const SIDES: [number, number][] = [[LOW, HALF], [HIGH, HALF]];

/** None if the text is not a number of a die. */
export function pips(text: string): [number, number][] {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1 || n > 6) return [];
  const pairs = [...CORNERS, ...SIDES].slice(0, n - (n % 2));
  return n % 2 ? [...pairs, [HALF, HALF]] : pairs;
}
