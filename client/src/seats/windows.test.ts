import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Scene, SeatView } from "../wire";
import { askMe, isLeft, windowAsked, windowsMet } from "./windows";

const post = vi.hoisted(() => vi.fn(() => Promise.resolve({ v: 1 })));
vi.mock("../lib/api", () => ({ post }));
beforeEach(() => post.mockClear());

const asked = (...options: Choice[]): Scene =>
  ({ options: Object.fromEntries(options.map((one, k) => [k, one])) }) as unknown as Scene;
const seat = (windows?: Record<string, boolean>): SeatView => ({ kind: "human", ...(windows && { windows }) });
const decline: Choice = { say: ["decline"], role: "decline", window: "whistle" };
const blow: Choice = { say: ["blow"], window: "whistle" };

test("a question is a window if declining belongs to it", () => {
  expect(windowAsked(asked(decline, blow))).toBe("whistle");
  expect(windowAsked(asked(decline, { say: ["spring", 1] }))).toBe("whistle");
  expect(windowAsked(asked(decline))).toBe("whistle");
});

test("an ability that is offered among other things is no window", () => {
  expect(windowAsked(asked(blow, { say: ["stow"] }))).toBe("");
  expect(windowAsked(asked({ say: ["decline"], role: "decline" }, blow))).toBe("");
  expect(windowAsked(asked(decline, { say: ["draw"], window: "trap" }))).toBe("");
  expect(windowAsked(asked())).toBe("");
  expect(windowAsked(null)).toBe("");
});

test("what is asked now is left to the table where it is off", () => {
  expect(isLeft(seat({ whistle: false }), asked(decline, blow))).toBe(true);
  expect(isLeft(seat({ whistle: true, trap: false }), asked(decline, blow))).toBe(false);
  expect(isLeft(seat(), asked(decline, blow))).toBe(false);
  expect(isLeft(seat({ whistle: false }), asked(blow))).toBe(false);
});

test("windows are known once they were met, and the one that stands is met", () => {
  expect(windowsMet(seat({ whistle: false, trap: true }), null)).toEqual([["trap", true], ["whistle", false]]);
  expect(windowsMet(seat(), asked(decline, blow))).toEqual([["whistle", true]]);
  expect(windowsMet(seat({ whistle: false }), asked(decline, blow))).toEqual([["whistle", false]]);
  expect(windowsMet(undefined, null)).toEqual([]);
});

test("a wish is sent for the seat that looks", async () => {
  await askMe({ id: "t1", viewer: 2 }, "whistle", false);
  expect(post).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/window", { seat: 2, window: "whistle", ask: false });
  await askMe({ id: "t1", viewer: null }, "whistle", false);
  expect(post).toHaveBeenCalledOnce();
});
