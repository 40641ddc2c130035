// Nothing is kept that nobody uses: values that files offer one another, and the tokens of the styles.
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./wire.ts"], { query: "?raw", import: "default", eager: true });
const styles = import.meta.glob<string>(["./**/*.{css,svelte}", "../../carrack/games/**/*.{css,svg}"], { query: "?raw", import: "default", eager: true });
const all = Object.entries(sources);

it("has no export that no other file imports", () => {
  const offered = all.flatMap(([file, text]) => Array.from(text.matchAll(/^\s*export (?:async )?(?:function|class|const|let) (\w+)/gm), ([, name]) => ({ file, name: name! })));
  const imported = all.map(([file, text]) => ({ file, names: new Set(text.match(/^\s*import [^"]*"/gm)?.join().match(/\w+/g)) }));
  const idle = offered.filter(({ file, name }) => !imported.some((other) => other.file !== file && other.names.has(name)));
  expect(idle).toEqual([]);
  expect(offered.length).toBeGreaterThan(100);
});

it("has no token that no style uses", () => {
  const told = Object.values(styles).join("\n") + Object.values(sources).join("\n");
  const tokens = new Set(styles["./styles/tokens.css"]!.match(/--[\w-]+(?=:)/g));
  expect([...tokens].filter((token) => !told.includes(`var(${token}`))).toEqual([]);
  expect(tokens.size).toBeGreaterThan(30);
});
