// Which webhooks are asked for a key.
import { expect, test } from "vitest";
import { example, keyed, SHAPES } from "./shapes";

test.each([
  ["", "https://discord.com/api/webhooks/1/x", null],
  ["", "https://api.telegram.org/bot1:x/sendMessage", "telegram"],
  ["", "https://api.telegram.org/bot1:x/sendMessage?chat_id=4", null],
  ["", "https://matrix.org/_matrix/client/v3/rooms/!a:b", "matrix"],
  ["", "https://gotify.example.org/message", "gotify"],
  ["gotify", "https://push.example.org/", "gotify"],
  ["gotify", "https://push.example.org/message?token=A", null],
  ["ntfy", "https://ntfy.sh/x", null],
  ["telegram", "", "telegram"],
] as const)("%s %s", (shape, url, kind) => {
  expect(keyed(shape, url)).toBe(kind);
});

test("every kind has an example", () => {
  for (const shape of ["", ...SHAPES] as const) expect(example(shape)).toMatch(/^https:/);
});
