// Which folder knows which: what is below never reaches up, so that each can be read by itself.
import { expect, it, test } from "vitest";

const sources = import.meta.glob<string>(["./*/**/*.{ts,svelte}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** What is at the bottom, and all that it may import; types of the wire may be known everywhere. */
const KNOWS: Record<string, string[]> = {
  lib: [],
  chrome: ["art", "lib"],
  lattice: [],
  faces: ["chrome", "lattice", "lib"],
  motion: ["faces", "lib"],
  charts: ["chrome", "lib"],
  setup: ["chrome", "faces", "lib", "zones"],
};
/** Pages: they put everything together, and nothing is built on them. */
const PAGES = ["table", "replay", "whatif", "lesson", "home", "how", "me"];

interface Import {
  file: string;
  folder: string;
  to: string;
  path: string;
}

const imports = Object.entries(sources).flatMap(([file, text]): Import[] => {
  const folder = file.split("/")[1]!;
  const found = [...text.matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, path]) => new URL(path!, `file:///${file.slice(2)}`).pathname.slice(1));
  return found.map((path) => ({ file, folder, to: path.split("/")[0]!, path })).filter(({ to }) => to !== folder && to !== "wire");
});
const told = (all: Import[]) => all.map(({ file, path }) => `${file} → ${path}`);

test.each(Object.keys(KNOWS))("%s knows only what is below", (folder) => {
  expect(told(imports.filter((one) => one.folder === folder && !KNOWS[folder]!.includes(one.to)))).toEqual([]);
});

it("keeps a match without drawing anything", () => {
  expect(told(imports.filter(({ folder, path }) => ["session", "choosing"].includes(folder) && path.endsWith(".svelte") && /\/[A-Z]/.test(path)))).toEqual([]);
});

it("builds nothing on a page", () => {
  expect(told(imports.filter(({ folder, to }) => PAGES.includes(to) && !PAGES.includes(folder)))).toEqual([]);
});
