import { describe, expect, test } from "vitest";
import { NO_BOTS } from "../lib/levels";
import type { TitleView } from "../wire";
import { asTable, count, freshSetup, invited, keptAs, resized, revived, seated } from "./setup";

const title: TitleView = {
  key: "toy",
  fewest: 2,
  most: 5,
  minutes: 20,
  options: [
    { key: "long", values: [false, true] },
    { key: "map", values: ["small", "large"] },
  ],
  texts: "",
  art: "",
};
const bots = { levels: ["level1", "level2", "level3"], usual: "level2" };

describe("a new set-up", () => {
  test("is me and two of the usual bots", () => {
    expect(freshSetup(title, bots).seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "level2" },
      { kind: "bot", bot: "level2" },
    ]);
  });

  test("keeps to what the title allows", () => {
    expect(freshSetup({ ...title, most: 2 }, bots).seats).toHaveLength(2);
    expect(freshSetup({ ...title, fewest: 4 }, bots).seats).toHaveLength(4);
  });

  test("has friends where there are no bots", () => {
    expect(count(freshSetup(title, NO_BOTS), "friend")).toBe(2);
  });
});

describe("changes", () => {
  test("inviting leaves those who sit here", () => {
    const setup = seated(freshSetup(title, bots), 1, { kind: "here", name: "Ilya" });
    expect(invited(setup).seats.map((sitter) => sitter.kind)).toEqual(["me", "here", "friend"]);
  });

  test("seats come and go at the end", () => {
    const setup = seated(freshSetup(title, bots), 2, { kind: "friend" });
    expect(resized(setup, 4, bots).seats.at(-1)).toEqual({ kind: "bot", bot: "level2" });
    expect(resized(setup, 2, bots).seats).toHaveLength(2);
  });
});

test("tables with friends are remembered apart from those without", () => {
  expect(keptAs(title, true)).not.toBe(keptAs(title, false));
});

describe("what was kept", () => {
  test("comes back as it was", () => {
    const setup = { ...seated(freshSetup(title, bots), 1, { kind: "bot", bot: "level1" }), options: { map: "large" } };
    expect(revived(JSON.stringify(setup), title, bots)).toEqual(setup);
  });

  test.each([null, "", "{", "null", "[]", "7", '{"seats":[null,{"kind":"bot","bot":"gone"},{"kind":"wizard"}]}'])(
    "never breaks the page: %s",
    (text) => expect(revived(text, title, bots)).toEqual(freshSetup(title, bots)),
  );

  test("forgets values and seats that the title no longer has", () => {
    const setup = { ...resized(freshSetup(title, bots), 5, bots), options: { map: "huge", long: true, gone: 1 } };
    const back = revived(JSON.stringify(setup), { ...title, most: 4 }, bots);
    expect(back.seats).toHaveLength(4);
    expect(back.options).toEqual({ long: true });
  });
});

test("the server is told every option, and players here are mine", () => {
  const setup = { ...seated(freshSetup(title, bots), 1, { kind: "here", name: " Ilya " }), options: { long: true } };
  expect(asTable(title, setup)).toEqual({
    title: "toy",
    seats: [{ kind: "me" }, { kind: "me", name: "Ilya" }, { kind: "bot", bot: "level2" }],
    options: { long: true, map: "small" },
    listed: false,
    hints: false,
    deal_anew: false,
    clock: null,
    closed_scores: false,
    shuffle_seats: false,
  });
});

test("a clock and an open table are kept and told", () => {
  const setup = { ...freshSetup(title, bots), listed: true, clock: 4 };
  expect(asTable(title, revived(JSON.stringify(setup), title, bots))).toMatchObject({ listed: true, clock: { kind: "days", bank: 1 } });
  expect(revived(JSON.stringify({ ...setup, clock: 99 }), title, bots).clock).toBe(0);
});
