// The language of the pages, and every page that is written in it.
import { expect, test } from "vitest";
import { read, type Block } from "./guide";

const pages = import.meta.glob<string>("../../../carrack/games/**/how.*.md", { query: "?raw", import: "default", eager: true });

/** The blocks of a text without sections. */
function lead(text: string): Block[] {
  return read(text).lead;
}

test("sections have ids, and what stands before them is the lead", () => {
  expect(read("Hello\nthere.\n\n## The goal {#goal}\n\nWin.\n\n### Details\n\n## End {#the-end}\n")).toEqual({
    lead: [{ kind: "text", parts: ["Hello there."] }],
    sections: [
      { id: "goal", title: "The goal", blocks: [{ kind: "text", parts: ["Win."] }, { kind: "heading", parts: ["Details"] }] },
      { id: "the-end", title: "End", blocks: [] },
    ],
  });
});

test("lists count or do not, and a long item goes on in the next line", () => {
  expect(lead("- one\n  more\n- two")).toEqual([{ kind: "list", counted: false, items: [["one more"], ["two"]] }]);
  expect(lead("1. one\n2. two")).toEqual([{ kind: "list", counted: true, items: [["one"], ["two"]] }]);
});

test("a row of faces has numbers, seats, labels, an arrow and a caption", () => {
  const one = { n: 1, seat: null, label: "" };
  expect(lead("{faces:m01(free) red*3 -> soldier@2*2(two of them) back.goal} So it\nis.")).toEqual([
    {
      kind: "faces",
      items: [
        { ...one, id: "m01", label: "free" },
        { ...one, id: "red", n: 3 },
        "arrow",
        { id: "soldier", n: 2, seat: 1, label: "two of them" },
        { ...one, id: "back.goal" },
      ],
      caption: ["So it is."],
    },
  ]);
});

test("marks inside a line", () => {
  expect(lead("Take **one {icon:red}** or *two*: {face:m01}, {icon:red*2} {rule:CEN-SR-041}.")).toEqual([
    {
      kind: "text",
      parts: [
        "Take ",
        { kind: "strong", parts: ["one ", { kind: "icon", id: "red", n: null }] },
        " or ",
        { kind: "voiced", parts: ["two"] },
        ": ",
        { kind: "face", id: "m01" },
        ", ",
        { kind: "icon", id: "red", n: 2 },
        " ",
        { kind: "rule", id: "CEN-SR-041" },
        ".",
      ],
    },
  ]);
});

test("a sign does not lose the name beside it", () => {
  expect(lead("{icon:red} saffron and {icon:red*2} more")[0]).toMatchObject({ parts: [{ n: null }, "\u00A0saffron and ", { n: 2 }, " more"] });
});

test.each([
  "# A title",
  "## Without an id",
  "## Two {#two}\nlines",
  "## One {#one}\n\n## Another {#one}",
  "- a list\n1. that counts",
  "a list without\n- an empty line before it",
  "a text without\n{faces:m01} an empty line after it",
  "**not closed",
  "{faces:}",
  "{faces:m01",
  "{faces:m 01!}",
  "{image:m01}",
  "{face:m01*2}",
  "{rule:some rule}",
  "[a link](https://example.org)",
  "<b>bold</b>",
  "`code`",
  "| a | table |",
])("what is not part of the language is an error: %j", (text) => {
  expect(() => read(text)).toThrow();
});

test.each(Object.entries(pages))("%s can be read", (_, text) => {
  const { lead, sections } = read(text);
  expect(lead.length).toBeGreaterThan(0);
  expect(sections.length).toBeGreaterThan(3);
});
