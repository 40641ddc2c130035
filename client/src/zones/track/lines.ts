// How a track is broken into lines.

export interface Lines {
  /** Spaces in one line. */
  across: number;
  /** From the bottom to the top, where the title wishes it and there is no room for a line. */
  upright: boolean;
}

/** The least width of a space that one can read and touch. */
const LEAST = 34;

/** `columns`: so many in a line, 1: upright if all of them do not fit in one, 0: as it comes. */
export function lines(spaces: number, columns: number, room: number): Lines {
  if (columns > 1) return { across: Math.min(columns, spaces), upright: false };
  const most = Math.max(1, Math.floor(room / LEAST));
  if (!room || most >= spaces) return { across: spaces, upright: false };
  if (columns === 1) return { across: 1, upright: true };
  return { across: Math.ceil(spaces / Math.ceil(spaces / most)), upright: false };
}
