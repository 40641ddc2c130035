import { expect, test, vi } from "vitest";
import { read } from "../how/guide";
import { typeset } from "./typography";
import { Words } from "./words.svelte";

vi.mock("./settings.svelte", () => ({ settings: { language: "ru" } }));

const shown = (text: string) => typeset(text).replaceAll("\u00A0", "_");

test.each([
  ["у кого-то", "у_кого-то"],
  ["и в караване, а у вас", "и_в_караване, а_у_вас"],
  ["Я и вы", "Я_и_вы"],
  ["другие, — в ваш караван", "другие,_— в_ваш караван"],
  ["Осталось 2 шага", "Осталось 2_шага"],
  ["6 + 3 = 9 очков", "6_+_3_=_9_очков"],
  ["сила 5 — любой", "сила 5_— любой"],
  ["(в караване)", "(в_караване)"],
  ["1. Первое", "1. Первое"],
  ["лес и", "лес и"],
])("%s", (text, set) => expect(shown(text)).toBe(set));

test("other languages are left alone", () => {
  expect(typeset("a cube — 2 steps, 6 + 3 = 9")).toBe("a cube — 2 steps, 6 + 3 = 9");
});

test("what the page says is set like this", () => {
  const words = new Words("ru", ["left = Осталось { $n } шага и { $seat } — в игре\n"]);
  words.names = ["Анна"];
  expect(words.text("left", { n: 2, seat: 0 })).toBe("Осталось 2\u00A0шага и\u00A0Анна\u00A0— в\u00A0игре");
});

test("and so are the pages that tell how to play", () => {
  const { lead, sections } = read("Сила 5\n— любой, а\nу {icon:red} вас.\n\n## О игре {#goal}\n\n- в *руке*");
  expect(lead[0]).toMatchObject({ parts: ["Сила 5\u00A0— любой, а\u00A0у\u00A0", { kind: "icon" }, "\u00A0вас."] });
  expect(sections[0]).toMatchObject({ title: "О\u00A0игре", blocks: [{ items: [["в\u00A0", { kind: "voiced" }]] }] });
});

