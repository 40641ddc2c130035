// The tabs of a small screen: one for each line of the phone layout, and where a decision is made.
import { spotId, zoneOf } from "../choosing/spots";
import type { Board, Scene, Zone } from "../wire";

/** What is mine, and the seats: tabs that every board with tabs has besides its own. */
export const MINE = "mine";
export const SEATS = "seats";

export interface Tab {
  /** The id of its first zone. */
  key: string;
  zones: Zone[];
}

export function tabsOf(board: Board): Tab[] {
  const byId = new Map(board.zones.map((zone) => [zone.id, zone]));
  return (board.layout.tabs ?? [])
    .map(({ zones }) => zones.flat().map((id) => byId.get(id)).filter((zone): zone is Zone => zone !== undefined && zone.seat == null))
    .filter((zones) => zones.length)
    .map((zones) => ({ key: zones[0]!.id, zones }));
}

/** The tab on which most options of a decision are chosen, null if they need none. A choice among what is in hand
 * looks ahead to the first tab: that is where it will go. */
export function tabOfDecision(board: Board, scene: Scene): string | null {
  const laid = (scene.shapes ?? []).map((shape) => [spotId(shape.in)]);
  const touched = [...Object.values(scene.options ?? {}).map(({ on }) => on ?? []), ...(scene.set?.among ?? []).map(([piece]) => [piece]), ...laid];
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

function inHand(scene: Scene, zone: Zone | undefined): boolean {
  return zone?.seat != null && zone.seat === scene.viewer && zone.brief === true && !inDuel(scene, zone);
}

function tabOfZone(tabs: Tab[], scene: Scene, zone: Zone | undefined): string | null {
  if (!zone) return null;
  // What is shown in brief has its chips in the dock; the rest of one's own has a tab.
  if (zone.seat != null) return zone.seat === scene.viewer && !zone.brief && !inDuel(scene, zone) ? MINE : null;
  return tabs.find(({ zones }) => zones.some(({ id }) => id === zone.id || id === zone.mat))?.key ?? null;
}

function inDuel(scene: Scene, zone: Zone): boolean {
  return scene.duel?.sides.some((side) => side.zone === zone.id) ?? false;
}
