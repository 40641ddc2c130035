import { expect, test } from "vitest";
import { hashOf, ownEyes, readHash, replayPath, seatQuery } from "./address";

test("what is written is read", () => {
  for (const at of [null, 0, 64]) for (const eyes of [null, 0, 4, "all", "public"] as const) expect(readHash(hashOf({ at, eyes }))).toEqual({ at, eyes });
  expect(replayPath("abc", 64, 1)).toBe("/t/abc/replay#at=64&seat=1");
  expect(replayPath("abc")).toBe("/t/abc/replay");
});

test("nonsense is left out", () => {
  expect(readHash("#at=-1&seat=x")).toEqual({ at: null, eyes: null });
  expect(readHash("#at=1e3&seat=")).toEqual({ at: null, eyes: null });
  expect(readHash("")).toEqual({ at: null, eyes: null });
});

test("one looks with one's own eyes, and everything is open in the end", () => {
  const seat = (mine: boolean) => ({ kind: "human" as const, mine });
  expect(ownEyes({ status: "playing", seats: [seat(false), seat(true)] })).toBe(1);
  expect(ownEyes({ status: "playing", seats: [seat(false)] })).toBe("public");
  expect(ownEyes({ status: "playing", seats: [seat(true), seat(true)] })).toBe("public");
  expect(ownEyes({ status: "over", seats: [seat(true)] })).toBe("all");
});

test("the server is asked for a seat, or for none", () => {
  expect([seatQuery(0), seatQuery("all"), seatQuery("public")]).toEqual(["seat=0", "seat=all", ""]);
});
