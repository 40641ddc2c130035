import { expect, test } from "vitest";
import { movedTo, newSitters } from "./sitters";

const me = { kind: "me" } as const;
const steady = { kind: "bot", bot: "greedy" } as const;
const friend = { kind: "friend" } as const;

test("I sit where I am asked to, with the better bots around me", () => {
  expect(newSitters(3, 1, ["random", "greedy"])).toEqual([steady, me, steady]);
  expect(newSitters(2, 0, [])).toEqual([me, friend]);
});

test("whoever sat at my new seat takes the old one", () => {
  expect(movedTo([me, friend, steady], 1)).toEqual([friend, me, steady]);
  expect(movedTo([me, friend], 0)).toEqual([me, friend]);
});
