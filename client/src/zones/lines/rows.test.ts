import { expect, test } from "vitest";
import type { Board, Zone } from "../../wire";
import { rowsOf } from "./rows";

const zone = (id: string, more: Partial<Zone> = {}): Zone => ({ id, kind: "lane", name: ["", {}], ...more });

test("a mat's zones are its rows, and what stands beside one is in its row", () => {
  const zones = [zone("map"), zone("dock", { mat: "lines", number: 2 }), zone("offer", { mat: "lines", beside: "goods" }), zone("goods", { mat: "lines" }), zone("hold", { mat: "seat.0" })];
  const board: Board = { title: "t", seats: 2, layout: { main: [] }, zones, faces: {} };
  expect(rowsOf(board, "lines").map(({ zone: { id }, beside }) => [id, beside.map((one) => one.id)])).toEqual([["dock", []], ["goods", ["offer"]]]);
});
