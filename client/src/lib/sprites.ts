// A title's drawings: its symbols go into the document once, its theme becomes a stylesheet.
import { url } from "./url";

/** The address of a symbol of a title, for `<use href>`. */
export function titleSymbol(key: string, name: string): string {
  return `#${key}:${name}`;
}

const fetched = new Map<string, Promise<Set<string>>>();

/** Fetch a title's symbols and theme; resolves to the names of the symbols, none if the title draws none. */
export function titleSprites(key: string, artHash: string): Promise<Set<string>> {
  const folder = url(`/api/titles/${key}/art`);
  let names = fetched.get(key);
  if (!names) {
    addTheme(`${folder}/theme.css?h=${artHash}`);
    names = insert(key, `${folder}/icons.svg?h=${artHash}`).catch(() => (fetched.delete(key), new Set<string>()));
    fetched.set(key, names);
  }
  return names;
}

function addTheme(href: string): void {
  if ([...document.querySelectorAll("link")].some((link) => link.getAttribute("href") === href)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

/** A drawing of a title as an element of its own; every call gets another one. */
export async function titleDrawing(key: string, name: string, artHash: string): Promise<SVGSVGElement | null> {
  const drawing = await read(url(`/api/titles/${key}/art/${name}.svg?h=${artHash}`));
  if (drawing) prefixIds(drawing, key);
  return drawing && (document.importNode(drawing.documentElement, true) as unknown as SVGSVGElement);
}

async function read(path: string): Promise<Document | null> {
  const answer = await fetch(path);
  if (!answer.ok) return null;
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return drawing.querySelector("parsererror") ? null : drawing;
}

async function insert(key: string, path: string): Promise<Set<string>> {
  const drawing = await read(path);
  if (!drawing) return new Set();
  const names = prefixIds(drawing, key);
  const sheet = document.importNode(drawing.documentElement, true);
  // Not `display: none`: clips and gradients inside would stop working.
  sheet.setAttribute("class", "sprites");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  return names;
}

/** Two titles may use the same names, so every id gets its title's key, and what refers to it follows. */
function prefixIds(drawing: Document, key: string): Set<string> {
  const names = new Set<string>();
  for (const element of drawing.querySelectorAll("*")) {
    if (element.localName === "symbol" && element.id) names.add(element.id);
    for (const attribute of element.attributes) {
      if (attribute.name === "id") attribute.value = `${key}:${attribute.value}`;
      else if (attribute.localName === "href") attribute.value = attribute.value.replace(/^#/, `#${key}:`);
      else attribute.value = attribute.value.replace(/url\((['"]?)#/g, `url($1#${key}:`);
    }
  }
  return names;
}
