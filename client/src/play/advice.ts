// A hint in words: what to do, what it brings, how good the chances are, and what else one could do.
import type { Part, Words } from "../lib/words.svelte";
import type { Advice, Choice, Hint, Scene } from "../wire";
import { offers } from "./offers";
import { outcome, pieces, sentence, verb } from "./said";
import { spotName } from "./shape";

/** So much of a normal distribution: 95 %. */
const WIDTH = 1.96;

/** An action as one reads it on the board; `between` stands after its verb. */
export function told(words: Words, scene: Scene, say: (string | number)[], between = " "): Part[] {
  const choices = Object.values(scene.options ?? {});
  const choice = choices.find((one) => same(one.say, say)) ?? { say };
  const whole = sentence(words, choice);
  if (whole) return whole;
  const what = things(words, scene, choice, choices);
  return [verb(words, String(say[0])), ...(what.length ? [between, ...what] : [])];
}

function things(words: Words, scene: Scene, choice: Choice, choices: Choice[]): Part[] {
  const { shape } = scene;
  if (shape && shape.verb === choice.say[0]) {
    const zone = words.board?.zones.find(({ id }) => id === shape.in);
    const at = typeof choice.say[1] === "number" ? spotName(zone, choice.say[1]) : choice.say[1];
    return [{ kind: "face", id: shape.face }, ` → ${at}`];
  }
  const on = choice.on ?? [];
  const offer = offers(choices).find((one) => one.choices.includes(choice));
  const number = offer && offer.choices.length > 1 ? ` ×${choice.say[offer.place]}` : "";
  const alone = choices.filter((one) => one.say[0] === choice.say[0]).length < 2;
  const what = on.length ? pieces(words, scene, on) : alone ? [] : outcome(words, choice);
  return number ? [...what, number] : what;
}

/** What the line brings, as far as it can be counted. */
export function brings(words: Words, { moves = 0, points = 0, gain = [], cost = [] }: Hint): Part[] {
  const parts: Part[][] = [];
  if (points) parts.push([words.text("hint-points", { n: Math.abs(points), sign: sign(points) })]);
  if (gain.length) parts.push(["+ ", { kind: "amounts", list: gain }]);
  if (cost.length) parts.push(["− ", { kind: "amounts", list: cost }]);
  if (!parts.length) return [words.text("hint-nothing")];
  return [words.text("hint-moves", { n: moves }), " ", ...parts.flatMap((one, k) => (k ? [", ", ...one] : one)), "."];
}

export function chances(words: Words, { best, win, error }: Hint): string {
  const [now, then] = [percent(win), percent(best.win)];
  const args = { now, then, give: wide(error), "give-then": wide(best.error), score: Math.round(best.score) };
  return words.text("hint-chances", args);
}

/** Another action, and by how much the chance is smaller; what looks better was hardly tried, else it would be best. */
export function other(words: Words, scene: Scene, best: Advice, one: Advice, between = " "): Part[] {
  const less = Math.min(0, percent(one.win) - percent(best.win));
  return [...told(words, scene, one.action, between), ` (${less ? `${sign(less)}${Math.abs(less)} %` : words.text("hint-equal")})`];
}

/** All of it, for those who hear the page. */
export function spoken(words: Words, scene: Scene, hint: Hint): string {
  const said = (parts: Part[]): string => parts.map((part) => words.spoken(part)).join("");
  const others = (hint.others ?? []).map((one) => said(other(words, scene, hint.best, one, ": "))).join("; ");
  const next = others ? `${words.text("hint-others")} ${others}.` : "";
  return `${words.text("hint")}: ${said(told(words, scene, hint.best.action, ": "))}. ${said(brings(words, hint))} ${chances(words, hint)} ${next}`.trim();
}

function percent(share: number): number {
  return Math.round(100 * share);
}

function wide(error: number): number {
  return Math.max(1, Math.round(100 * WIDTH * error));
}

function sign(n: number): string {
  return n < 0 ? "−" : "+";
}

function same(one: (string | number)[], other: (string | number)[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
