// The tabs of a small screen: those of the layout, or one for all that flows; and where a decision is made.
import { spotId, zoneOf } from "../choosing/spots";
import { isLaid } from "../faces/pieces";
import type { Text } from "../lib/words.svelte";
import type { Board, Scene, Zone } from "../wire";
import { slotsOf } from "./slots";

/** Tabs that a board has besides its own: everything on one sheet, what is mine, the seats, the log. */
export const TABLE = "table";
export const MINE = "mine";
export const SEATS = "seats";
export const LOG = "log";

export interface Tab {
  /** The id of its first zone. */
  key: string;
  lines: Zone[][];
  zones: Zone[];
  name?: Text;
  icon?: string;
}

export function tabsOf(board: Board): Tab[] {
  const { main, side, together } = slotsOf(board, null);
  if (together) return [{ key: TABLE, lines: [...main, ...side], zones: [...main, ...side].flat() }];
  const byId = new Map(board.zones.map((zone) => [zone.id, zone]));
  const given = (board.layout.tabs ?? []).map(({ zones, name, icon = "" }) => ({
    lines: zones.map((line) => line.map((id) => byId.get(id)).filter((zone): zone is Zone => zone !== undefined && zone.seat == null)),
    name,
    icon,
  }));
  const made = given.length ? given : [main, side].map((lines) => ({ lines }));
  return made
    .map((tab) => ({ ...tab, zones: tab.lines.flat() }))
    .filter(({ zones }) => zones.length)
    .map((tab) => ({ ...tab, key: tab.zones[0]!.id }));
}

/** The tab on which most options of a decision are chosen, null if they need none. A choice among what is in hand
 * looks ahead to the first tab: that is where it will go. */
export function tabOfDecision(board: Board, scene: Scene): string | null {
  const laid = (scene.shapes ?? []).map((shape) => [spotId(shape.in)]);
  const ways = (scene.ways ?? []).map(({ to }) => [to]);
  const touched = [...Object.values(scene.options ?? {}).map(({ on }) => on ?? []), ...(scene.set?.among ?? []).map(([piece]) => [piece]), ...laid, ...ways];
  const fromHand = touched.length > 0 && touched.every((on) => on.some((id) => inHand(scene, zoneOf(board, scene, id))));
  return tabOf(board, scene, touched) ?? (fromHand ? (tabsOf(board)[0]?.key ?? null) : null);
}

/** The tab on which most of these options are, each given by what it touches; null if none is on any. */
export function tabOf(board: Board, scene: Scene, touched: string[][]): string | null {
  const tabs = tabsOf(board);
  const votes = new Map<string, number>();
  for (const on of touched) {
    const found = on.map((id) => tabOfZone(tabs, scene, zoneOf(board, scene, id))).findLast((tab) => tab !== null);
    if (found) votes.set(found, (votes.get(found) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The tab on which a piece, a place, a zone or the seats are pointed at. */
export function tabOfPoint(board: Board, scene: Scene, point: string): string | null {
  if (point === `@${SEATS}`) return SEATS;
  return tabOf(board, scene, [[board.zones.some(({ id }) => id === point) ? spotId(point) : point]]);
}

function inHand(scene: Scene, zone: Zone | undefined): boolean {
  return zone?.seat != null && zone.seat === scene.viewer && zone.brief === true && !isLaid(zone) && !inDuel(scene, zone);
}

function tabOfZone(tabs: Tab[], scene: Scene, zone: Zone | undefined): string | null {
  if (!zone) return null;
  // What is shown in brief has its chips in the dock, unless it has cells; the rest of one's own has a tab.
  if (zone.seat != null) {
    const own = zone.seat === scene.viewer && (!zone.brief || isLaid(zone)) && !inDuel(scene, zone);
    return own ? (tabs[0]?.key === TABLE ? TABLE : MINE) : null;
  }
  return tabs.find(({ zones }) => zones.some(({ id }) => id === zone.id || id === zone.mat))?.key ?? null;
}

function inDuel(scene: Scene, zone: Zone): boolean {
  return scene.duel?.sides.some((side) => side.zone === zone.id) ?? false;
}
