import { expect, test } from "vitest";
import { wayOf } from "./keys";

const pressed = (key: string, more: object = {}) => wayOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
const on = (tagName: string, type = "") => ({ target: { tagName, type } as unknown as EventTarget });

test("arrows go by decision, with Shift by turn", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "Escape"].map((key) => pressed(key))).toEqual(["back", "on", "first", "last", "film", "table"]);
  expect(["ArrowLeft", "ArrowRight"].map((key) => pressed(key, { shiftKey: true }))).toEqual(["turn-back", "turn-on"]);
});

test("what belongs to the browser or to a field is left alone", () => {
  expect(pressed("a")).toBeNull();
  expect(pressed("ArrowLeft", { altKey: true })).toBeNull();
  expect(pressed("ArrowLeft", on("SELECT"))).toBeNull();
  expect(pressed("ArrowLeft", on("INPUT", "text"))).toBeNull();
  expect(pressed("ArrowLeft", on("INPUT", "range"))).toBe("back");
  expect(pressed(" ", on("BUTTON"))).toBeNull();
  expect(pressed("ArrowRight", on("BUTTON"))).toBe("on");
});
