// Going through a match turn by turn. `turns` has the number of the turn after each count of actions.

/** Where the turn after this position begins; the end if there is none. */
export function nextTurn(turns: number[], at: number, total: number): number {
  for (let k = at + 1; k < Math.min(turns.length, total + 1); k++) if (turns[k] !== turns[k - 1]) return k;
  return total;
}

/** Where this turn began, or, where one stands there already, the one before it. */
export function turnBefore(turns: number[], at: number): number {
  for (let k = Math.min(at, turns.length) - 1; k > 0; k--) if (turns[k] !== turns[k - 1]) return k;
  return 0;
}
