// Going back closes what lies over the page, one after the other, and only then leaves it.
import { beforeEach, expect, it, vi } from "vitest";
import { Overlays, type Past } from "./overlays";

let entries: unknown[];
let overlays: Overlays;
const past: Past = {
  get state() {
    return entries.at(-1);
  },
  pushState: (state) => void entries.push(state),
  back: () => void queueMicrotask(back),
};

function back(): void {
  entries.pop();
  overlays.wentBack();
}

/** A sheet that closes when it is told so. */
function sheet(): { open: boolean; close: () => void } {
  const made = { open: true, close: () => {} };
  const gone = overlays.add(() => made.close());
  made.close = () => ((made.open = false), gone());
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  entries = ["home", "table"];
  overlays = new Overlays(() => past);
});

const settled = (): Promise<unknown> => vi.runAllTimersAsync();

it("closes the uppermost first", async () => {
  const [below, above] = [sheet(), sheet()];
  expect(entries).toEqual(["home", "table", "table"]);
  back();
  await settled();
  expect([below.open, above.open]).toEqual([true, false]);
  back();
  await settled();
  expect(below.open).toBe(false);
  expect(entries).toEqual(["home", "table"]);
});

it("leaves no trace of what was closed otherwise", async () => {
  sheet().close();
  await settled();
  expect(entries).toEqual(["home", "table"]);
});

it("stays while one thing makes way for another", async () => {
  const first = sheet();
  first.close();
  const second = sheet();
  await settled();
  expect(entries).toEqual(["home", "table", "table"]);
  back();
  expect(second.open).toBe(false);
});

it("opens again while it still steps back", async () => {
  const first = sheet();
  first.close();
  vi.advanceTimersByTime(0);
  const second = sheet();
  await settled();
  expect(entries).toEqual(["home", "table", "table"]);
  back();
  expect(second.open).toBe(false);
});

it("gives its place to another page", async () => {
  const { close } = sheet();
  expect(overlays.replaced()).toBe(true);
  entries[2] = "how";
  close();
  await settled();
  expect(entries).toEqual(["home", "table", "how"]);
  expect(overlays.replaced()).toBe(false);
});
