// A title's page *How to play*, from its text `how.<language>.md`: a small and strict part of Markdown.
// What is not in it is an error, so that nothing a writer meant is silently shown as something else.
//
//   ## Heading {#id}        a section; its id is the same in every language
//   ### Heading             a part of a section
//   - one                   a list; `1.` counts
//   {faces:m01 red*3 -> m05(its label)} Caption
//                           a row of faces on a line of its own: so many of one, an arrow, a label under a face;
//                           `soldier@2` is the second seat's
//   {table} Caption       the table of the lesson, with its places by name
//   **strong**, *voiced*    inside a line, as are these:
//   {face:m01}              what a face shows, in one line
//   {icon:red}, {icon:red*2}   a sign beside its name; with a number it is said in words too
//   {rule:CEN-SR-041}       where a rule is to be found
import { typeset } from "../lib/typography";

/** So many of one thing, whose, and what is written under it. */
export interface Item {
  id: string;
  n: number;
  seat: number | null;
  label: string;
}

export type Inline =
  | string
  | { kind: "strong" | "voiced"; parts: Inline[] }
  | { kind: "face" | "rule"; id: string }
  | { kind: "icon"; id: string; n: number | null };

export type Block =
  | { kind: "text" | "heading"; parts: Inline[] }
  | { kind: "list"; counted: boolean; items: Inline[][] }
  | { kind: "faces"; items: (Item | "arrow")[]; caption: Inline[] }
  | { kind: "table"; caption: Inline[] };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** What stands before the first section, and the sections. */
export interface Guide {
  lead: Block[];
  sections: Section[];
}

const SECTION = /^## (.+?) \{#([a-z][a-z-]*)\}$/;
const FACES = /^\{faces:([^}]*)\}(.*)$/;
const TABLE = /^\{table\} (.+)$/;
const LISTED = /^(?:(-)|\d+\.) (.+)$/;
const ITEM = /^([\w.-]+)(?:@(\d))?(?:\*(\d+))?(?:\(([^)]*)\))?$/;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|\{([a-z]+):([^}]*)\}/g;
/** Signs that mean something elsewhere in Markdown, or the rest of a mark that was not closed. */
const STRAY = /[*{}[\]`<>|#]/;

export function read(text: string): Guide {
  const guide: Guide = { lead: [], sections: [] };
  for (const lines of paragraphs(text)) {
    const section = SECTION.exec(lines[0]!);
    if (section) {
      if (lines.length > 1) throw new Error(`A heading stands alone: ${lines[0]}`);
      if (guide.sections.some(({ id }) => id === section[2])) throw new Error(`Two sections are called ${section[2]}.`);
      guide.sections.push({ id: section[2]!, title: plain(typeset(section[1]!)), blocks: [] });
    } else (guide.sections.at(-1)?.blocks ?? guide.lead).push(block(lines));
  }
  return guide;
}

function paragraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()).filter(Boolean))
    .filter((lines) => lines.length);
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const faces = FACES.exec(first);
  if (faces) return { kind: "faces", items: row(faces[1]!), caption: inline([faces[2]!, ...lines.slice(1)].join(" ").trim()) };
  const table = TABLE.exec(first);
  if (table) return { kind: "table", caption: inline([table[1]!, ...lines.slice(1)].join(" ")) };
  if (first.startsWith("### ") && lines.length === 1) return { kind: "heading", parts: inline(first.slice(4)) };
  const listed = LISTED.exec(first);
  if (listed) return { kind: "list", counted: !listed[1], items: list(lines, !listed[1]) };
  const misplaced = lines.slice(1).find((line) => LISTED.test(line) || FACES.test(line) || TABLE.test(line));
  if (misplaced) throw new Error(`An empty line belongs before this: ${misplaced}`);
  return { kind: "text", parts: inline(lines.join(" ")) };
}

/** A line that does not begin an item goes on with the one before. */
function list(lines: string[], counted: boolean): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    const listed = LISTED.exec(line);
    if (!listed) items.push(`${items.pop() ?? ""} ${line}`);
    else if (!listed[1] === counted) items.push(listed[2]!);
    else throw new Error(`A list counts, or it does not: ${line}`);
  }
  return items.map(inline);
}

function row(text: string): (Item | "arrow")[] {
  const items = text.match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];
  if (!items.length) throw new Error("A row of faces is empty.");
  return items.map((each) => (each === "->" ? "arrow" : item(each)));
}

function item(text: string): Item {
  const found = ITEM.exec(text);
  if (!found) throw new Error(`This is no face: ${text}`);
  const [, id, seat, n, label = ""] = found;
  return { id: id!, n: Number(n ?? 1), seat: seat ? Number(seat) - 1 : null, label: plain(typeset(label)) };
}

/** A line of text, with what is drawn in it. */
export function inline(given: string): Inline[] {
  const text = typeset(given);
  const parts: Inline[] = [];
  let end = 0;
  const words = (piece: string) => {
    if (piece) parts.push(plain(beside(parts.at(-1)) ? piece.replace(/^ /, "\u00A0") : piece));
  };
  for (const found of text.matchAll(MARKED)) {
    words(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, strong, voiced, kind, about] = found;
    if (strong) parts.push({ kind: "strong", parts: inline(strong) });
    else if (voiced) parts.push({ kind: "voiced", parts: inline(voiced) });
    else parts.push(reference(kind!, about!));
  }
  words(text.slice(end));
  return parts;
}

/** A sign stays in the line of the name beside it. */
function beside(part: Inline | undefined): boolean {
  return typeof part === "object" && part.kind === "icon" && part.n === null;
}

function reference(kind: string, about: string): Inline {
  if (kind === "rule" && /^[A-Z][A-Z0-9-]*\d$/.test(about)) return { kind, id: about };
  const { id, n } = item(about);
  if (kind === "face" && about === id) return { kind, id };
  if (kind === "icon") return { kind, id, n: about === id ? null : n };
  throw new Error(`Nothing is drawn like this: {${kind}:${about}}`);
}

function plain(text: string): string {
  if (STRAY.test(text)) throw new Error(`This is not part of the language: ${text}`);
  return text;
}
