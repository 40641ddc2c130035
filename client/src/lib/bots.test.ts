import { beforeEach, expect, test, vi } from "vitest";
import { farBot, OwnBots } from "./bots.svelte";

let asked: string[];
let kept: { id: string; name: string; here?: boolean }[];
beforeEach(() => {
  asked = [];
  kept = [{ id: "a", name: "Deep Hold", here: true }, { id: "b", name: "Second" }];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === "DELETE") kept = kept.filter(({ id }) => !path.endsWith(id));
    const body = path === "/api/me" ? { name: "", csrf: "c" } : method === "GET" ? { bots: kept, most: 2 } : { token: "secret" };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
  });
});

test("only a bot that is connected can be given a seat, and it has its own name there", async () => {
  const bots = new OwnBots();
  expect([bots.here, bots.full, bots.name("net:a")]).toEqual([[], false, ""]);
  await bots.load();
  expect(bots.here.map(farBot)).toEqual(["net:a"]);
  expect([bots.name("net:a"), bots.name("net:gone"), bots.name("greedy")]).toEqual(["Deep Hold", "", undefined]);
  expect(bots.full).toBe(true);
});

test("a token is told once, and the list is read anew after each change", async () => {
  const bots = new OwnBots();
  expect(await bots.register("Third")).toBe("secret");
  expect(await bots.renew("b")).toBe("secret");
  await bots.remove("a");
  expect(bots.all?.map(({ id }) => id)).toEqual(["b"]);
  expect(bots.full).toBe(false);
  expect(asked.filter((path) => !path.endsWith("/api/me"))).toEqual([
    "POST /api/me/bots", "GET /api/me/bots", "POST /api/me/bots/b/token", "GET /api/me/bots", "DELETE /api/me/bots/a", "GET /api/me/bots",
  ]);
});
