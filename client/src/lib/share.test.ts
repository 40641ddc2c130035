import { expect, test } from "vitest";
import { resultPath, share, type Ways } from "./share";

const data = { title: "Anna wins", url: "https://carrack.example/t/1/result" };
const fails = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

/** A clipboard that keeps what it is given. */
function board(): Ways["clipboard"] & { text: string } {
  const made = { text: "", writeText: async (text: string) => void (made.text = text) };
  return made;
}

test("a link says its language unless that is English", () => {
  expect([resultPath("ab1", "en"), resultPath("ab1", "ru")]).toEqual(["/t/ab1/result", "/t/ab1/result?lang=ru"]);
});

test("the system shares where it can, and nobody is pressed", async () => {
  const [clipboard, given] = [board(), [] as ShareData[]];
  expect(await share(data, { clipboard, share: async (one) => void given.push(one) })).toBe("sent");
  expect(await share(data, { clipboard, share: fails("AbortError") })).toBe("sent");
  expect([given, clipboard.text]).toEqual([[data], ""]);
});

test("else the link is copied, or shown", async () => {
  const clipboard = board();
  expect(await share(data, { clipboard })).toBe("copied");
  expect(clipboard.text).toBe(data.url);
  expect(await share(data, { clipboard, share: fails("NotAllowedError") })).toBe("copied");
  expect(await share(data, { clipboard: { writeText: fails("NotAllowedError") } })).toBe("shown");
  expect(await share(data, {})).toBe("shown");
});
