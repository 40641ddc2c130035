import { expect, test } from "vitest";
import { isHidden } from "./hidden";

test("a game stays off the list until something happens there", () => {
  const hidden = { a: 100 };
  expect([isHidden(hidden, { id: "a", updated: 100 }), isHidden(hidden, { id: "a", updated: 101 }), isHidden(hidden, { id: "b", updated: 1 })]).toEqual([true, false, false]);
});
