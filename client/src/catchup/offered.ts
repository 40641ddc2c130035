// How many moves there were since I was here, in one sentence.
import { settings } from "../lib/settings.svelte";
import { ago } from "../lib/times";
import { linesOf, told } from "../log/story";
import type { Match } from "../session/match.svelte";

/** "" while nothing is offered, or while a move is told. */
export function offerOf({ words, log, catchUp, playing }: Match): string {
  if (!words || !catchUp.offered || playing) return "";
  const since = catchUp.since ?? 0;
  const n = linesOf(told(log.filter(({ at }) => at >= since), words)).filter(({ seat }) => seat >= 0).length;
  if (!since) return words.text("catch-begun", { n });
  const when = (catchUp.when !== null && ago(catchUp.when, Date.now() / 1000, settings.language)) || "unknown";
  return words.text("catch-since", { n, when });
}
