import { expect, test } from "vitest";
import type { Scene, Way } from "../wire";
import { bands, byPlace, chief, goer, route, withSteps } from "./ways";

const way = (to: string, price: number, ...through: string[]): Way => ({ to, say: [["sail", through[0] ?? to]], through, price });

test("the cheapest way to a place comes first", () => {
  expect(byPlace([way("a", 3), way("b", 0), way("a", 1)]).get("a")!.map(({ price }) => price)).toEqual([1, 3]);
});

test("single steps to other places are ways, too", () => {
  const options = { 0: { say: ["sail", "b"], on: ["ship", "sea:b"], cost: [["coin", 2]] }, 1: { say: ["sail", "c"], on: ["ship", "sea:c"] }, 2: { say: ["rest"] }, 3: { say: ["burn", "d"], on: ["sea:d"] } };
  const scene = { ways: [way("sea:c", 1, "sea:b")], options } as unknown as Scene;
  expect(withSteps(scene).map(({ to, price }) => [to, price])).toEqual([["sea:c", 1], ["sea:b", 2]]);
  expect(withSteps({ ...scene, ways: [] })).toEqual([]);
});

test("where something can be done at once nobody is sent away and back", () => {
  const options = { 0: { say: ["sail", "b"], on: ["ship", "sea:b"] }, 1: { say: ["build"], on: ["sea:a"] }, 2: { say: ["rest"] } };
  const scene = { ways: [way("sea:a", 1, "sea:b"), way("sea:b", 0)], options } as unknown as Scene;
  expect(withSteps(scene).map(({ to }) => to)).toEqual(["sea:b"]);
});

test("prices from three on are one band, and one band alone is none", () => {
  expect(bands([way("a", 0), way("b", 1), way("c", 4), way("d", 7)]).map(({ price, far, to }) => [price, far, to.length])).toEqual([[0, false, 1], [1, false, 1], [3, true, 2]]);
  expect(bands([way("a", 1), way("b", 1)])).toEqual([]);
});

test("a route begins where the piece stands that goes, and passes each place once", () => {
  const scene = { pieces: { ship: { face: "ship", in: "sea", spot: "a" } }, options: { 0: { say: ["sail", "sea:b"], on: ["ship", "sea:b"] } } } as unknown as Scene;
  expect(goer(scene, way("sea:c", 1, "sea:b"))).toBe("ship");
  expect(route(scene, way("sea:c", 1, "sea:b"))).toEqual(["sea:a", "sea:b", "sea:c"]);
  expect(route(scene, { ...way("sea:c", 1, "sea:b"), through: ["sea:a", "sea:b", "sea:c"] })).toEqual(["sea:a", "sea:b", "sea:c"]);
  expect(route(scene, { to: "sea:x", say: [["swim"]] })).toEqual(["sea:x"]);
});

test("what is paid on the way is not what goes", () => {
  const pieces = { ship: { face: "ship", in: "sea", spot: "a" }, cube: { face: "y", in: "hold" } };
  const options = { 0: { say: ["leave", "y"], on: ["cube"] }, 1: { say: ["stop"], on: ["ship"] } };
  expect(goer({ pieces, options } as unknown as Scene, { to: "sea:b", say: [["leave", "y"], ["sail", "b"], ["stop"]] })).toBe("ship");
});

test("a way is called after the decision about its end", () => {
  expect(chief({ to: "sea:b", say: [["leave", "y"], ["sail", "a"], ["sail", "b"], ["stop"]] })).toEqual(["sail", "b"]);
  expect(chief({ to: "sea:a", say: [["stop"]] })).toEqual(["stop"]);
});
