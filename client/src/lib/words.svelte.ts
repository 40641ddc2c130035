// From language-free data to sentences: the page's own words, and each title's from the server.
// `text` says everything in words (labels, screen readers); `rich` leaves amounts, faces and seats
// as parts that the page draws. The rules for arguments are those of carrack/core/say.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Board, Entry, Face } from "../wire";
import { ordered } from "./goods";
import { settings, type Language } from "./settings.svelte";
import { parted } from "./spot";
import { typeset } from "./typography";
import { url } from "./url";

export type Text = [string, Record<string, unknown>];
export type Part =
  | string
  | { kind: "amounts"; list: [string, number][]; numbers?: true }
  | { kind: "face"; id: string }
  | { kind: "seat"; seat: number; you?: true }
  /** What each seat gets, in their order. */
  | { kind: "shares"; list: number[] };

const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The words of the page alone, or of the page and one title. */
export class Words {
  readonly #bundles: FluentBundle;
  names: (string | undefined)[] = [];
  /** The seat of the one who reads, if it is only one: they are told what *you* do. */
  me: number | null = null;
  board: Board | null = null;

  constructor(
    readonly language: Language,
    resources: string[],
  ) {
    this.#bundles = new FluentBundle(language, { useIsolating: false });
    for (const text of resources) this.#bundles.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.#bundles.hasMessage(id);
  }

  /** A message in words; one that is missing shows as its id, so that nothing ever fails to be said. */
  text(id: string, args: Record<string, unknown> = {}): string {
    return this.rich(id, args)
      .map((part) => this.spoken(part))
      .join("");
  }

  /** The same for a `Text` of the server. */
  say(text: Text): string {
    return this.text(text[0], text[1]);
  }

  /** An attribute of a message (`.also`, `.about`), or null. */
  attribute(id: string, name: string, args: Record<string, unknown> = {}): string | null {
    const parts = this.richAttribute(id, name, args);
    return parts && parts.map((part) => this.spoken(part)).join("");
  }

  rich(id: string, args: Record<string, unknown> = {}): Part[] {
    const pattern = this.#bundles.getMessage(id)?.value;
    return pattern ? this.#format(pattern, args) : [id];
  }

  richAttribute(id: string, name: string, args: Record<string, unknown> = {}): Part[] | null {
    const pattern = this.#bundles.getMessage(id)?.attributes[name];
    return pattern ? this.#format(pattern, args) : null;
  }

  /** A line of the log, or null if it is not told in words; `also` if it follows another of the same seat.
   *  What the reader did is the attribute `.you`, which follows "You"; without it they are told of by name. */
  entry(entry: Entry, also = false): Part[] | null {
    const id = `log-${entry.what}`;
    if (entry.what === "chose" || !this.knows(id)) return null;
    const args = { ...entry.data, who: { kind: "seat", seat: entry.seat } };
    const did = entry.seat === this.me ? this.richAttribute(id, "you", args) : null;
    if (did && also) return did;
    return (!did && also && this.richAttribute(id, "also", args)) || this.about(entry.seat, [id, args]);
  }

  /** What is said of a seat; of the reader what they did, if the message has it as `.you`. */
  about(seat: number, [id, args]: Text): Part[] {
    const did = seat === this.me ? this.richAttribute(id, "you", args) : null;
    return did ? [{ kind: "seat", seat, you: true }, " ", ...did] : this.rich(id, args);
  }

  /** "2 turmeric cubes and 1 gold coin" */
  amounts(list: [string, number][]): string {
    const said = ordered(this.board, list).map(([thing, n]) =>
      this.knows(`amount-${thing}`) ? this.text(`amount-${thing}`, { n }) : `${n} ${thing}`,
    );
    if (said.length < 2) return said[0] ?? this.text("nothing");
    return this.text("list", { first: said.slice(0, -1).join(", "), last: said.at(-1) });
  }

  /** Where a name stands by itself: the reader is "You". */
  called(seat: number): string {
    return seat === this.me ? this.text("you") : this.name(seat);
  }

  name(seat: number): string {
    const automa = this.board?.automa?.[seat - this.board.seats];
    return this.names[seat] || (automa ? this.say(automa) : this.text("seat", { n: seat + 1 }));
  }

  /** Those who get something, the most first. */
  shares(list: number[]): string {
    const got = sharers(list).map((seat) => this.text("share", { seat: { kind: "seat", seat, you: true }, n: list[seat]! }));
    return got.join(", ") || this.text("nobody");
  }

  /** The name of a spot of the board, or the spot itself if it has none. */
  place(spot: string): string {
    const [where, name] = parted(spot);
    const zone = this.board?.zones.find((one) => one.labels && one.spots?.includes(name) && (!where || where === one.id));
    return zone ? this.say(zone.labels![zone.spots!.indexOf(name)]!) : name;
  }

  face(face: Face): string {
    return this.say(face.name);
  }

  /** A part in words. */
  spoken(part: Part): string {
    if (typeof part === "string") return part;
    if (part.kind === "amounts") return this.amounts(part.list);
    if (part.kind === "seat") return part.you ? this.called(part.seat) : this.name(part.seat);
    if (part.kind === "shares") return this.shares(part.list);
    const face = this.board?.faces[part.id];
    return face ? this.face(face) : part.id;
  }

  spokenAll(parts: Part[]): string {
    return parts.map((part) => this.spoken(part)).join("");
  }

  #format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Record<string, unknown>): Part[] {
    const parts: Part[][] = [];
    const variables: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "string") variables[`${key}-id`] = value;
      const drawn = this.#argument(key, value);
      if (typeof drawn === "string" || typeof drawn === "number") variables[key] = drawn;
      else variables[key] = `${OPEN}${parts.push(drawn) - 1}${CLOSE}`;
    }
    const said = typeset(this.#bundles.formatPattern(pattern, variables, []));
    return said
      .split(/(\uE000\d+\uE001)/)
      .flatMap((piece) => (piece.startsWith(OPEN) ? (parts[Number(piece.slice(1, -1))] ?? []) : [piece]))
      .filter((part) => part !== "");
  }

  #argument(key: string, value: unknown): string | number | Part[] {
    if (typeof value === "number") return key === "seat" ? [{ kind: "seat", seat: value }] : value;
    if (key === "place" && typeof value === "string") return this.place(value);
    if (typeof value === "string") return this.board?.faces[value] ? [{ kind: "face", id: value }] : value;
    if (key === "shares" && Array.isArray(value)) return [{ kind: "shares", list: value as number[] }];
    if (key === "order" && Array.isArray(value)) return value.flatMap((seat: number, k): Part[] => [...(k ? [", "] : []), { kind: "seat", seat, you: true }]);
    if (key === "seats" && Array.isArray(value)) return value.flatMap((seat: number, k): Part[] => [...(k ? [", "] : []), { kind: "seat", seat }]);
    if (Array.isArray(value) && isText(value)) return this.rich(...value);
    if (Array.isArray(value)) return value.every(isName) ? [{ kind: "amounts", list: counted(value) }] : String(value);
    if (value && typeof value === "object") {
      if ("kind" in value) return [value as Part];
      return [{ kind: "amounts", list: Object.entries(value as Record<string, number>) }];
    }
    return String(value);
  }
}

/** The seats that get something, the most first. */
export function sharers(list: number[]): number[] {
  return [...list.keys()].filter((seat) => list[seat]).sort((a, b) => list[b]! - list[a]!);
}

function isText(value: unknown[]): value is Text {
  return value.length === 2 && typeof value[0] === "string" && typeof value[1] === "object" && value[1] !== null;
}

function isName(value: unknown): value is string {
  return typeof value === "string";
}

/** Things with repeats as amounts. */
function counted(things: string[]): [string, number][] {
  return [...new Set(things)].map((thing) => [thing, things.filter((one) => one === thing).length]);
}

const loaded = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<string>): Promise<string> {
  let text = loaded.get(key);
  if (!text) loaded.set(key, (text = load().catch((error: unknown) => {
      loaded.delete(key);
      throw error;
    })));
  return text;
}

function ours(file: string): Promise<string> {
  return once(file, own[`../words/${file}.ftl`]!);
}

/** Words of the page and of a title, in the language that is set. `texts` is the hash of the title's words. */
export async function titleWords(title: string, texts: string, language: Language): Promise<Words> {
  const path = url(`/api/titles/${title}/${language}.ftl?h=${texts}`);
  const theirs = once(path, async () => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  });
  return new Words(language, await Promise.all([theirs, ours(language), ours(`play.${language}`)]));
}

class Page {
  current = $state.raw<Words | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const language = settings.language;
        void ours(language).then((text) => {
          if (settings.language === language) this.current = new Words(language, [text]);
        });
      });
    });
  }
}

/** The page's own words; null for the moment in which they are loaded. */
export const page = new Page();

/** Say one of the page's own messages. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return page.current?.text(id, args) ?? "";
}
