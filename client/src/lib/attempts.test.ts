import { expect, test } from "vitest";
import { Attempts } from "./attempts";

test("only the latest try counts, and none that was given up", () => {
  const attempts = new Attempts();
  const first = attempts.begin();
  expect(first()).toBe(true);
  const second = attempts.begin();
  expect([first(), second()]).toEqual([false, true]);
  attempts.drop();
  expect(second()).toBe(false);
  expect(attempts.begin()()).toBe(true);
});
