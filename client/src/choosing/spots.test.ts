import { expect, test } from "vitest";
import type { Words } from "../lib/words.svelte";
import type { Board, Scene, Zone } from "../wire";
import { aboutOf, isSpot, spotId, spotName, spotSign, under, zoneOf } from "./spots";

const zones: Zone[] = [
  { id: "map", kind: "field", lattice: "free", name: ["map", {}], spots: ["peru"], labels: [["region-peru", {}]] },
  { id: "dock", kind: "lane", name: ["dock", {}], spots: ["1", "x"], about: ["about-dock", {}] },
  { id: "school", kind: "lane", name: ["school", {}], spots: ["captain"], labels: [["face-captain", {}]] },
  { id: "sea", kind: "bag", name: ["sea", {}] },
];
const board: Board = { title: "t", seats: 2, layout: { main: [] }, zones, faces: {} };
const scene = { pieces: { "dock/1": { face: "man", in: "dock", spot: "1" } } } as unknown as Scene;
const said: Record<string, string> = { dock: "Dock", sea: "Sea", school: "School", "region-peru": "Peru", "face-captain": "Captain", "about-dock": "They land." };
const words = {
  say: ([id]: [string, unknown]) => said[id],
  place: (id: string) => said[{ peru: "region-peru", captain: "face-captain" }[id.slice(id.indexOf(":") + 1)] ?? ""] ?? id.slice(id.indexOf(":") + 1),
  text: (_: string, { zone, spot }: Record<string, string>) => `${zone}, ${spot}`,
} as unknown as Words;

test("a spot is its zone and its own name, and no piece", () => {
  expect(spotId("dock", "7")).toBe("dock:7");
  expect(spotId("sea")).toBe("sea:");
  expect([isSpot("dock:7"), isSpot("sea:"), isSpot("dock/7")]).toEqual([true, true, false]);
});

test("spots and pieces know their zone", () => {
  expect(zoneOf(board, scene, "dock:x")?.id).toBe("dock");
  expect(zoneOf(board, scene, "sea:")?.id).toBe("sea");
  expect(zoneOf(board, scene, "dock/1")?.id).toBe("dock");
  expect(zoneOf(board, scene, "nowhere")).toBeUndefined();
});

test("a piece stands on its spot, and on its zone as a whole", () => {
  expect(under({ face: "man", in: "dock", spot: "1" })).toEqual(["dock:1", "dock:"]);
  expect(under(undefined)).toEqual([]);
});

test("a spot is called by its label, its sign, or its zone", () => {
  const name = (id: string): string => spotName(words, board, id);
  expect([name("map:peru"), name("dock:x"), name("school:captain"), name("sea:")]).toEqual(["Peru", "Dock, X", "School, Captain", "Sea"]);
});

test("only short names are written into a cell", () => {
  expect([spotSign("7"), spotSign("x"), spotSign("captain")]).toEqual(["7", "X", ""]);
});

test("an option is explained by the last place it touches", () => {
  expect(aboutOf(words, board, scene, ["hand/man", "dock:1"])).toBe("They land.");
  expect(aboutOf(words, board, scene, ["hand/man", "sea:"])).toBe("");
});
