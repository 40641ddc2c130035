import { expect, test, vi } from "vitest";
import { Words } from "../lib/words.svelte";
import type { Board, Hint, Scene } from "../wire";
import { brings, chances, other, spoken, told } from "./advice";

vi.mock("../lib/settings.svelte", () => ({ settings: { language: "en" } }));

const OURS = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const TITLE = `
verb-play = Play a card
verb-rest = Rest
amount-red = { $n } red
amount-gold = { $n } gold
`;

function speaking(language: "en" | "ru"): Words {
  const words = new Words(language, [TITLE, ...["", "play."].map((kind) => OURS[`../words/${kind}${language}.ftl`]!)]);
  words.board = { faces: { c1: { name: ["verb-rest", {}] } }, zones: [] } as unknown as Board;
  return words;
}

const scene = {
  pieces: { p: { face: "c1", in: "hand" } },
  options: {
    1: { say: ["play", "c1", 1], on: ["p"], cost: [["red", 1]] },
    2: { say: ["play", "c1", 2], on: ["p"], cost: [["red", 2]] },
    3: { say: ["rest"] },
  },
} as unknown as Scene;
const hint: Hint = {
  best: { action: ["play", "c1", 2], win: 0.4221, error: 0.011, score: 57.8 },
  others: [{ action: ["rest"], win: 0.39, error: 0.02, score: 55 }],
  win: 0.4, error: 0.005, moves: 2, points: 12, gain: [["gold", 1]], cost: [["red", 2]],
};

test("an action is told by its verb, what it touches and how often", () => {
  expect(told(speaking("en"), scene, ["play", "c1", 2])).toEqual(["Play a card", ": ", { kind: "face", id: "c1" }, " ×2"]);
  expect(told(speaking("en"), scene, ["rest"])).toEqual(["Rest"]);
});

test("what the line brings: points, then things, then what they cost", () => {
  const parts = brings(speaking("en"), hint);
  expect(parts[0]).toContain("2 decisions");
  expect(parts).toContain("score +12");
  expect(parts.filter((part) => typeof part === "object")).toEqual([
    { kind: "amounts", list: [["gold", 1]], numbers: true },
    { kind: "amounts", list: [["red", 2]], numbers: true },
  ]);
  expect(brings(speaking("en"), { ...hint, points: -1, gain: [], cost: [] })).toContain("score −1");
  expect(brings(speaking("en"), { ...hint, points: 0, gain: [], cost: [] })).toEqual([]);
});

test("chances in percent, with what is uncertain about them", () => {
  const said = chances(speaking("en"), hint).replaceAll("\u00a0", " ");
  expect(said).toBe("Chance to win: 42% ± 2%. Expected final score: 58.");
});

test.each([
  [0.004, "under 1%"],
  [0.996, "over 99%"],
])("what is as good as certain has no margin: %f", (win, said) => {
  expect(chances(speaking("en"), { ...hint, best: { ...hint.best, win } })).toContain(`Chance to win: ${said}.`);
});

test("another action says by how much it is worse", () => {
  const [rest] = hint.others!;
  expect(other(speaking("en"), scene, hint.best, rest!).join("").replaceAll("\u00a0", " ")).toBe("rest (−3%)");
  expect(other(speaking("en"), scene, hint.best, { ...rest!, win: 0.45 }).join("")).toBe("rest (−3 points)");
  expect(other(speaking("en"), scene, hint.best, { ...rest!, win: 0.45, score: 58 }).join("")).toBe("rest (just as good)");
});

test("all of it can be heard, in both languages", () => {
  expect(spoken(speaking("en"), scene, hint)).toMatch(/^Hint: Play a card: Rest ×2\. Over your next 2 decisions: score \+12, \+1 gold, −2 red\. Chance.*Next best: rest \(−3%\)\.$/);
  expect(spoken(speaking("ru"), scene, hint)).toMatch(/^Подсказка: .*2\sваших решения: счёт \+12/);
});
