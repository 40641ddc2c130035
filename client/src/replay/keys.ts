// The keys of the past: arrows by decision, with Shift by turn.
export type Way = "back" | "on" | "turn-back" | "turn-on" | "first" | "last" | "film" | "table";

const WAYS: Record<string, [plain: Way, shifted: Way]> = {
  ArrowLeft: ["back", "turn-back"],
  ArrowRight: ["on", "turn-on"],
  Home: ["first", "first"],
  End: ["last", "last"],
  Escape: ["table", "table"],
  " ": ["film", "film"],
};

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Where a key leads; null: it is none of ours, or belongs to what has the focus. */
export function wayOf({ key, shiftKey, ctrlKey, metaKey, altKey, target }: Pressed): Way | null {
  const ways = WAYS[key];
  if (!ways || ctrlKey || metaKey || altKey) return null;
  const name = (target as Element | null)?.tagName ?? "";
  const field = name === "SELECT" || name === "TEXTAREA" || (name === "INPUT" && (target as HTMLInputElement).type !== "range");
  if (field || (key === " " && (name === "BUTTON" || name === "A" || name === "SUMMARY"))) return null;
  return ways[shiftKey ? 1 : 0];
}
