import { describe, expect, it } from "vitest";
import { inside, isOurs, url } from "./url";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../wire.ts"], { query: "?raw", import: "default", eager: true });
/** Addresses that a browser gets: links, what is fetched, streams, pictures, whole links. */
const GIVEN = /(?:<a\b[^>]*?\shref=|\bfetch\(|new EventSource\(|new URL\(|<img\b[^>]*?\ssrc=)([^\n]{0,60})/g;
/** They go through `url`, stay on the page, leave the server, or are made where `url` is called already. */
const FINE = /^(\{?(url\(|href\?\.\(at\)|cover\}|(?:play|match)\.pathTo\(\S+\) \? url\()|"#|"https?:|channel\.where|path\)|\{`#)/;

describe("addresses under a path", () => {
  it("are given to the browser with it", () => {
    expect(url("/t/x", "/games")).toBe("/games/t/x");
    expect(url("/t/x", "")).toBe("/t/x");
  });
  it("are read without it", () => {
    expect(inside("/games/t/x", "/games")).toBe("/t/x");
    expect(inside("/games", "/games")).toBe("/");
    expect(inside("/gamesters", "/games")).toBe("/gamesters");
    expect(inside("/t/x", "")).toBe("/t/x");
  });
  it("are told from those of others on the same host", () => {
    expect([isOurs("/games/", "/games"), isOurs("/games", "/games"), isOurs("/wiki", "/games"), isOurs("/", "")]).toEqual([true, true, false, true]);
  });
  it("all go through url()", () => {
    const stray = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(GIVEN)].filter((found) => !FINE.test(found[1]!)).map((found) => `${file}: ${found[0]}`));
    expect(stray).toEqual([]);
  });
  it("are never relative to the page that is open", () => {
    expect(Object.entries(sources).filter(([, text]) => text.includes("import.meta.env.BASE_URL")).map(([file]) => file)).toEqual([]);
  });
});
