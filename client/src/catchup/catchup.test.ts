import { beforeEach, expect, test, vi, type Mock } from "vitest";
import type { Shown } from "../session/patch";
import type { Story } from "../session/story.svelte";
import type { Hello, Line, Replay, Scene } from "../wire";
import { CatchUp } from "./catchup.svelte";

const { get, noteLook } = vi.hoisted(() => ({ get: vi.fn(), noteLook: vi.fn() }));
vi.mock("../lib/api", () => ({ get }));
vi.mock("../lib/settings.svelte", () => ({ reducedMotion: () => false }));
vi.mock("./looked", () => ({ lastLook: () => 1000, noteLook }));

const scene = (at: number): Scene => ({
  at, viewer: 0, turn: [1, 0], waiting: [0], over: false, ask: ["ask", {}], pieces: {}, panels: {},
});
/** The other one has done everything. */
const log = (at: number): Line[] => Array.from({ length: at }, (_, k) => ({ at: k, seat: 1, round: 1 }));
const hello = (at: number, seen = 0): Hello => ({ scene: scene(at), log: log(at), seen, table: { status: "playing" } }) as unknown as Hello;
const sent = (from: number, to: number): Replay => {
  const steps = log(to).slice(from).map((line) => ({ line, turn: [1, 0], patch: {} }));
  return { scene: scene(from), steps } as unknown as Replay;
};

let film: Mock<Story["film"]>;
let fake: { id: string; viewer: number; seats: number[]; scene: Scene | null; taking: { busy: boolean }; story: { truth: Shown; film: typeof film } };
let catchUp: CatchUp;

function stands(at: number): void {
  fake.story = { truth: { scene: scene(at), log: log(at) }, film };
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  get.mockReset();
  noteLook.mockReset();
  film = vi.fn();
  fake = { id: "x", viewer: 0, seats: [0], scene: scene(6), taking: { busy: false }, story: { truth: { scene: scene(6), log: log(6) }, film } };
  catchUp = new CatchUp(fake);
  catchUp.open();
  catchUp.came(hello(6, 4));
});

test("what came since I last looked is offered", () => {
  expect([catchUp.offered, catchUp.since, catchUp.when]).toEqual([true, 4, 1000]);
  catchUp.came(hello(6, 6));
  expect([catchUp.offered, catchUp.since]).toEqual([false, null]);
});

test("a line that comes back leaves an offer that nobody has answered", () => {
  catchUp.came(hello(6), 6);
  expect([catchUp.offered, catchUp.since, catchUp.when]).toEqual([true, 4, 1000]);
  catchUp.came(hello(9), 6);
  expect([catchUp.offered, catchUp.since, catchUp.when]).toEqual([true, 4, 1000]);
  catchUp.came(hello(3), 9); // it was taken back
  expect(catchUp.offered).toBe(false);
});

test("after an answer only what was missed meanwhile is news", () => {
  catchUp.skip();
  catchUp.came(hello(6), 6);
  expect(catchUp.offered).toBe(false);
  catchUp.came(hello(9), 6);
  expect([catchUp.offered, catchUp.since, catchUp.when]).toEqual([true, 6, null]);
});

test("sentences stay on show when the line comes back", () => {
  catchUp.reading = true;
  catchUp.offered = false;
  catchUp.came(hello(9), 6);
  expect([catchUp.reading, catchUp.offered, catchUp.since]).toEqual([true, false, 4]);
});

test("a film that is on its way outlives a broken line, and goes on to the present", async () => {
  get.mockResolvedValueOnce(sent(4, 6)).mockResolvedValueOnce(sent(6, 9));
  catchUp.watch();
  stands(9);
  catchUp.came(hello(9), 6);
  expect(catchUp.offered).toBe(false);
  await vi.waitFor(() => expect(film).toHaveBeenCalledOnce());
  expect(film.mock.calls[0]![1]).toHaveLength(5);
});

test.each([
  ["is skipped", () => catchUp.skip()],
  ["finds me acting", () => (fake.taking.busy = true)],
])("a film that %s does not begin", async (_, meanwhile) => {
  const late = Promise.resolve(sent(4, 6));
  get.mockReturnValueOnce(late);
  catchUp.watch();
  meanwhile();
  await late;
  await new Promise((resolve) => setTimeout(resolve));
  expect([film.mock.calls.length, catchUp.reading]).toEqual([0, false]);
});

test("who has seen nothing of the table has not looked at it", () => {
  fake.scene = null;
  catchUp.close();
  expect(noteLook).not.toHaveBeenCalled();
  fake.scene = scene(6);
  catchUp.close();
  expect(noteLook).toHaveBeenCalledWith("x");
});
