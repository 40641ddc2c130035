// Windows: reactions and any-time abilities, at which a seat may leave it to the table to decline.
import { post } from "../lib/api";
import type { AskMe, Done, Scene, SeatView } from "../wire";

interface Seated {
  readonly id: string;
  readonly viewer: number | null;
}

/** The window that the question is, "" if it is about anything else too; the server has the same rule. */
export function windowAsked(scene: Scene | null): string {
  const options = Object.values(scene?.options ?? {});
  const window = options.find(({ role }) => role === "decline")?.window ?? "";
  return options.every((option) => (option.window ?? window) === window) ? window : "";
}

/** Whether the table declines what is asked now. */
export function isLeft(seat: SeatView | undefined, scene: Scene | null): boolean {
  return seat?.windows?.[windowAsked(scene)] === false;
}

/** The windows that the seat has met so far, the one that stands among them, and whether it is asked there. */
export function windowsMet(seat: SeatView | undefined, scene: Scene | null): [string, boolean][] {
  const now = windowAsked(scene);
  return Object.entries({ ...(now && { [now]: true }), ...seat?.windows }).sort(([a], [b]) => (a < b ? -1 : 1));
}

export async function askMe({ id, viewer }: Seated, window: string, ask: boolean): Promise<void> {
  if (viewer === null) return;
  await post<Done>(`/api/tables/${id}/window`, { seat: viewer, window, ask } satisfies AskMe);
}
