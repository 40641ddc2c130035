// A coast for a face that has no drawing of its own: always the same one for the same name.

/** A generator of numbers between 0 and 1, made from a name. */
function chance(name: string): () => number {
  let seed = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => Math.imul(sum ^ code, 16777619), 2166136261);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    seed ^= seed + Math.imul(seed ^ (seed >>> 7), seed | 61);
    return ((seed ^ (seed >>> 14)) >>> 0) / 4294967296;
  };
}

const POINTS = 26;
const RADII = [47, 39] as const;

/** A closed smooth line around the middle. */
export function coast(name: string): string {
  const next = chance(name);
  const [first, second] = [next() * 7, next() * 7];
  const points = Array.from({ length: POINTS }, (_, k): [number, number] => {
    const angle = (k * 2 * Math.PI) / POINTS;
    const far = 1 + 0.06 * Math.sin(2 * angle + first) + 0.05 * Math.sin(3 * angle + second) + 0.07 * (next() - 0.5);
    return [RADII[0] * far * Math.cos(angle), RADII[1] * far * Math.sin(angle)];
  });
  const said = (value: number): string => value.toFixed(1);
  const middles = points.map(([x, y], k) => [(x + points[(k + 1) % POINTS]![0]) / 2, (y + points[(k + 1) % POINTS]![1]) / 2]);
  return `M${middles.at(-1)!.map(said).join(" ")}${points.map((point, k) => `Q${point.map(said).join(" ")} ${middles[k]!.map(said).join(" ")}`).join("")}Z`;
}
