import { expect, test } from "vitest";
import type { Scene } from "../wire";
import { Archive, type Source } from "./archive";

const scene = (at: number): Scene => ({ at, viewer: 0, turn: [1, 0], waiting: [0], over: false, ask: ["ask", {}], pieces: {}, panels: {} });

/** A server with a match of so many actions; `away` when it does not answer. */
class Server implements Source {
  asked: string[] = [];
  away = false;
  constructor(public total: number, public length = total) {}
  async ask<T>(what: string): Promise<T | null> {
    this.asked.push(what);
    const said = new URLSearchParams(what.slice(1));
    const [from, to] = [Number(said.get("from")), Math.min(Number(said.get("to")), this.length)];
    const steps = Array.from({ length: to - from }, (_, k) => ({ patch: { scene: { at: from + k + 1 } }, line: { at: from + k, seat: 0, round: 1 }, turn: [1, 0] }));
    return this.away ? null : ({ scene: scene(from), total: this.length, steps } as T);
  }
}

test("only the piece of a position is fetched, and only once", async () => {
  const server = new Server(300);
  const archive = new Archive(server, 1);
  expect(await Promise.all([archive.have(130), archive.have(131)])).toEqual([true, true]);
  expect(await archive.have(200)).toBe(true);
  expect(server.asked).toEqual(["?seat=1&from=120&to=240"]);
  expect(archive.reel.scene(130)?.at).toBe(130);
});

test("then the rest, from there outwards", async () => {
  const server = new Server(300);
  const archive = new Archive(server, "public");
  await archive.have(130);
  while (await archive.more(130));
  expect(server.asked).toEqual(["?from=120&to=240", "?from=0&to=120", "?from=240&to=360"]);
  expect(archive.reel.log(300)).toHaveLength(300);
});

test("what the match has gained is fetched, what it has lost cannot be had", async () => {
  const server = new Server(5);
  const archive = new Archive(server, "all");
  await archive.have(5);
  server.length = archive.reel.total = 7;
  expect(await archive.have(7)).toBe(true);
  expect(server.asked.at(-1)).toBe("?seat=all&from=5&to=120");
  server.length = 3;
  archive.reel.total = 9;
  expect(await archive.have(9)).toBe(false);
  expect([server.total, archive.reel.total]).toEqual([3, 3]);
});

test("a server that does not answer can be asked again", async () => {
  const server = new Server(5);
  const archive = new Archive(server, "all");
  server.away = true;
  expect(await archive.have(2)).toBe(false);
  server.away = false;
  expect(await archive.have(2)).toBe(true);
});

test("what comes too late is left alone", async () => {
  const server = new Server(5, 8);
  const archive = new Archive(server, "all");
  const late = archive.have(2);
  archive.close();
  expect(await late).toBe(false);
  expect(server.total).toBe(5);
});
