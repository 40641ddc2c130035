// Every message of the page is said somewhere.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const words = import.meta.glob<string>("./*.en.ftl", { query: "?raw", import: "default", eager: true });
const own = import.meta.glob<string>("./en.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** The server says these. */
const THEIRS = /^problem-/;
const source = Object.values(sources).join("\n");
const written = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, id]) => id!));
/** `bot-${name}` says every message that begins so. */
const made = [...source.matchAll(/`([a-z-]*-)?\$\{[^}`]*\}(-[a-z-]+)?`/g)]
  .filter(([, before, after]) => before || after)
  .map(([, before = "", after = ""]) => new RegExp(`^${before}.+${after}$`));

test.each(Object.entries({ ...words, ...own }))("%s has nothing that nobody says", (_, text) => {
  const ids = new FluentResource(text).body.map(({ id }) => id);
  expect(ids.filter((id) => !written.has(id) && !THEIRS.test(id) && !made.some((family) => family.test(id)))).toEqual([]);
});
