import { expect, test } from "vitest";
import { NO_BOTS } from "../lib/levels";
import { movedTo, newSitters } from "./sitters";

const me = { kind: "me" } as const;
const steady = { kind: "bot", bot: "level2" } as const;
const friend = { kind: "friend" } as const;

test("I sit where I am asked to, with the usual bots around me", () => {
  expect(newSitters(3, 1, { levels: ["level1", "level2"], usual: "level2" })).toEqual([steady, me, steady]);
  expect(newSitters(2, 0, NO_BOTS)).toEqual([me, friend]);
});

test("whoever sat at my new seat takes the old one", () => {
  expect(movedTo([me, friend, steady], 1)).toEqual([friend, me, steady]);
  expect(movedTo([me, friend], 0)).toEqual([me, friend]);
});
