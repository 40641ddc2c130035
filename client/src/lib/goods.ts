// Goods in the order in which the board names them, whatever order they arrive in.
import type { Board } from "../wire";

export function ordered(board: Board | null, list: [string, number][]): [string, number][] {
  const order = board?.zones.find((zone) => zone.holds)?.holds ?? [];
  const rank = (thing: string) => (order.includes(thing) ? order.indexOf(thing) : order.length);
  return list.toSorted((a, b) => rank(a[0]) - rank(b[0]));
}
