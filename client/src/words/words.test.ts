// Both languages say the same things, and every message can be read.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const pairs = ["", "play."].map((part) => [`./${part}en.ftl`, `./${part}ru.ftl`] as const);

function ids(text: string): string[] {
  return new FluentResource(text).body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

/** The variables of each message, wherever they stand; but one language may need a plural where another has none. */
function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const block of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found[id] = [...new Set(block.match(/\$(?!n\b)[\w-]+/g))].sort();
  }
  return found;
}

describe.each(pairs)("%s and %s", (english, russian) => {
  test("have the same messages", () => {
    expect(ids(files[russian]!).sort()).toEqual(ids(files[english]!).sort());
  });

  test("tell the same things", () => {
    expect(variables(files[russian]!)).toEqual(variables(files[english]!));
  });

  test.each([english, russian])("%s has no message twice and none that cannot be read", (file) => {
    const text = files[file]!;
    const written = (text.match(/^[a-z][\w-]* =/gm) ?? []).map((line) => line.slice(0, -2));
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(written);
    expect(new FluentBundle("en").addResource(new FluentResource(text))).toEqual([]);
  });
});
