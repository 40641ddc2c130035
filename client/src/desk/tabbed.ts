// The tabs of a board as they are shown: each with a sign and a name.
import { symbolOf } from "../faces/told";
import type { Play } from "../session/play.svelte";
import type { Zone } from "../wire";
import type { Entry } from "./TabBar.svelte";
import { MINE, SEATS, type Tab } from "./tabs";

const PLAIN: Partial<Record<Zone["kind"], string>> = { field: "table", mat: "log", row: "cards" };

export function entries(play: Play, tabs: Tab[], due: string | null): Entry[] {
  const words = play.words!;
  const own = tabs.map(({ key, zones: [zone] }) => ({
    key,
    icon: symbolOf(play, `tab-${key}`)?.slice(1) ?? PLAIN[zone!.kind] ?? "table",
    label: words.say(zone!.name),
    due: due === key,
  }));
  const mine = { key: MINE, icon: "crown", label: words.text("board-tab-mine"), due: due === MINE };
  const seats = { key: SEATS, icon: "people", label: words.text("board-tab-seats") };
  return play.viewer === null ? [...own, seats] : [...own, mine, seats];
}
