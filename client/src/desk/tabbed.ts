// The tabs of a board as they are shown: each with a sign and a name.
import { symbolOf } from "../faces/told";
import type { Play } from "../session/play.svelte";
import type { Zone } from "../wire";
import type { Entry } from "./TabBar.svelte";
import { LOG, MINE, SEATS, TABLE, type Tab } from "./tabs";

const PLAIN: Partial<Record<Zone["kind"], string>> = { field: "table", mat: "log", row: "cards" };

export function entries(play: Play, tabs: Tab[], due: string | null): Entry[] {
  const words = play.words!;
  const own = tabs.map(({ key, name, icon, zones: [zone] }) => ({
    key,
    icon: (symbolOf(play, `tab-${key}`) ?? (icon ? symbolOf(play, icon) : null))?.slice(1) ?? PLAIN[zone!.kind] ?? "table",
    label: key === TABLE ? words.text("board-tab-table") : words.say(name ?? zone!.name),
    due: due === key,
  }));
  const mine = { key: MINE, icon: "crown", label: words.text("board-tab-mine"), due: due === MINE };
  const seats = { key: SEATS, icon: "people", label: words.text("board-tab-seats") };
  const log = { key: LOG, icon: "log", label: words.text("board-tab-log"), unread: play.match?.talk.unread ?? 0 };
  return [...own, ...(play.viewer === null || own[0]?.key === TABLE ? [] : [mine]), seats, log];
}
