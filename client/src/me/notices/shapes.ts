// The kinds of webhooks that the server knows, and what each needs besides an address.
import type { HookWish } from "../../wire";

export type Shape = NonNullable<HookWish["shape"]>;

export const SHAPES: readonly Shape[] = ["discord", "slack", "telegram", "ntfy", "matrix", "gotify", "json"];

/** Their names are names: the same in every language. */
export const NAMES: Partial<Record<string, string>> = {
  discord: "Discord",
  slack: "Slack",
  telegram: "Telegram",
  ntfy: "ntfy",
  matrix: "Matrix",
  gotify: "Gotify",
};

const EXAMPLES: Partial<Record<Shape, string>> = {
  discord: "https://discord.com/api/webhooks/…",
  slack: "https://hooks.slack.com/services/…",
  telegram: "https://api.telegram.org/bot…/sendMessage",
  ntfy: "https://ntfy.sh/…",
  matrix: "https://matrix.org/_matrix/client/v3/rooms/…",
  gotify: "https://gotify.example.org/message",
};
const WITH_KEY: readonly string[] = ["telegram", "matrix", "gotify"];

/** What an address looks like. */
export function example(shape: Shape | ""): string {
  return (shape && EXAMPLES[shape]) || "https://…";
}

/** The kind, if it needs a token or a number and the address has none. */
export function keyed(shape: Shape | "", url: string): Shape | null {
  const kind = shape || guess(url);
  return kind && WITH_KEY.includes(kind) && !/[?&](token|chat_id|access_token)=/.test(url) ? kind : null;
}

/** What the server will say of an address, as far as a key is concerned. */
function guess(url: string): Shape | "" {
  if (url.startsWith("https://api.telegram.org/")) return "telegram";
  if (/^https?:\/\/[^/]+\/_matrix\//.test(url)) return "matrix";
  if (/^https?:\/\/gotify\.[^/]+\/(.*\/)?message$/.test(url)) return "gotify";
  return "";
}
