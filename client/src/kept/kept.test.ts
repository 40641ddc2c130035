// What is said of a match that cannot be played by the rules of today.
import { expect, test } from "vitest";
import { keptText } from "./kept";

const kept = { why: "rules" as const, total: 40 };

test("a match that is played as ever needs no word", () => {
  expect(keptText({ status: "playing" })).toBeNull();
});

test("one that is over is shown as it ended", () => {
  expect(keptText({ status: "over", kept, rematch: "again" })).toEqual(["kept-over", { why: "rules" }]);
});

test("one that ran is offered from where it holds: from here, from an earlier decision, or from the deal", () => {
  expect(keptText({ status: "playing", kept: { ...kept, at: 40 } })?.[0]).toBe("kept-holds");
  expect(keptText({ status: "playing", kept: { ...kept, at: 12 } })).toEqual(["kept-holds-to", { why: "rules", n: 12, total: 40 }]);
  expect(keptText({ status: "playing", kept: { ...kept, at: 0 } })?.[0]).toBe("kept-anew");
});

test("where it goes on, or that it does not, is said too", () => {
  expect(keptText({ status: "cancelled", kept: { ...kept, at: 12 }, rematch: "there" })?.[0]).toBe("kept-moved");
  expect(keptText({ status: "playing", kept })?.[0]).toBe("kept-closed");
});
