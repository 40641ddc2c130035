// A hint in words: what to do, what it brings, how good the chances are, and what else one could do.
import { offers } from "../choosing/offers";
import { laidBy } from "../choosing/shape";
import { spotId, spotName } from "../choosing/spots";
import { outcome, pieces, sentence, verb } from "../dock/said";
import { percent } from "../lib/percent";
import type { Part, Words } from "../lib/words.svelte";
import type { Advice, Choice, Hint, Scene } from "../wire";

/** So much of a normal distribution: 95 %. */
const WIDTH = 1.96;

/** Closer to certain than this, only that is said: nobody wins with 100 % ± 1 %. */
const CERTAIN = 0.01;

/** An action as one reads it on the board. */
export function told(words: Words, scene: Scene, say: (string | number)[]): Part[] {
  const choices = Object.values(scene.options ?? {});
  const choice = choices.find((one) => same(one.say, say)) ?? { say };
  const whole = sentence(words, choice);
  if (whole) return whole;
  const what = things(words, scene, choice, choices);
  return [verb(words, String(say[0])), ...(what.length ? [": ", ...what] : [])];
}

function things(words: Words, scene: Scene, choice: Choice, choices: Choice[]): Part[] {
  for (const shape of scene.shapes ?? []) {
    const laid = laidBy(shape, words.board?.zones.find(({ id }) => id === shape.in), choice.say);
    if (laid) return [{ kind: "face", id: shape.face }, " → ", spotName(words, words.board!, spotId(shape.in, laid.spot))];
  }
  const on = choice.on ?? [];
  const offer = offers(choices).find((one) => one.choices.includes(choice));
  const number = offer && offer.choices.length > 1 ? ` ×${choice.say[offer.place]}` : "";
  const alone = choices.filter((one) => one.say[0] === choice.say[0]).length < 2;
  const what = on.length ? pieces(words, scene, on) : alone ? [] : outcome(words, choice);
  return number ? [...what, number] : what;
}

/** What the line brings, as far as it can be counted; where there is nothing to count, nothing is said. */
export function brings(words: Words, { moves = 0, points = 0, gain = [], cost = [] }: Hint): Part[] {
  const things = (list: [string, number][], n: number) => list.map((one): Part[] => [sign(n), { kind: "amounts", list: [one], numbers: true }]);
  const score = points ? [[words.text("hint-points", { n: Math.abs(points), sign: sign(points) })]] : [];
  const parts = [...score, ...things(gain, 1), ...things(cost, -1)];
  if (!parts.length) return [];
  return [words.text("hint-moves", { n: moves }), " ", ...parts.flatMap((one, k) => (k ? [", ", ...one] : one)), "."];
}

/** How it will end if one does it; how it stands now would say the same less exactly. */
export function chances(words: Words, { best }: Hint): string {
  return words.text("hint-chances", { win: likely(words, best), score: Math.round(best.score) });
}

/** Another action, and by how much the chance is smaller, or else the score; what looks better was hardly tried, else it would be best. */
export function other(words: Words, scene: Scene, best: Advice, one: Advice): Part[] {
  const less = Math.max(0, hundredths(best.win) - hundredths(one.win));
  const fewer = Math.max(0, Math.round(best.score) - Math.round(one.score));
  const worse = less ? `−${percent(less)}` : fewer ? words.text("hint-fewer", { n: fewer }) : words.text("hint-equal");
  return [...lowered(told(words, scene, one.action)), ` (${worse})`];
}

/** One of several things in a row begins like any other word. */
function lowered([first, ...rest]: Part[]): Part[] {
  return typeof first === "string" ? [first.slice(0, 1).toLowerCase() + first.slice(1), ...rest] : [first!, ...rest];
}

/** All of it, for those who hear the page. */
export function spoken(words: Words, scene: Scene, hint: Hint): string {
  const said = (parts: Part[]): string => parts.map((part) => words.spoken(part)).join("");
  const others = (hint.others ?? []).map((one) => said(other(words, scene, hint.best, one))).join("; ");
  const next = others ? `${words.text("hint-others")} ${others}.` : "";
  return `${words.text("hint")}: ${said(told(words, scene, hint.best.action))}. ${[said(brings(words, hint)), chances(words, hint), next].filter(Boolean).join(" ")}`;
}

/** "57% ± 2%" */
function likely(words: Words, { win, error }: Advice): string {
  if (win < CERTAIN) return words.text("hint-under", { percent: percent(CERTAIN) });
  if (win > 1 - CERTAIN) return words.text("hint-over", { percent: percent(1 - CERTAIN) });
  return `${percent(win)}\u00a0±\u00a0${percent(Math.max(0.01, WIDTH * error))}`;
}

function hundredths(share: number): number {
  return Math.round(100 * share) / 100;
}

function sign(n: number): string {
  return n < 0 ? "−" : "+";
}

function same(one: (string | number)[], other: (string | number)[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
